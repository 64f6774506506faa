import type { Wording } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { CallKey } from './call-record.repository.ts'

/** Money is kept in these of a dollar. */
export const millionths = 1_000_000

/** Sets money aside for a line of a call; false when the call has not that much left, or is to have no more lines worded. */
export async function reserveOfCall(
  tx: Tx,
  { orgId, simulationId }: CallKey,
  { model, most, limit }: { model: string; most: number; limit: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('call_wordings')
    .values({ org_id: orgId, simulation_id: simulationId, model, spent: most, stopped_by: null })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'simulation_id'])
        .doUpdateSet((row) => ({ model, spent: sql`${row.ref('call_wordings.spent')} + ${most}` }))
        .where('call_wordings.stopped_by', 'is', null)
        .where(({ eb, ref }) => eb(ref('call_wordings.spent'), '<=', limit - most)),
    )
    .returning('spent')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets money aside for a line in an organisation's month; false when the month has not that much left. */
export async function reserveOfMonth(
  tx: Tx,
  orgId: string,
  { month, most, limit }: { month: string; most: number; limit: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('wording_months')
    .values({ org_id: orgId, month, spent: most })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'month'])
        .doUpdateSet((row) => ({ spent: sql`${row.ref('wording_months.spent')} + ${most}` }))
        .where(({ eb, ref }) => eb(ref('wording_months.spent'), '<=', limit - most)),
    )
    .returning('spent')
    .executeTakeFirst()
  return row !== undefined
}

export interface Settled {
  /** What was set aside, and what it really cost. */
  readonly most: number
  readonly cost: number
  readonly month: string
  readonly tokens: { readonly read: number; readonly written: number }
  /** The buyer said the model's words; false when they said the line as decided. */
  readonly said: boolean
}

/** In place of what was set aside for a line, what it cost. */
export async function settleWording(tx: Tx, { orgId, simulationId }: CallKey, settled: Settled): Promise<void> {
  const { most, cost, month, tokens, said } = settled
  await tx
    .updateTable('call_wordings')
    .set((row) => ({
      spent: row('spent', '+', cost - most),
      tokens_read: row('tokens_read', '+', tokens.read),
      tokens_written: row('tokens_written', '+', tokens.written),
      worded: row('worded', '+', said ? 1 : 0),
      kept: row('kept', '+', said ? 0 : 1),
    }))
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .execute()
  await changeMonth(tx, orgId, { month, change: cost - most })
}

/** An organisation has spent more or less in a month than was set aside. */
export async function changeMonth(
  tx: Tx,
  orgId: string,
  { month, change }: { month: string; change: number },
): Promise<void> {
  await tx
    .updateTable('wording_months')
    .set((row) => ({ spent: row('spent', '+', change) }))
    .where('org_id', '=', orgId)
    .where('month', '=', month)
    .execute()
}

/** What the lines of a call have cost, in millionths of a dollar. */
export async function readSpent(db: Database, { orgId, simulationId }: CallKey): Promise<number> {
  const row = await db
    .selectFrom('call_wordings')
    .select('spent')
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .executeTakeFirst()
  return row?.spent ?? 0
}

/** No line of this call is worded any more. True when it was not so before. */
export async function stopWording(
  db: Database,
  { orgId, simulationId }: CallKey,
  stopped: { model: string; by: 'call' | 'month' },
): Promise<boolean> {
  const row = await db
    .insertInto('call_wordings')
    .values({ org_id: orgId, simulation_id: simulationId, model: stopped.model, stopped_by: stopped.by })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'simulation_id'])
        .doUpdateSet({ stopped_by: stopped.by })
        .where('call_wordings.stopped_by', 'is', null),
    )
    .returning('model')
    .executeTakeFirst()
  return row !== undefined
}

/** What a model did for the buyer of a call; null when none was asked. */
export async function readWording(db: Database, { orgId, simulationId }: CallKey): Promise<Wording | null> {
  const row = await db
    .selectFrom('call_wordings')
    .select(['model', 'worded', 'kept', 'spent', 'stopped_by as stoppedBy'])
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .executeTakeFirst()
  if (!row) return null
  const { spent, ...rest } = row
  return { ...rest, cost: spent / millionths }
}
