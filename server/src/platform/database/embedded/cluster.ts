import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../errors.ts'
import { canReach, type Account } from './account.ts'
import { machineFolder } from './binaries.ts'
import { isAlive } from './process.ts'

const run = promisify(execFile)

/** The name of the one database role, and of its password file where connections go over TCP. */
export const role = 'ringside'
const passwordFile = 'ringside-password'

/** PostgreSQL reads nothing of our environment; the time zone and the language of its messages are fixed. */
export const environment = { LC_ALL: 'C', TZ: 'UTC' }

/** How `spawn` is told to run as the database's account. */
export const runAs = (account: Account | null): { uid?: number; gid?: number } =>
  account === null ? {} : { uid: account.uid, gid: account.gid }

export function handOver(folder: string, account: Account | null): void {
  if (account !== null) chownSync(folder, account.uid, account.gid)
}

/** Where the database's files live: in the data folder, or, where its account can't reach that, in a folder of the machine. */
export function clusterFolder(dataDir: string, account: Account | null): string {
  const own = path.join(path.resolve(dataDir), 'postgres')
  if (account === null || canReach(account, own)) return own
  const key = createHash('sha256').update(own).digest('hex').slice(0, 12)
  return path.join(machineFolder, `data-${key}`, 'postgres')
}

export const isCluster = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'))

export function readPassword(folder: string): string | undefined {
  const file = path.join(folder, passwordFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Makes the database's files when there are none. They are made in a folder beside and moved there in one step, so that
 * a start that is killed half-way leaves nothing that looks like a database.
 */
export async function ensureCluster(folder: string, binaries: string, account: Account | null): Promise<void> {
  if (isCluster(folder)) return
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 })
  removeAbandoned(folder)
  const half = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}.new`
  mkdirSync(half, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const secret = `${half}.password`
  writeFileSync(secret, password, { mode: 0o600 })
  try {
    handOver(half, account)
    handOver(secret, account)
    await initialise(binaries, half, secret, account)
    writeFileSync(path.join(half, passwordFile), password, { mode: 0o600 })
    handOver(path.join(half, passwordFile), account)
    moveIntoPlace(half, folder)
  } finally {
    rmSync(half, { recursive: true, force: true })
    rmSync(secret, { force: true })
  }
}

/** What starts that were killed half-way left behind; those that still run keep theirs. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(path.dirname(folder))) {
    const [, pid] = /^postgres\.(\d+)-[0-9a-f]+\.new(\.password)?$/.exec(name) ?? []
    if (pid === undefined || isAlive(Number(pid))) continue
    rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true })
  }
}

async function initialise(binaries: string, folder: string, secret: string, account: Account | null): Promise<void> {
  const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`]
  try {
    await run(path.join(binaries, 'bin', 'initdb'), ['-D', folder, '-U', role, ...access, ...options], {
      ...runAs(account),
      env: environment,
      cwd: path.parse(folder).root,
    })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [String(error)]
    const complaint = said.find((line) => line.includes('error')) ?? said.at(-1)
    throw new StartError(`The embedded PostgreSQL could not make its files in ${folder}: ${complaint}`, error)
  }
}

function moveIntoPlace(half: string, folder: string): void {
  try {
    // An empty folder may stand there; one with a database in it means that another start was first.
    if (existsSync(folder) && !isCluster(folder)) rmSync(folder, { recursive: true })
    renameSync(half, folder)
  } catch (error) {
    if (!isCluster(folder)) throw error
  }
}
