import type { Review, RubricId } from '@ringside/contract'
import { inTransaction } from '../../platform/database/transaction.ts'
import { mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Reviews } from '../reviews/index.ts'
import { scoreBeside, type ScoringByRubricNeeds } from './scoring-by-rubric.service.ts'
import { isOf, nameOf, resolve, type WhichRubric } from './which-rubric.ts'

/** Scores one call of several by another rubric. Its data is `ScoreByRubricData`. */
export const scoreByRubricJob = 'review-score-again'

export interface ScoreByRubricData {
  readonly orgId: string
  readonly reviewId: string
  readonly rubric: RubricId
  readonly version: number
  readonly by: { readonly userId: string; readonly name: string }
}

export interface ScoringLastByRubric {
  /**
   * For admins: scores the newest calls with another rubric or version, as jobs; those that the rubric and version gave the first
   * review are left out.
   */
  scoreLastByRubric(
    actor: MemberActor,
    which: WhichRubric & { last: number },
  ): Promise<{ calls: number; rubric: Review['rubric'] }>
  /** What the job does. Done twice it comes to the same; for a call that is gone it does nothing. */
  run(data: ScoreByRubricData): Promise<void>
}

export interface ScoringLastByRubricNeeds extends ScoringByRubricNeeds {
  readonly jobs: Jobs
  readonly reviews: Pick<Reviews, 'findById' | 'scoredCalls' | 'storeScoring'>
}

export function createScoringLastByRubric(needs: ScoringLastByRubricNeeds): ScoringLastByRubric {
  const { db, jobs, reviews } = needs
  return {
    async scoreLastByRubric(actor, { last, ...which }) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      const rubric = nameOf(await resolve(db, orgId, which))
      const by = { userId: actor.userId, name: shownNameOf(actor) }
      const newest = await reviews.scoredCalls(actor, { limit: last })
      const calls = newest.filter((call) => !isOf(call.rubric, rubric))
      await inTransaction(db, async (tx) => {
        for (const { reviewId } of calls) {
          const data: ScoreByRubricData = { orgId, reviewId, rubric: rubric.key, version: rubric.version, by }
          await jobs.enqueue(tx, scoreByRubricJob, data)
        }
      })
      return { calls: calls.length, rubric }
    },

    async run({ orgId, reviewId, by, ...which }) {
      const first = await reviews.findById(orgId, reviewId)
      if (!first) return
      const rubric = await resolve(db, orgId, which)
      if (isOf(first.review.rubric, nameOf(rubric))) return
      await scoreBeside(needs, { orgId, first, by }, rubric)
    },
  }
}
