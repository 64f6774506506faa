import {
  isRoleOfOne,
  rolesHeld,
  sitsAt,
  type Contact,
  type GivenPerson,
  type PersonSeed,
} from '@ringside/coaching/generation/index'
import { buyerNameOf } from '@ringside/contract'
import { shownStanding, standingKey, type Standing } from '../decision-makers/standing.ts'

/** Somebody who has a name at an account, archived or not. */
export interface PersonThere {
  readonly personaId: string | null
  readonly name: string
  /** By `standingKey`; null while their decision maker is archived, who is then in nobody's way. */
  readonly standing: string | null
  /** Made up, in use, and called by nobody: somebody real may have their place. */
  readonly mayGiveWay: boolean
  /** Whose name somebody else may have. */
  readonly isArchived?: boolean
}

/** Somebody of whom colleagues speak, and whether they did in a call. */
export interface SpokenOf extends PersonSeed {
  readonly wasNamed: boolean
}

/** An account, as whoever comes to it meets it. */
export interface Place {
  readonly name: string
  readonly people: readonly PersonThere[]
  readonly seats: readonly SpokenOf[]
}

/** Who has a name at an account, to be found by it. */
export interface PeopleFound {
  /** Somebody in use of this name, whatever its capitals. */
  namesake(name: string): PersonThere | undefined
  /** Whoever is there under exactly this name, archived when nobody in use is. */
  named(name: string): PersonThere | undefined
  /** The first of a level and department who is in use, by `standingKey`. */
  inRole(key: string): PersonThere | undefined
}

/** Whose place somebody takes: a name that colleagues have, and with `personaId` a person who goes on under another one. */
export interface Taking {
  readonly seat: PersonSeed
  readonly personaId: string | null
  /** Whoever has the name and is archived: they keep it, and the seat is another's from then on. */
  readonly leaver: string | null
}

type Joining = { readonly refused: string } | { readonly takes: Taking | null }

/** The person of a level and a department, as generation takes them. */
export const contactOf = ({ level, department }: Standing, given?: GivenPerson | null): Contact => ({
  level,
  department,
  ...(given && { given }),
})

/** Of the roles that an organisation sells to, those that a company of this seed has people for. */
export function rolesAt<Role extends Standing>(roles: readonly Role[], seed: number): Role[] {
  return rolesHeld(
    roles.map((role) => ({ ...contactOf(role), role })),
    seed,
  ).map(({ role }) => role)
}

/** How many people come to any new company: of roles that are one seat it has one, whichever that is. */
export const peopleAtNew = (roles: readonly Standing[]): number => rolesAt(roles, 0).length

/** Whether two roles are one seat, of which a company has one. */
export function isOneSeat(one: Standing, other: Standing): boolean {
  return rolesHeld([contactOf(one), contactOf(other)], 0).length === 1
}

/** How somebody on a seat is called, as `buyerNameOf` calls buyers. */
export const seatedName = ({ first, last }: Pick<GivenPerson, 'first' | 'last'>): string =>
  buyerNameOf({ firstName: first, lastName: last })
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Whether somebody can come to an account, and whose place they take there; without `given` they are made up. Nobody is
 * there twice under one name, and a role of which colleagues speak as of one person has one; whoever is archived is in nobody's
 * way. Somebody real has that place before somebody made up whom nobody has called or named in a call. Pure.
 */
export function joining(
  { name, people, seats }: Omit<Place, 'people'> & { readonly people: PeopleFound },
  standing: Standing,
  given: GivenPerson | null,
): Joining {
  const contact = contactOf(standing, given)
  const own = given && seatedName(given)
  const namesake = own === null ? undefined : people.namesake(own)
  if (namesake) return { refused: `${namesake.name} is at ${name} already.` }
  const key = standingKey(standing)
  const inRole = isRoleOfOne(contact) ? people.inRole(key) : undefined
  const seat = seats.find((each) => sitsAt(contact, each))
  const sitting = seat && people.named(seatedName(seat))
  const taking = seat && (leftBy(seat, { sitting, inRole }) ?? (own && takingOf(seat, { sitting, inRole, key })))
  if (taking) return { takes: own === seatedName(taking.seat) ? null : taking }
  if (inRole) return { refused: `${name} has one person for ${shownStanding(standing)}: ${inRole.name}.` }
  if (!seat) return { takes: null }
  const known = `their ${seat.title}`
  if (own === null) {
    return sitting
      ? { refused: `${sitting.name} is at ${name} already: people there know them as ${known}.` }
      : { takes: null }
  }
  return isSame(own, seatedName(seat))
    ? { takes: null }
    : { refused: `At ${name} people know ${seatedName(seat)} as ${known} already.` }
}

type Around = { sitting: PersonThere | undefined; inRole: PersonThere | undefined; key: string }

const personOn = ({ wasNamed: _, ...person }: SpokenOf): PersonSeed => person

/** The place of somebody archived, whom nobody in use came after: what they told and what was told of them was true of then. */
function leftBy(seat: SpokenOf, { sitting, inRole }: Omit<Around, 'key'>): Taking | null {
  if (!sitting?.isArchived || inRole) return null
  return { seat: personOn(seat), personaId: null, leaver: sitting.personaId }
}

function takingOf(seat: SpokenOf, { sitting, inRole, key }: Around): Taking | null {
  if (seat.wasNamed || inRole !== sitting) return null
  if (sitting && !(sitting.mayGiveWay && sitting.standing === key)) return null
  return { seat: personOn(seat), personaId: sitting?.personaId ?? null, leaver: null }
}
