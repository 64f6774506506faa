import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import type { CallView } from '../../lib/call-socket/call-view.ts'
import { reviewPath } from '../../lib/paths.ts'
import { reviewQuery } from '../../lib/queries/calls.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { readScoresAgain } from '../../lib/queries/scores.ts'
import { useSession } from '../../lib/session/session.ts'
import { sayDealMoved } from './say-deal-moved.ts'

export type Ended = Extract<CallView, { state: 'ended' }>

/** What has become of the review of a call that is over. */
export type EndedReview =
  | { state: 'scoring' }
  | { state: 'ready' }
  | { state: 'too-short'; reason: string }
  | { state: 'failed' }
  /** Asking for it failed, and nothing was heard before. */
  | { state: 'unknown'; words: string; askAgain: () => void }

/** Waits for the review of a call that has just ended, and goes there by itself when it was the rep who hung up. */
export function useEndedReview(ended: Ended): EndedReview {
  const session = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { simulationId, persona } = ended.call.terms
  const { data, error, refetch, dataUpdatedAt } = useQuery(reviewQuery(session.orgId, simulationId))
  const isReady = data?.state === 'ready'
  const isDone = isReady || data?.state === 'failed'
  // Asked before the server had closed the call, the answer would stay "in call".
  const isTooEarly = data?.state === 'in-call'
  useEffect(() => {
    if (!isTooEarly) return
    const timer = window.setTimeout(() => void refetch(), 500)
    return () => window.clearTimeout(timer)
  }, [isTooEarly, refetch, dataUpdatedAt])
  useEffect(() => {
    if (!isDone) return
    // What the call changed elsewhere: lists, credits, what is known of the account.
    void readScoresAgain(queries, session, (key) => key[2] === 'review')
    void readCreditsAgain(queries)
  }, [isDone, queries, session])
  useEffect(() => {
    if (isReady) void sayDealMoved(queries, { orgId: session.orgId, simulationId, personaId: persona.personaId })
  }, [isReady, queries, session.orgId, simulationId, persona.personaId])
  const goesByItself = isReady && ended.endedBy === 'rep'
  useEffect(() => {
    if (goesByItself) void navigate(reviewPath(simulationId), { replace: true })
  }, [goesByItself, navigate, simulationId])
  if (data?.state === 'ready') {
    const { result } = data.review
    return result.state === 'too-short' ? { state: 'too-short', reason: result.reason } : { state: 'ready' }
  }
  if (data?.state === 'failed') return { state: 'failed' }
  if (error) return { state: 'unknown', words: wordsOf(error), askAgain: () => void refetch() }
  return { state: 'scoring' }
}
