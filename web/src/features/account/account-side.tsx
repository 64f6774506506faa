import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { SuggestedNextCall } from '@ringside/contract/pipeline/next-call'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getAccount } from '@ringside/contract/pipeline/accounts'
import { callName, callTypeLabels, outcomeLabels } from '../../domain-ui/call-labels.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { reviewPath, setUpPath } from '../../lib/paths.ts'
import { formatDay } from '../../lib/time-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type AccountCall = ResponseOf<typeof getAccount>['calls'][number]

/** Whom to call here next, and why; nothing when there is nobody. */
export function SuggestedHere({ suggestion }: { suggestion: SuggestedNextCall | null | undefined }) {
  if (!suggestion?.persona) return null
  const { persona, suggestedCallType } = suggestion
  return (
    <section aria-label="Suggested next call" className="border-b border-line bg-subtle px-6 py-5 max-tablet:p-4">
      <p className="text-small font-semibold text-ink-2">Suggested next call</p>
      <h2 className="mt-1 text-h1 font-semibold">
        {buyerNameOf(persona)}, {persona.title}
      </h2>
      <p className="mt-1 text-ink-2">{suggestion.reason}</p>
      {suggestion.stageEffect && <p className="mt-1 text-small text-ink-2">{suggestion.stageEffect}</p>}
      <p className="mt-3">
        <ButtonLink variant="primary" icon={IconPhone} to={setUpPath(persona._id, suggestedCallType)}>
          Set up {suggestedCallType ? callName(suggestedCallType).toLowerCase() : 'call'}
        </ButtonLink>
      </p>
    </section>
  )
}

/** Calls with people of this account, newest first: a member's own, for an admin everybody's. */
export function AccountCalls({ calls, everybody }: { calls: readonly AccountCall[]; everybody: boolean }) {
  return (
    <section aria-label="Calls" className="px-6 py-5 max-tablet:p-4">
      <h2 className="mb-2 text-h2 font-semibold">{everybody ? 'Calls' : 'Your calls'}</h2>
      {calls.length === 0 && (
        <p className="text-ink-2">
          {everybody
            ? 'Nobody here has been called yet.'
            : 'You have called nobody here yet. What colleagues found out stands beside.'}
        </p>
      )}
      <ul>
        {calls.map((call) => (
          <li key={call.simulationId} className="flex items-center gap-3 border-b border-line py-2">
            <Voiceprint seed={call.personaId} name={call.personaName} size={32} />
            <span className="min-w-0 flex-1">
              <TextLink look="name" to={reviewPath(call.simulationId)}>
                {call.personaName}
              </TextLink>
              <span className="block truncate text-small text-ink-2">
                {callTypeLabels[call.type]}, {call.isRetry && 'retry of a call, '}
                {formatDay(call.at)}
                {call.outcome ? `. ${outcomeLabels[call.outcome]}` : ''}
              </span>
            </span>
            <span className="numeral text-[16px]/5">{call.score ?? '–'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
