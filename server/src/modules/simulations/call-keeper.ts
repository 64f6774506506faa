import { restoreCall, type Call, type Effect } from '@ringside/coaching/call/index'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import { buyerNameOf, type CallEvent, type SentWhisper, type Simulation, type Turn } from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Credits } from '../credits/index.ts'
import { awayLifetimeMs, endIfAbandoned, isAbandoned } from './abandoned.ts'
import * as record from './call-record.repository.ts'
import type { CallKey, Lease, WrittenTurn } from './call-record.repository.ts'
import * as simulations from './simulations.repository.ts'
import * as whispers from './whispers.repository.ts'
import type { Whisper } from './whispers.repository.ts'

/** Scores a call that has ended. Its data is `{ orgId, simulationId }`. */
export const scoreSimulationJob = 'score-simulation'
/** Scoring is done at once after the end; the job is for when the server did not live to do it. */
const scoreJobDelayMs = 5_000

/** A call in the hands of one server. */
export interface TakenCall {
  readonly lease: Lease
  readonly simulation: Simulation
  readonly call: Call
  /** The moment the call's clock counts from; null while it has not begun to count. */
  readonly clockFrom: Date | null
}

/** A call as those may see it who are not on the line: how far it is, and what was said last. */
export interface CallInProgress {
  readonly simulation: Simulation
  /** The moment its clock counts from, as the rep sees it. */
  readonly startedAt: Date
  /** How many turns it has so far. */
  readonly turns: number
  /** The last turns of it, oldest first: with two of them one is the buyer's. */
  readonly lastTurns: readonly Turn[]
}

/** Another server has taken the call: what this one was about to write was not written. */
export class LeaseLostError extends Error {
  constructor() {
    super('The call is in the hands of another server')
    this.name = 'LeaseLostError'
  }
}

export interface CallKeeper {
  /** The rep's own call in one of their organisations; undefined hides whether it exists at all. */
  findOwn(orgIds: readonly string[], userId: string, id: string): Promise<Simulation | undefined>
  find(key: CallKey): Promise<Simulation | undefined>
  /** Takes the call over from whoever had it, as its record says it is. */
  take(key: CallKey, nodeId: string): Promise<TakenCall>
  /**
   * Writes what happened, all of it or nothing. Only after this may anybody be told. Throws `LeaseLostError`, and
   * `no-credits` when the buyer would pick up and there is nothing to pay with.
   */
  keep(lease: Lease, happened: Happened): Promise<void>
  /** The rep is no longer on the line: from now on the call's clock stands still. */
  leave(lease: Lease, clockFrom: Date | null): Promise<void>
  /** The reps of all these calls are on the line. */
  see(nodeId: string, simulationIds: readonly string[]): Promise<void>
  eventsAfter(key: CallKey, lastSeq: number): Promise<CallEvent[]>
  untoldWhispers(key: CallKey): Promise<Whisper[]>
  /** Every note of the call, oldest first, with when the rep was told. */
  whispers(key: CallKey): Promise<SentWhisper[]>
  whisper(key: CallKey, whisper: Whisper & { fromUserId: string }): Promise<void>
  notesOf(key: CallKey): Promise<string>
  saveNotes(key: CallKey, notes: string): Promise<void>
  /** Calls in progress, longest first: one rep's or with null everybody's. */
  inProgress(orgId: string, userId: string | null): Promise<CallInProgress[]>
  /** One call in progress; undefined when it is not, or not there. */
  oneInProgress(key: CallKey): Promise<CallInProgress | undefined>
  /** What was said in a call so far, in order. */
  turnsOf(key: CallKey): Promise<Turn[]>
  /** True when nobody will come back to a call. When it is too early to say, asks to be asked again when it is not. */
  isAbandoned(key: CallKey): Promise<boolean>
  /** The calls one server runs for reps who are members of their organisation no more: one person's, or with null all. */
  ofFormerMembers(nodeId: string, userId: string | null): Promise<string[]>
}

