import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { SuggestedNextCall } from '@ringside/contract/pipeline/next-call'
import { callName } from '../../domain-ui/call-labels.ts'
import { CallLines, type AccountCall } from '../../domain-ui/call-lines.tsx'
import { personPath, setUpPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const suggested = 'border-b border-line bg-subtle px-6 py-5 max-tablet:p-4'

/** As high as most suggestions are: on a phone the people stand under it, and stay where they are. */
function SuggestionWaiting() {
  return (
    <section aria-label="Suggested next call" aria-busy className={`${suggested} flex min-h-52 flex-col gap-3`}>
      <p className="text-small font-semibold text-ink-2">Suggested next call</p>
      <Skeleton width="60%" height={20} />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </section>
  )
}

/** Whom to call here next, and why; nothing when there is nobody. Undefined while it is not known. */
export function SuggestedHere({ suggestion }: { suggestion: SuggestedNextCall | null | undefined }) {
  if (suggestion === undefined) return <SuggestionWaiting />
  if (!suggestion?.persona) return null
  const { persona, suggestedCallType } = suggestion
  return (
    <section aria-label="Suggested next call" className={suggested}>
      <p className="text-small font-semibold text-ink-2">Suggested next call</p>
      <h2 className="mt-1 text-h1 font-semibold">
        <TextLink look="heading" to={personPath(persona._id)}>
          {buyerNameOf(persona)}
        </TextLink>
        , {persona.title}
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
      <CallLines calls={calls} withWhom />
    </section>
  )
}
