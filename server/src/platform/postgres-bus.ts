import pg from 'pg'
import { z } from 'zod'
import { createSubscribers, encodeMessage, type Bus } from './bus.ts'
import type { Connection } from './database/database.ts'
import type { Log } from './log.ts'

const channel = 'ringside_bus'
const longestWaitMs = 10_000

const envelopeSchema = z.object({
  topic: z.string(),
  message: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

/**
 * The bus of several nodes on one database, by NOTIFY. Listening holds a connection of its own, which must be a direct
 * one (a pooler in transaction mode breaks it); while that is down messages are missed, which every subscriber must bear.
 */
export async function createPostgresBus(pool: pg.Pool, connection: Connection, log: Log): Promise<Bus> {
  const subscribers = createSubscribers((error) => log.error({ err: error }, 'A bus subscriber failed'))
  let listening: pg.Client | null = null
  let closed = false

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ ...connection, application_name: 'ringside bus', keepAlive: true })
    client.on('notification', ({ payload }) => {
      const parsed = envelopeSchema.safeParse(readJson(payload ?? ''))
      if (parsed.success) subscribers.deliver(parsed.data.topic, parsed.data.message)
    })
    client.on('error', (error) => log.warn({ err: error }, 'The bus lost its connection'))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    // Only now: a client that never connected says `end` as well, and one failure would bring two new attempts.
    client.once('end', () => listenAgain(500))
    listening = client
    // Closed while it was connecting.
    if (closed) await client.end()
  }
  const listenAgain = (waitMs: number): void => {
    if (closed) return
    setTimeout(() => {
      listen().catch(() => listenAgain(Math.min(waitMs * 2, longestWaitMs)))
    }, waitMs).unref()
  }

  await listen()
  return {
    async publish(topic, message) {
      encodeMessage(message)
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify({ topic, message })])
    },
    subscribe: subscribers.add,
    async close() {
      closed = true
      await listening?.end()
    },
  }
}

/** Anybody who may connect to the database can write to the channel; what is no JSON is none of ours. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