export interface Happened {
  readonly effects: readonly Effect[]
  readonly clockFrom: Date | null
  /** A retry from a moment begins here: the buyer is on the line already. */
  readonly resumesFork?: boolean
}

export interface CallKeeperNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly credits: Credits
}

export function createCallKeeper(needs: CallKeeperNeeds): CallKeeper {
  const { db, clock } = needs
  return {
    async findOwn(orgIds, userId, id) {
      const row = await simulations.findOwnSimulation(db, orgIds, userId, id)
      return row && simulations.toSimulation(row)
    },
    async find({ orgId, simulationId }) {
      const row = await simulations.findSimulation(db, orgId, simulationId)
      return row && simulations.toSimulation(row)
    },
    take: (key, nodeId) => inTransaction(db, (tx) => take(tx, key, nodeId, clock.now())),
    keep: (lease, happened) => inTransaction(db, (tx) => keep(needs, tx, lease, happened)),
    leave: (lease, clockFrom) => record.leaveLease(db, lease, clock.now(), clockFrom),
    see: (nodeId, simulationIds) => record.seeCalls(db, nodeId, simulationIds, clock.now()),
    eventsAfter: (key, lastSeq) => record.readEvents(db, key, lastSeq),
    untoldWhispers: (key) => whispers.readUntoldWhispers(db, key),
    whispers: (key) => whispers.readWhispers(db, key),
    whisper: (key, whisper) => whispers.insertWhisper(db, key, { ...whisper, at: clock.now() }),
    notesOf: async ({ orgId, simulationId }) =>
      (await simulations.findSimulation(db, orgId, simulationId))?.notes ?? '',
    saveNotes: ({ orgId, simulationId }, notes) => simulations.setNotes(db, orgId, simulationId, notes),
    inProgress: async (orgId, userId) => withLastTurns(db, orgId, await simulations.listLive(db, orgId, userId)),
    async oneInProgress(key) {
      const row = await simulations.findSimulation(db, key.orgId, key.simulationId)
      const [call] = row?.state === 'live' ? await withLastTurns(db, key.orgId, [row]) : []
      return call
    },
    turnsOf: (key) => record.readTurns(db, key),
    isAbandoned: (key) => isAbandoned(needs, key),
    ofFormerMembers: (nodeId, userId) => record.callsOfFormerMembers(db, nodeId, userId),
  }
}

async function take(tx: Tx, key: CallKey, nodeId: string, now: Date): Promise<TakenCall> {
  const { lease, clockFrom } = await record.takeLease(tx, key, nodeId, now)
  const row = await simulations.findSimulation(tx, key.orgId, key.simulationId)
  if (!row) throw new AppError('not-found', 'Call not found')
  const setup: CallSetup = await simulations.readSetup(tx, key.orgId, key.simulationId)
  const events = await record.readEvents(tx, key, 0)
  const turns = await record.readKeptTurns(tx, key)
  const call = restoreCall({ setup, events, turns })
  return {
    lease,
    simulation: simulations.toSimulation(row),
    call,
    clockFrom: notBehind(call, clockFrom, now),
  }
}

/** Clocks of two servers differ: the call goes on no earlier than the last that happened in it. */
const notBehind = ({ atMs }: Call, clockFrom: Date | null, now: Date): Date | null =>
  clockFrom === null ? null : new Date(Math.min(clockFrom.getTime(), now.getTime() - atMs))

async function withLastTurns(
  db: Database,
  orgId: string,
  rows: readonly simulations.SimulationRow[],
): Promise<CallInProgress[]> {
  const ids = rows.map((row) => row.id)
  const last = await record.readLastTurnsOf(db, orgId, ids)
  const clocks = await record.readClocksOf(db, orgId, ids)
  return rows.map((row) => {
    const lastTurns = last.get(row.id) ?? []
    const newest = lastTurns.at(-1)
    return {
      simulation: simulations.toSimulation(row),
      startedAt: clocks.get(row.id) ?? row.started_at ?? row.created_at,
      turns: newest ? newest.turn + 1 : 0,
      lastTurns,
    }
  })
}

