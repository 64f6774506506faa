import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testConnection } from '../../test/database.ts'

const main = path.join(import.meta.dirname, '../main.ts')

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Started {
  readonly ended: Promise<Ended>
  /** The address it printed. */
  readonly url: Promise<string>
  kill(signal: NodeJS.Signals): void
}

function start(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], { env: settings })
  let out = ''
  let err = ''
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })))
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk)
      const found = /Ringside is at (\S+)/.exec(out)?.[1]
      if (found !== undefined) resolve(found)
    })
    ended.then(({ err: said }) => reject(new Error(said)), reject)
  })
  // Not every test waits for the address.
  url.catch(() => undefined)
  return { ended, url, kill: (signal) => void child.kill(signal) }
}

describe('starting and stopping', () => {
  let top: string
  let databaseUrl: string
  beforeAll(async () => {
    top = mkdtempSync(path.join(os.tmpdir(), 'ringside-start-'))
    chmodSync(top, 0o711)
    const connection = await testConnection(`start_${randomBytes(4).toString('hex')}`)
    databaseUrl =
      'connectionString' in connection
        ? connection.connectionString
        : `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`
  })
  afterAll(() => rmSync(top, { recursive: true, force: true }))

  const settings = (more: Record<string, string> = {}): Record<string, string> => ({
    DATA_DIR: path.join(top, randomBytes(4).toString('hex')),
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    PORT: '0',
    ...more,
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('serves, says where, and ends cleanly on %s', async (signal) => {
    const server = start(settings())
    const url = await server.url
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' })
    server.kill(signal)
    expect(await server.ended).toMatchObject({ code: 0, err: '' })
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
  })

  it('with nothing set it brings its own database, and takes it down again', async () => {
    const dataDir = path.join(top, 'own')
    const server = start({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off' })
    await server.url
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o077).toBe(0)
    server.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('a port in use stops it with one sentence, before anything is made', async () => {
    const blocker = net.createServer()
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const dataDir = path.join(top, 'blocked')
    const { code, err, out } = await start({ DATA_DIR: dataDir, PORT: String(port) }).ended
    expect({ code, err, out }).toEqual({
      code: 1,
      err: `Port ${port} is in use: stop what uses it, or set PORT to another one.\n`,
      out: '',
    })
    expect(readdirSync(dataDir)).toEqual([])
    blocker.close()
  })

  it('a data folder that can not be written stops it with one sentence', async () => {
    const file = path.join(top, 'a-file')
    writeFileSync(file, '')
    const { code, err } = await start(settings({ DATA_DIR: path.join(file, 'data') })).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^The data folder \S+ can not be written \(ENOTDIR\): set DATA_DIR to a folder of yours\.\n$/)
  })

  it('a bad setting stops it with one sentence', async () => {
    const { code, err } = await start(settings({ PORT: 'http' })).ended
    expect({ code, err }).toEqual({ code: 1, err: 'The setting PORT must be a whole number.\n' })
  })

  it('a database that does not answer stops it with one sentence, without its password', async () => {
    const { code, err } = await start(settings({ DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/none' })).ended
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The database does not answer (ECONNREFUSED): check DATABASE_URL.\n',
    })
  })
})
