import type { CallRecord } from '@ringside/coaching/call/index'
import type { Simulation } from '@ringside/contract'
import type { Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { endIfAbandoned, waitingLifetimeMs } from './abandoned.ts'
import { insertEvents, insertTurns } from './call-record.repository.ts'
import { countRetry, mustHaveRetries } from './retries.ts'
import { emptyCall, setUp, type MadeUp } from './set-up.ts'
import { insertSimulation, toSimulation } from './simulations.repository.ts'
import type { Simulations, SimulationsNeeds } from './simulations.service.ts'

/** Nobody chose one: the buyer as they come, neither helpful nor hard. */
const difficulty = 'medium'

interface TakenUp extends MadeUp {
  readonly record: CallRecord
  readonly transcriptId: string
  readonly line: number
}

/** How real calls are practised. */
export const createTakingUp = (needs: SimulationsNeeds): Pick<Simulations, 'takeUp' | 'choosePractice'> => ({
  takeUp: (actor, transcriptId, line) => takeUp(needs, actor, transcriptId, line),
  choosePractice: (actor, transcriptId, personaId) => choosePractice(needs, actor, transcriptId, personaId),
})

/** Sets up a practice call that goes on from a line of an uploaded one. */
async function takeUp(
  needs: SimulationsNeeds,
  actor: MemberActor,
  transcriptId: string,
  line: number,
): Promise<Simulation> {
  const { lines, estimated, type, personaId } = await needs.realCalls.saidBefore(actor, transcriptId, line)
  // Hearing all that was said takes a second of work: not for somebody who has had their tries.
  await mustHaveRetries(needs, actor.membership.orgId, transcriptId)
  const made = await setUp(needs, actor, newId(), { personaId, type, difficulty })
  // Of times that were worked out from the words no pace can be measured, as of typed lines.
  const record = await needs.takeUpWork.hear({ setup: made.setup, lines, mode: estimated ? 'typed' : 'voice' })
  return inTransaction(needs.db, (tx) => insertTakenUp(needs, tx, { ...made, record, transcriptId, line }))
}

async function insertTakenUp(needs: SimulationsNeeds, tx: Tx, call: TakenUp): Promise<Simulation> {
  const { actor, id, persona, record, transcriptId, line } = call
  const { clock, jobs } = needs
  const { orgId } = actor.membership
  await needs.pipeline.holdBuyer(tx, orgId, persona)
  const row = await insertSimulation(tx, {
    ...emptyCall,
    org_id: orgId,
    id,
    user_id: actor.userId,
    rep_name: shownNameOf(actor),
    persona_id: persona.personaId,
    account_id: persona.accountId,
    persona: JSON.stringify(persona),
    type: record.setup.type,
    difficulty: record.setup.difficulty,
    setup: JSON.stringify(record.setup),
    from_transcript: transcriptId,
    from_line: line,
    idempotency_key: null,
    idempotency_hash: null,
    created_at: clock.now(),
  })
  await countRetry(needs, tx, row)
  const key = { orgId, simulationId: id }
  const turns = record.turns.map((kept) => ({ mind: null, reply: null, ...kept }))
  await insertTurns(tx, key, turns)
  await insertEvents(tx, key, record.events)
  await endIfAbandoned({ jobs }, tx, key, clock.now(), waitingLifetimeMs)
  return toSimulation(row)
}

/** Practises one's own uploaded call with somebody of the pipeline who can be called. */
async function choosePractice(
  { db, pipeline, realCalls }: Pick<SimulationsNeeds, 'db' | 'pipeline' | 'realCalls'>,
  actor: MemberActor,
  transcriptId: string,
  personaId: string,
): Promise<void> {
  const { orgId } = actor.membership
  if (!(await realCalls.isOwn(actor, transcriptId))) throw notFound('Uploaded call')
  const { profile } = await pipeline.buyerFor(orgId, actor.userId, personaId)
  await inTransaction(db, async (tx) => {
    await pipeline.holdBuyer(tx, orgId, profile)
    await realCalls.keepPractice(tx, orgId, transcriptId, personaId)
  })
}