type Kept<Type extends Effect['type']> = Extract<Effect, { type: Type }>
const only =
  <Type extends Effect['type']>(type: Type) =>
  (effect: Effect): effect is Kept<Type> =>
    effect.type === type

const written = (effect: Kept<'keep-turn'> | Kept<'change-turn'>): WrittenTurn =>
  'mind' in effect
    ? { turn: effect.turn, mind: effect.mind, reply: effect.reply }
    : { turn: effect.turn, mind: null, reply: null }

async function keep(needs: CallKeeperNeeds, tx: Tx, lease: Lease, happened: Happened): Promise<void> {
  const { effects, clockFrom } = happened
  const now = needs.clock.now()
  if (!(await record.renewLease(tx, lease, now, clockFrom))) throw new LeaseLostError()
  await record.insertTurns(tx, lease, effects.filter(only('keep-turn')).map(written))
  for (const effect of effects.filter(only('change-turn'))) await record.changeTurn(tx, lease, written(effect))
  const events = effects.filter(only('tell')).map(({ event }) => event)
  await record.insertEvents(tx, lease, events)
  const told = events.flatMap((event) => (event.type === 'whisper' ? [event.id] : []))
  await whispers.setWhispersTold(tx, lease, told, now)
  if (happened.resumesFork || events.some(({ type }) => type === 'picked-up')) await begin(needs, tx, lease, now)
  if (effects.some(({ type }) => type === 'answered-first')) await closeHold(needs, tx, lease, 'settle')
  const ended = events.find((event) => event.type === 'ended')
  if (ended) await end(needs, tx, lease, ended, now)
}

/** The buyer picks up: the call must be payable now, whatever became of the credit set aside when it was set up. */
async function begin(
  { credits, jobs }: CallKeeperNeeds,
  tx: Tx,
  { orgId, simulationId }: CallKey,
  now: Date,
): Promise<void> {
  const row = await simulations.findSimulation(tx, orgId, simulationId)
  if (row && row.forked_from === null && row.from_transcript === null) {
    const hold = await credits.reserve(tx, row.user_id, simulationId, callNote(row))
    if (hold.id !== row.hold_id) await simulations.setHold(tx, orgId, simulationId, hold.id)
  }
  await simulations.setLive(tx, orgId, simulationId, now)
  await endIfAbandoned({ jobs }, tx, { orgId, simulationId }, now, awayLifetimeMs)
}

/** How a call stands in the history of credits. */
export const callNote = ({ persona }: Pick<Simulation, 'persona'>): string => `Call with ${buyerNameOf(persona)}`

async function closeHold(
  { credits }: CallKeeperNeeds,
  tx: Tx,
  { orgId, simulationId }: CallKey,
  how: 'settle' | 'release',
): Promise<void> {
  const row = await simulations.findSimulation(tx, orgId, simulationId)
  if (!row || row.hold_id === null) return
  await credits[how](row.hold_id, tx)
  await simulations.setHold(tx, orgId, simulationId, null)
}

async function end(
  needs: CallKeeperNeeds,
  tx: Tx,
  { orgId, simulationId }: CallKey,
  { outcome, endedBy, atMs }: Extract<CallEvent, { type: 'ended' }>,
  now: Date,
): Promise<void> {
  await closeHold(needs, tx, { orgId, simulationId }, 'release')
  const ending = { outcome, ended_by: endedBy, ended_at: now, duration_ms: atMs }
  await simulations.setEnded(tx, orgId, simulationId, ending)
  const startAfter = new Date(now.getTime() + scoreJobDelayMs)
  await needs.jobs.enqueue(tx, scoreSimulationJob, { orgId, simulationId }, { startAfter })
}
