import { namedPeople, type GeneratedAccount } from '@ringside/coaching/generation/index'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { readDiscovered, tellerOf } from '../calls/call-history.repository.ts'
import { standingKey } from '../decision-makers/standing.ts'
import { seatedName, type PersonThere, type Place, type SpokenOf } from './joining.ts'
import { nameOf } from './personas.repository.ts'

/** Which of these personas somebody has called, or is calling. */
export type CalledAmong = (
  db: Database | Tx,
  orgId: string,
  personaIds: readonly string[],
) => Promise<ReadonlySet<string>>

/** These accounts as whoever comes to one of them meets it, by id. */
export async function readPlaces(
  db: Database | Tx,
  orgId: string,
  accounts: ReadonlyArray<{ readonly id: string; readonly name: string }>,
  calledAmong: CalledAmong,
): Promise<ReadonlyMap<string, Place>> {
  if (accounts.length === 0) return new Map()
  const ids = accounts.map(({ id }) => id)
  const people = await readPeople(db, orgId, ids, calledAmong)
  const seats = await readSeats(db, orgId, ids, people)
  return new Map(
    accounts.map(({ id, name }) => [id, { name, people: people.get(id) ?? [], seats: seats.get(id) ?? [] }]),
  )
}

async function readPeople(
  db: Database | Tx,
  orgId: string,
  accountIds: readonly string[],
  calledAmong: CalledAmong,
): Promise<Map<string, PersonThere[]>> {
  const rows = await db
    .selectFrom('personas')
    .innerJoin('contact_profiles as contact', (join) =>
      join.onRef('contact.org_id', '=', 'personas.org_id').onRef('contact.id', '=', 'personas.contact_profile_id'),
    )
    .select(['personas.id', 'personas.account_id', 'personas.first_name', 'personas.last_name', 'personas.made_up'])
    .select(['personas.archived_at', 'contact.level', 'contact.department', 'contact.active'])
    .where('personas.org_id', '=', orgId)
    .where('personas.account_id', 'in', [...accountIds])
    .orderBy('personas.created_at')
    .orderBy('personas.id')
    .execute()
  const madeUp = rows.filter((row) => row.made_up && row.active && row.archived_at === null).map(({ id }) => id)
  const called = await calledAmong(db, orgId, madeUp)
  const giveWay = new Set(madeUp.filter((id) => !called.has(id)))
  return new Map(
    [...Map.groupBy(rows, (row) => row.account_id)].map(([id, those]) => [
      id,
      those.map((row) => ({
        personaId: row.id,
        name: nameOf(row),
        standing: row.active ? standingKey(row) : null,
        mayGiveWay: giveWay.has(row.id),
        isArchived: row.archived_at !== null,
      })),
    ]),
  )
}

async function readSeats(
  db: Database | Tx,
  orgId: string,
  accountIds: readonly string[],
  people: ReadonlyMap<string, readonly PersonThere[]>,
): Promise<Map<string, SpokenOf[]>> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .select(sql<GeneratedAccount['people']>`generated -> 'people'`.as('seats'))
    .where('org_id', '=', orgId)
    .where('id', 'in', [...accountIds])
    .execute()
  const found = await readDiscovered(db, orgId, accountIds)
  return new Map(
    rows.map(({ id, seats }) => {
      const told = (found.get(id) ?? []).map((fact) => ({ summary: fact.summary, teller: tellerOf(fact) }))
      return [id, spokenOf(seats, told, people.get(id) ?? [])]
    }),
  )
}

/** Whoever is there themselves was named all the same where a colleague said their name. */
function spokenOf(
  seats: GeneratedAccount['people'],
  told: ReadonlyArray<{ summary: string; teller: string }>,
  people: readonly PersonThere[],
): SpokenOf[] {
  return seats.map((seat) => {
    const whole = seatedName(seat)
    const here = people.map(({ name }) => name).filter((name) => name !== whole)
    const named = told.length === 0 ? [] : namedPeople({ people: seats }, told, { here, roles: [] })
    return { ...seat, wasNamed: named.some(({ name }) => name === whole || name === seat.first) }
  })
}
