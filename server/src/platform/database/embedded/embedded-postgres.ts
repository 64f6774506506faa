import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../../errors.ts'
import type { Connection } from '../database.ts'
import { databaseAccount, type Account } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clusterFolder, ensureCluster, environment, handOver, runAs } from './cluster.ts'
import { answers, connectionTo, isRunning, readPostmaster, type Postmaster } from './postmaster.ts'
import { isAlive } from './process.ts'

export interface EmbeddedPostgres {
  readonly connection: Connection
  /** Where the database's files are; not below the data folder when its account can't reach that. */
  readonly folder: string
  /** It ran already: a second start on the same folder, or a server whose Ringside was killed. */
  readonly adopted: boolean
  /** Stops the server, unless another Ringside on this folder looks after it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** More arguments of `postgres`. */
  readonly flags?: readonly string[]
  /** A socket in a closed folder, or, where there are none, a free port of this machine and a password. */
  readonly transport?: 'socket' | 'tcp'
}

const startWithinMs = 60_000
const stopWithinMs = 30_000
/** The path of a socket is limited to 103 bytes on some systems. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length

/**
 * Starts the PostgreSQL that comes with Ringside on the data folder, or takes up the one that already runs there.
 * Works as any user and as root (PostgreSQL then runs as `postgres` or `nobody`).
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, transport = process.platform === 'win32' ? 'tcp' : 'socket' } = options
  const account = databaseAccount()
  const binaries = await findBinaries(account)
  const folder = clusterFolder(dataDir, account)
  await ensureCluster(folder, binaries, account)
  const running = await waitForRunning(folder)
  const postmaster = running ?? (await launch({ folder, binaries, account, transport, flags: options.flags ?? [] }))
  const adopted = running !== null
  const owner = ownership(folder)
  if (!adopted || !owner.isTaken()) owner.take()
  return {
    connection: connectionTo(postmaster, folder),
    folder,
    adopted,
    stop: async () => {
      if (!owner.isOurs()) return
      owner.leave()
      await shutDown(postmaster, folder, binaries)
    },
  }
}

/** The server of this folder when there is one, once it answers: it may be starting or recovering. */
async function waitForRunning(folder: string): Promise<Postmaster | null> {
  const until = Date.now() + startWithinMs
  while (Date.now() < until) {
    const postmaster = readPostmaster(folder)
    if (postmaster === null || !isRunning(postmaster, folder)) return null
    if (postmaster.ready && (await answers(postmaster))) return postmaster
    // Without /proc a number that was given to another process can't be told apart; PostgreSQL itself will refuse if it is real.
    if (process.platform !== 'linux' && postmaster.ready) return null
    await wait(25)
  }
  throw new StartError(`The PostgreSQL on ${folder} does not answer: stop it and start again.`)
}

interface Launch {
  readonly folder: string
  readonly binaries: string
  readonly account: Account | null
  readonly transport: 'socket' | 'tcp'
  readonly flags: readonly string[]
}

async function launch({ folder, binaries, account, transport, flags }: Launch): Promise<Postmaster> {
  const listen = transport === 'socket' ? onSocket(folder, account) : await onPort()
  const log = path.join(path.dirname(folder), 'postgres.log')
  const logFile = openSync(log, 'a', 0o600)
  const child = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', folder, ...listen, ...flags], {
    ...runAs(account),
    env: environment,
    cwd: path.parse(folder).root,
    stdio: ['ignore', logFile, logFile],
    // Ctrl-C in a terminal goes to the whole group; the database has to outlive the calls being drained.
    detached: true,
  })
  closeSync(logFile)
  child.unref()
  const ended = endOf(child)
  const until = Date.now() + startWithinMs
  while (Date.now() < until) {
    const postmaster = readPostmaster(folder)
    if (postmaster?.pid === child.pid && postmaster?.ready) return postmaster
    const end = ended()
    if (end !== null) {
      // Two first starts at once: the other one's server is the one to use.
      const other = await waitForRunning(folder)
      if (other !== null) return other
      throw new StartError(`The embedded PostgreSQL did not start (${end}): ${lastComplaint(log)}`)
    }
    await wait(5)
  }
  throw new StartError(`The embedded PostgreSQL did not start within a minute; see ${log}.`)
}

function endOf(child: ChildProcess): () => string | null {
  let end: string | null = null
  child.once('error', (error) => (end = error.message))
  child.once('exit', (code, signal) => (end ??= `exit ${code ?? signal}`))
  return () => end
}

/** A socket beside the files, which only the database's account and root can enter. */
function onSocket(folder: string, account: Account | null): string[] {
  let socketFolder = folder
  if (Buffer.byteLength(folder) > longestSocketFolder) {
    const before = readPostmaster(folder)?.socketFolder ?? ''
    if (before.startsWith('/tmp/ringside-')) rmSync(before, { recursive: true, force: true })
    // A new name each time, made with mode 0700: nobody can have put a folder of theirs there.
    socketFolder = mkdtempSync('/tmp/ringside-')
    handOver(socketFolder, account)
  }
  return ['-k', socketFolder, '-p', '5432', '-c', 'listen_addresses=']
}

async function onPort(): Promise<string[]> {
  const port = await new Promise<number>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
  return ['-c', 'unix_socket_directories=', '-p', String(port), '-c', 'listen_addresses=127.0.0.1']
}

function lastComplaint(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  const complaint = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1)
  return `${complaint ?? 'it said nothing'} (${log})`
}

/** Which Ringside stops the server when it ends: the one that started it, or, when that was killed, the next. */
function ownership(folder: string): { take(): void; leave(): void; isOurs(): boolean; isTaken(): boolean } {
  const file = path.join(path.dirname(folder), 'postgres.owner')
  const read = (): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  return {
    take: () => writeFileSync(file, String(process.pid)),
    leave: () => rmSync(file, { force: true }),
    isOurs: () => read() === process.pid,
    isTaken: () => {
      const pid = read()
      return pid > 0 && isAlive(pid)
    },
  }
}

async function shutDown({ pid, socketFolder }: Postmaster, folder: string, binaries: string): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(path.join(binaries, 'bin', 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast'])
    return
  }
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const until = Date.now() + stopWithinMs
  while (isAlive(pid) && Date.now() < until) await wait(10)
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  if (socketFolder !== folder && socketFolder !== '') rmSync(socketFolder, { recursive: true, force: true })
}
