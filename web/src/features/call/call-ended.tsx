import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { CallView } from '../../lib/call-socket/call-view.ts'
import { reviewPath } from '../../lib/paths.ts'
import { callsKey, reviewQuery } from '../../lib/queries/calls.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock } from '../../lib/time-format.ts'
import { ButtonLink } from '../../ui/button.tsx'

type Ended = Extract<CallView, { state: 'ended' }>

/** "Dana hung up at 6:58." */
export function endedWords({ call, endedBy, atMs }: Ended): string {
  const at = formatClock(atMs)
  const { firstName } = call.terms.persona
  switch (endedBy) {
    case 'rep':
      return `You hung up at ${at}.`
    case 'buyer':
      return `${firstName} hung up at ${at}.`
    case 'time':
      return `${firstName} had to go at ${at}.`
    case 'abandoned':
      return `The call ended at ${at}, after nobody was on it.`
  }
}

/** The call is over: its review is a moment away, and comes by itself when it was the rep who hung up. */
export function CallEnded({ ended }: { ended: Ended }) {
  const { orgId } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { simulationId } = ended.call.terms
  const review = useQuery(reviewQuery(orgId, simulationId))
  const isReady = review.data?.state === 'ready'
  // Asked before the server had closed the call, the answer would stay "in call".
  const isTooEarly = review.data?.state === 'in-call'
  const refetch = review.refetch
  useEffect(() => {
    if (!isTooEarly) return
    const timer = window.setTimeout(() => void refetch(), 500)
    return () => window.clearTimeout(timer)
  }, [isTooEarly, refetch, review.dataUpdatedAt])
  useEffect(() => {
    if (!isReady) return
    // What the call changed elsewhere: lists, credits, what is known of the account.
    void queries.invalidateQueries({
      queryKey: callsKey(orgId),
      predicate: ({ queryKey }) => queryKey[2] !== 'review',
    })
    void queries.invalidateQueries({ queryKey: ['plan'] })
    void queries.invalidateQueries({ queryKey: pipelineKey(orgId) })
    if (ended.endedBy === 'rep') void navigate(reviewPath(simulationId), { replace: true })
  }, [isReady, queries, orgId, ended.endedBy, navigate, simulationId])
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line px-6 py-5 max-tablet:px-4">
      <div role="status" className="flex-1">
        <p className="text-lead font-medium">{endedWords(ended)}</p>
        <p className="text-ink-2">{isReady ? 'The review is ready.' : 'Scoring...'}</p>
      </div>
      <ButtonLink variant="primary" size="large" to={reviewPath(simulationId)} replace>
        See the review
      </ButtonLink>
    </div>
  )
}
