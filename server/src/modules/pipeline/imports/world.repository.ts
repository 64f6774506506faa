import { tierCaps } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { readCounts, type Counts } from '../caps.repository.ts'
import { listActiveContactProfiles, type ContactProfileRow } from '../contact-profiles.repository.ts'
import { nameOf } from '../personas.repository.ts'
import { sameCompany } from '../same-company.ts'
import { standingKey, type StandingAccount, type World } from './plan.ts'

/** The pipeline as a plan meets it; the companies whose names do not stand in the table are left out. */
export async function readWorld(
  db: Database | Tx,
  orgId: string,
  companies: ReadonlySet<string>,
  counts?: Counts,
): Promise<World & { readonly profiles: readonly ContactProfileRow[] }> {
  const { accounts: count, personas, contactProfiles } = counts ?? (await readCounts(db, orgId))
  const profiles = await listActiveContactProfiles(db, orgId)
  return {
    accounts: await readAccounts(db, orgId, companies),
    decisionMakers: new Set(profiles.map(standingKey)),
    room: {
      accounts: tierCaps.accounts - count,
      personas: tierCaps.personas - personas,
      contactProfiles: tierCaps.contactProfiles - contactProfiles,
    },
    profiles,
  }
}

/** Those in use come first where two have one name; of the rest the oldest. */
async function readAccounts(
  db: Database | Tx,
  orgId: string,
  companies: ReadonlySet<string>,
): Promise<Map<string, StandingAccount>> {
  const all = await db
    .selectFrom('accounts')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .select(['accounts.id', 'accounts.name', 'accounts.active'])
    .where('accounts.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)
    .orderBy('accounts.active', 'desc')
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .execute()
  const met = all.filter(({ name }) => companies.has(sameCompany(name)))
  const ids = met.map(({ id }) => id)
  const people = await readPeople(db, orgId, ids)
  const seats = await readSeats(db, orgId, ids)
  const found = new Map<string, StandingAccount>()
  for (const account of met) {
    const key = sameCompany(account.name)
    if (found.has(key)) continue
    found.set(key, { ...account, people: people.get(account.id) ?? [], seats: seats.get(account.id) ?? [] })
  }
  return found
}

async function readPeople(
  db: Database | Tx,
  orgId: string,
  accountIds: readonly string[],
): Promise<Map<string, StandingAccount['people']>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('personas')
    .innerJoin('contact_profiles as contact', (join) =>
      join.onRef('contact.org_id', '=', 'personas.org_id').onRef('contact.id', '=', 'personas.contact_profile_id'),
    )
    .select(['personas.account_id', 'personas.first_name', 'personas.last_name'])
    .select(['contact.level', 'contact.department', 'contact.active'])
    .where('personas.org_id', '=', orgId)
    .where('personas.account_id', 'in', [...accountIds])
    .orderBy('personas.id')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.account_id)
  return new Map(
    [...grouped].map(([id, those]) => [
      id,
      // Somebody whose decision maker is archived is in nobody's way: the one in use is another.
      those.map((row) => ({ name: nameOf(row), standing: row.active ? standingKey(row) : null })),
    ]),
  )
}

async function readSeats(
  db: Database | Tx,
  orgId: string,
  accountIds: readonly string[],
): Promise<Map<string, StandingAccount['seats']>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .select(sql<StandingAccount['seats']>`generated -> 'people'`.as('seats'))
    .where('org_id', '=', orgId)
    .where('id', 'in', [...accountIds])
    .execute()
  return new Map(rows.map(({ id, seats }) => [id, seats]))
}
