import { rubricIdSchema, type Organization, type Role } from '@ringside/contract'
import type { Selectable, Updateable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

type OrganizationRow = Selectable<Tables['organizations']> & { members: number | null }
export type OrganizationChanges = Updateable<
  Pick<Tables['organizations'], 'name' | 'rubric' | 'pipeline' | 'cobranded' | 'cobrand_logo_url'>
>

export const toOrganization = (row: OrganizationRow): Organization => ({
  _id: row.id,
  orgId: row.org_id,
  name: row.name,
  rubric: rubricIdSchema.parse(row.rubric),
  pipeline: row.pipeline,
  cobranded: row.cobranded,
  cobrandLogoUrl: row.cobrand_logo_url,
  members: row.members ?? 0,
  createdAt: row.created_at.toISOString(),
})

const withMembers = (db: Database | Tx) =>
  db
    .selectFrom('organizations')
    .selectAll('organizations')
    .select((row) =>
      row
        .selectFrom('memberships as member')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('member.org_id', '=', 'organizations.org_id')
        .as('members'),
    )

export async function findOrganization(
  db: Database | Tx,
  by: { id: string } | { orgId: string },
): Promise<Organization | null> {
  const query = withMembers(db)
  const row = await (
    'id' in by ? query.where('organizations.id', '=', by.id) : query.where('organizations.org_id', '=', by.orgId)
  ).executeTakeFirst()
  return row === undefined ? null : toOrganization(row)
}

/** In the order the user joined them. */
export async function listOrganizationsOf(db: Database | Tx, userId: string): Promise<Organization[]> {
  const rows = await withMembers(db)
    .innerJoin('memberships', 'memberships.org_id', 'organizations.org_id')
    .where('memberships.user_id', '=', userId)
    .orderBy('memberships.joined_at')
    .orderBy('organizations.org_id')
    .execute()
  return rows.map(toOrganization)
}

/** Makes an organisation with the defaults of a new one; false when there is one with that orgId. */
export async function insertOrganization(
  tx: Tx,
  organization: { orgId: string; id: string; name: string; at: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('organizations')
    .values({
      org_id: organization.orgId,
      id: organization.id,
      name: organization.name,
      rubric: 'coachable',
      pipeline: true,
      cobranded: false,
      cobrand_logo_url: null,
      created_at: organization.at,
    })
    .onConflict((conflict) => conflict.column('org_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function changeOrganization(
  db: Database | Tx,
  orgId: string,
  changes: OrganizationChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('organizations').set(changes).where('org_id', '=', orgId).execute()
}

/** Notes that somebody gave the organisation this name. False when another of theirs has it; then nothing was noted. */
export async function takeName(tx: Tx, orgId: string, name: string, givenBy: string): Promise<boolean> {
  await freeName(tx, orgId)
  const taken = await tx
    .insertInto('organization_names')
    .values({ given_by: givenBy, name: name.toLowerCase(), organization: orgId })
    .onConflict((conflict) => conflict.columns(['given_by', 'name']).doNothing())
    .returning('organization')
    .executeTakeFirst()
  return taken !== undefined
}

async function freeName(tx: Tx, orgId: string): Promise<void> {
  await tx.deleteFrom('organization_names').where('organization', '=', orgId).execute()
}

/** Everything in it goes with it, by the foreign keys; its name may be given again. */
export async function removeOrganization(tx: Tx, orgId: string): Promise<void> {
  await freeName(tx, orgId)
  await tx.deleteFrom('organizations').where('org_id', '=', orgId).execute()
}

/**
 * Holds back every other change of this organisation that asks for the same, as of its members, until the transaction ends: of what
 * is counted and then added to, one after the other.
 */
export async function lockOrganization(tx: Tx, orgId: string): Promise<void> {
  await tx.selectFrom('organizations').select('org_id').where('org_id', '=', orgId).forUpdate().execute()
}

export async function roleOf(db: Database | Tx, orgId: string, userId: string): Promise<Role | null> {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

/** Joins a user, or changes nothing for one who is in already. */
export async function addMember(tx: Tx, orgId: string, userId: string, role: Role, at: Date): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ org_id: orgId, user_id: userId, role, joined_at: at })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doNothing())
    .execute()
}

export async function setRole(tx: Tx, orgId: string, userId: string, role: Role): Promise<void> {
  await tx.updateTable('memberships').set({ role }).where('org_id', '=', orgId).where('user_id', '=', userId).execute()
}

export async function removeMember(tx: Tx, orgId: string, userId: string): Promise<void> {
  await tx.deleteFrom('memberships').where('org_id', '=', orgId).where('user_id', '=', userId).execute()
}

export async function countOwners(tx: Tx, orgId: string): Promise<number> {
  const { owners } = await tx
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('org_id', '=', orgId)
    .where('role', '=', 'Owner')
    .executeTakeFirstOrThrow()
  return owners
}

export interface KeptMember {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: Role
  readonly joinedAt: Date
}

/** Members in the order they joined; of one user when `userId` is given. */
export async function listMembers(db: Database | Tx, orgId: string, userId?: string): Promise<KeptMember[]> {
  let query = db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.joined_at', 'u.first_name', 'u.last_name', 'u.email'])
    .where('m.org_id', '=', orgId)
  if (userId !== undefined) query = query.where('m.user_id', '=', userId)
  const rows = await query.orderBy('m.joined_at').orderBy('m.user_id').execute()
  return rows.map((row) => ({
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at,
  }))
}
