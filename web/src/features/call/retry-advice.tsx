import { useQuery } from '@tanstack/react-query'
import { callQuery, reviewQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'

/** In a call that takes up another at the turn its review named: what that review said to do there. */
export function RetryAdvice({ simulationId }: { simulationId: string }) {
  const { orgId } = useSession()
  // What a call was forked from never changes while it runs.
  const { data: own } = useQuery({ ...callQuery(orgId, simulationId), refetchInterval: false })
  const from = own?.simulation.forkedFrom ?? null
  const { data: before } = useQuery({ ...reviewQuery(orgId, from?.simulationId ?? ''), enabled: from !== null })
  const point = before?.state === 'ready' ? before.review.retryFrom : null
  if (point === null || point.turn !== from?.turn) return null
  return (
    <section aria-label="This time">
      <h2 className="text-h2 font-semibold">This time</h2>
      <p className="mt-1">{point.why}.</p>
    </section>
  )
}
