import type { KeptTurn } from '@ringside/coaching/call/index'
import type { CallEvent, Turn } from '@ringside/contract'
import type { BuyerReply, Mind } from '@ringside/coaching/buyer/index'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** One call of one organisation. */
export interface CallKey {
  readonly orgId: string
  readonly simulationId: string
}

/** The right of one server to write a call. */
export interface Lease extends CallKey {
  readonly nodeId: string
  readonly epoch: number
}

export interface WrittenTurn {
  readonly turn: Turn
  readonly mind: Mind | null
  readonly reply: BuyerReply | null
}

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

export async function insertTurns(tx: Tx, key: CallKey, turns: readonly WrittenTurn[]): Promise<void> {
  if (turns.length === 0) return
  const rows = turns.map(({ turn, mind, reply }) => ({
    org_id: key.orgId,
    simulation_id: key.simulationId,
    turn: turn.turn,
    body: JSON.stringify(turn),
    mind: jsonOrNull(mind),
    reply: jsonOrNull(reply),
  }))
  await tx.insertInto('turns').values(rows).execute()
}

export async function changeTurn(tx: Tx, key: CallKey, { turn, mind, reply }: WrittenTurn): Promise<void> {
  await tx
    .updateTable('turns')
    .set({ body: JSON.stringify(turn), mind: jsonOrNull(mind), reply: jsonOrNull(reply) })
    .where('org_id', '=', key.orgId)
    .where('simulation_id', '=', key.simulationId)
    .where('turn', '=', turn.turn)
    .execute()
}

export async function insertEvents(tx: Tx, key: CallKey, events: readonly CallEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    org_id: key.orgId,
    simulation_id: key.simulationId,
    seq: event.seq,
    body: JSON.stringify(event),
    line_id: event.type === 'rep-turn' ? event.lineId : null,
  }))
  await tx.insertInto('call_events').values(rows).execute()
}

/** What was said in each of some calls of an organisation, in order. */
export async function readTurnsOf(
  db: Database | Tx,
  orgId: string,
  simulationIds: readonly string[],
): Promise<Map<string, Turn[]>> {
  if (simulationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('turns')
    .select(['simulation_id', 'body'])
    .where('org_id', '=', orgId)
    .where('simulation_id', 'in', simulationIds)
    .orderBy('simulation_id')
    .orderBy('turn')
    .execute()
  const byCall = Map.groupBy(rows, (row) => row.simulation_id)
  return new Map([...byCall].map(([id, own]) => [id, own.map((row) => row.body)]))
}

/** The last two turns of each of some calls of an organisation, in order, however long the calls are. */
export async function readLastTurnsOf(
  db: Database,
  orgId: string,
  simulationIds: readonly string[],
): Promise<Map<string, Turn[]>> {
  if (simulationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('simulations as call')
    .innerJoinLateral(
      (said) =>
        said
          .selectFrom('turns')
          .select(['turn', 'body'])
          .whereRef('turns.org_id', '=', 'call.org_id')
          .whereRef('turns.simulation_id', '=', 'call.id')
          .orderBy('turn', 'desc')
          .limit(2)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['call.id', 'last.body'])
    .where('call.org_id', '=', orgId)
    .where('call.id', 'in', simulationIds)
    .orderBy('call.id')
    .orderBy('last.turn')
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.id)].map(([id, own]) => [id, own.map((row) => row.body)]))
}

/** What was said, in order. */
export const readTurns = async (db: Database | Tx, { orgId, simulationId }: CallKey): Promise<Turn[]> =>
  (await readTurnsOf(db, orgId, [simulationId])).get(simulationId) ?? []

/** What was said, the buyer's turns with the mind after them. */
export async function readKeptTurns(db: Database | Tx, { orgId, simulationId }: CallKey): Promise<KeptTurn[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['body', 'mind', 'reply'])
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .orderBy('turn')
    .execute()
  return rows.map(({ body, mind, reply }) => {
    if (body.speaker === 'rep') return { turn: body }
    if (mind === null || reply === null) throw new Error('A buyer turn was kept without the mind after it')
    return { turn: body, mind, reply }
  })
}

/** The buyer's mind as it was at the end; null when they never picked up. */
export async function readLastMind(db: Database | Tx, { orgId, simulationId }: CallKey): Promise<Mind | null> {
  const row = await db
    .selectFrom('turns')
    .select('mind')
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .where('mind', 'is not', null)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.mind ?? null
}

/** The events after `lastSeq`, in order. */
export async function readEvents(
  db: Database | Tx,
  { orgId, simulationId }: CallKey,
  lastSeq: number,
): Promise<CallEvent[]> {
  const rows = await db
    .selectFrom('call_events')
    .select('body')
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .where('seq', '>', lastSeq)
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.body)
}

