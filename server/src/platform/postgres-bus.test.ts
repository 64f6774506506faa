import net from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testConnection } from '../../test/database.ts'
import type { Connection } from './database/database.ts'
import { createLog } from './log.ts'
import { createPostgresBus } from './postgres-bus.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A door to the test's PostgreSQL that can be shut. */
interface Door {
  readonly connection: Connection
  /** How many have knocked since it was made. */
  knocks(): number
  shut(): void
  close(): Promise<void>
}

async function openDoor(): Promise<Door> {
  const behind = new pg.Client(await testConnection())
  const target = behind.host.startsWith('/')
    ? { path: `${behind.host}/.s.PGSQL.${behind.port}` }
    : { host: behind.host, port: behind.port }
  const through = new Set<net.Socket>()
  let [isOpen, knocks] = [true, 0]
  const server = net.createServer((socket) => {
    knocks += 1
    socket.on('error', () => socket.destroy())
    if (!isOpen) return void socket.destroy()
    through.add(socket)
    const inside = net.connect(target)
    inside.on('error', () => socket.destroy())
    inside.on('close', () => socket.destroy())
    socket.on('close', () => inside.destroy())
    socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  const { user = '', database = '', password } = behind
  const secret = typeof password === 'string' ? { password } : {}
  return {
    connection: { host: '127.0.0.1', port: address.port, user, database, ...secret },
    knocks: () => knocks,
    shut: () => {
      isOpen = false
      for (const socket of through) socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await turn()
}

describe('the bus by PostgreSQL', () => {
  it('makes one attempt at a time to come back, however many have failed', async () => {
    const door = await openDoor()
    const pool = new pg.Pool(door.connection)
    const bus = await createPostgresBus(pool, door.connection, createLog('silent'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    door.shut()
    await until(() => vi.getTimerCount() > 0)
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const before = door.knocks()
      vi.advanceTimersToNextTimer()
      await until(() => door.knocks() > before && vi.getTimerCount() > 0)
      // Whatever else the failure sets off comes within these.
      for (let turns = 0; turns < 50; turns += 1) await turn()
      expect(vi.getTimerCount()).toBe(1)
    }
    await bus.close()
    await pool.end()
    await door.close()
  })
})
