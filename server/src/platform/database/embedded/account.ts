import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../../errors.ts'

/** Whom PostgreSQL runs as when that is not ourselves: it refuses to run as root. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const preferred = ['postgres', '_postgres', 'nobody']

/** Null when we are not root and PostgreSQL simply runs as we do. */
export function databaseAccount(uid: number | undefined = process.getuid?.()): Account | null {
  if (uid !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , accountUid, gid]) => ({ name, uid: Number(accountUid), gid: Number(gid) }))
    .filter((account) => account.uid > 0 && account.gid > 0)
  for (const name of preferred) {
    const account = accounts.find((candidate) => candidate.name === name)
    if (account !== undefined) return account
  }
  throw new StartError(
    'PostgreSQL does not run as root and there is no user postgres or nobody here: start as another user, or set DATABASE_URL.',
  )
}

/** Whether the account may walk down to `target` (whose last parts need not exist yet). */
export function canReach(account: Account, target: string): boolean {
  let folder = path.dirname(path.resolve(target))
  while (!existsSync(folder)) folder = path.dirname(folder)
  for (; ; folder = path.dirname(folder)) {
    const { uid, gid, mode } = statSync(folder)
    const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & mayEnter) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}
