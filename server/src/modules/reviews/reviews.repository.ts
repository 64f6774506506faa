import type { Comment, Review } from '@ringside/contract'
import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import type { ReviewSubject } from '../../platform/database/tables/reviews.ts'

export type ReviewRow = Selectable<Tables['reviews']>

/** Writes a review, or writes it anew in the same row: a call has one. Gives the row's id. */
export async function putReview(
  tx: Tx,
  row: {
    orgId: string
    id: string
    userId: string
    kind: ReviewSubject
    subjectId: string
    total: number | null
    review: Review
    at: Date
  },
): Promise<string> {
  const review = JSON.stringify(row.review)
  const kept = await tx
    .insertInto('reviews')
    .values({
      org_id: row.orgId,
      id: row.id,
      user_id: row.userId,
      subject_kind: row.kind,
      subject_id: row.subjectId,
      total: row.total,
      review,
      created_at: row.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'subject_kind', 'subject_id']).doUpdateSet({ review, total: row.total }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

export const findReview = (db: Database | Tx, orgId: string, id: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

export const findReviewOf = (
  db: Database | Tx,
  orgId: string,
  kind: ReviewSubject,
  subjectId: string,
): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()

export async function deleteReviewOf(tx: Tx, orgId: string, kind: ReviewSubject, subjectId: string): Promise<void> {
  await tx
    .deleteFrom('reviews')
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** A rep's scored reviews of practice calls, newest first. A call that never began has one without a score. */
export const listRecent = (db: Database, orgId: string, userId: string, limit: number): Promise<ReviewRow[]> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('subject_kind', '=', 'simulation')
    .where('total', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function listComments(db: Database, orgId: string, reviewId: string): Promise<Comment[]> {
  const rows = await db
    .selectFrom('review_comments')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    startMs: row.start_ms,
    text: row.text,
    at: row.at.toISOString(),
  }))
}

export async function insertComment(db: Database, orgId: string, reviewId: string, comment: Comment): Promise<void> {
  await db
    .insertInto('review_comments')
    .values({
      org_id: orgId,
      review_id: reviewId,
      id: comment._id,
      user_id: comment.userId,
      name: comment.name,
      start_ms: comment.startMs,
      text: comment.text,
      at: comment.at,
    })
    .execute()
}
