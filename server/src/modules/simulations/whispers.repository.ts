import type { SentWhisper } from '@ringside/contract'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { CallKey } from './call-record.repository.ts'

/** A note to the rep in a call. */
export interface Whisper {
  readonly id: string
  readonly from: string
  readonly text: string
}

export async function insertWhisper(
  db: Database,
  { orgId, simulationId }: CallKey,
  whisper: Whisper & { fromUserId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('whispers')
    .values({
      org_id: orgId,
      simulation_id: simulationId,
      id: whisper.id,
      from_user_id: whisper.fromUserId,
      from_name: whisper.from,
      text: whisper.text,
      at: whisper.at,
      told_at: null,
    })
    .execute()
}

/** Notes the rep has not been told yet, oldest first. */
export const readUntoldWhispers = (db: Database, { orgId, simulationId }: CallKey): Promise<Whisper[]> =>
  db
    .selectFrom('whispers')
    .select(['id', 'from_name as from', 'text'])
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .where('told_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()

export async function readWhispers(db: Database, { orgId, simulationId }: CallKey): Promise<SentWhisper[]> {
  const rows = await db
    .selectFrom('whispers')
    .select(['id', 'from_name', 'text', 'at', 'told_at'])
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    from: row.from_name,
    text: row.text,
    sentAt: row.at.toISOString(),
    deliveredAt: row.told_at?.toISOString() ?? null,
  }))
}

export async function setWhispersTold(
  tx: Tx,
  { orgId, simulationId }: CallKey,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('whispers')
    .set({ told_at: at })
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .where('id', 'in', ids)
    .execute()
}
