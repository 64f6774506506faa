import type { CallSubject, Review, ScorableRubric, Scoring } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import type { KeptReview, Reviews } from '../reviews/index.ts'
import { isOf, nameOf, resolve, type WhichRubric } from './which-rubric.ts'

/** The review that a rubric would give a scored call, kept nowhere; null for a call that has none to compare with. */
export type ReviewAs = (orgId: string, call: CallSubject, rubric: ScorableRubric) => Promise<Review | null>

export interface ScoringByRubric {
  /** For admins: scores a call with another rubric or version, beside its review. Throws `not-found` and `conflict`. */
  scoreByRubric(actor: MemberActor, reviewId: string, which: WhichRubric): Promise<Scoring>
}

export interface ScoringByRubricNeeds {
  readonly db: Database
  readonly reviews: Pick<Reviews, 'findById' | 'storeScoring'>
  readonly reviewAs: ReviewAs
}

export function createScoringByRubric(needs: ScoringByRubricNeeds): ScoringByRubric {
  return {
    async scoreByRubric(actor, reviewId, which) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      const first = await needs.reviews.findById(orgId, reviewId)
      if (!first) throw notFound('Review')
      const rubric = await resolve(needs.db, orgId, which)
      if (isOf(first.review.rubric, nameOf(rubric)))
        throw new AppError('conflict', 'This rubric and version gave the call its review. Choose another one.')
      return scoreBeside(needs, { orgId, first, by: { userId: actor.userId, name: shownNameOf(actor) } }, rubric)
    },
  }
}

/** Scores a call by a rubric, and keeps that beside its review. Throws `conflict` for what stands in the way of it. */
export async function scoreBeside(
  { reviews, reviewAs }: Omit<ScoringByRubricNeeds, 'db'>,
  of: { orgId: string; first: KeptReview; by: { userId: string; name: string } },
  rubric: ScorableRubric,
): Promise<Scoring> {
  const { kind, subjectId: id } = of.first
  const review = await reviewAs(of.orgId, { kind, id }, rubric)
  if (!review) throw new AppError('conflict', 'This call is being scored. Try again when its review is there.')
  return reviews.storeScoring(of, review)
}
