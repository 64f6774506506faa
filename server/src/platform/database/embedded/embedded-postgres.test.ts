import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../database.ts'
import { canReach, databaseAccount } from './account.ts'
import { machineFolder } from './binaries.ts'
import { clusterFolder } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPostmaster } from './postmaster.ts'
import { isAlive } from './process.ts'

const flags = ['-c', 'fsync=off']
const asRoot = process.getuid?.() === 0

async function ask<Row extends pg.QueryResultRow>(connection: Connection, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A server process that starts the database and then does nothing, for killing. */
function startHolder(dataDir: string): { process: ChildProcess; ready: Promise<void> } {
  const launcher = path.join(import.meta.dirname, 'embedded-postgres.ts')
  const code = `import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, flags: ${JSON.stringify(flags)} })
    console.log('ready'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error('The holder ended early')))
  })
  return { process: child, ready }
}

describe('the embedded PostgreSQL', () => {
  let top: string
  let count = 0
  beforeAll(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'ringside-embedded-'))
    chmodSync(top, 0o711)
  })
  afterAll(() => rmSync(top, { recursive: true, force: true }))
  const newFolder = (): string => path.join(top, `data-${(count += 1)}`)

  it('starts on an empty folder, speaks UTF-8, listens on no network, and stops', async () => {
    const server = await startEmbeddedPostgres({ dataDir: newFolder(), flags })
    expect(server.adopted).toBe(false)
    const [settings] = await ask(
      server.connection,
      `select current_setting('listen_addresses') as listen, current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone`,
    )
    expect(settings).toEqual({ listen: '', encoding: 'UTF8', zone: 'UTC' })
    const { pid } = readPostmaster(server.folder) ?? { pid: 0 }
    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('keeps what was written over a stop', async () => {
    const dataDir = newFolder()
    const first = await startEmbeddedPostgres({ dataDir, flags })
    await ask(first.connection, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDir, flags })
    expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('nobody but the database’s own account gets at its files or its socket', async () => {
    const server = await startEmbeddedPostgres({ dataDir: newFolder(), flags })
    expect(statSync(server.folder).mode & 0o077).toBe(0)
    await server.stop()
  })

  it('a second start takes up the server that runs, and leaves it running', async () => {
    const dataDir = newFolder()
    const holder = startHolder(dataDir)
    await holder.ready
    const second = await startEmbeddedPostgres({ dataDir, flags })
    expect(second.adopted).toBe(true)
    await second.stop()
    expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    holder.process.kill('SIGKILL')
    await new Promise((resolve) => holder.process.once('close', resolve))
    const third = await startEmbeddedPostgres({ dataDir, flags })
    await third.stop()
  })

  it('after its Ringside was killed the next start takes it over, and stops it in the end', async () => {
    const dataDir = newFolder()
    const holder = startHolder(dataDir)
    await holder.ready
    holder.process.kill('SIGKILL')
    await new Promise((resolve) => holder.process.once('close', resolve))
    const next = await startEmbeddedPostgres({ dataDir, flags })
    expect(next.adopted).toBe(true)
    const { pid } = readPostmaster(next.folder) ?? { pid: 0 }
    expect(await ask(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('recovers when the database itself was killed', async () => {
    const dataDir = newFolder()
    const first = await startEmbeddedPostgres({ dataDir, flags })
    await ask(first.connection, 'create table kept as select 1 as one')
    const { pid } = readPostmaster(first.folder) ?? { pid: 0 }
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    const second = await startEmbeddedPostgres({ dataDir, flags })
    expect(second.adopted).toBe(false)
    expect(await ask(second.connection, 'select one from kept')).toEqual([{ one: 1 }])
    await second.stop()
  })

  it('a first start that was killed half-way leaves nothing that is taken for a database', async () => {
    const dataDir = newFolder()
    const half = path.join(dataDir, 'postgres.999999999-0a.new')
    mkdirSync(path.join(half, 'base'), { recursive: true })
    mkdirSync(path.join(dataDir, 'postgres'))
    const server = await startEmbeddedPostgres({ dataDir, flags })
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(half)).toBe(false)
    await server.stop()
  })

  it('two first starts at once end on one server', async () => {
    const dataDir = newFolder()
    const [a, b] = await Promise.all([
      startEmbeddedPostgres({ dataDir, flags }),
      startEmbeddedPostgres({ dataDir, flags }),
    ])
    await ask(a.connection, 'create table kept as select 1 as one')
    expect(await ask(b.connection, 'select one from kept')).toEqual([{ one: 1 }])
    await a.stop()
  })

  it('works below a path too long for a socket', async () => {
    const server = await startEmbeddedPostgres({ dataDir: path.join(newFolder(), 'long'.repeat(30)), flags })
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    const { socketFolder } = readPostmaster(server.folder) ?? { socketFolder: '' }
    expect(statSync(socketFolder).mode & 0o077).toBe(0)
    await server.stop()
    expect(existsSync(socketFolder)).toBe(false)
  })

  it('where there are no sockets it listens on this machine alone, and asks for a password', async () => {
    const server = await startEmbeddedPostgres({ dataDir: newFolder(), flags, transport: 'tcp' })
    expect(await ask(server.connection, `select current_setting('listen_addresses') as listen`)).toEqual([
      { listen: '127.0.0.1' },
    ])
    await expect(ask({ ...server.connection, password: 'guess' } as Connection, 'select 1')).rejects.toThrow('password')
    await server.stop()
  })

  it('a server that can not start says why in one sentence', async () => {
    const dataDir = newFolder()
    const failing = startEmbeddedPostgres({ dataDir, flags: ['-c', 'shared_buffers=nonsense'] })
    await expect(failing).rejects.toThrow(/did not start .*shared_buffers/)
  })
})

describe('running as root', () => {
  it.runIf(asRoot)('the database runs as an account without rights', () => {
    expect(databaseAccount()?.uid).toBeGreaterThan(0)
  })

  it('anybody else runs it as themselves', () => {
    expect(databaseAccount(1000)).toBeNull()
  })

  it('data goes to a folder of the machine when the account can not reach the data folder', () => {
    const closed = mkdtempSync(path.join(os.tmpdir(), 'ringside-closed-'))
    const account = { name: 'nobody', uid: 65_534, gid: 65_534 }
    expect(canReach(account, path.join(closed, 'data', 'postgres'))).toBe(false)
    expect(clusterFolder(path.join(closed, 'data'), account)).toMatch(
      new RegExp(`^${machineFolder}/data-[0-9a-f]{12}/postgres$`),
    )
    chmodSync(closed, 0o711)
    expect(clusterFolder(path.join(closed, 'data'), account)).toBe(path.join(closed, 'data', 'postgres'))
    rmSync(closed, { recursive: true })
  })
})
