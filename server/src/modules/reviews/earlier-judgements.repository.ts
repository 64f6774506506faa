import type { EarlierJudgement } from '@ringside/contract'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { newId } from '../../platform/ids.ts'
import { judgementAt } from './judgement-at.ts'

/** Keeps a judgement that counts no more, as it was given. */
export async function keepAsEarlier(
  tx: Tx,
  { of_own_call: _, ...judged }: Selectable<Tables['criterion_overrides']>,
): Promise<void> {
  await tx
    .insertInto('earlier_judgements')
    .values({ ...judged, id: newId() })
    .execute()
}

/** What was judged of a call under the rubrics that it was scored with before, newest first. */
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
