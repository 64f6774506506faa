import { asTold } from '@ringside/coaching/buyer/as-told'
import { toldBefore } from '@ringside/coaching/buyer/shared-past'
import { hasAskedAfterPromise, openingMeters, termsAgreedIn, worriesLeftBy } from '@ringside/coaching/buyer/index'
import type { CallSetup, Mind } from '@ringside/coaching/buyer/index'
import { reviewCall } from '@ringside/coaching/scoring/index'
import type { ObjectionFamily, Outcome, Review, ScorableRubric, Turn } from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Credits } from '../credits/index.ts'
import type { Pipeline } from '../pipeline/index.ts'
import type { CountedScore, Reviews } from '../reviews/index.ts'
import { readLastMind, readTurns, type CallKey } from './call-record.repository.ts'
import { lockScored, setFailedBlocker, setScore } from './counted-score.repository.ts'
import { findableFacts, plannedFacts } from './plan.ts'
import * as simulations from './simulations.repository.ts'
import type { SimulationRow } from './simulations.repository.ts'

export interface ScoringNeeds {
  readonly db: Database
  readonly reviews: Reviews
  readonly pipeline: Pick<Pipeline, 'recordCallResult' | 'changeScore'>
  /** With which rubric an organisation's calls are scored now. */
  readonly rubricOf: (orgId: string) => Promise<ScorableRubric>
}

/** The review of a finished practice call. The same turns always give the same review. */
export function reviewOf(setup: CallSetup, turns: readonly Turn[], outcome: Outcome, rubric: ScorableRubric): Review {
  const { persona } = setup
  return reviewCall({
    turns,
    type: setup.type,
    outcome,
    rubric,
    facts: findableFacts(setup).map(({ id, label, summary }) => ({ id, label, summary })),
    toldBefore: toldBefore(setup).map(({ summary }) => summary),
    plan: plannedFacts(setup).map(({ id }) => id),
    objections: persona.objections.map(({ id, family, goodAnswer }) => ({ id, family, goodAnswer })),
    mindStart: openingMeters(setup),
    buyerName: persona.firstName,
    ...(setup.gatekeeper ? { gatekeeperName: setup.gatekeeper.firstName } : {}),
    product: setup.rep.product,
    seller: { name: setup.rep.firstName, company: setup.rep.companyName },
  })
}

/**
 * The review that a rubric would give a call that was scored, kept nowhere; null for one that is not there or has no review
 * yet. Who may ask is judged by the caller.
 */
export async function reviewAs(
  db: Database,
  { orgId, simulationId }: CallKey,
  rubric: ScorableRubric,
): Promise<Review | null> {
  const row = await simulations.findSimulation(db, orgId, simulationId)
  if (row?.state !== 'reviewed' || row.outcome === null) return null
  const setup = await simulations.readSetup(db, orgId, simulationId)
  return reviewOf(setup, await readTurns(db, { orgId, simulationId }), row.outcome, rubric)
}

/**
 * Scores an ended call and writes all that follows from it, once: the review, the score of the simulation, what was found
 * out about the account. Called again, at once or a year later, it changes nothing.
 */
export async function scoreSimulation(needs: ScoringNeeds, { orgId, simulationId }: CallKey): Promise<void> {
  const { db } = needs
  const row = await simulations.findSimulation(db, orgId, simulationId)
  if (!row || row.state !== 'ended' || row.outcome === null || row.ended_at === null) return
  const setup = await simulations.readSetup(db, orgId, simulationId)
  const turns = await readTurns(db, { orgId, simulationId })
  const scored = {
    row,
    setup,
    turns,
    review: reviewOf(setup, turns, row.outcome, await needs.rubricOf(orgId)),
    outcome: row.outcome,
    at: row.ended_at,
  }
  await inTransaction(db, (tx) => store(needs, tx, scored))
}

/**
 * Nobody tries to score a call any more: says so, and gives back what the call cost, since its review is what was paid for.
 * Should it be scored after all, that is free.
 */
