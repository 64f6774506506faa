import { fromKysely, PgBoss, type Job, type SendOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Connection, Tx } from './database/database.ts'
import type { Log } from './log.ts'

/** Work that must not be lost: kept in the database, tried again with growing pauses, alive after a restart. */
export interface JobHandler {
  readonly name: string
  /** Called at least once per job; must come to the same end when called twice. */
  readonly handle: (data: unknown) => Promise<void>
  /** Called when the last try has failed, so that nobody waits for it any longer. As often as `handle` if it fails. */
  readonly giveUp: ((data: unknown) => Promise<void>) | null
  /** How many of these one node runs at a time. */
  readonly concurrency: number
  /** How long one attempt may take before it counts as failed, in seconds. */
  readonly expireInSeconds: number
  /** When it runs by itself, with no data: minute, hour, day, month, weekday in UTC. Null: only when enqueued. */
  readonly cron: string | null
}

/** Declares a job; what was enqueued is parsed by `data` before `handle` sees it. */
export function defineJob<Data extends z.ZodType>(job: {
  name: string
  data: Data
  handle: (data: z.output<Data>) => Promise<void>
  giveUp?: (data: z.output<Data>) => Promise<void>
  concurrency?: number
  expireInSeconds?: number
  cron?: string
}): JobHandler {
  const { giveUp } = job
  return {
    name: job.name,
    handle: async (data) => job.handle(job.data.parse(data)),
    giveUp: giveUp === undefined ? null : async (data) => giveUp(job.data.parse(data)),
    concurrency: job.concurrency ?? 1,
    expireInSeconds: job.expireInSeconds ?? 300,
    cron: job.cron ?? null,
  }
}

export interface EnqueueOptions {
  /** Not before this time. */
  readonly startAfter?: Date
}

export interface Jobs {
  /** Writes the job in the transaction of the change it follows from, or on its own with null. */
  enqueue(tx: Tx | null, name: string, data: object, options?: EnqueueOptions): Promise<void>
}

export interface JobQueue extends Jobs {
  /** Makes the queues, so that `enqueue` works. Call once, after the migrations. */
  start(handlers: readonly JobHandler[]): Promise<void>
  /** Begins to run jobs. */
  work(): Promise<void>
  /** Runs every job that is due, until none is; for tests and for seeding, in place of `work`. */
  runDue(): Promise<void>
  /** Lets running jobs finish for at most `timeoutMs`; the rest are taken up after the next start. */
  stop(timeoutMs: number): Promise<void>
}

export function createJobQueue(connection: Connection, log: Log): JobQueue {
  const boss = openBoss(connection, log)
  let handlers: readonly JobHandler[] = []
  const attempt = async (handler: JobHandler, { id, data }: Job<unknown>): Promise<void> => {
    try {
      await handler.handle(data)
    } catch (error) {
      log.error({ err: error, job: handler.name, jobId: id }, 'A job failed and will be tried again')
      throw error
    }
  }

  return {
    async start(all) {
      // Where jobs go is there before the queue they come from.
      handlers = [...all.flatMap(afterGivingUp), ...all]
      await boss.start()
      for (const handler of handlers) await makeQueue(boss, handler)
      for (const { name, cron } of handlers) if (cron !== null) await boss.schedule(name, cron, {}, { tz: 'UTC' })
    },
    async enqueue(tx, name, data, options = {}) {
      const { startAfter } = options
      const send: SendOptions = { ...(startAfter && { startAfter }), ...(tx && { db: fromKysely(tx) }) }
      await boss.send(name, data, send)
    },
    async work() {
      for (const handler of handlers) {
        const options = { ...polling, localConcurrency: handler.concurrency }
        await boss.work<unknown>(handler.name, options, async ([job]) => {
          if (job) await attempt(handler, job)
        })
      }
    },
    async runDue() {
      for (let ran = true; ran;) {
        ran = false
        for (const handler of handlers) {
          const jobs = await boss.fetch<unknown>(handler.name, { batchSize: 20 })
          ran ||= jobs.length > 0
          for (const job of jobs) await settle(boss, handler.name, job.id, attempt(handler, job))
        }
      }
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs, close: true })
    },
  }
}

function openBoss(connection: Connection, log: Log): PgBoss {
  const own = { schema: 'pgboss', max: 3, useListenNotify: true, application_name: 'ringside jobs' }
  const boss = new PgBoss({ ...connection, ...own })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'))
  return boss
}

/** A notification can be lost with its connection; a job then waits for the next look at the queue. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }
const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }

const deadLetterOf = (name: string): string => `${name}-given-up`

/** The job that gives up another one: pg-boss makes it, with the same data, of one that has no tries left. */
function afterGivingUp({ name, giveUp, expireInSeconds }: JobHandler): JobHandler[] {
  return giveUp === null
    ? []
    : [{ name: deadLetterOf(name), handle: giveUp, giveUp: null, concurrency: 1, expireInSeconds, cron: null }]
}

/** Makes the queue of a job, or brings the one of an earlier version up to date. */
async function makeQueue(boss: PgBoss, { name, expireInSeconds, giveUp }: JobHandler): Promise<void> {
  const deadLetter = giveUp === null ? {} : { deadLetter: deadLetterOf(name) }
  await boss.createQueue(name, { ...retries, expireInSeconds, ...deadLetter, notify: true })
  await boss.updateQueue(name, { retryLimit: retries.retryLimit, expireInSeconds, ...deadLetter })
}

async function settle(boss: PgBoss, name: string, id: string, run: Promise<void>): Promise<void> {
  try {
    await run
  } catch (error) {
    await boss.fail(name, id, { message: String(error) })
    return
  }
  await boss.complete(name, id)
}
