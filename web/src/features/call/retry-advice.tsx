import type { RetryPoint, Review } from '@ringside/contract/reviews/review'
import { useQuery } from '@tanstack/react-query'
import { callQuery, reviewQuery, transcriptQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'

/** Where a review says to take its call up again: first what would gain most, then what each criterion missed. */
function pointsOf({ retryFrom, result }: Review): RetryPoint[] {
  const ofCriteria = result.state === 'scored' ? result.scores.map((score) => score.retryFrom) : []
  return [retryFrom, ...ofCriteria].flatMap((point) => point ?? [])
}

/** In a call that takes up another at the turn its review named: what that review said to do there. */
function useRetryAdvice(simulationId: string): string | null {
  const { orgId } = useSession()
  // What a call was forked from never changes while it runs.
  const { data: own } = useQuery({ ...callQuery(orgId, simulationId), refetchInterval: false })
  const from = own?.simulation.forkedFrom ?? null
  const { data: before } = useQuery({ ...reviewQuery(orgId, from?.simulationId ?? ''), enabled: from !== null })
  const real = from === null ? (own?.simulation.takenUpFrom ?? null) : null
  const { data: uploaded } = useQuery({ ...transcriptQuery(orgId, real?.transcriptId ?? ''), enabled: real !== null })
  const review = before?.state === 'ready' ? before.review : uploaded?.review
  const turn = from?.turn ?? real?.line
  return (review ? pointsOf(review) : []).find((point) => point.turn === turn)?.why ?? null
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
