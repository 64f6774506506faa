import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { getPersona } from '@ringside/contract/pipeline/personas'
import { useQuery } from '@tanstack/react-query'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { contactName } from '../../domain-ui/contact-name.ts'
import { MannerNote } from '../../domain-ui/manner-note.tsx'
import { figureOf, whoseFigures, type Whose } from '../../domain-ui/record-words.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { accountPath, personPath, reviewPath } from '../../lib/paths.ts'
import { callsQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Section } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { PlayableCallType } from './call-terms.ts'
import { AssignedNote } from './assigned-note.tsx'
import { KnownAndOpen } from './known-and-open.tsx'
import { WorkOn } from './work-on.tsx'

export type PersonaBrief = ResponseOf<typeof getPersona>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function spokenText({ persona, spokenBefore, colleagueHasSpoken }: PersonaBrief, whose: Whose): string {
  if (!spokenBefore) return colleagueHasSpoken ? 'You have not spoken, a colleague has' : 'You have not spoken before'
  const best = persona.bestScore === null ? '' : `, best ${Math.round(persona.bestScore)}`
  return persona.lastCallAt
    ? `${figureOf(whose, 'last call')} ${formatDay(persona.lastCallAt)}${best}`
    : 'You have spoken before'
}

/** Who is called. */
export function BuyerWho({ brief }: { brief: PersonaBrief }) {
  const whose = whoseFigures(useSession())
  const { persona, account } = brief
  const name = buyerNameOf(persona)
  return (
    <section
      aria-label="Buyer"
      className="flex items-center gap-6 border-b border-line px-8 pt-7 pb-6 max-tablet:gap-4 max-tablet:p-4"
    >
      <Voiceprint seed={persona._id} name={name} size={136} />
      <div className="min-w-0">
        <h2 className="text-hero font-semibold">
          <TextLink look="heading" to={personPath(persona._id)}>
            {name}
          </TextLink>
        </h2>
        <p className="text-reason text-ink-2">
          {persona.title}, <TextLink to={accountPath(account)}>{account.name}</TextLink>
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-small text-ink-2">
          <li>{contactName(persona)}</li>
          <li>{spokenText(brief, whose)}</li>
        </ul>
        <MannerNote manner={persona.manner} className="mt-1.5 text-small text-ink-2" />
      </div>
    </section>
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
export function BuyerBrief({ brief, type }: { brief: PersonaBrief; type: PlayableCallType }) {
  const { account } = brief
  const pair =
    'grid grid-cols-2 border-b border-line max-tablet:grid-cols-1 last:border-0 [&>*+*]:border-l [&>*+*]:border-line max-tablet:[&>*+*]:border-l-0 max-tablet:[&>*+*]:border-t'
  return (
    <>
      <AssignedNote brief={brief} />
      <div className={pair}>
        <KnownAndOpen brief={brief} type={type} />
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
