import type { ContactProfile } from '@ringside/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { archiveColumns, type Archived, type HiddenIds } from '../archiving.ts'
import { standingKey, type Standing } from './standing.ts'

export type ContactProfileRow = Selectable<Tables['contact_profiles']>

export const presentContactProfile = (row: ContactProfileRow): ContactProfile => ({
  _id: row.id,
  orgId: row.org_id,
  level: row.level,
  department: row.department,
  archivedAt: row.archived_at?.toISOString() ?? null,
  archivedByUserId: row.archived_by,
  active: row.active,
  everywhere: row.everywhere,
  createdAt: row.created_at.toISOString(),
})

/** Oldest first: the order in which the organisation thought of them; without those that are `hidden`. */
export const listContactProfiles = (
  db: Database | Tx,
  orgId: string,
  hidden?: HiddenIds,
): Promise<ContactProfileRow[]> =>
  db
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .$if(hidden !== undefined, (query) => query.where('id', 'not in', hidden ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listActiveContactProfiles = (db: Database | Tx, orgId: string): Promise<ContactProfileRow[]> =>
  db
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** So many of the roles of lists do for new accounts while the team has named none. */
const mostOfLists = 3

/**
 * The roles that a new account gets people for: those that the team sells to. Where all came with lists, the few that most
 * people have.
 */
export async function listRolesOfNewAccounts(db: Database | Tx, orgId: string): Promise<ContactProfileRow[]> {
  const profiles = await listActiveContactProfiles(db, orgId)
  const everywhere = profiles.filter((profile) => profile.everywhere)
  if (everywhere.length > 0 || profiles.length === 0) return everywhere
  const holders = await db
    .selectFrom('personas')
    .select(['contact_profile_id', (row) => row.fn.countAll<string>().as('people')])
    .where('org_id', '=', orgId)
    .where('archived_at', 'is', null)
    .groupBy('contact_profile_id')
    .execute()
  const people = new Map(holders.map((row) => [row.contact_profile_id, Number(row.people)]))
  return profiles.toSorted((a, b) => (people.get(b.id) ?? 0) - (people.get(a.id) ?? 0)).slice(0, mostOfLists)
}

export const findContactProfile = (
  db: Database | Tx,
  orgId: string,
  id: string,
): Promise<ContactProfileRow | undefined> =>
  db.selectFrom('contact_profiles').selectAll().where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

/** Those of these ids, archived ones too, by id. */
export async function readContactProfiles(
  db: Database | Tx,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactProfileRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const peopleOfRole = sql<number>`(select count(*) from personas
  where personas.org_id = contact_profiles.org_id and personas.contact_profile_id = contact_profiles.id)`

const twinsOf = (tx: Tx, orgId: string, { level, department }: Standing, active: boolean) =>
  tx
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('level', '=', level)
    .where('department', 'is not distinct from', department)
    .where('active', '=', active)
    .orderBy(peopleOfRole, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)

/** The one in use with this level and department, if any: there is never more than one. */
export const findActiveTwin = (tx: Tx, orgId: string, role: Standing): Promise<ContactProfileRow | undefined> =>
  twinsOf(tx, orgId, role, true).executeTakeFirst()

/** One in the archive with this level and department, if any: of several the one that most people are, then the oldest. */
export const findArchivedTwin = (tx: Tx, orgId: string, role: Standing): Promise<ContactProfileRow | undefined> =>
  twinsOf(tx, orgId, role, false).executeTakeFirst()

/** Those in the archive that could come back, by the same rule: one of each level and department. */
export async function listArchivedTwins(db: Database | Tx, orgId: string): Promise<ContactProfileRow[]> {
  const rows = await db
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('active', '=', false)
    .orderBy(peopleOfRole, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const twins = Map.groupBy(rows, standingKey)
  return [...twins.values()].flatMap(([first]) => first ?? [])
}

export const insertContactProfile = (tx: Tx, row: Omit<ContactProfileRow, 'active'>): Promise<ContactProfileRow> =>
  tx
    .insertInto('contact_profiles')
    .values({ ...row, active: row.archived_at === null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const setContactProfileArchived = (
  tx: Tx,
  orgId: string,
  id: string,
  archived: Archived,
): Promise<ContactProfileRow> =>
  tx
    .updateTable('contact_profiles')
    .set({ ...archiveColumns(archived), active: archived === null })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** In use again, with the people who are it. Counts nothing: only for what was claimed before. */
export const bringBack = (tx: Tx, orgId: string, id: string, everywhere: boolean): Promise<ContactProfileRow> =>
  tx
    .updateTable('contact_profiles')
    .set({ ...archiveColumns(null), active: true, everywhere })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const placeContactProfile = (
  db: Database | Tx,
  orgId: string,
  id: string,
  everywhere: boolean,
): Promise<ContactProfileRow | undefined> =>
  db
    .updateTable('contact_profiles')
    .set({ everywhere })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
