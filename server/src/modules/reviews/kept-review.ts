import type { Review } from '@ringside/contract'
import type { ReviewSubject } from '../../platform/database/tables/reviews.ts'
import { presentProse, type ProseRow } from './prose/prose.repository.ts'
import type { ReviewRow } from './reviews.repository.ts'

/** A review as it is kept. */
export interface KeptReview {
  readonly reviewId: string
  readonly userId: string
  /** The simulation or transcript it is of. */
  readonly kind: ReviewSubject
  readonly subjectId: string
  /** As it is stored, with what a model wrote beside it. */
  readonly review: Review
  /** The call has changed since, and the review is being made anew. */
  readonly isOutOfDate: boolean
  readonly createdAt: Date
}

/** The review with what a model wrote of it. */
export function withProse(review: Review, row: ProseRow | undefined): Review {
  const prose = presentProse(row)
  return prose === undefined ? review : { ...review, prose }
}

/** As it is stored: what a model wrote is no part of it. */
export const withoutProse = ({ prose: _, ...review }: Review): Review => review

export const kept = (row: ReviewRow, prose: ProseRow | undefined): KeptReview => ({
  reviewId: row.id,
  userId: row.user_id,
  kind: row.subject_kind,
  subjectId: row.subject_id,
  review: withProse(row.review, prose),
  isOutOfDate: row.out_of_date,
  createdAt: row.created_at,
})
