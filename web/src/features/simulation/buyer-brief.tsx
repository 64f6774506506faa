import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { getPersona } from '@ringside/contract/pipeline/accounts'
import { useQuery } from '@tanstack/react-query'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { accountPath, reviewPath } from '../../lib/paths.ts'
import { callsQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Section } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WorkOn } from './work-on.tsx'

export type PersonaBrief = ResponseOf<typeof getPersona>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function spokenText({ persona, spokenBefore, colleagueHasSpoken }: PersonaBrief): string {
  if (!spokenBefore) return colleagueHasSpoken ? 'You have not spoken, a colleague has' : 'You have not spoken before'
  const best = persona.bestScore === null ? '' : `, best ${Math.round(persona.bestScore)}`
  return persona.lastCallAt ? `Last call ${formatDay(persona.lastCallAt)}${best}` : 'You have spoken before'
}

/** Who is called. */
export function BuyerWho({ brief }: { brief: PersonaBrief }) {
  const { persona, account } = brief
  const name = buyerNameOf(persona)
  return (
    <section
      aria-label="Buyer"
      className="flex items-center gap-6 border-b border-line px-8 pt-7 pb-6 max-tablet:gap-4 max-tablet:p-4"
    >
      <Voiceprint seed={persona._id} name={name} size={136} />
      <div className="min-w-0">
        <h2 className="text-hero font-semibold">{name}</h2>
        <p className="text-reason text-ink-2">
          {persona.title}, <TextLink to={accountPath(account)}>{account.name}</TextLink>
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-small text-ink-2">
          <li>{[persona.level, persona.department].filter(Boolean).join(', ')}</li>
          <li>{spokenText(brief)}</li>
        </ul>
        {persona.manner && (
          <p className="mt-1.5 text-small text-ink-2">Note from the rep before you: “{persona.manner}”</p>
        )}
      </div>
    </section>
  )
}

function Known({ known }: Pick<PersonaBrief, 'known'>) {
  if (known.length === 0) return <p className="text-ink-2">Nothing yet. What you find out on calls stands here.</p>
  return (
    <ul>
      {known.map((fact) => (
        <li key={fact.factId} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 py-[7px]">
          <IconCheck size={18} stroke={1.5} className="text-good" aria-hidden />
          <span>
            {fact.summary}
            <span className="block text-tiny text-ink-3">
              {fact.personaName.split(' ')[0]}, {formatDay(fact.at)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A longer list would be read by nobody before a call. */
const shownToFind = 8

function ToFind({ toFind, account }: Pick<PersonaBrief, 'toFind' | 'account'>) {
  if (toFind.length === 0) return <p className="text-ink-2">You have found out all there is to know here.</p>
  return (
    <ul>
      {toFind.slice(0, shownToFind).map((fact) => (
        <li key={fact.factId} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 py-[7px] text-ink-2">
          <IconLock size={18} stroke={1.5} className="text-ink-3" aria-hidden />
          {fact.label}
        </li>
      ))}
      {toFind.length > shownToFind && (
        <li className="py-[7px] pl-[30px] text-small text-ink-3">
          and {toFind.length - shownToFind} more at {account.name}. The call’s plan names those worth most to it.
        </li>
      )}
    </ul>
  )
}

function LastCall({ accountId }: { accountId: string }) {
  const { orgId } = useSession()
  const calls = useQuery(callsQuery(orgId, { accountId, limit: 1 }))
  const [last] = calls.data?.items ?? []
  if (!last) return '–'
  return (
    <TextLink look="alone" to={reviewPath(last._id)}>
      {[buyerNameOf(last.persona), callTypeLabels[last.type], ...(last.score === null ? [] : [last.score])].join(', ')}
    </TextLink>
  )
}

/** What is known against what is to find, the account, and what to work on. */
export function BuyerBrief({ brief }: { brief: PersonaBrief }) {
  const { account } = brief
  const pair =
    'grid grid-cols-2 border-b border-line max-tablet:grid-cols-1 last:border-0 [&>*+*]:border-l [&>*+*]:border-line max-tablet:[&>*+*]:border-l-0 max-tablet:[&>*+*]:border-t'
  return (
    <>
      <div className={pair}>
        <Section title="What you know" open>
          <Known known={brief.known} />
        </Section>
        <Section title="To find out" open>
          <ToFind toFind={brief.toFind} account={account} />
        </Section>
      </div>
      <div className={pair}>
        <Section title={account.name} open>
          <DataList
            gap={80}
            items={[
              { name: 'Business', value: `${account.description} ${account.location}`.trim() },
              { name: 'Size', value: `${account.size} employees` },
              { name: 'Deal', value: `${capital(account.stage)}, since ${formatDay(account.stageSince)}` },
              { name: 'Last call', value: <LastCall accountId={account._id} /> },
            ]}
          />
        </Section>
        <WorkOn personaId={brief.persona._id} />
      </div>
    </>
  )
}
