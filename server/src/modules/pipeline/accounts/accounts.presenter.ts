import { namedPeople, type GeneratedAccount } from '@ringside/coaching/generation/index'
import {
  buyerNameOf,
  type Account,
  type accountCallSchema,
  type ContactProfile,
  type NamedPerson,
  type Persona,
} from '@ringside/contract'
import type { z } from 'zod'
import type { AccountRow } from './accounts.repository.ts'
import {
  tellerOf,
  type DiscoveredByAccount,
  type Figures,
  type ListedCallRow,
  type PersonaFigures,
} from '../calls/call-history.repository.ts'
import { joining, standingKey, type Place } from '../people/joining.ts'
import type { PersonaRow } from '../people/personas.repository.ts'

/** What is read beside accounts to show them; of many accounts at once. */
export interface Surroundings {
  personas: PersonaRow[]
  figures: PersonaFigures[]
  discovered: DiscoveredByAccount
}

const notCalled: Figures = { calls: 0, bestScore: null, lastCallAt: null }

export const presentPersona = (row: PersonaRow, figures: Figures = notCalled): Persona => ({
  _id: row.id,
  orgId: row.org_id,
  accountId: row.account_id,
  contactProfileId: row.contact_profile_id,
  firstName: row.first_name,
  lastName: row.last_name,
  title: row.title,
  level: row.level,
  department: row.department,
  manner: row.manner,
  priorities: row.priorities,
  calls: figures.calls,
  bestScore: figures.bestScore,
  lastCallAt: figures.lastCallAt?.toISOString() ?? null,
  archivedAt: row.archived_at?.toISOString() ?? null,
  archivedByUserId: row.archived_by,
})

/** The figures by persona, to look up while rows are shown. */
export const byPersona = (figures: readonly PersonaFigures[]): Map<string, PersonaFigures> =>
  new Map(figures.map((row) => [row.personaId, row]))

const highest = <Value extends number | Date>(values: ReadonlyArray<Value | null>): Value | null =>
  values.reduce<Value | null>((best, value) => (value !== null && (best === null || value > best) ? value : best), null)

/** Accounts as the API shows them, in the order given; one pass over everything, however many there are. */
export function presentAccounts(
  rows: readonly AccountRow[],
  { personas, figures, discovered }: Surroundings,
): Account[] {
  const personasOf = Map.groupBy(personas, (row) => row.account_id)
  const figuresOf = Map.groupBy(figures, (row) => row.accountId)
  const figuresOfPersona = byPersona(figures)
  return rows.map((row) => {
    const calls = figuresOf.get(row.id) ?? []
    return {
      ...presentDescription(row),
      discoveredInformation: discovered.get(row.id) ?? [],
      personas: (personasOf.get(row.id) ?? []).map((persona) =>
        presentPersona(persona, figuresOfPersona.get(persona.id)),
      ),
      lastCallAt: highest(calls.map((call) => call.lastCallAt))?.toISOString() ?? null,
      bestScore: highest(calls.map((call) => call.bestScore)),
    }
  })
}

const presentDescription = (
  row: AccountRow,
): Omit<Account, 'discoveredInformation' | 'personas' | 'lastCallAt' | 'bestScore'> => ({
  _id: row.id,
  targetSegmentProfileId: row.segment_id,
  propelAuthId: row.created_by,
  orgId: row.org_id,
  slug: row.slug,
  name: row.name,
  industry: row.industry,
  subIndustry: row.sub_industry,
  size: row.size,
  description: row.description,
  location: row.location,
  difficulty: row.difficulty,
  stage: row.stage,
  stageSince: row.stage_since.toISOString(),
  lostFrom: row.lost_from,
  factsInAll: row.fact_count,
  archivedAt: row.archived_at?.toISOString() ?? null,
  archivedByUserId: row.archived_by,
  active: row.active,
  createdAt: row.created_at.toISOString(),
})

export const presentCall = (call: ListedCallRow, retries: ReadonlySet<string>): z.output<typeof accountCallSchema> => ({
  simulationId: call.simulation_id,
  personaId: call.persona_id,
  personaName: call.personaName,
  type: call.type,
  isRetry: retries.has(call.simulation_id),
  outcome: call.outcome,
  score: call.score,
  at: call.at.toISOString(),
})

/** Of the decision makers in use, `profiles`, those whom nobody at the account is. */
export function contactsWithoutPersona(
  profiles: readonly ContactProfile[],
  personas: readonly Persona[],
): ContactProfile[] {
  const met = new Set(personas.map((persona) => persona.contactProfileId))
  return profiles.filter((profile) => !met.has(profile._id))
}

/** An account as somebody made up meets it who would come to it. */
export function placeOf(
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
  return missing.filter((role) => (role.everywhere || isNamed(role)) && !('refused' in joining(place, role, null)))
}

/** Whom buyers have named at the account and who is nobody there yet; `missing` are the roles that have nobody. */
export function presentNamed(
  generated: Pick<GeneratedAccount, 'people'>,
  { discoveredInformation, personas }: Account,
  missing: readonly ContactProfile[],
): NamedPerson[] {
  const told = discoveredInformation.map((fact) => ({ summary: fact.summary, teller: tellerOf(fact) }))
  const here = personas.map(buyerNameOf)
  const roles = missing.map(({ _id, level, department }) => ({ _id, level, department: department ?? 'Other' }))
  return namedPeople(generated, told, { here, roles }).map(({ name, namedBy, role, hasRole, isUnclear }) => ({
    name,
    namedBy: [...namedBy],
    contactProfileId: role?._id ?? null,
    hasRole,
    isUnclear,
  }))
}
