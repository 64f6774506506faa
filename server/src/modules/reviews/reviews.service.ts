import type { Comment, Review } from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ReviewSubject } from '../../platform/database/tables/reviews.ts'
import { notFound } from '../../platform/errors.ts'
import { isAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import * as repository from './reviews.repository.ts'

/** A review as it is kept. */
export interface KeptReview {
  readonly reviewId: string
  readonly userId: string
  /** The simulation or transcript it is of. */
  readonly subjectId: string
  readonly review: Review
  readonly createdAt: Date
}

/** Which call a review is of. */
export interface Subject {
  readonly orgId: string
  readonly kind: ReviewSubject
  readonly subjectId: string
}

export interface Reviews {
  /** Keeps the review of a call, in the transaction of whatever else follows from it. Again writes the same row. */
  store(tx: Tx, of: Subject & { userId: string }, review: Review): Promise<string>
  /** Who may see it is judged by the caller, who knows the call. */
  find(subject: Subject): Promise<KeptReview | null>
  remove(tx: Tx, subject: Subject): Promise<void>
  /** A rep's reviews of practice calls that were scored, newest first. */
  recentFor(orgId: string, userId: string, limit: number): Promise<KeptReview[]>
  comments(actor: MemberActor, reviewId: string): Promise<Comment[]>
  addComment(actor: MemberActor, reviewId: string, comment: { text: string; startMs: number | null }): Promise<Comment>
}

const kept = (row: repository.ReviewRow): KeptReview => ({
  reviewId: row.id,
  userId: row.user_id,
  subjectId: row.subject_id,
  review: row.review,
  createdAt: row.created_at,
})

export function createReviews({ db, clock }: { db: Database; clock: Clock }): Reviews {
  /** A rep sees their own reviews, an admin everybody's in the organisation; to others there is none. */
  const mustSee = async (actor: MemberActor, reviewId: string): Promise<void> => {
    const row = await repository.findReview(db, actor.membership.orgId, reviewId)
    if (!row || (row.user_id !== actor.userId && !isAdmin(actor))) throw notFound('Review')
  }

  return {
    store(tx, { orgId, userId, kind, subjectId }, review) {
      const total = review.result.state === 'scored' ? review.result.total : null
      const at = clock.now()
      return repository.putReview(tx, { orgId, id: newId(), userId, kind, subjectId, total, review, at })
    },

    async find({ orgId, kind, subjectId }) {
      const row = await repository.findReviewOf(db, orgId, kind, subjectId)
      return row ? kept(row) : null
    },

    remove: (tx, { orgId, kind, subjectId }) => repository.deleteReviewOf(tx, orgId, kind, subjectId),

    recentFor: async (orgId, userId, limit) => (await repository.listRecent(db, orgId, userId, limit)).map(kept),

    async comments(actor, reviewId) {
      await mustSee(actor, reviewId)
      return repository.listComments(db, actor.membership.orgId, reviewId)
    },

    async addComment(actor, reviewId, { text, startMs }) {
      await mustSee(actor, reviewId)
      const name = shownNameOf(actor)
      const comment = { _id: newId(), userId: actor.userId, name, startMs, text, at: clock.now().toISOString() }
      await repository.insertComment(db, actor.membership.orgId, reviewId, comment)
      return comment
    },
  }
}
