import type { CallType } from '@ringside/contract'
import { sql, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { cutPage, decodeCursor, encodeCursor, microsecondsOf, timeAt } from '../../../platform/database/paging.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import type { ReviewSubject } from '../../../platform/database/tables/reviews.ts'

export type ShareRow = Selectable<Tables['review_shares']>

export const findShare = (db: Database, orgId: string, reviewId: string): Promise<ShareRow | undefined> =>
  db
    .selectFrom('review_shares')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .executeTakeFirst()

/** Whether the review of a call is shared. */
export async function isCallShared(
  db: Database,
  orgId: string,
  kind: ReviewSubject,
  subjectId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('review_shares as share')
    .innerJoin('reviews as review', (join) =>
      join.onRef('review.org_id', '=', 'share.org_id').onRef('review.id', '=', 'share.review_id'),
    )
    .select('review.id')
    .where('review.org_id', '=', orgId)
    .where('review.subject_kind', '=', kind)
    .where('review.subject_id', '=', subjectId)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the reviews that are shared. */
export async function sharedAmong(db: Database, orgId: string, reviewIds: readonly string[]): Promise<Set<string>> {
  if (reviewIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('review_shares')
    .select('review_id')
    .where('org_id', '=', orgId)
    .where('review_id', 'in', reviewIds)
    .execute()
  return new Set(rows.map(({ review_id: id }) => id))
}

/** Who shared it first stays who shared it. */
export async function putShare(db: Database, row: ShareRow): Promise<void> {
  await db
    .insertInto('review_shares')
    .values(row)
    .onConflict((conflict) => conflict.columns(['org_id', 'review_id']).doNothing())
    .execute()
}

export async function removeShare(db: Database, orgId: string, reviewId: string): Promise<void> {
  await db.deleteFrom('review_shares').where('org_id', '=', orgId).where('review_id', '=', reviewId).execute()
}

function isBefore(cursor: string) {
  const [at, id] = decodeCursor(cursor, z.uuid())
  return sql<boolean>`(share.at, share.review_id) < (${timeAt(at)}, ${id}::uuid)`
}

/** One page of shared reviews, shared last first. */
export async function listShared(
  db: Database,
  orgId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const shared = db
    .selectFrom('review_shares as share')
    .innerJoin('reviews as review', (join) =>
      join.onRef('review.org_id', '=', 'share.org_id').onRef('review.id', '=', 'share.review_id'),
    )
    .where('share.org_id', '=', orgId)
  const [rows, { count }] = await Promise.all([
    (cursor === undefined ? shared : shared.where(isBefore(cursor)))
      .select([
        'review.id',
        'review.user_id',
        'review.subject_kind',
        'review.subject_id',
        'share.by_user_id',
        'share.by_name',
        'share.at',
      ])
      // A score of what the call was before it was changed is none of the call's.
      .select(sql<number | null>`case when review.out_of_date then null else review.total end`.as('total'))
      .select(sql<CallType>`review.review->>'type'`.as('type'))
      .select(microsecondsOf(sql<Date>`share.at`).as('position'))
      .orderBy('share.at', 'desc')
      .orderBy('share.review_id', 'desc')
      .limit(limit + 1)
      .execute(),
    shared.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { ...cutPage(rows, limit, ({ position, id }) => encodeCursor([position, id])), total: count }
}
