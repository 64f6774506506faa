import type { Simulation } from '@ringside/contract'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { saidWords } from '../../platform/database/said.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

type SimulationsTable = Tables['simulations']
/** A simulation without what is large: its setup, which only a call needs, and the words that a search reads. */
export type SimulationRow = Omit<Selectable<SimulationsTable>, 'setup' | 'said'>

/** What the contract shows of a simulation. */
export const listedColumns = [
  'org_id',
  'id',
  'user_id',
  'rep_name',
  'persona',
  'type',
  'difficulty',
  'state',
  'outcome',
  'score',
  'score_change',
  'engine_score',
  'failed_blocker',
  'forked_from',
  'forked_turn',
  'from_transcript',
  'from_line',
  'created_at',
  'started_at',
  'ended_at',
  'duration_ms',
  'scoring_failed_at',
] as const
export type ListedRow = Pick<SimulationRow, (typeof listedColumns)[number]>

export const simulationColumns = [
  ...listedColumns,
  'persona_id',
  'account_id',
  'ended_by',
  'notes',
  'first_call',
  'retries',
  'hold_id',
  'idempotency_key',
  'idempotency_hash',
] as const

/** The row in the contract's words. */
export function toSimulation(row: ListedRow): Simulation {
  return {
    _id: row.id,
    orgId: row.org_id,
    userId: row.user_id,
    repName: row.rep_name,
    persona: row.persona,
    type: row.type,
    difficulty: row.difficulty,
    state: row.state === 'ended' && row.scoring_failed_at !== null ? 'failed' : row.state,
    outcome: row.outcome,
    score: row.score,
    engineScore: row.engine_score,
    failedBlocker: row.failed_blocker,
    scoreChange: row.score_change,
    durationMs: row.duration_ms,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    forkedFrom:
      row.forked_from === null || row.forked_turn === null
        ? null
        : { simulationId: row.forked_from, turn: row.forked_turn },
    takenUpFrom:
      row.from_transcript === null || row.from_line === null
        ? null
        : { transcriptId: row.from_transcript, line: row.from_line },
  }
}

export const insertSimulation = (tx: Tx, row: Insertable<SimulationsTable>): Promise<SimulationRow> =>
  tx.insertInto('simulations').values(row).returning(simulationColumns).executeTakeFirstOrThrow()

export const findSimulation = (db: Database | Tx, orgId: string, id: string): Promise<SimulationRow | undefined> =>
  db
    .selectFrom('simulations')
    .select(simulationColumns)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()

/** What a call is called by, and whose it is. */
export const findNamed = (db: Database, orgId: string, id: string) =>
  db
    .selectFrom('simulations')
    .select(['type', 'persona', 'rep_name'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Of several organisations: a socket learns only from the call which of the rep's organisations it belongs to. */
export const findOwnSimulation = (
  db: Database,
  orgIds: readonly string[],
  userId: string,
  id: string,
): Promise<SimulationRow | undefined> =>
  orgIds.length === 0
    ? Promise.resolve(undefined)
    : db
        .selectFrom('simulations')
        .select(simulationColumns)
        .where('org_id', 'in', orgIds)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()

export const findByKey = (
  db: Database | Tx,
  orgId: string,
  userId: string,
  key: string,
): Promise<SimulationRow | undefined> =>
  db
    .selectFrom('simulations')
    .select(simulationColumns)
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export async function readSetup(db: Database | Tx, orgId: string, id: string): Promise<CallSetup> {
  const row = await db
    .selectFrom('simulations')
    .select('setup')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.setup
}

export async function setHold(tx: Tx, orgId: string, id: string, holdId: string | null): Promise<void> {
  await tx
    .updateTable('simulations')
    .set({ hold_id: holdId })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** The buyer picked up. */
export async function setLive(tx: Tx, orgId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('simulations')
    .set({ state: 'live', started_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** What was said in the call of the row that is written. */
const saidOfTurns =
  saidWords(sql<string>`(select coalesce(string_agg(turns.body ->> 'words', ' ' order by turns.turn), '')
  from turns where turns.org_id = simulations.org_id and turns.simulation_id = simulations.id)`)

export async function setEnded(
  tx: Tx,
  orgId: string,
  id: string,
  ending: Pick<SimulationRow, 'outcome' | 'ended_by' | 'ended_at' | 'duration_ms'>,
): Promise<void> {
  await tx
    .updateTable('simulations')
    .set({ state: 'ended', ...ending, said: saidOfTurns })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'live'])
    .execute()
}

/**
 * Writes that the scoring of an ended call was given up, or with null that it is tried again. Undefined when there was
 * nothing to change.
 */
export const setScoringFailed = (
  tx: Tx,
  orgId: string,
  id: string,
  at: Date | null,
): Promise<SimulationRow | undefined> =>
  tx
    .updateTable('simulations')
    .set({ scoring_failed_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'ended')
    .where('scoring_failed_at', at === null ? 'is not' : 'is', null)
    .returning(simulationColumns)
    .executeTakeFirst()

/** False when it was scored before. */
export async function setReviewed(
  tx: Tx,
  orgId: string,
  id: string,
  scored: { score: number | null; score_change: number | null },
): Promise<boolean> {
  const changed = await tx
    .updateTable('simulations')
    .set({ state: 'reviewed', ...scored })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'ended')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * The call that an ended one is compared with: for a retry from a moment the one it was retried from, otherwise the rep's
 * last of this type that was scored and had ended by then. Null when there was none.
 */
export async function comparedCall(
  db: Database | Tx,
  row: Pick<SimulationRow, 'org_id' | 'user_id' | 'type' | 'id' | 'forked_from' | 'from_transcript' | 'ended_at'>,
): Promise<Pick<SimulationRow, 'id' | 'score' | 'ended_at' | 'persona'> | null> {
  if (row.forked_from !== null) return (await findSimulation(db, row.org_id, row.forked_from)) ?? null
  // The call it goes on from was scored by its words alone.
  if (row.from_transcript !== null) return null
  const found = await db
    .selectFrom('simulations')
    .select(['id', 'score', 'ended_at', 'persona'])
    .where('org_id', '=', row.org_id)
    .where('user_id', '=', row.user_id)
    .where('type', '=', row.type)
    .where('id', '<>', row.id)
    .where('score', 'is not', null)
    .where('ended_at', '<=', row.ended_at)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

export async function setNotes(db: Database, orgId: string, id: string, notes: string): Promise<void> {
  await db.updateTable('simulations').set({ notes }).where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Calls in progress, longest first: one rep's, or with null everybody's. */
export const listLive = (db: Database, orgId: string, userId: string | null): Promise<SimulationRow[]> =>
  db
    .selectFrom('simulations')
    .select(simulationColumns)
    .where('org_id', '=', orgId)
    .where('state', '=', 'live')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('started_at')
    .orderBy('id')
    .execute()

export async function isMember(db: Database, orgId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the keys of requests from calls made before; the calls stay. */
export async function forgetKeys(db: Database, before: Date, atMost: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('simulations')
    .set({ idempotency_key: null, idempotency_hash: null })
    .where((row) =>
      row(
        row.refTuple('org_id', 'id'),
        'in',
        row
          .selectFrom('simulations')
          .select(['org_id', 'id'])
          .where('idempotency_key', 'is not', null)
          .where('created_at', '<', before)
          .limit(atMost)
          .$asTuple('org_id', 'id'),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
