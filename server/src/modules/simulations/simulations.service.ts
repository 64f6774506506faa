import { createHash } from 'node:crypto'
import {
  type createSimulation,
  type exportSimulations,
  type getCallBrief,
  type listSimulations,
  type Simulation,
} from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { sqlState, uniqueViolation } from '../../platform/database/sql-state.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { listedRep, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import type { SavedFile } from '../../platform/http/saved-file.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Credits } from '../credits/index.ts'
import type { Pipeline } from '../pipeline/index.ts'
import type { Reviews } from '../reviews/index.ts'
import type { RealCalls } from './real-calls.ts'
import { callNote, scoreSimulationJob } from './call-keeper.ts'
import { endIfAbandoned, waitingLifetimeMs } from './abandoned.ts'
import type { Reps } from './reps.ts'
import { countRetry } from './retries.ts'
import { emptyCall, setUp, type MadeUp } from './set-up.ts'
import type { TakeUpWork } from './take-up-work.ts'
import { createTakingUp } from './take-up.ts'
import { briefOf, type CallBrief } from './call-brief.ts'
import { describe, type Detail } from './call-detail.ts'
import { insertEvents, insertTurns, readEvents, readKeptTurns } from './call-record.repository.ts'
import { exportCalls } from './export.ts'
import { foundLines } from './found-lines.ts'
import { forkRecord } from './fork.ts'
import { listPage } from './listing.repository.ts'
import { stateOfReview, type ReviewState } from './review-state.ts'
import { mayPlay, mayRead } from './simulations.policy.ts'
import * as repository from './simulations.repository.ts'
import type { SimulationRow } from './simulations.repository.ts'

type Body = z.output<NonNullable<typeof createSimulation.body>>
type Filters = z.output<NonNullable<typeof listSimulations.query>>
type BriefQuery = z.output<NonNullable<typeof getCallBrief.query>>
type Page = z.output<typeof listSimulations.response>

export interface Simulations {
  /** Sets up a call and sets a credit aside. The same key gives the same simulation again; with another body, 422. */
  create(actor: MemberActor, body: Body, key: string | undefined): Promise<Simulation>
  /** What a call would begin with. Throws as `create` does, and sets nothing up. */
  brief(actor: MemberActor, call: BriefQuery): Promise<CallBrief>
  list(actor: MemberActor, filters: Filters): Promise<Page>
  /** The same calls, all of them or those named, as a table to save. */
  table(actor: MemberActor, filters: z.output<NonNullable<typeof exportSimulations.query>>): Promise<SavedFile>
  /**
   * A call the actor may see, else `not-found`. Of another's call an admin reads what was said once it is over: while it runs they
   * would do so unseen, and whoever watches is shown to the rep.
   */
  get(actor: MemberActor, id: string): Promise<Detail>
  /**
   * A new call that goes on from just before rep turn `turn` of a finished one. Costs nothing; a call that was paid for has
   * `freeRetries` of them, whichever try each goes on from, and then it is a `conflict`.
   */
  fork(actor: MemberActor, id: string, turn: number): Promise<Simulation>
  /**
   * A new call that goes on from just before line `line` of one's own uploaded call, with whom it is practised. Costs nothing;
   * an uploaded call has `freeRetries` of them, and then it is a `conflict`.
   */
  takeUp(actor: MemberActor, transcriptId: string, line: number): Promise<Simulation>
  /** Practises one's own uploaded call with this person from now on. `not-found` for another's call, `conflict` for somebody archived. */
  choosePractice(actor: MemberActor, transcriptId: string, personaId: string): Promise<void>
  saveNotes(actor: MemberActor, id: string, notes: string): Promise<string>
  review(actor: MemberActor, id: string): Promise<ReviewState>
  /** Scores a call of one's own again that could not be scored before. */
  scoreAgain(actor: MemberActor, id: string): Promise<Simulation>
}

export interface SimulationsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly credits: Credits
  readonly pipeline: Pick<Pipeline, 'buyerFor' | 'holdBuyer' | 'recordCallResult'>
  readonly reviews: Reviews
  readonly reps: Reps
  readonly realCalls: RealCalls
  readonly takeUpWork: TakeUpWork
}

/** A request's fingerprint, to tell a repeated one from another that reuses its key. */
const fingerprint = (body: Body): string =>
  createHash('sha256')
    .update(JSON.stringify([body.personaId, body.type, body.difficulty]))
    .digest('base64url')

const replay = (row: SimulationRow, hash: string): Simulation => {
  if (row.idempotency_hash === hash) return repository.toSimulation(row)
  throw new AppError('idempotency-mismatch', 'This Idempotency-Key was used for another call. Use a new key.')
}

