import { tierCaps } from '@ringside/contract'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { sameCompany } from '../accounts/same-company.ts'
import { readCounts, type Counts } from '../caps.repository.ts'
import {
  listActiveContactProfiles,
  listArchivedTwins,
  listRolesOfNewAccounts,
  type ContactProfileRow,
} from '../decision-makers/contact-profiles.repository.ts'
import { standingKey } from '../decision-makers/standing.ts'
import { peopleAtNew } from '../people/joining.ts'
import { readPlaces, type CalledAmong } from '../people/places.repository.ts'
import type { StandingAccount, World } from './plan.ts'

/** Decision makers in use, and those of whom a company gets people of which a file names nobody. */
export interface Roles {
  readonly profiles: readonly ContactProfileRow[]
  readonly rolesOfNewAccounts: readonly ContactProfileRow[]
  /** Those in the archive that could come back, one of each level and department. */
  readonly archivedProfiles: readonly ContactProfileRow[]
}

/** Of a world the roles alone, that an import stands on. */
export const rolesIn = ({ profiles, rolesOfNewAccounts, archivedProfiles }: Roles): Roles => ({
  profiles,
  rolesOfNewAccounts,
  archivedProfiles,
})

/** The pipeline as a plan meets it; the companies whose names do not stand in the table are left out. */
export async function readWorld(
  db: Database | Tx,
  orgId: string,
  { companies, calledAmong }: { companies: ReadonlySet<string>; calledAmong: CalledAmong },
  counts?: Counts,
): Promise<World & Roles> {
  const { accounts: count, personas, contactProfiles } = counts ?? (await readCounts(db, orgId))
  const profiles = await listActiveContactProfiles(db, orgId)
  const rolesOfNewAccounts = await listRolesOfNewAccounts(db, orgId)
  const archivedProfiles = await listArchivedTwins(db, orgId)
  return {
    ...(await readAccounts(db, orgId, companies, calledAmong)),
    decisionMakers: new Set(profiles.map(standingKey)),
    archivedRoles: new Set(archivedProfiles.map(standingKey)),
    room: {
      accounts: tierCaps.accounts - count,
      personas: tierCaps.personas - personas,
      contactProfiles: tierCaps.contactProfiles - contactProfiles,
    },
    peopleAtNew: peopleAtNew(rolesOfNewAccounts),
    profiles,
    rolesOfNewAccounts,
    archivedProfiles,
  }
}

/** Of accounts in use that have one name the oldest. */
async function readAccounts(
  db: Database | Tx,
  orgId: string,
  companies: ReadonlySet<string>,
  calledAmong: CalledAmong,
): Promise<Pick<World, 'accounts' | 'archived'>> {
  const all = await db
    .selectFrom('accounts')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .select(['accounts.id', 'accounts.name', 'accounts.active'])
    .where('accounts.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .execute()
  const named = all.filter(({ name }) => companies.has(sameCompany(name)))
  const met = named.filter(({ active }) => active)
  const places = await readPlaces(db, orgId, met, calledAmong)
  const accounts = new Map<string, StandingAccount>()
  for (const { id, name } of met) {
    const key = sameCompany(name)
    if (accounts.has(key)) continue
    const place = places.get(id)
    if (place) accounts.set(key, { id, ...place })
  }
  const archived = new Set(named.filter(({ active }) => !active).map(({ name }) => sameCompany(name)))
  return { accounts, archived }
}
