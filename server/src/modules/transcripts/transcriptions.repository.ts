import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { HeardPart } from './join-parts.ts'

/** One time that a recording is written down. */
export interface RunKey {
  readonly orgId: string
  /** Of the run, not of the uploaded call. */
  readonly id: string
}

/** Sets sound aside in an organisation's month; false when the month has not that much left. */
export async function reserveOfMonth(
  tx: Tx,
  orgId: string,
  { month, ms, limitMs }: { month: string; ms: number; limitMs: number },
): Promise<boolean> {
  if (ms > limitMs) return false
  const row = await tx
    .insertInto('transcription_months')
    .values({ org_id: orgId, month, ms })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'month'])
        .doUpdateSet((row) => ({ ms: sql`${row.ref('transcription_months.ms')} + ${ms}` }))
        .where(({ eb, ref }) => eb(ref('transcription_months.ms'), '<=', limitMs - ms)),
    )
    .returning('ms')
    .executeTakeFirst()
  return row !== undefined
}

/** Milliseconds of sound that are used up or set aside. */
export async function usedOfMonth(db: Database, orgId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('transcription_months')
    .select('ms')
    .where('org_id', '=', orgId)
    .where('month', '=', sql<string>`${month}::date`)
    .executeTakeFirst()
  return row?.ms ?? 0
}

export async function insertRun(
  tx: Tx,
  { orgId, id }: RunKey,
  run: { transcriptId: string; month: string; reservedMs: number; at: Date },
): Promise<void> {
  const { transcriptId, month, reservedMs, at } = run
  await tx
    .insertInto('transcriptions')
    .values({ org_id: orgId, id, transcript_id: transcriptId, month, reserved_ms: reservedMs, begun_at: at })
    .execute()
}

/** Notes sound that is sent, or takes it back with figures below nought; `cost` in millionths of a dollar. */
export async function addSent(tx: Tx, { orgId, id }: RunKey, sent: { ms: number; cost: number }): Promise<void> {
  await tx
    .updateTable('transcriptions')
    .set((row) => ({ sent_ms: row('sent_ms', '+', sent.ms), cost: row('cost', '+', sent.cost) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** The run is over: its parts go, and its month counts what was sent in place of what was set aside. */
export async function settleRun(tx: Tx, { orgId, id }: RunKey): Promise<void> {
  await tx.deleteFrom('transcription_parts').where('org_id', '=', orgId).where('transcription_id', '=', id).execute()
  await sql`
    update transcription_months as months set ms = months.ms - run.reserved_ms + run.sent_ms, cost = months.cost + run.cost
    from transcriptions as run
    where run.org_id = ${orgId} and run.id = ${id} and months.org_id = run.org_id and months.month = run.month`.execute(
    tx,
  )
}

/** Whether the stretch that begins there was heard already. */
export async function hasPart(db: Database, { orgId, id }: RunKey, askedMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('transcription_parts')
    .select('asked_ms')
    .where('org_id', '=', orgId)
    .where('transcription_id', '=', id)
    .where('asked_ms', '=', askedMs)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what was heard in the stretch that was asked for from `askedMs` on; false when it was heard already. */
export async function insertPart(tx: Tx, { orgId, id }: RunKey, askedMs: number, part: HeardPart): Promise<boolean> {
  const row = await tx
    .insertInto('transcription_parts')
    .values({
      org_id: orgId,
      transcription_id: id,
      asked_ms: askedMs,
      from_ms: part.fromMs,
      to_ms: part.toMs,
      pieces: JSON.stringify(part.pieces),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('asked_ms')
    .executeTakeFirst()
  return row !== undefined
}

export const readParts = (db: Database, { orgId, id }: RunKey): Promise<HeardPart[]> =>
  db
    .selectFrom('transcription_parts')
    .select(['from_ms as fromMs', 'to_ms as toMs', 'pieces'])
    .where('org_id', '=', orgId)
    .where('transcription_id', '=', id)
    .orderBy('asked_ms')
    .execute()
