import type { FastifyInstance } from 'fastify'
import type { TokenVerifier, UserDirectory } from '../integrations/identity/identity.ts'
import type { Documents } from '../integrations/documents/documents.ts'
import type { ObjectStorage } from '../integrations/object-storage/object-storage.ts'
import type { MailSender } from '../integrations/mail/mail.ts'
import type { WebPages } from '../integrations/web-pages/web-pages.ts'
import { createSiteAdminModule } from '../modules/site-admin/index.ts'
import { createAnalyticsModule } from '../modules/analytics/index.ts'
import type { Actors, Auth, SignIn } from '../modules/auth/index.ts'
import { createConversationsModule } from '../modules/conversations/index.ts'
import { createCreditsModule } from '../modules/credits/index.ts'
import { createLiveCallsModule } from '../modules/live-calls/index.ts'
import type { NextCallNeeds } from '../modules/next-call/index.ts'
import { createPipelineModule, type Pipeline } from '../modules/pipeline/index.ts'
import type { Reviews } from '../modules/reviews/index.ts'
import {
  activityOf,
  calledAmong,
  createSimulationsModule,
  createWordingBudget,
  readRecentCalls,
  retriesAmong,
  type RealCalls,
  type ScoringNeeds,
  type Simulations,
} from '../modules/simulations/index.ts'
import { createPractisedCalls, createTranscriptsModule, type Transcripts } from '../modules/transcripts/index.ts'
import type { Users } from '../modules/users/index.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { MemberActor } from '../platform/http/actor.ts'
import type { JobHandler, Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createForgetting, type Retention } from '../platform/retention.ts'
import type { PricedModel } from './build-language-model.ts'
import type { PricedSpeechToText } from './build-speech-to-text.ts'
import { buildNextCalls } from './build-next-calls.ts'
import { buildPeople, type People } from './build-people.ts'
import { buildReviews, type ReviewedCalls } from './build-reviews.ts'

/** What every module offers to the server: its routes, and the jobs it runs. */
export interface Module {
  readonly routes: (app: FastifyInstance) => void
  readonly jobs?: readonly JobHandler[]
  /** What it keeps for a time only. */
  readonly retentions?: readonly Retention[]
}

export interface ModuleNeeds {
  readonly db: Database
  readonly jobs: Jobs
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly verifier: TokenVerifier
  /** In lower case. */
  readonly siteAdminEmails: readonly string[]
  readonly signIn: SignIn
  /** What a hosted provider knows beside its tokens; null without one, or without a key to ask it. */
  readonly directory: UserDirectory | null
  /** Null: no mail server is configured. */
  readonly mailSender: MailSender | null
  /** Null: buyers say their lines as decided. */
  readonly languageModel: PricedModel | null
  /** Null: nobody writes recordings down. */
  readonly speechToText: PricedSpeechToText | null
  readonly documents: Documents
  readonly webPages: WebPages
  /** Where recordings are kept. */
  readonly storage: ObjectStorage
  /** Shows a stored mail to whoever runs the server; null in production. */
  readonly announceMail: ((mail: { to: string; subject: string; text: string }) => void) | null
  /** Origin people reach the application at, for the links in mails. */
  readonly publicUrl: string
  /** The demo workspace may be entered when it exists. */
  readonly demo: boolean
  /** How long a buyer lets it ring, in milliseconds; the usual time unless given. */
  readonly ringMs?: number
}

export interface Modules {
  readonly all: readonly Module[]
  readonly actors: Actors
  /** Null with a hosted sign-in provider. */
  readonly auth: Auth | null
  readonly users: Users
  readonly credits: ReturnType<typeof createCreditsModule>['service']
  readonly pipeline: Pipeline
  readonly simulations: Simulations
  readonly conversations: ReturnType<typeof createConversationsModule>['service']
  /** Keeps a call that somebody uploads, and has it scored. */
  readonly uploadCall: Transcripts['upload']
}

