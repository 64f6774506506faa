import type { CriterionOverride } from '@ringside/coaching/scoring/index'
import { levelIn, type CallType, type Judgement, type Review, type RubricId } from '@ringside/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { keepAsEarlier, takeReturning } from './earlier-judgements.repository.ts'
import { judgementAt } from './judgement-at.ts'
import type { ReviewRow } from './reviews.repository.ts'

type Row = Tables['criterion_overrides']

/** The review, locked as it is until the transaction ends. */
export const lockReview = (tx: Tx, orgId: string, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom('reviews').selectAll().where('org_id', '=', orgId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Keeps the judgement of a criterion, in place of an earlier one. */
export async function putOverride(tx: Tx, row: Insertable<Row>): Promise<void> {
  const { org_id: _org, review_id: _review, criterion: _criterion, ...judged } = row
  await tx
    .insertInto('criterion_overrides')
    .values(row)
    .onConflict((conflict) => conflict.columns(['org_id', 'review_id', 'criterion']).doUpdateSet(judged))
    .execute()
}

/** False when there was none. */
export async function deleteOverride(tx: Tx, orgId: string, reviewId: string, criterion: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('criterion_overrides')
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .where('criterion', '=', criterion)
    .returning('criterion')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteOverrides(tx: Tx, orgId: string, reviewId: string): Promise<void> {
  await tx.deleteFrom('criterion_overrides').where('org_id', '=', orgId).where('review_id', '=', reviewId).execute()
}

export async function listOverrides(tx: Tx, orgId: string, reviewId: string): Promise<CriterionOverride[]> {
  const rows = await tx
    .selectFrom('criterion_overrides')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .orderBy('criterion')
    .execute()
  return rows.map(toOverride)
}

const toOverride = (row: Selectable<Row>): CriterionOverride => ({
  criterion: row.criterion,
  judgement: judgementAt(row.level),
  reason: row.reason,
  byUserId: row.by_user_id,
  by: row.by_name,
  at: row.at.toISOString(),
  ...(row.rubric_version !== null && { version: row.rubric_version }),
})

/** A review that was made anew. */
interface MadeAnew {
  readonly orgId: string
  readonly reviewId: string
  readonly rubric: RubricId
  readonly type: CallType
}

/**
 * Brings the overrides of a review that was made anew in line with what the engine found now. Those of another rubric, of
 * criteria that it does not have any more, and of another kind of call count no longer and are kept as earlier judgements; what fell
 * with the kind counts again when the call is of that kind again.
 */
export async function setEngineLevels(tx: Tx, anew: MadeAnew, judged: ReadonlyMap<string, Judgement>): Promise<void> {
  const { orgId, reviewId, rubric, type } = anew
  const of = tx.selectFrom('criterion_overrides').where('org_id', '=', orgId).where('review_id', '=', reviewId)
  const standing = new Set<string>()
  for (const kept of await of.selectAll().execute()) {
    const { criterion } = kept
    const engine = judged.get(criterion)
    if (engine === undefined || kept.rubric !== rubric || kept.call_type !== type) {
      await keepAsEarlier(tx, kept, kept.call_type !== type)
      await deleteOverride(tx, orgId, reviewId, criterion)
    } else {
      standing.add(criterion)
      await tx
        .updateTable('criterion_overrides')
        .set({ engine_level: levelIn(engine) })
        .where('org_id', '=', orgId)
        .where('review_id', '=', reviewId)
        .where('criterion', '=', criterion)
        .execute()
    }
  }
  const missing = [...judged.keys()].filter((criterion) => !standing.has(criterion))
  for (const kept of await takeReturning(tx, anew, missing)) {
    const engine = judged.get(kept.criterion)
    // Only uploaded calls are given another kind, and those are nobody's own practice.
    if (engine) await putOverride(tx, { ...kept, engine_level: levelIn(engine), of_own_call: false })
  }
}

/** Writes a review as it counts, and the engine's beside it where the two are not the same. */
export async function setReview(
  tx: Tx,
  orgId: string,
  id: string,
  counted: { review: Review; total: number | null; engine: Review | null },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({
      review: JSON.stringify(counted.review),
      total: counted.total,
      engine_review: counted.engine === null ? null : JSON.stringify(counted.engine),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** How often people and the engine gave which levels, by criterion. One's own practice calls are left out. */
export const countLevels = (db: Database, orgId: string) =>
  db
    .selectFrom('criterion_overrides')
    .select((row) => [
      'rubric',
      'criterion',
      'level',
      'engine_level',
      row.fn.countAll<number>().as('cases'),
      row.fn.max('rubric_name').as('rubric_name'),
      row.fn.max('label').as('label'),
    ])
    .where('org_id', '=', orgId)
    .where('of_own_call', '=', false)
    .groupBy(['rubric', 'criterion', 'level', 'engine_level'])
    .orderBy('rubric')
    .orderBy('criterion')
    .orderBy('level')
    .orderBy('engine_level')
    .execute()
