import type { listScoredCalls, listScorings, Review, ScoredCall, Scoring } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import { mustBeAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { NameCall } from './exports/reviewed-call.ts'
import { hasFailed } from './failed.ts'
import type { KeptReview } from './kept-review.ts'
import * as repository from './scorings.repository.ts'

type SideBySide = z.output<typeof listScorings.response>

export interface Scorings {
  /**
   * The first review of a call and all scorings made since; for whoever may see the review. Throws `conflict` where the call has
   * changed since.
   */
  scorings(actor: MemberActor, reviewId: string): Promise<SideBySide>
  /** For admins: the newest scored calls of their organisation. */
  scoredCalls(actor: MemberActor, wanted: z.output<NonNullable<typeof listScoredCalls.query>>): Promise<ScoredCall[]>
  /**
   * Keeps a scoring beside the review it was made from. Throws `conflict` when that was made anew meanwhile. Who may have it
   * made is judged by the caller.
   */
  storeScoring(of: ScoringOf, review: Review): Promise<Scoring>
}

export interface ScoringOf {
  readonly orgId: string
  /** As it was when the call was scored again. */
  readonly first: KeptReview
  readonly by: { readonly userId: string; readonly name: string }
}

interface ScoringsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly nameCall: NameCall
  /** Throws `not-found` for who may not see the review. */
  readonly seen: (actor: MemberActor, reviewId: string) => Promise<KeptReview>
}

const presentScoring = ({ id, review, created_at, by_name }: repository.ScoringRow): Scoring => ({
  _id: id,
  review,
  createdAt: created_at.toISOString(),
  by: by_name,
})

const presentCall = (
  row: Awaited<ReturnType<typeof repository.listScored>>[number],
  callTitle: string,
): ScoredCall => ({
  reviewId: row.id,
  call: { kind: row.subject_kind, id: row.subject_id },
  callTitle,
  userId: row.user_id,
  type: row.type,
  rubric: row.rubric,
  total: row.total ?? 0,
  failed: row.failed,
  createdAt: row.created_at.toISOString(),
  again:
    row.again_at === null
      ? null
      : { total: row.again_total, failed: row.again_failed === true, createdAt: row.again_at.toISOString() },
})

export function createScorings({ db, clock, nameCall, seen }: ScoringsNeeds): Scorings {
  return {
    async scorings(actor, reviewId) {
      const first = await seen(actor, reviewId)
      // Of a call that has changed since nothing is compared; a page that only reads is told so without a refusal.
      const others = first.isOutOfDate ? [] : await repository.listScorings(db, actor.membership.orgId, reviewId)
      return {
        first: { review: first.review, createdAt: first.createdAt.toISOString() },
        others: others.map(presentScoring),
      }
    },

    async scoredCalls(actor, { limit, rubric = '', version = 0 }) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      const rows = await repository.listScored(db, orgId, { limit, rubric, version })
      return Promise.all(
        rows.map(async (row) => {
          const call = await nameCall[row.subject_kind](orgId, row.subject_id)
          return presentCall(row, call?.title ?? '')
        }),
      )
    },

    storeScoring: ({ orgId, first, by }, review) =>
      inTransaction(db, async (tx) => {
        const { reviewId } = first
        if (!(await repository.lockSameReview(tx, orgId, reviewId, first.review)))
          throw new AppError('conflict', 'This call has been scored anew meanwhile. Look at it, then score it again.')
        const row = await repository.putScoring(tx, {
          org_id: orgId,
          review_id: reviewId,
          id: newId(),
          rubric: review.rubric.key,
          version: review.rubric.version,
          total: review.result.state === 'scored' ? review.result.total : null,
          failed: hasFailed(review),
          review,
          by_user_id: by.userId,
          by_name: by.name,
          created_at: clock.now(),
        })
        return presentScoring(row)
      }),
  }
}
