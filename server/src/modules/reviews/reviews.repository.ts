import type { Review } from '@ringside/contract'
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
    failed: boolean
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
      failed: row.failed,
      review,
      created_at: row.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'subject_kind', 'subject_id'])
        .doUpdateSet({ review, total: row.total, failed: row.failed, engine_review: null, out_of_date: false }),
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

/** The review of a call, if it has one, locked as it is until the transaction ends. */
export const lockReviewOf = (
  tx: Tx,
  { orgId, kind, subjectId }: { orgId: string; kind: ReviewSubject; subjectId: string },
): Promise<ReviewRow | undefined> =>
  tx
    .selectFrom('reviews')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst()

/** The review of a call, if it has one, stands only until it is made anew. */
export async function setOutOfDate(
  tx: Tx,
  { orgId, kind, subjectId }: { orgId: string; kind: ReviewSubject; subjectId: string },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ out_of_date: true })
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
}

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

export type CommentRow = Selectable<Tables['review_comments']>

export const listComments = (db: Database, orgId: string, reviewId: string): Promise<CommentRow[]> =>
  db
    .selectFrom('review_comments')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .orderBy('at')
    .orderBy('id')
    .execute()

export async function insertComment(tx: Tx, row: CommentRow): Promise<void> {
  await tx.insertInto('review_comments').values(row).execute()
}
