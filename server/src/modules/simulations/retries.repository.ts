import type { Database, Tx } from '../../platform/database/database.ts'
import type { SimulationRow } from './simulations.repository.ts'

/** Counts one more retry of a call that was paid for; false when it has had `atMost` of them. Held until the end of `tx`. */
export async function countRetry(tx: Tx, orgId: string, id: string, atMost: number): Promise<boolean> {
  const counted = await tx
    .updateTable('simulations')
    .set((row) => ({ retries: row('retries', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('retries', '<', atMost)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Retries made so far of the call that was paid for, whichever retry of it the row is. */
export async function readRetries(db: Database, row: SimulationRow): Promise<number> {
  const { retries } = await db
    .selectFrom('simulations')
    .select('retries')
    .where('org_id', '=', row.org_id)
    .where('id', '=', row.first_call ?? row.id)
    .executeTakeFirstOrThrow()
  return retries
}
