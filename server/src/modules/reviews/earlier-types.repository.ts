import type { EarlierType, Review } from '@ringside/contract'
import type { Tx } from '../../platform/database/database.ts'
import type { ReviewRow } from './reviews.repository.ts'

interface OfReview {
  readonly orgId: string
  readonly reviewId: string
}

/** Keeps what a call came to until now, which is reviewed as another kind of call from now on. */
export async function keepAsEarlierType(
  tx: Tx,
  { orgId, reviewId }: OfReview,
  { review: before, failed }: Pick<ReviewRow, 'review' | 'failed'>,
  at: Date,
): Promise<void> {
  if (before.result.state !== 'scored') return
  const kept = {
    total: before.result.total,
    failed,
    rubric_name: before.rubric.name,
    rubric_version: before.rubric.version,
    until: at,
  }
  await tx
    .insertInto('earlier_types')
    .values({ org_id: orgId, review_id: reviewId, call_type: before.type, ...kept })
    .onConflict((conflict) => conflict.columns(['org_id', 'review_id', 'call_type']).doUpdateSet(kept))
    .execute()
}

/** What a call came to as other kinds than the one it is of now, the latest first. */
export async function listEarlierTypes(
  tx: Tx,
  { orgId, reviewId }: OfReview,
  now: Review['type'],
): Promise<EarlierType[]> {
  const rows = await tx
    .selectFrom('earlier_types')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .where('call_type', '<>', now)
    .orderBy('until', 'desc')
    .orderBy('call_type')
    .execute()
  return rows.map((row) => ({
    type: row.call_type,
    total: row.total,
    failed: row.failed,
    rubric: { name: row.rubric_name, version: row.rubric_version },
    until: row.until.toISOString(),
  }))
}

export async function deleteEarlierTypes(tx: Tx, { orgId, reviewId }: OfReview): Promise<void> {
  await tx.deleteFrom('earlier_types').where('org_id', '=', orgId).where('review_id', '=', reviewId).execute()
}