/** How often a server says that the reps of its calls are on the line, in milliseconds. */
export const seenEveryMs = 5_000

/**
 * Takes the right to write a call from whoever had it. The call's clock stood still since the rep was last on the line,
 * so where it counts from moves on by as long. A server that died left nothing exact: the rep may have been on the line
 * until it would have said so again, and a clock must not go back behind what they saw.
 */
export async function takeLease(
  tx: Tx,
  { orgId, simulationId }: CallKey,
  nodeId: string,
  now: Date,
): Promise<{ lease: Lease; clockFrom: Date | null }> {
  const row = await tx
    .insertInto('call_leases')
    .values({ org_id: orgId, simulation_id: simulationId, node_id: nodeId, epoch: 1, clock_from: null, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'simulation_id']).doUpdateSet((row) => ({
        node_id: nodeId,
        epoch: row('call_leases.epoch', '+', 1),
        clock_from: sql`call_leases.clock_from + greatest(interval '0', ${now}::timestamptz - call_leases.seen_at
          - case when call_leases.node_id is null then 0 else ${seenEveryMs}::integer end * interval '1 millisecond')`,
        seen_at: now,
      })),
    )
    .returning(['epoch', 'clock_from'])
    .executeTakeFirstOrThrow()
  return { lease: { orgId, simulationId, nodeId, epoch: row.epoch }, clockFrom: row.clock_from }
}

/** The rep is on the line still. False when another server has taken the call. */
export async function renewLease(tx: Database | Tx, lease: Lease, now: Date, clockFrom: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('call_leases')
    .set({ seen_at: now, clock_from: clockFrom })
    .where('org_id', '=', lease.orgId)
    .where('simulation_id', '=', lease.simulationId)
    .where('epoch', '=', lease.epoch)
    .returning('epoch')
    .executeTakeFirst()
  return row !== undefined
}

/** The rep went, and the server that had them on the line knows when. Nothing to say when another has taken the call. */
export async function leaveLease(db: Database, lease: Lease, now: Date, clockFrom: Date | null): Promise<void> {
  await db
    .updateTable('call_leases')
    .set({ node_id: null, seen_at: now, clock_from: clockFrom })
    .where('org_id', '=', lease.orgId)
    .where('simulation_id', '=', lease.simulationId)
    .where('epoch', '=', lease.epoch)
    .execute()
}

/** Rows that are held at once: a line that is being kept waits for no more than these. */
const seenTogether = 25

/** Says of all calls a server runs that their reps are on the line. */
export async function seeCalls(
  db: Database,
  nodeId: string,
  simulationIds: readonly string[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < simulationIds.length; from += seenTogether) {
    await db
      .updateTable('call_leases')
      .set({ seen_at: now })
      .where('node_id', '=', nodeId)
      .where('simulation_id', 'in', simulationIds.slice(from, from + seenTogether))
      .execute()
  }
}

/** Of the calls a server runs, those of reps who are members no more: in one question, however many calls there are. */
export async function callsOfFormerMembers(db: Database, nodeId: string, userId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('call_leases as lease')
    .innerJoin('simulations as call', (join) =>
      join.onRef('call.org_id', '=', 'lease.org_id').onRef('call.id', '=', 'lease.simulation_id'),
    )
    .leftJoin('memberships as member', (join) =>
      join.onRef('member.org_id', '=', 'call.org_id').onRef('member.user_id', '=', 'call.user_id'),
    )
    .select('call.id')
    .where('lease.node_id', '=', nodeId)
    .where('member.user_id', 'is', null)
    .$if(userId !== null, (query) => query.where('call.user_id', '=', userId ?? ''))
    .execute()
  return rows.map(({ id }) => id)
}

/** The moments from which the clocks of calls count, of those that count yet: in a retry, before it was picked up. */
export async function readClocksOf(
  db: Database,
  orgId: string,
  simulationIds: readonly string[],
): Promise<Map<string, Date>> {
  if (simulationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('call_leases')
    .select(['simulation_id', 'clock_from'])
    .where('org_id', '=', orgId)
    .where('simulation_id', 'in', simulationIds)
    .execute()
  return new Map(rows.flatMap((row) => (row.clock_from === null ? [] : [[row.simulation_id, row.clock_from] as const])))
}

/** When the rep was last on the line; null before they ever were. */
export async function readSeenAt(db: Database, { orgId, simulationId }: CallKey): Promise<Date | null> {
  const row = await db
    .selectFrom('call_leases')
    .select('seen_at')
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .executeTakeFirst()
  return row?.seen_at ?? null
}
