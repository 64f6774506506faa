import { rubricKeys } from '@ringside/contract'
import { demoOrganizationName, type DemoModules } from '../demo/index.ts'
import { createAssignmentsModule, type Assignments } from '../modules/assignments/index.ts'
import { createConversationsModule } from '../modules/conversations/index.ts'
import { createCreditsModule } from '../modules/credits/index.ts'
import { lockOrganization } from '../modules/organizations/index.ts'
import { createPipelineModule, type Pipeline } from '../modules/pipeline/index.ts'
import { createReviews } from '../modules/reviews/index.ts'
import { createSimulationsModule, calledAmong, readAttempts, retriesAmong } from '../modules/simulations/index.ts'
import { createPractisedCalls } from '../modules/transcripts/index.ts'
import type { Users } from '../modules/users/index.ts'
import { createInProcessBus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'

/** Everything jobs would do later is done at once: calls are scored when they end, and none is left behind. */
const noJobs: Jobs = { enqueue: async () => undefined }

/** The demo's comments speak to nobody, it sends no mail, calls are uploaded to it by the server's own modules, and nobody judges in it while it is made. */
const nobody = {
  colleagues: { membersOf: async () => [], tellMentioned: async () => undefined },
  criterionOf: async () => null,
  wording: null,
}

/** The modules that calls need, as `build-modules.ts` makes them, but in the demo's own time. */
export function buildDemoModules(needs: { db: Database; log: Log; users: Users }, clock: Clock): DemoModules {
  const { db, log, users } = needs
  const bus = createInProcessBus((error) => log.error({ err: error }, 'A bus subscriber failed'))
  const shared = { db, clock, jobs: noJobs }
  const { service: credits } = createCreditsModule({ ...shared, afterCredited: async () => undefined })
  const realCalls = createPractisedCalls({ db, reviews: { isShared: async () => false } })
  const reviews = createReviews({
    ...shared,
    keepScore: {
      simulation: (tx, orgId, id, score) => simulations.keepScore(tx, orgId, id, score),
      transcript: async () => false,
    },
    nameCall: {
      simulation: (orgId, id) => simulations.named(orgId, id),
      transcript: async () => null,
    },
    readCall: {
      simulation: (orgId, id) => simulations.toExport(orgId, id),
      transcript: async () => null,
    },
    ...nobody,
  })
  const { service: pipeline } = createPipelineModule({
    ...shared,
    log,
    organizationExists: async () => true,
    roleIn: async () => null,
    calledAmong,
    retriesAmong: (orgId, ids) => retriesAmong(db, orgId, ids),
    realCalls,
  })
  const reps = { ...users, organizationNameOf: async () => demoOrganizationName }
  const simulations = createSimulationsModule({
    ...shared,
    credits,
    pipeline,
    reviews,
    reps,
    realCalls,
    rubricOf: async () => rubricKeys[0],
  })
  const { keeper, score } = simulations
  const talking = { keeper, score, bus, clock, log, ringMs: 0, words: null }
  const { service: conversations } = createConversationsModule(talking)
  const assignments = buildAssignments(shared, pipeline)
  return { credits, pipeline, simulations: simulations.service, conversations, reviews, assignments }
}

const buildAssignments = (shared: { db: Database; clock: Clock }, pipeline: Pipeline): Assignments =>
  createAssignmentsModule({
    ...shared,
    lockOrganization,
    pipeline,
    tellAssigned: async () => undefined,
    attempts: (orgId, asked, accountsIn) => readAttempts(shared.db, orgId, asked, accountsIn),
  }).service
