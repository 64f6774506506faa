import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createInProcessBus, type Bus, type BusMessage } from './bus.ts'
import { createLog } from './log.ts'
import { createPostgresBus } from './postgres-bus.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const log = createLog('silent')
const implementations: readonly [string, () => Promise<Bus>][] = [
  ['in process', async () => createInProcessBus(() => undefined)],
  ['by PostgreSQL', () => createPostgresBus(database.pool, database.connection, log)],
]

describe.each(implementations)('the bus %s', (_name, open) => {
  let bus: Bus
  beforeAll(async () => {
    bus = await open()
  })
  afterAll(() => bus.close())

  /** Subscribes, and resolves with the messages once `last` has come by. */
  const hear = (topic: string, last: number): Promise<BusMessage[]> =>
    new Promise((resolve) => {
      const heard: BusMessage[] = []
      const stop = bus.subscribe(topic, (message) => {
        heard.push(message)
        if (message['n'] !== last) return
        stop()
        resolve(heard)
      })
    })

  it('brings messages to every subscriber of their topic, in order, and to no other', async () => {
    const both = Promise.all([hear('calls', 2), hear('calls', 2)])
    await bus.publish('other', { n: 2 })
    await bus.publish('calls', { n: 1, id: 'é' })
    await bus.publish('calls', { n: 2, gone: null, yes: true })
    const expected = [
      { n: 1, id: 'é' },
      { n: 2, gone: null, yes: true },
    ]
    expect(await both).toEqual([expected, expected])
  })

  it('a subscriber that stopped hears nothing more', async () => {
    let heard = 0
    const stop = bus.subscribe('stopping', () => (heard += 1))
    stop()
    const next = hear('stopping', 1)
    await bus.publish('stopping', { n: 1 })
    await next
    expect(heard).toBe(0)
  })

  it('a subscriber that fails does not keep the others from hearing', async () => {
    const stop = bus.subscribe('failing', () => {
      throw new Error('mine alone')
    })
    const next = hear('failing', 1)
    await bus.publish('failing', { n: 1 })
    expect(await next).toEqual([{ n: 1 }])
    stop()
  })

  it('content is refused: a message carries ids', async () => {
    await expect(bus.publish('calls', { words: 'x'.repeat(8_000) })).rejects.toThrow('too large')
  })
})