export function createSimulations(needs: SimulationsNeeds): Simulations {
  const { db } = needs

  const seeRow = async (actor: MemberActor, id: string): Promise<SimulationRow> => {
    const row = await repository.findSimulation(db, actor.membership.orgId, id)
    if (!row || !(await mayRead(needs.reviews, actor, row))) throw notFound('Call')
    return row
  }
  const ownRow = async (actor: MemberActor, id: string): Promise<SimulationRow> => {
    const row = await seeRow(actor, id)
    if (!mayPlay(actor, { userId: row.user_id })) throw notFound('Call')
    return row
  }

  return {
    create: (actor, body, key) => create(needs, actor, body, key),
    async brief({ membership, userId }, { personaId, type }) {
      const { profile, memory, known } = await needs.pipeline.buyerFor(membership.orgId, userId, personaId)
      return briefOf({ persona: profile, memory, known, type })
    },
    get: async (actor, id) => describe(db, actor, await seeRow(actor, id)),

    async list(actor, filters) {
      const rep = listedRep(actor, filters.userId)
      const { orgId } = actor.membership
      const { rows, next, total, allTotal } = await listPage(db, { ...filters, orgId, rep })
      const found = await foundLines(db, orgId, rows, filters.search)
      const items = rows.map((row) => ({ ...repository.toSimulation(row), found: found.get(row.id) ?? null }))
      return { items, next, total, allTotal }
    },

    table: (actor, filters) => exportCalls(needs.db, actor, filters),

    async fork(actor, id, turn) {
      const row = await ownRow(actor, id)
      if (row.ended_at === null) throw new AppError('conflict', 'Finish this call first.')
      return inTransaction(db, (tx) => insertFork(needs, tx, row, turn))
    },

    ...createTakingUp(needs),
    async saveNotes(actor, id, notes) {
      const row = await ownRow(actor, id)
      await repository.setNotes(db, row.org_id, row.id, notes)
      return notes
    },

    scoreAgain: async (actor, id) => scoreAgain(needs, await ownRow(actor, id)),
    review: async (actor, id) => stateOfReview(needs, actor, await seeRow(actor, id)),
  }
}

async function scoreAgain({ db, jobs }: SimulationsNeeds, row: SimulationRow): Promise<Simulation> {
  const again = await inTransaction(db, async (tx) => {
    const begun = await repository.setScoringFailed(tx, row.org_id, row.id, null)
    if (begun) await jobs.enqueue(tx, scoreSimulationJob, { orgId: row.org_id, simulationId: row.id })
    return begun
  })
  return repository.toSimulation(again ?? row)
}

async function create(
  needs: SimulationsNeeds,
  actor: MemberActor,
  body: Body,
  key: string | undefined,
): Promise<Simulation> {
  const { db } = needs
  const { orgId } = actor.membership
  const hash = fingerprint(body)
  const before = key === undefined ? undefined : await repository.findByKey(db, orgId, actor.userId, key)
  if (before) return replay(before, hash)
  const made = await setUp(needs, actor, newId(), body)
  try {
    return await inTransaction(db, (tx) => insertPaid(needs, tx, { ...made, key, hash }))
  } catch (error) {
    if (key === undefined || sqlState(error) !== uniqueViolation) throw error
    const winner = await repository.findByKey(db, orgId, actor.userId, key)
    if (!winner) throw error
    return replay(winner, hash)
  }
}

/** The row goes first: of two requests with one key the second waits at it, and sets no credit aside. */
async function insertPaid(
  { clock, credits, jobs, pipeline }: SimulationsNeeds,
  tx: Tx,
  { actor, id, setup, persona, key, hash }: MadeUp & { key: string | undefined; hash: string },
): Promise<Simulation> {
  const { orgId } = actor.membership
  await pipeline.holdBuyer(tx, orgId, persona)
  const row = await repository.insertSimulation(tx, {
    ...emptyCall,
    org_id: orgId,
    id,
    user_id: actor.userId,
    rep_name: shownNameOf(actor),
    persona_id: persona.personaId,
    account_id: persona.accountId,
    persona: JSON.stringify(persona),
    type: setup.type,
    difficulty: setup.difficulty,
    setup: JSON.stringify(setup),
    idempotency_key: key ?? null,
    idempotency_hash: key === undefined ? null : hash,
    created_at: clock.now(),
  })
  const hold = await credits.reserve(tx, actor.userId, id, callNote({ persona }))
  await repository.setHold(tx, orgId, id, hold.id)
  await endIfAbandoned({ jobs }, tx, { orgId, simulationId: id }, clock.now(), waitingLifetimeMs)
  return repository.toSimulation(row)
}

async function insertFork(needs: SimulationsNeeds, tx: Tx, from: SimulationRow, turn: number): Promise<Simulation> {
  const key = { orgId: from.org_id, simulationId: from.id }
  const { clock, jobs } = needs
  const fork = forkRecord(await readKeptTurns(tx, key), await readEvents(tx, key, 0), turn)
  if (!fork) throw new AppError('invalid', 'Choose one of your own lines to go on from.')
  const first = from.first_call ?? from.id
  await countRetry(needs, tx, from)
  const id = newId()
  const row = await repository.insertSimulation(tx, {
    ...emptyCall,
    org_id: from.org_id,
    id,
    user_id: from.user_id,
    rep_name: from.rep_name,
    persona_id: from.persona_id,
    account_id: from.account_id,
    persona: JSON.stringify(from.persona),
    type: from.type,
    difficulty: from.difficulty,
    setup: JSON.stringify(await repository.readSetup(tx, from.org_id, from.id)),
    forked_from: from.id,
    forked_turn: turn,
    first_call: first,
    from_transcript: from.from_transcript,
    from_line: from.from_line,
    idempotency_key: null,
    idempotency_hash: null,
    created_at: clock.now(),
  })
  const to = { orgId: from.org_id, simulationId: id }
  const turns = fork.turns.map((kept) => ({ mind: null, reply: null, ...kept }))
  await insertTurns(tx, to, turns)
  await insertEvents(tx, to, fork.events)
  await endIfAbandoned({ jobs }, tx, to, clock.now(), waitingLifetimeMs)
  return repository.toSimulation(row)
}
