import { namedPeople, standingOfSeat, whoWasNamed, type GeneratedAccount } from '@ringside/coaching/generation/index'
import {
  buyerNameOf,
  type Account,
  type ContactProfile,
  type NamedPerson,
  type Persona,
  type RoleFit,
} from '@ringside/contract'
import { tellerOf } from '../calls/call-history.repository.ts'
import { standingKey } from '../decision-makers/standing.ts'
import { joining, type Place } from './joining.ts'
import { rosterOf } from './roster.ts'

/** Of the decision makers in use, `profiles`, those whom nobody in use at the account is. */
export function contactsWithoutPersona(
  profiles: readonly ContactProfile[],
  personas: readonly Persona[],
): ContactProfile[] {
  const met = new Set(personas.flatMap((persona) => (persona.archivedAt === null ? persona.contactProfileId : [])))
  return profiles.filter((profile) => !met.has(profile._id))
}

/** An account as somebody made up meets it who would come to it. */
export function placeToJoin(
  { name, personas }: Pick<Account, 'name' | 'personas'>,
  { people }: Pick<GeneratedAccount, 'people'>,
  profiles: readonly ContactProfile[],
): Place {
  const inUse = new Map(profiles.filter(({ active }) => active).map((profile) => [profile._id, standingKey(profile)]))
  return {
    name,
    people: personas.map((persona) => ({
      personaId: persona._id,
      name: buyerNameOf(persona),
      standing: inUse.get(persona.contactProfileId) ?? null,
      mayGiveWay: false,
      isArchived: persona.archivedAt !== null,
    })),
    seats: people.map((seat) => ({ ...seat, wasNamed: false })),
  }
}

/**
 * The roles that have a place for somebody at the account: those that the team sells to, and one that came with a list where
 * it is somebody's whom buyers named. Where colleagues speak of one person, and they are there, there is no place for another.
 */
export function openPlaces(
  missing: readonly ContactProfile[],
  named: readonly NamedPerson[],
  place: Place,
): ContactProfile[] {
  const isNamed = ({ _id }: ContactProfile): boolean => named.some(({ contactProfileId }) => contactProfileId === _id)
  const meeting = { ...place, people: rosterOf(place.people) }
  return missing.filter((role) => (role.everywhere || isNamed(role)) && !('refused' in joining(meeting, role, null)))
}

/** Whom buyers have named at the account and who is nobody there yet; `missing` are the roles that have nobody. */
export function presentNamed(
  generated: Pick<GeneratedAccount, 'people'>,
  { discoveredInformation, personas }: Account,
  missing: readonly ContactProfile[],
): NamedPerson[] {
  const told = discoveredInformation.map((fact) => ({ summary: fact.summary, teller: tellerOf(fact) }))
  const here = personas.map(buyerNameOf)
  return namedPeople(generated, told, { here, roles: missing }).map(({ name, namedBy, role, hasRole, isUnclear }) => ({
    name,
    namedBy: [...namedBy],
    contactProfileId: role?._id ?? null,
    hasRole,
    isUnclear,
  }))
}

/** Which of the roles in use those whom buyers named could have at the account, and where each stands by the job they have there. */
export function roleFitsOf(
  generated: Pick<GeneratedAccount, 'people'>,
  named: readonly NamedPerson[],
  { roles, place }: { roles: readonly ContactProfile[]; place: Place },
): RoleFit[] {
  const isNamed = (first: string, last: string) =>
    named.some(({ name }) => name === first || name === `${first} ${last}`)
  const seats = place.seats.map((seat) => ({ ...seat, wasNamed: isNamed(seat.first, seat.last) }))
  const meeting = { ...place, seats, people: rosterOf(place.people) }
  return named.flatMap(({ name }) => {
    const person = whoWasNamed(generated, name)
    if (person === null) return []
    const { first, last, title } = person
    const taken = roles.flatMap((role) => {
      const joins = joining(meeting, role, { first, last, title })
      return 'refused' in joins ? [{ contactProfileId: role._id, reason: joins.refused }] : []
    })
    return [{ name, ...standingOfSeat(person), taken }]
  })
}
