import type { Review } from '@ringside/contract'
import type { ReviewSubject } from '../../platform/database/tables/reviews.ts'
import type { ReviewRow } from './reviews.repository.ts'

/** A review as it is kept. */
export interface KeptReview {
  readonly reviewId: string
  readonly userId: string
  /** The simulation or transcript it is of. */
  readonly kind: ReviewSubject
  readonly subjectId: string
  readonly review: Review
  /** The call has changed since, and the review is being made anew. */
  readonly isOutOfDate: boolean
  readonly createdAt: Date
}

export const kept = (row: ReviewRow): KeptReview => ({
  reviewId: row.id,
  userId: row.user_id,
  kind: row.subject_kind,
  subjectId: row.subject_id,
  review: row.review,
  isOutOfDate: row.out_of_date,
  createdAt: row.created_at,
})
