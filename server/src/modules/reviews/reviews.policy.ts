import type { Review } from '@ringside/contract'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'

/** A rep sees their own reviews, an admin everybody's in the organisation; others what is shared with them, and change nothing. */
export const mayAlwaysSee = (actor: MemberActor, repId: string): boolean => repId === actor.userId || isAdmin(actor)

/**
 * A review that is shared with others than its rep and the admins: without the reasons that a manager wrote to its rep, and
 * without what the call came to as another kind.
 */
export function asShownTo(actor: MemberActor, repId: string, { earlierTypes, ...review }: Review): Review {
  const { result } = review
  if (mayAlwaysSee(actor, repId)) return earlierTypes === undefined ? review : { ...review, earlierTypes }
  const earlier = review.earlierJudgements?.map((judged) => ({ ...judged, reason: '' }))
  const kept = earlier === undefined ? review : { ...review, earlierJudgements: earlier }
  if (result.state !== 'scored') return kept
  const scores = result.scores.map((score) =>
    score.override === undefined ? score : { ...score, override: { ...score.override, reason: '' } },
  )
  return { ...kept, result: { ...result, scores } }
}