export async function giveUpScoring(
  { db, clock, credits }: { db: Database; clock: Clock; credits: Pick<Credits, 'refund'> },
  { orgId, simulationId }: CallKey,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const failed = await simulations.setScoringFailed(tx, orgId, simulationId, clock.now())
    if (failed) await credits.refund(tx, simulationId)
  })
}

/** Writes the score of a call as it counts, wherever it stands. False for a call that is not scored. */
export async function keepScore(
  pipeline: Pick<Pipeline, 'changeScore'>,
  tx: Tx,
  { orgId, simulationId }: CallKey,
  score: CountedScore,
): Promise<boolean> {
  const row = await lockScored(tx, orgId, simulationId)
  if (!row) return false
  await setScore(tx, row, score)
  await pipeline.changeScore(tx, { orgId, simulationId, score: score.total })
  return true
}

interface Scored {
  readonly row: SimulationRow
  readonly setup: CallSetup
  readonly turns: readonly Turn[]
  readonly review: Review
  readonly outcome: Outcome
  readonly at: Date
}

/** The score that this one is compared with; null where there is none, or another rubric or version gave it. */
async function scoreBefore(reviews: Reviews, tx: Tx, row: SimulationRow, { rubric }: Review): Promise<number | null> {
  const compared = await simulations.comparedCall(tx, row)
  if (compared === null || compared.score === null) return null
  const kept = await reviews.find({ orgId: row.org_id, kind: 'simulation', subjectId: compared.id })
  const before = kept?.review.rubric
  return before?.key === rubric.key && before.version === rubric.version ? compared.score : null
}

async function store({ reviews, pipeline }: ScoringNeeds, tx: Tx, scored: Scored): Promise<void> {
  const { row, setup, turns, review, outcome, at } = scored
  const score = review.result.state === 'scored' ? review.result.total : null
  const before = await scoreBefore(reviews, tx, row, review)
  const change = score === null || before === null ? null : score - before
  // Whoever changes the state writes the rest; of two that score at once the other finds nothing left to do.
  if (!(await simulations.setReviewed(tx, row.org_id, row.id, { score, score_change: change }))) return
  const subject = { orgId: row.org_id, kind: 'simulation', subjectId: row.id, userId: row.user_id } as const
  const { failed } = await reviews.store(tx, subject, review)
  if (failed) await setFailedBlocker(tx, row.org_id, row.id)
  // A retry practises a moment: the account's call is the one that it goes on from (0077).
  const isRetry = row.forked_from !== null || row.from_transcript !== null
  if (row.started_at === null || isRetry) return
  const mind = await readLastMind(tx, { orgId: row.org_id, simulationId: row.id })
  await pipeline.recordCallResult(tx, {
    orgId: row.org_id,
    simulationId: row.id,
    accountId: row.account_id,
    personaId: row.persona_id,
    userId: row.user_id,
    repName: row.rep_name,
    type: setup.type,
    outcome,
    score,
    at,
    promise: mind?.step.agreed?.words ?? null,
    openObjections: mind === null ? [] : leftOpen(setup, mind),
    objections: mind === null ? [] : worriesLeftBy(mind),
    askedAfterPromise: mind !== null && hasAskedAfterPromise(mind),
    terms: mind === null ? [] : termsAgreedIn(mind),
    facts: factsToldIn(turns, setup),
  })
}

function factsToldIn(
  turns: readonly Turn[],
  { persona }: CallSetup,
): Array<{ factId: string; turn: number; summary: string | undefined }> {
  const facts = new Map(persona.facts.map((fact) => [fact.id, fact]))
  return turns.flatMap((turn) => {
    if (turn.speaker !== 'buyer') return []
    return turn.facts.map((factId) => {
      const fact = facts.get(factId)
      return { factId, turn: turn.turn, summary: fact && asTold(fact, turn.words) }
    })
  })
}

/** What kinds of objections were raised and not settled, each once. */
function leftOpen({ persona }: CallSetup, { objections }: Mind): ObjectionFamily[] {
  const open = new Set(objections.filter(({ state }) => state !== 'resolved').map(({ id }) => id))
  return [...new Set(persona.objections.filter(({ id }) => open.has(id)).map(({ family }) => family))]
}
