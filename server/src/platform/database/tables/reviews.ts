import type { Review } from '@ringside/contract'
import type { JSONColumnType } from 'kysely'
import type { Time } from './identity.ts'

export type ReviewSubject = 'simulation' | 'transcript'

interface ReviewsTable {
  org_id: string
  id: string
  user_id: string
  subject_kind: ReviewSubject
  subject_id: string
  total: number | null
  review: JSONColumnType<Review>
  created_at: Time
}

interface ReviewCommentsTable {
  org_id: string
  review_id: string
  id: string
  user_id: string
  name: string
  start_ms: number | null
  text: string
  at: Time
}

export interface ReviewTables {
  reviews: ReviewsTable
  review_comments: ReviewCommentsTable
}
