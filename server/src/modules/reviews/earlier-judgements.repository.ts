import type { CallType, EarlierJudgement, RubricId } from '@ringside/contract'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { newId } from '../../platform/ids.ts'
import { judgementAt } from './judgement-at.ts'

/** Keeps a judgement that counts no more, as it was given; `returns` when it is to count again should the call be of its kind again. */
export async function keepAsEarlier(
  tx: Tx,
  { of_own_call: _, ...judged }: Selectable<Tables['criterion_overrides']>,
  returns: boolean,
): Promise<void> {
  await tx
    .insertInto('earlier_judgements')
    .values({ ...judged, id: newId(), returns })
    .execute()
}

/**
 * Takes those of some criteria out that fell when the call was given another kind, and that are of the kind and the rubric that it
 * is scored as now.
 */
export async function takeReturning(
  tx: Tx,
  { orgId, reviewId, rubric, type }: { orgId: string; reviewId: string; rubric: RubricId; type: CallType },
  criteria: readonly string[],
): Promise<Array<Omit<Selectable<Tables['earlier_judgements']>, 'id' | 'returns'>>> {
  if (criteria.length === 0) return []
  const rows = await tx
    .deleteFrom('earlier_judgements')
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .where('returns', '=', true)
    .where('rubric', '=', rubric)
    .where('call_type', '=', type)
    .where('criterion', 'in', criteria)
    .returningAll()
    .execute()
  return rows.map(({ id: _id, returns: _returns, ...judged }) => judged)
}

/** What was judged of a call under the rubrics, and of the kinds of call, that it was scored as before, newest first. */
export async function listEarlier(tx: Tx, orgId: string, reviewId: string): Promise<EarlierJudgement[]> {
  const rows = await tx
    .selectFrom('earlier_judgements')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    label: row.label,
    judgement: judgementAt(row.level),
    engine: judgementAt(row.engine_level),
    type: row.call_type,
    reason: row.reason,
    byUserId: row.by_user_id,
    by: row.by_name,
    at: row.at.toISOString(),
    rubric: { name: row.rubric_name, version: row.rubric_version },
  }))
}

export async function deleteEarlier(tx: Tx, orgId: string, reviewId: string): Promise<void> {
  await tx.deleteFrom('earlier_judgements').where('org_id', '=', orgId).where('review_id', '=', reviewId).execute()
}
