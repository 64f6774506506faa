import type { Auth } from '../modules/auth/index.ts'
import type { Transcripts } from '../modules/transcripts/index.ts'
import type { Users } from '../modules/users/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { seedDemo, type DemoModules } from './seed-demo.ts'
import { demoPassword, demoPeople } from './workspace.ts'

export type { DemoModules } from './seed-demo.ts'
export { demoOrganizationName } from './workspace.ts'

interface DemoServer {
  readonly db: Database
  readonly log: Log
  readonly clock: Clock
  /** Null with a hosted sign-in provider, which keeps its own people: then there is no demo. */
  readonly auth: Auth | null
  readonly users: Users
  readonly uploadCall: Transcripts['upload']
  /** Makes the modules anew, for another time than the server's. */
  readonly buildModules: (clock: Clock) => DemoModules
}

/**
 * Makes the demo workspace if nothing is in the database yet. Gives the line that says how to get in, null when there is
 * no demo. A demo that can't be made is reported and keeps nobody from working.
 */
export async function openDemo(server: DemoServer, say: (line: string) => void): Promise<string | null> {
  const { db, log, clock, auth, users, uploadCall, buildModules } = server
  if (auth === null) return null
  try {
    const { createPerson } = auth
    if ((await seedDemo({ db, clock, users, uploadCall, buildModules, createPerson, say })) === 'absent') return null
  } catch (error) {
    log.error({ err: error }, 'The demo workspace could not be made')
    return 'The demo workspace could not be made. Everything else works; the next start tries again.'
  }
  const people = demoPeople.map(({ email, role }) => `${email} (${role})`).join(', ')
  return `Demo: open it from the sign-in page, or sign in with the password ${demoPassword} as ${people}.`
}
