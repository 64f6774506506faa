import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../src/app/build-app.ts'
import { buildModules, type Modules } from '../src/app/build-modules.ts'
import type { PricedModel } from '../src/app/build-language-model.ts'
import type { PricedSpeechToText } from '../src/app/build-speech-to-text.ts'
import { createFakeIdentity } from '../src/integrations/identity/fake/fake-identity.ts'
import type { TokenVerifier, UserDirectory } from '../src/integrations/identity/identity.ts'
import { createTokenVerifier } from '../src/integrations/identity/jose/token-verifier.ts'
import { createDocuments } from '../src/integrations/documents/parsed/parsed-documents.ts'
import type { MailSender } from '../src/integrations/mail/mail.ts'
import { createFetchedPages } from '../src/integrations/web-pages/fetched/fetched-pages.ts'
import { createInMemoryStorage } from '../src/integrations/object-storage/fake/in-memory-storage.ts'
import type { SignIn } from '../src/modules/auth/index.ts'
import { createInProcessBus, type Bus } from '../src/platform/bus.ts'
import type { Database } from '../src/platform/database/database.ts'
import { createJobQueue, type JobQueue } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { createFactories, siteAdminEmail, type Factories, type TestActor } from './factories.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createTestTokens, testIssuer } from './tokens.ts'

export interface Answer {
  readonly status: number
  /** The parsed body, or that of a file as text; an empty one is null. */
  readonly body: unknown
  readonly response: LightMyRequestResponse
}

/** What an answer says, apart from the id of its request: the same for what is foreign as for what is not there. */
export const sayingOf = ({ status, body }: Answer): object => ({ status, ...Object(body), requestId: '' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface TestApp extends Factories {
  readonly app: FastifyInstance
  readonly db: Database
  readonly clock: FakeClock
  readonly bus: Bus
  readonly modules: Modules
  readonly storage: ReturnType<typeof createInMemoryStorage>
  /** A request as this person, in their organisation; null for nobody signed in. */
  request(
    actor: TestActor | null,
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Runs every job that is due, those it leads to as well. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

export interface TestAppOptions {
  /** A fake of the embedded sign-in unless given. */
  readonly signIn?: SignIn
  /** What a hosted provider knows beside its tokens; nothing can be asked unless given. */
  readonly directory?: UserDirectory
  readonly demo?: boolean
  readonly mailSender?: MailSender | null
  /** None unless given, as without configuration. */
  readonly languageModel?: PricedModel
  /** None unless given, as without configuration. */
  readonly speechToText?: PricedSpeechToText
  /** Shows stored mail as outside production; as in production nobody unless given. */
  readonly announceMail?: (mail: { to: string; subject: string; text: string }) => void
  /** Believes tokens signed with the test's key unless given. */
  readonly verifier?: TokenVerifier
  /** The worker's own unless given; closed with the app. */
  readonly database?: TestDatabase
  readonly siteAdminEmails?: readonly string[]
}

export const testPublicUrl = 'https://ringside.test'

/** The real server on a real database: only the clock and the key of the tokens are the test's own. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { signIn, demo = false, mailSender = null, siteAdminEmails = [siteAdminEmail] } = options
  const { db, pool, connection, close } = options.database ?? (await openTestDatabase())
  const log = createLog('silent')
  const clock = createFakeClock()
  const tokens = await createTestTokens()
  const verifier = options.verifier ?? createTokenVerifier({ issuer: testIssuer, key: tokens.publicKey, clock })
  const identity = createFakeIdentity(({ user_id: userId, ...claims }) => tokens.sign(String(userId), claims))
  const embedded = {
    provider: 'embedded',
    identity,
    publicUrl: testPublicUrl,
    addressHeader: 'x-test-address',
  } as const
  const storage = createInMemoryStorage()
  const queue: JobQueue = createJobQueue(connection, log)
  const bus = createInProcessBus((error) => {
    throw error
  })
  const modules = buildModules({
    db,
    jobs: queue,
    bus,
    clock,
    log,
    verifier,
    siteAdminEmails,
    signIn: signIn ?? embedded,
    directory: options.directory ?? null,
    mailSender,
    languageModel: options.languageModel ?? null,
    speechToText: options.speechToText ?? null,
    documents: createDocuments(),
    // The pages that tests read are on this machine.
    webPages: createFetchedPages({ lets: ['127.0.0.1'] }),
    storage,
    announceMail: options.announceMail ?? null,
    publicUrl: testPublicUrl,
    demo,
    ringMs: 0,
  })
  await queue.start(modules.all.flatMap((module) => module.jobs ?? []))
  const app = await buildApp({
    log,
    actorSource: modules.actors,
    modules: modules.all,
    site: null,
    trustedProxies: [],
    metricsToken: null,
    publicUrl: null,
    connect: [],
    limits: { perAddress: 100_000, perPerson: 100_000 },
    checksAnswers: true,
    checkReady: async () => void (await pool.query('select 1')),
  })

  return {
    ...createFactories(db, tokens),
    app,
    db,
    clock,
    bus,
    modules,
    storage,
    async request(actor, method, path, body, headers = {}) {
      const signedIn = actor === null ? {} : { authorization: `Bearer ${actor.token}` }
      const place = actor?.orgId == null ? {} : { 'x-org-id': actor.orgId }
      const response = await app.inject({
        method,
        url: path,
        headers: { ...signedIn, ...place, ...headers },
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...signedIn, ...place, ...headers },
        }),
      })
      const text = response.body
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      return { status: response.statusCode, body: text === '' ? null : isJson ? JSON.parse(text) : text, response }
    },
    runJobs: () => queue.runDue(),
    async close() {
      await app.close()
      await bus.close()
      await queue.stop(0)
      await close()
    },
  }
}
