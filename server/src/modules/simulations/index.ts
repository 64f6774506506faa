import type { Review, ScorableRubric } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import { createCallKeeper, scoreSimulationJob, type CallKeeper, type CallKeeperNeeds } from './call-keeper.ts'
import type { CallKey } from './call-record.repository.ts'
import type { Retention } from '../../platform/retention.ts'
import type { KeepScore, NamedCall, ReviewedCall } from '../reviews/index.ts'
import { callToExport, nameOfCall } from './export.ts'
import { createProgress } from './progress.service.ts'
import { giveUpScoring, keepScore, reviewAs, scoreSimulation, type ScoringNeeds } from './scoring.service.ts'
import { forgetKeys } from './simulations.repository.ts'
import { simulationRoutes } from './simulations.routes.ts'
import { createTakeUpWork } from './take-up-work.ts'
import { createSimulations, type Simulations, type SimulationsNeeds } from './simulations.service.ts'

export { readAttempts } from './attempts.repository.ts'
export type { AskedCalls, Attempts } from './attempts.repository.ts'
export { activityOf, calledAmong, retriesAmong } from './activity.repository.ts'
export { isFinished } from './finished.ts'
export { abandonedCallJob } from './abandoned.ts'
export { LeaseLostError } from './call-keeper.ts'
export type { CallInProgress, CallKeeper, TakenCall } from './call-keeper.ts'
export { seenEveryMs } from './call-record.repository.ts'
export type { CallKey } from './call-record.repository.ts'
export { factsFoundIn, offerOf, planOf } from './plan.ts'
export { reviewOf, type ScoringNeeds } from './scoring.service.ts'
export type { RealCalls } from './real-calls.ts'
export type { Simulations } from './simulations.service.ts'
export { readRecentCalls } from './recent-calls.repository.ts'
export { createReviewMoney } from './review-money.ts'
export { createWordingBudget } from './wording-budget.ts'
export type { WordingBudget, WordingTerms } from './wording-budget.ts'

export interface SimulationsModule {
  readonly routes: (app: FastifyInstance) => void
  readonly service: Simulations
  /** For those who run calls: their record. */
  readonly keeper: CallKeeper
  /** Scores an ended call now. The job does the same later, should the server die first. */
  readonly score: (key: CallKey) => Promise<void>
  /** The review that a rubric would give a scored call, kept nowhere; null for one without a review. */
  readonly reviewAs: (key: CallKey, rubric: ScorableRubric) => Promise<Review | null>
  /** A call as its review is taken away with it. */
  readonly toExport: (orgId: string, id: string) => Promise<ReviewedCall | null>
  readonly named: (orgId: string, id: string) => Promise<NamedCall | null>
  /** Writes the score of a call as it counts. */
  readonly keepScore: KeepScore['simulation']
  readonly jobs: readonly JobHandler[]
  readonly retentions: readonly Retention[]
}

/** A browser that was closed over the weekend may still send its request again. */
const keyDays = 7

/** Practice calls: setting up, keeping what was said, scoring, history and progress. */
export function createSimulationsModule(
  needs: CallKeeperNeeds & Omit<SimulationsNeeds, 'takeUpWork'> & ScoringNeeds,
): SimulationsModule {
  const service = createSimulations({ ...needs, takeUpWork: createTakeUpWork() })
  const progress = createProgress(needs)
  const score = (key: CallKey): Promise<void> => scoreSimulation(needs, key)
  const job = defineJob({
    name: scoreSimulationJob,
    data: z.object({ orgId: z.string(), simulationId: z.uuid() }),
    handle: score,
    giveUp: (key) => giveUpScoring(needs, key),
  })
  return {
    routes: (app) => simulationRoutes(app, service, progress),
    service,
    keeper: createCallKeeper(needs),
    score,
    reviewAs: (key, rubric) => reviewAs(needs.db, key, rubric),
    toExport: (orgId, id) => callToExport(needs.db, orgId, id),
    named: (orgId, id) => nameOfCall(needs.db, orgId, id),
    keepScore: (tx, orgId, simulationId, counted) => keepScore(needs.pipeline, tx, { orgId, simulationId }, counted),
    jobs: [job],
    retentions: [{ days: keyDays, forget: (before, atMost) => forgetKeys(needs.db, before, atMost) }],
  }
}
