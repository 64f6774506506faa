import type { FastifyInstance } from 'fastify'
import type { TokenVerifier, UserDirectory } from '../integrations/identity/identity.ts'
import type { MailSender } from '../integrations/mail/mail.ts'
import { createSiteAdminModule } from '../modules/site-admin/index.ts'
import { createAnalyticsModule } from '../modules/analytics/index.ts'
import type { Actors, Auth, SignIn } from '../modules/auth/index.ts'
import { createConversationsModule } from '../modules/conversations/index.ts'
import { createCreditsModule } from '../modules/credits/index.ts'
import { createLiveCallsModule } from '../modules/live-calls/index.ts'
import { createNextCallModule, type NextCallNeeds } from '../modules/next-call/index.ts'
import { createPipelineModule, type Pipeline } from '../modules/pipeline/index.ts'
import { createReviewsModule, type Reviews } from '../modules/reviews/index.ts'
import {
  activityOf,
  createSimulationsModule,
  createWordingBudget,
  retriesAmong,
  type Simulations,
} from '../modules/simulations/index.ts'
import { createTranscriptsModule } from '../modules/transcripts/index.ts'
import type { Users } from '../modules/users/index.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { MemberActor } from '../platform/http/actor.ts'
import type { JobHandler, Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createForgetting, type Retention } from '../platform/retention.ts'
import type { PricedModel } from './build-language-model.ts'
import { buildPeople, type People } from './build-people.ts'

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
  })
  const reviews = createReviewsModule({ db, clock })
  const { rubricOf } = people.organizations
  const services = { credits: credits.service, reviews: reviews.service }
  const transcripts = createTranscriptsModule({ db, clock, jobs, ...services, rubricOf })
  const pipeline = createPipelineModule({
    db,
    clock,
    jobs,
    organizationExists: people.organizations.exists,
    retriesAmong: (orgId, ids) => retriesAmong(db, orgId, ids),
  })
  const calls = buildCalls(needs, people, { ...services, pipeline: pipeline.service })
  const analytics = createAnalyticsModule({ db, clock })
  const nextCall = createNextCallModule({
    pipeline: pipeline.service,
    reviews: reviews.service,
    recentCalls: calls.recentCalls,
    onTheLine: calls.onTheLine,
  })
  const siteAdmin = createSiteAdminModule({ ...needs, credits: credits.service })
  const all = [...people.all, analytics, credits, reviews, transcripts, pipeline, ...calls.all, nextCall, siteAdmin]
  return {
    all: [...all, forgetting(clock, all)],
    actors: people.actors,
    auth: people.auth,
    users: people.users,
    credits: credits.service,
    pipeline: pipeline.service,
    simulations: calls.simulations,
    conversations: calls.conversations,
  }
}

/** Lets go of what the modules keep for a time only. */
const forgetting = (clock: Clock, modules: readonly Module[]): Module => {
  const retentions = modules.flatMap((module) => module.retentions ?? [])
  return { routes: () => undefined, jobs: [createForgetting(clock, retentions)] }
}

/** Practice calls: their record, the sockets they run on, and those who watch. */
function buildCalls(
  { db, jobs, bus, clock, log, ringMs, languageModel }: ModuleNeeds,
  { users, organizations }: People,
  services: { credits: Modules['credits']; pipeline: Pipeline; reviews: Reviews },
): Pick<Modules, 'all' | 'simulations' | 'conversations'> & Pick<NextCallNeeds, 'recentCalls' | 'onTheLine'> {
  const reps = {
    productSummaryOf: users.productSummaryOf,
    profileOf: users.profileOf,
    organizationNameOf: async (actor: MemberActor) =>
      (await organizations.get(actor, { orgId: actor.membership.orgId })).name,
  }
  const simulations = createSimulationsModule({ ...services, db, clock, jobs, reps, rubricOf: organizations.rubricOf })
  const { keeper, score, service } = simulations
  const words = languageModel && {
    model: languageModel.model,
    budget: createWordingBudget({ db, clock }, languageModel.terms),
  }
  const conversations = createConversationsModule({ keeper, score, bus, clock, log, ringMs, words })
  const liveCalls = createLiveCallsModule({ keeper, bus })
  const all = [simulations, conversations, liveCalls]
  return {
    all,
    simulations: service,
    conversations: conversations.service,
    recentCalls: async (actor) => {
      const { items } = await service.list(actor, { limit: 10, sort: 'when', direction: 'desc' })
      return items.map(({ persona, difficulty, score }) => ({ personaId: persona.personaId, difficulty, score }))
    },
    onTheLine: async ({ userId, membership }) => {
      const running = await keeper.inProgress(membership.orgId, userId)
      return running.map(({ simulation }) => simulation.persona.personaId)
    },
  }
}
