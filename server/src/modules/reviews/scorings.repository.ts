import type { Review } from '@ringside/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { withoutProse } from './kept-review.ts'

export type ScoringRow = Selectable<Tables['review_scorings']>

/**
 * Locks a review as long as it is still the one that was read. False when it was made anew meanwhile, of other words, another rep or
 * another kind of call, or is about to be: what was scored from it is of no use then.
 */
export async function lockSameReview(tx: Tx, orgId: string, reviewId: string, review: Review): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', reviewId)
    .where('out_of_date', '=', false)
    .where(sql<boolean>`review = ${JSON.stringify(withoutProse(review))}::jsonb`)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a scoring, or keeps it anew in the row of the same rubric and version. */
export const putScoring = (tx: Tx, row: Omit<ScoringRow, 'review'> & { review: Review }): Promise<ScoringRow> => {
  const review = JSON.stringify(row.review)
  const { total, failed, by_user_id, by_name, created_at } = row
  return tx
    .insertInto('review_scorings')
    .values({ ...row, review })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'review_id', 'rubric', 'version'])
        .doUpdateSet({ review, total, failed, by_user_id, by_name, created_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Newest first. */
export const listScorings = (db: Database, orgId: string, reviewId: string): Promise<ScoringRow[]> =>
  db
    .selectFrom('review_scorings')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A call whose review was made anew has no use for scorings of the one before. */
export async function deleteScorings(tx: Tx, orgId: string, reviewId: string): Promise<void> {
  await tx.deleteFrom('review_scorings').where('org_id', '=', orgId).where('review_id', '=', reviewId).execute()
}

/** The newest scored reviews of an organisation, each with its scoring by one rubric and version where it has one. */
export const listScored = (
  db: Database,
  orgId: string,
  { limit, rubric, version }: { limit: number; rubric: string; version: number },
) =>
  db
    .selectFrom('reviews')
    .leftJoin('review_scorings as again', (join) =>
      join
        .onRef('again.org_id', '=', 'reviews.org_id')
        .onRef('again.review_id', '=', 'reviews.id')
        .on('again.rubric', '=', rubric)
        .on('again.version', '=', version),
    )
    .select([
      'reviews.id',
      'reviews.subject_kind',
      'reviews.subject_id',
      'reviews.user_id',
      'reviews.total',
      'reviews.created_at',
      'again.total as again_total',
      'again.created_at as again_at',
      sql<Review['rubric']>`reviews.review -> 'rubric'`.as('rubric'),
      sql<Review['type']>`reviews.review ->> 'type'`.as('type'),
      'reviews.failed',
      'again.failed as again_failed',
    ])
    .where('reviews.org_id', '=', orgId)
    .where('reviews.total', 'is not', null)
    .where('reviews.out_of_date', '=', false)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
