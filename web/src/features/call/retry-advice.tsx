import { useQuery } from '@tanstack/react-query'
import { callQuery, reviewQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'

/** In a call that takes up another at the turn its review named: what that review said to do there. */
function useRetryAdvice(simulationId: string): string | null {
  const { orgId } = useSession()
  // What a call was forked from never changes while it runs.
  const { data: own } = useQuery({ ...callQuery(orgId, simulationId), refetchInterval: false })
  const from = own?.simulation.forkedFrom ?? null
  const { data: before } = useQuery({ ...reviewQuery(orgId, from?.simulationId ?? ''), enabled: from !== null })
  const point = before?.state === 'ready' ? before.review.retryFrom : null
  return point !== null && point.turn === from?.turn ? point.why : null
}

/** What to do otherwise this time, over the plan. */
export function RetryAdvice({ simulationId }: { simulationId: string }) {
  const advice = useRetryAdvice(simulationId)
  if (advice === null) return null
  return (
    <section aria-label="This time">
      <h2 className="text-h2 font-semibold">This time</h2>
      <p className="mt-1">{advice}.</p>
    </section>
  )
}

/** The same in one line, where no plan stands beside the call. */
export function RetryLine({ simulationId }: { simulationId: string }) {
  const advice = useRetryAdvice(simulationId)
  if (advice === null) return null
  return (
    <p className="px-6 text-small text-ink-2 max-tablet:px-3">
      <span className="font-semibold text-ink">This time:</span> {advice}.
    </p>
  )
}
