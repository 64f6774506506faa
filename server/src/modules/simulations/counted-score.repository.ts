import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { CountedScore } from '../reviews/index.ts'
import { findSimulation, type SimulationRow } from './simulations.repository.ts'

/** The scored call, locked as it is until the transaction ends; undefined for one that is not scored. */
export async function lockScored(tx: Tx, orgId: string, id: string): Promise<SimulationRow | undefined> {
  await tx.selectFrom('simulations').select('id').where('org_id', '=', orgId).where('id', '=', id).forUpdate().execute()
  const row = await findSimulation(tx, orgId, id)
  return row?.state === 'reviewed' && row.score !== null ? row : undefined
}

export async function setScore(tx: Tx, row: SimulationRow, { total, engineTotal }: CountedScore): Promise<void> {
  const by = (total ?? 0) - (row.score ?? 0)
  await tx
    .updateTable('simulations')
    .set({
      score: total,
      engine_score: engineTotal,
      score_change: row.score_change === null ? null : row.score_change + by,
    })
    .where('org_id', '=', row.org_id)
    .where('id', '=', row.id)
    .execute()
  if (by !== 0) await shiftChanges(tx, row, by)
}

/** Of a call that its review says failed by a blocker of its rubric. */
export async function setFailedBlocker(tx: Tx, orgId: string, id: string): Promise<void> {
  await tx
    .updateTable('simulations')
    .set({ failed_blocker: true })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/**
 * Calls whose change was measured from this one's score: its retries, and the next of its type. What was measured from
 * another stays; it is told by the score that it was measured from.
 */
async function shiftChanges(tx: Tx, row: SimulationRow, by: number): Promise<void> {
  const next = tx
    .selectFrom('simulations as later')
    .select('later.id')
    .where('later.org_id', '=', row.org_id)
    .where('later.user_id', '=', row.user_id)
    .where('later.type', '=', row.type)
    .where('later.score', 'is not', null)
    .where(sql<boolean>`(later.ended_at, later.id) > (${row.ended_at}, ${row.id}::uuid)`)
    .orderBy('later.ended_at')
    .orderBy('later.id')
    .limit(1)
  await tx
    .updateTable('simulations')
    .set({ score_change: sql`score_change - ${by}::integer` })
    .where('org_id', '=', row.org_id)
    .where('score_change', 'is not', null)
    .where(sql<boolean>`score - score_change = ${row.score}::integer`)
    .where((each) =>
      each.or([each('forked_from', '=', row.id), each.and([each('forked_from', 'is', null), each('id', 'in', next)])]),
    )
    .execute()
}
