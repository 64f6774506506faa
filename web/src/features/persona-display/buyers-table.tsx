import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BestScore } from '../../domain-ui/best-score.tsx'
import { buyerOrders, firstDirections } from '../../domain-ui/buyers.ts'
import { callsWith } from '../../domain-ui/call-labels.ts'
import { figureOf, whoseFigures, type Whose } from '../../domain-ui/record-words.ts'
import { useScoreTargets } from '../../domain-ui/score-target.ts'
import { countedThings, thingsOf, useArchive } from '../../domain-ui/use-archive.ts'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { accountPath, personPath, setUpPath } from '../../lib/paths.ts'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { BuyerOrder } from './buyer-order.ts'

/** What makes a head sort, in the order that the address and the choice over the list know by the same name. */
const sortedBy = (by: keyof typeof buyerOrders) => ({
  compare: buyerOrders[by],
  firstDirection: firstDirections[by],
})

/** An admin's figures count everybody's calls, and their heads say so. */
function columnsFor(whose: Whose, targetOf: ReturnType<typeof useScoreTargets>): Column<Buyer>[] {
  return [
    {
      key: 'name',
      head: 'Buyer',
      ...sortedBy('name'),
      wraps: true,
      phone: 'lead',
      cell: (buyer) => (
        <span className="inline-flex items-center gap-3">
          <span className="max-tablet:hidden">
            <Voiceprint seed={buyer._id} name={buyerNameOf(buyer)} size={32} />
          </span>
          <TextLink look="name" to={personPath(buyer._id)}>
            {buyerNameOf(buyer)}
          </TextLink>
        </span>
      ),
    },
    { key: 'title', head: 'Role', wraps: true, cell: (buyer) => buyer.title, ...sortedBy('title'), phone: 'detail' },
    {
      key: 'account',
      head: 'Account',
      ...sortedBy('account'),
      wraps: true,
      cell: (buyer) => (
        <TextLink look="name" to={accountPath({ slug: buyer.accountSlug, name: buyer.accountName })}>
          <span className="font-normal">{buyer.accountName}</span>
        </TextLink>
      ),
    },
    {
      key: 'manner',
      head: 'In their file',
      wide: true,
      cell: (buyer) => (
        <span className="line-clamp-2 max-w-56 min-w-40 text-small whitespace-normal text-ink-2">
          {buyer.manner && `“${buyer.manner}”`}
        </span>
      ),
    },
    {
      key: 'best',
      head: figureOf(whose, 'best'),
      ...sortedBy('best'),
      cell: (buyer) => <BestScore score={buyer.bestScore} target={targetOf(buyer)} />,
      phone: 'value',
    },
    {
      key: 'calls',
      head: figureOf(whose, 'calls'),
      cell: ({ calls }) => callsWith(calls),
      ...sortedBy('calls'),
      wide: true,
      phone: 'end',
    },
    {
      key: 'recent',
      head: figureOf(whose, 'last call'),
      ...sortedBy('recent'),
      wide: true,
      align: 'right',
      cell: (buyer) => (buyer.lastCallAt ? formatDay(buyer.lastCallAt) : '–'),
    },
    {
      key: 'call',
      head: '',
      name: 'Call',
      align: 'right',
      phone: 'menu',
      cell: (buyer) => (
        <ButtonLink size="small" icon={IconPhone} to={setUpPath(buyer._id)} aria-label={`Call ${buyerNameOf(buyer)}`}>
          Call
        </ButtonLink>
      ),
    },
  ]
}

interface BuyersTableProps {
  /** Those that the filters find, in their order. */
  buyers: readonly Buyer[]
  order: BuyerOrder
}

/** The buyers as a list, with archiving of several at once. */
export function BuyersTable({ buyers, order }: BuyersTableProps) {
  const navigate = useNavigate()
  const session = useSession()
  useRowKeys(true)
  const targetOf = useScoreTargets()
  const { archive } = useArchive({ orgId: session.orgId, userId: session.userId })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // A phone shows no heads: there the choice over the list is enough.
  const isPhone = useMediaQuery('(width < 768px)')
  // What a filter hides is not archived with what is seen.
  const chosen = buyers.filter(({ _id }) => selected.has(_id)).map(({ _id }) => _id)
  const sort: Sort | null = order.by === 'suggested' ? null : { key: order.by, direction: order.direction }
  return (
    <>
      <Table
        label="Buyers"
        rows={buyers}
        columns={columnsFor(whoseFigures(session), targetOf)}
        rowKey={(buyer) => buyer._id}
        rowName={(buyer) => buyerNameOf(buyer)}
        sort={sort}
        {...(!isPhone && { onSort: order.onSort })}
        selected={new Set(chosen)}
        onSelect={setSelected}
        onOpen={(buyer) => void navigate(personPath(buyer._id))}
      />
      {chosen.length > 0 && (
        <ActionBar
          words={`${countedThings(thingsOf('persona', chosen))} selected`}
          onClear={() => setSelected(new Set())}
        >
          <Button
            size="small"
            icon={IconArchive}
            onClick={() => {
              void archive(thingsOf('persona', chosen))
              setSelected(new Set())
            }}
          >
            Archive
          </Button>
        </ActionBar>
      )}
    </>
  )
}
