import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { inTransaction } from './database/transaction.ts'
import { createJobQueue, defineJob, type JobQueue } from './jobs.ts'
import { createLog } from './log.ts'

const log = createLog('silent')

describe('jobs', () => {
  let database: TestDatabase
  const done: string[] = []
  let failures = 0
  const remember = defineJob({
    name: 'remember',
    data: z.object({ word: z.string() }),
    handle: async ({ word }) => {
      if (failures > 0) {
        failures -= 1
        throw new Error('not now')
      }
      done.push(word)
    },
  })
  const givenUp: string[] = []
  let failuresToGiveUp = 0
  const hopeless = defineJob({
    name: 'hopeless',
    data: z.object({ word: z.string() }),
    handle: () => Promise.reject(new Error('never')),
    giveUp: async ({ word }) => {
      if (failuresToGiveUp > 0) {
        failuresToGiveUp -= 1
        throw new Error('not even that')
      }
      givenUp.push(word)
    },
  })
  const open = async (): Promise<JobQueue> => {
    const queue = createJobQueue(database.connection, log)
    await queue.start([remember, hopeless])
    return queue
  }

  beforeAll(async () => {
    database = await openTestDatabase(`jobs_${randomBytes(4).toString('hex')}`)
  })
  afterAll(() => database.close())

  it('a job written in a transaction runs when that is committed, and only then', async () => {
    const queue = await open()
    await inTransaction(database.db, (tx) => queue.enqueue(tx, 'remember', { word: 'kept' }))
    const undone = inTransaction(database.db, async (tx) => {
      await queue.enqueue(tx, 'remember', { word: 'undone' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await queue.runDue()
    expect(done.splice(0)).toEqual(['kept'])
    await queue.stop(0)
  })

  it('a job outlives the server that took it on', async () => {
    const first = await open()
    await first.enqueue(null, 'remember', { word: 'later' })
    await first.stop(0)
    const second = await open()
    await second.runDue()
    expect(done.splice(0)).toEqual(['later'])
    await second.stop(0)
  })

  it('a job that fails is kept to be tried again', async () => {
    const queue = await open()
    failures = 1
    await queue.enqueue(null, 'remember', { word: 'again' })
    await queue.runDue()
    const { rows } = await database.pool.query(
      `select state, retry_count from pgboss.job where data->>'word' = 'again'`,
    )
    expect(rows).toMatchObject([{ state: 'retry' }])
    await queue.stop(0)
  })

  const lastTry = (name: string) =>
    database.pool.query(
      `update pgboss.job set retry_count = retry_limit, start_after = now() where name = $1 and state = 'retry'`,
      [name],
    )

  it('a job is given up after its last try, and not before', async () => {
    const queue = await open()
    await queue.enqueue(null, 'hopeless', { word: 'lost' })
    await queue.runDue()
    expect(givenUp).toEqual([])
    await lastTry('hopeless')
    await queue.runDue()
    await queue.runDue()
    expect(givenUp.splice(0)).toEqual(['lost'])
    await queue.stop(0)
  })

  it('giving up is tried again as well, also by the next server', async () => {
    const first = await open()
    failuresToGiveUp = 1
    await first.enqueue(null, 'hopeless', { word: 'late' })
    await first.runDue()
    await lastTry('hopeless')
    await first.runDue()
    await first.stop(0)
    expect(givenUp).toEqual([])
    const second = await open()
    await database.pool.query(`update pgboss.job set start_after = now() where name = 'hopeless-given-up'`)
    await second.runDue()
    expect(givenUp.splice(0)).toEqual(['late'])
    await second.stop(0)
  })

  it('a job is not run before its time', async () => {
    const queue = await open()
    await queue.enqueue(null, 'remember', { word: 'tomorrow' }, { startAfter: new Date(Date.now() + 86_400_000) })
    await queue.runDue()
    expect(done.splice(0)).not.toContain('tomorrow')
    await queue.stop(0)
  })

  it('workers are woken by a new job', async () => {
    const queue = await open()
    await queue.work()
    await queue.enqueue(null, 'remember', { word: 'now' })
    await expect.poll(() => done).toContain('now')
    await queue.stop(1_000)
  })

  it('a job with other data than declared fails instead of being run on it', async () => {
    await expect(remember.handle({ word: 7 })).rejects.toThrow(z.ZodError)
  })
})
