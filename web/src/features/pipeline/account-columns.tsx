import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account } from '@ringside/contract/pipeline/accounts'
import { factsTold, foundCount } from '@ringside/contract/pipeline/found-count'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { companySizes, dealStages } from '@ringside/contract/reference-data'
import { FoundFacts } from '../../domain-ui/found-facts.tsx'
import { figureOf, type Whose } from '../../domain-ui/record-words.ts'
import { accountPath, personPath } from '../../lib/paths.ts'
import { formatDay } from '../../lib/time-format.ts'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { mainContact } from './pipeline-figures.ts'

const byText = (of: (account: Account) => string) => (a: Account, b: Account) => of(a).localeCompare(of(b))
const byNumber = (of: (account: Account) => number) => (a: Account, b: Account) => of(a) - of(b)

/** A phone has no heads, so it would say nothing of what. */
const none = <span className="text-ink-3 max-tablet:hidden">–</span>

function MainContact(account: Account) {
  const contact = mainContact(account)
  if (contact === null) return '–'
  return (
    <TextLink look="name" to={personPath(contact._id)}>
      <span className="font-normal">{buyerNameOf(contact)}</span>
    </TextLink>
  )
}

const stageColumn: Column<Account> = {
  key: 'stage',
  head: 'Stage',
  cell: (account) => stageLabels[account.stage],
  compare: byNumber((account) => dealStages.indexOf(account.stage)),
}

/**
 * Figures of calls are everybody's or the reader's own: their heads say whose. Where all are `inOneStage` the title says which,
 * and what was found has more room.
 */
export function accountColumns(whose: Whose, inOneStage = false): Column<Account>[] {
  return [
    {
      key: 'account',
      head: 'Account',
      wraps: true,
      cell: (account) => (
        // Most names then have one line beside all the other columns, which a desk has room for.
        <span className="block min-[1400px]:min-w-38">
          <TextLink look="name" to={accountPath(account)}>
            {account.name}
          </TextLink>
        </span>
      ),
      compare: byText((account) => account.name),
      phone: 'lead',
    },
    {
      key: 'location',
      head: 'Location',
      wraps: true,
      cell: (account) => (
        <>
          {/* A phone has no column for it. */}
          <span className="tablet:hidden">{stageLabels[account.stage]}, </span>
          {account.location}
        </>
      ),
      wide: 1023,
      compare: byText((account) => account.location),
      phone: 'detail',
    },
    {
      key: 'size',
      head: 'Size',
      cell: (account) => account.size,
      wide: 1399,
      compare: byNumber((account) => companySizes.findIndex((size) => size === account.size)),
    },
    { key: 'contact', head: figureOf(whose, 'main contact'), wraps: true, cell: MainContact, wide: 1279 },
    {
      key: 'found',
      head: 'Found out',
      cell: (account) => <FoundFacts told={factsTold(account)} ticksFrom={inOneStage ? 1400 : 1536} />,
      wide: 1023,
      compare: byNumber((account) => foundCount(account.discoveredInformation)),
      firstDirection: 'descending',
    },
    {
      key: 'best',
      head: figureOf(whose, 'best score'),
      cell: (account) =>
        account.bestScore === null ? none : <span className="numeral text-[16px]/5">{account.bestScore}</span>,
      compare: byNumber((account) => account.bestScore ?? -1),
      firstDirection: 'descending',
      // Its head has two lines then, and not three.
      width: '84px',
      phone: 'value',
    },
    {
      key: 'last',
      head: figureOf(whose, 'last call'),
      cell: (account) => (account.lastCallAt ? formatDay(account.lastCallAt) : none),
      compare: byText((account) => account.lastCallAt ?? ''),
      firstDirection: 'descending',
      width: '84px',
      phone: 'end',
    },
    ...(inOneStage ? [] : [stageColumn]),
  ]
}
