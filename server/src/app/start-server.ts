import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { openDemo } from '../demo/index.ts'
import { rehearse } from '../modules/conversations/index.ts'
import { createInProcessBus, type Bus } from '../platform/bus.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { keptSecret, prepareDataFolder } from '../platform/data-folder.ts'
import { createDatabase, createPool, type Connection } from '../platform/database/database.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrate, readMigrations } from '../platform/database/migrations.ts'
import { sqlState } from '../platform/database/sql-state.ts'
import { StartError } from '../platform/errors.ts'
import { readSite } from '../platform/http/site.ts'
import { createJobQueue } from '../platform/jobs.ts'
import { createLog, type Log } from '../platform/log.ts'
import { findPort, portProblem } from '../platform/port.ts'
import { createPostgresBus } from '../platform/postgres-bus.ts'
import { buildApp } from './build-app.ts'
import { buildDemoModules } from './build-demo-modules.ts'
import { buildIntegrations } from './build-integrations.ts'
import { buildModules, type Modules } from './build-modules.ts'

export interface RunningServer {
  readonly url: string
  /** How to get into the demo workspace; null when there is none. */
  readonly demo: string | null
  /** Where the embedded database keeps its files; null with a server of one's own. */
  readonly databaseFolder: string | null
  /** Takes no more requests, lets calls and jobs come to a point where nothing is lost, then closes everything. */
  stop(): Promise<void>
}

type Closer = () => Promise<void>

const siteFolder = path.join(import.meta.dirname, '../../../web/dist')
const limits = { perAddress: 3_000, perPerson: 1_200 }
const jobsMayTakeMs = 10_000

/** Starts everything in its order. When one step fails, what was started before it is closed again. */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const closers: Closer[] = []
  const close = async (): Promise<void> => {
    const failures: unknown[] = []
    // One part that can't be closed must not leave the others open, the database least of all.
    for (const closer of closers.splice(0).toReversed()) await closer().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
  }
  try {
    return await startAll(config, say, closers, close)
  } catch (error) {
    // Whoever starts it must read why it could not start, whatever closing comes to.
    await close().catch((unclosed: unknown) => say(`Not all could be closed again: ${String(unclosed)}`))
    throw error
  }
}

async function startAll(
  config: Config,
  say: (line: string) => void,
  closers: Closer[],
  stop: () => Promise<void>,
): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  prepareDataFolder(config.dataDir)
  const port = await findPort(config.host, config.port)
  const publicUrl = config.publicUrl ?? localUrl(config.host, port)
  const { connection, folder, pool } = await openDatabase(config, closers, log)
  const bus = await openBus(config, pool, connection, log)
  closers.push(() => bus.close())
  const secret = config.sessionSecret ?? keptSecret(config.dataDir)
  const integrations = await buildIntegrations({ config, pool, clock: systemClock, log, secret, publicUrl })
  closers.push(async () => integrations.mailSender?.close())
  const db = createDatabase(pool)
  const jobs = createJobQueue(connection, log)
  const announceMail = config.environment === 'production' ? null : announcer(say)
  const { siteAdminEmails, demo } = config
  const shared = { db, jobs, bus, clock: systemClock, log, publicUrl, siteAdminEmails, demo, announceMail }
  const modules = buildModules({ ...shared, ...integrations })
  await jobs.start(modules.all.flatMap((module) => module.jobs ?? []))
  closers.push(() => jobs.stop(jobsMayTakeMs))
  // Only where we sign people in ourselves: a hosted provider would not know the demo's people.
  const inTime = (clock: Clock) => buildDemoModules({ db, log, users: modules.users }, clock)
  const demoLine = demo ? await openDemo({ db, log, clock: systemClock, ...modules, buildModules: inTime }, say) : null

  const app = await buildHttp({ config, modules, publicUrl, pool, log }, closers)
  rehearse()
  await jobs.work()
  await app.listen({ host: config.host, port }).catch((error: unknown) => {
    throw portProblem(error, config.host, port)
  })
  return { url: publicUrl, demo: demoLine, databaseFolder: folder, stop }
}

interface HttpNeeds {
  readonly config: Config
  readonly modules: Modules
  readonly publicUrl: string
  readonly pool: pg.Pool
  readonly log: Log
}

async function buildHttp(needs: HttpNeeds, closers: Closer[]): Promise<FastifyInstance> {
  const { config, modules, publicUrl, pool, log } = needs
  let stopping = false
  const app = await buildApp({
    log,
    actorSource: modules.actors,
    modules: modules.all,
    site: await readSite(siteFolder),
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    publicUrl,
    connect: config.auth.provider === 'propelauth' ? [config.auth.url] : [],
    limits,
    checksAnswers: false,
    checkReady: async () => {
      if (stopping) throw new Error('The server is stopping')
      await pool.query('select 1')
    },
  })
  closers.push(async () => {
    stopping = true
    await app.close()
  })
  return app
}

function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

interface OpenDatabase {
  readonly connection: Connection
  readonly folder: string | null
  readonly pool: pg.Pool
}

/** The server DATABASE_URL names, else our own in the data folder; reached, and with the schema of this version. */
async function openDatabase(config: Config, closers: Closer[], log: Log): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null
  if (embedded !== null) closers.push(() => embedded.stop())
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  await makeReady(connection, log)
  const pool = createPool(connection, config.databaseConnections, log)
  closers.push(() => pool.end())
  return { connection, folder: embedded?.folder ?? null, pool }
}

/** While a machine starts everything at once a database that is there may be slow to say so; a request never waits so long. */
const startWaitMs = 20_000

async function makeReady(connection: Connection, log: Log): Promise<void> {
  const pool = createPool(connection, 1, log, startWaitMs)
  try {
    await mustAnswer(pool)
    await migrate(pool, await readMigrations())
  } finally {
    await pool.end()
  }
}

async function mustAnswer(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    const reason = sqlState(error) ?? (error instanceof Error ? error.message : String(error))
    throw new StartError(`The database does not answer (${reason}): check DATABASE_URL.`, error)
  }
}

const openBus = (config: Config, pool: pg.Pool, connection: Connection, log: Log): Promise<Bus> | Bus =>
  config.bus === 'postgres'
    ? createPostgresBus(pool, connection, log)
    : createInProcessBus((error) => log.error({ err: error }, 'A bus subscriber failed'))

/** Without a mail server the links in mails are of use only where they can be read. */
const announcer =
  (say: (line: string) => void) =>
  ({ to, subject, text }: { to: string; subject: string; text: string }): void => {
    const link = /https?:\/\/\S+/.exec(text)?.[0]
    say(link === undefined ? `Mail for ${to}: ${subject}` : `Mail for ${to}: ${subject}\n  ${link}`)
  }