/** The only place that knows every module: makes each from what it needs, in the order of their graph. */
export function buildModules(needs: ModuleNeeds): Modules {
  const { db, jobs, clock } = needs
  const credits = createCreditsModule({
    db,
    clock,
    jobs,
    // Runs as a job, when all modules are there. What waits for a credit belongs to the module made further down.
    afterCredited: (userId) => transcripts.service.beginWaiting(userId),
  })
  const people = buildPeople(needs, {
    credits: credits.service,
    activityOf: (orgId, userIds) => activityOf(db, orgId, userIds),
    // Asked when somebody chooses one, as is everything of modules made further down.
    canBeChosen: (orgId, rubric) => reviewing.canBeChosen(orgId, rubric),
  })
  const reviewing = buildReviews(
    { ...needs, chosen: people.organizations.rubricOf, colleagues: people.colleagues },
    { simulation: () => calls.reviewed, transcript: () => transcripts.reviewed },
  )
  const { reviews, rubricOf } = reviewing
  const services = { credits: credits.service, reviews, rubricOf, reviewsWordedBy: reviewing.wordedBy }
  const { productSummaryOf } = people.users
  const isBuyerHere: Pipeline['isBuyerHere'] = (orgId, personaId) => pipeline.service.isBuyerHere(orgId, personaId)
  const transcripts = createTranscriptsModule({ ...needs, ...services, isBuyerHere, productSummaryOf })
  const realCalls = createPractisedCalls({ db, reviews })
  const pipeline = createPipelineModule({
    ...needs,
    organizationExists: people.organizations.exists,
    roleIn: people.organizations.roleIn,
    retriesAmong: (orgId, ids) => retriesAmong(db, orgId, ids),
    calledAmong,
    realCalls,
  })
  const calls = buildCalls(needs, people, { ...services, realCalls, pipeline: pipeline.service })
  const analytics = createAnalyticsModule({ db, clock })
  const { recentCalls, onTheLine, simulations, conversations } = calls
  const nextCalls = buildNextCalls(needs, {
    pipeline: pipeline.service,
    reviews,
    recentCalls,
    onTheLine,
    people,
  })
  const siteAdmin = createSiteAdminModule({ ...needs, credits: credits.service })
  const scored = [...reviewing.all, transcripts, pipeline, ...calls.all]
  const all = [...people.all, analytics, credits, ...scored, ...nextCalls, siteAdmin]
  const { actors, auth, users } = people
  const kept = { actors, auth, users, credits: credits.service, pipeline: pipeline.service, simulations, conversations }
  return { all: [...all, forgetting(clock, all)], ...kept, uploadCall: transcripts.service.upload }
}

/** Lets go of what the modules keep for a time only. */
const forgetting = (clock: Clock, modules: readonly Module[]): Module => {
  const retentions = modules.flatMap((module) => module.retentions ?? [])
  return { routes: () => undefined, jobs: [createForgetting(clock, retentions)] }
}

/** So many of a rep's last calls say how they do, and whom they have called just now. */
const recentCallsWeighed = 10

interface CallServices {
  readonly credits: Modules['credits']
  readonly pipeline: Pipeline
  readonly reviews: Reviews
  readonly realCalls: RealCalls
  readonly rubricOf: ScoringNeeds['rubricOf']
}

/** Practice calls: their record, the sockets they run on, and those who watch. */
function buildCalls(
  { db, jobs, bus, clock, log, ringMs, languageModel }: ModuleNeeds,
  { users, organizations }: People,
  services: CallServices,
): Pick<Modules, 'all' | 'simulations' | 'conversations'> &
  Pick<NextCallNeeds, 'recentCalls' | 'onTheLine'> & { reviewed: ReviewedCalls } {
  const reps = {
    productSummaryOf: users.productSummaryOf,
    profileOf: users.profileOf,
    organizationNameOf: async (actor: MemberActor) =>
      (await organizations.get(actor, { orgId: actor.membership.orgId })).name,
  }
  const simulations = createSimulationsModule({ ...services, db, clock, jobs, reps })
  const { keeper, score, reviewAs, toExport, named, keepScore, service } = simulations
  const words = languageModel && {
    model: languageModel.model,
    budget: createWordingBudget({ db, clock }, languageModel.terms),
  }
  const conversations = createConversationsModule({ keeper, score, bus, clock, log, ringMs, words })
  const liveCalls = createLiveCallsModule({ keeper, bus })
  const all = [simulations, conversations, liveCalls]
  return {
    all,
    reviewed: {
      reviewAs: (orgId, simulationId, rubric) => reviewAs({ orgId, simulationId }, rubric),
      toExport,
      named,
      keepScore,
    },
    simulations: service,
    conversations: conversations.service,
    recentCalls: ({ userId, membership: { orgId } }) => readRecentCalls(db, { orgId, userId }, recentCallsWeighed),
    onTheLine: async ({ userId, membership }) => {
      const running = await keeper.inProgress(membership.orgId, userId)
      return running.map(({ simulation }) => simulation.persona.personaId)
    },
  }
}
