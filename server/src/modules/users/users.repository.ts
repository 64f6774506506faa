import { profileSectionNames, type ProfileSection } from '@ringside/contract'
import type { Database, Tx } from '../../platform/database/database.ts'

export interface KeptUser {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly emailVerified: boolean
  readonly userAssignedRole: string
  readonly companyName: string
  readonly createdAt: Date
}

/** What the identity provider knows of a user. */
export type MirroredUser = Pick<KeptUser, 'userId' | 'firstName' | 'lastName' | 'email' | 'emailVerified'>

export async function findUser(db: Database | Tx, userId: string): Promise<KeptUser | null> {
  const row = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (row === undefined) return null
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified,
    userAssignedRole: row.user_assigned_role,
    companyName: row.company_name,
    createdAt: row.created_at,
  }
}

/** The first names of people, by their ids; whoever is not known is not among them. */
export async function findFirstNames(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['user_id', 'first_name']).where('user_id', 'in', userIds).execute()
  return new Map(rows.map((row) => [row.user_id, row.first_name]))
}

/** What a hosted provider tells; null: it did not say whether the e-mail is verified. */
export type HostedUser = Omit<MirroredUser, 'emailVerified'> & { readonly emailVerified: boolean | null }

/** Keeps our copy of a user. */
export async function keepUser(db: Database | Tx, user: MirroredUser, now: Date): Promise<void> {
  const values = {
    email: user.email,
    email_verified: user.emailVerified,
    first_name: user.firstName,
    last_name: user.lastName,
    updated_at: now,
  }
  await db
    .insertInto('users')
    .values({ user_id: user.userId, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/**
 * Keeps our copy as a token made at `issuedAt` tells it; false, and nothing is changed, when a newer one was seen before.
 * With `emailVerified` null the e-mail stays as verified as it was, a new one not at all. Holds the user until `tx` ends.
 */
export async function keepHostedUser(
  tx: Tx,
  { userId, email, firstName, lastName, emailVerified }: HostedUser,
  issuedAt: Date,
  now: Date,
): Promise<boolean> {
  const values = { email, first_name: firstName, last_name: lastName, updated_at: now, claims_issued_at: issuedAt }
  const kept = await tx
    .insertInto('users')
    .values({ user_id: userId, ...values, email_verified: emailVerified ?? false, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((row) => ({
          ...values,
          email_verified:
            emailVerified ??
            row.and([row('users.email', '=', email), row('users.email_verified', '=', true)]).$castTo<boolean>(),
        }))
        .where((row) =>
          row.or([row('users.claims_issued_at', 'is', null), row('users.claims_issued_at', '<=', issuedAt)]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Whether `adminId` is at least Admin in an organisation that `userId` belongs to. */
export async function isAdminOver(db: Database, adminId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships as theirs')
    .innerJoin('memberships as ours', 'ours.org_id', 'theirs.org_id')
    .select('theirs.org_id')
    .where('theirs.user_id', '=', userId)
    .where('ours.user_id', '=', adminId)
    .where('ours.role', '!=', 'Member')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const isSection = (name: string): name is ProfileSection => profileSectionNames.some((section) => section === name)

/** The sections that were saved, each as it was. */
export async function findSections(db: Database, userId: string): Promise<Map<ProfileSection, unknown>> {
  const rows = await db
    .selectFrom('profile_sections')
    .select(['section', 'content'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.flatMap(({ section, content }) => (isSection(section) ? [[section, content] as const] : [])))
}

export async function keepSection(
  db: Database | Tx,
  userId: string,
  section: ProfileSection,
  content: object,
  now: Date,
): Promise<void> {
  const values = { content: JSON.stringify(content), updated_at: now }
  await db
    .insertInto('profile_sections')
    .values({ user_id: userId, section, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'section']).doUpdateSet(values))
    .execute()
}

/** The user's properties, which the analytics and the sign-in provider's tokens carry too. */
export async function keepProperties(
  tx: Tx,
  userId: string,
  properties: { userAssignedRole: string; companyName: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ user_assigned_role: properties.userAssignedRole, company_name: properties.companyName, updated_at: now })
    .where('user_id', '=', userId)
    .execute()
}
