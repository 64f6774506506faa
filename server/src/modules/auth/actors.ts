import type { Clock } from '../../platform/clock.ts'
import { isSiteAdmin, type ActorSource, type Identity } from '../../platform/http/actor.ts'
import type { Person } from './people.repository.ts'

/** Roles and memberships are read anew after this long at the latest, whichever node changed them, in milliseconds. */
const freshFor = 15_000
const maxKept = 10_000

export interface Actors extends ActorSource {
  /** Somebody's role, membership or name changed: read it anew at their next request. */
  forget(userId: string): void
}

export interface ActorNeeds {
  /** The id of the person a good token speaks for, null when the token is not good. */
  readonly userIdOf: (token: string) => Promise<string | null>
  readonly findPerson: (userId: string) => Promise<Person | null>
  /** In lower case. */
  readonly siteAdminEmails: readonly string[]
  readonly clock: Clock
}

/** People as our own tables know them; the token only says who somebody is, never what they may do. */
export function createActors({ userIdOf, findPerson, siteAdminEmails, clock }: ActorNeeds): Actors {
  const kept = new Map<string, { readonly until: number; readonly identity: Promise<Identity | null> }>()

  const read = async (userId: string): Promise<Identity | null> => {
    const person = await findPerson(userId)
    if (person === null) return null
    const { email, emailVerified, firstName, lastName, memberships } = person
    const about = { userId, email, emailVerified, firstName, lastName, memberships }
    return { ...about, isSiteAdmin: isSiteAdmin(person, siteAdminEmails) }
  }

  return {
    async identify(token) {
      const userId = await userIdOf(token)
      if (userId === null) return null
      const now = clock.now().getTime()
      const known = kept.get(userId)
      if (known !== undefined && now < known.until) return known.identity
      const identity = read(userId)
      if (kept.size >= maxKept) kept.clear()
      const entry = { until: now + freshFor, identity }
      kept.set(userId, entry)
      // A read that failed must not be what everybody gets for the next seconds.
      identity.catch(() => kept.get(userId) === entry && kept.delete(userId))
      return identity
    },
    forget: (userId) => void kept.delete(userId),
  }
}
