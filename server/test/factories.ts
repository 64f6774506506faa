import type { Role } from '@ringside/contract'
import type { Database } from '../src/platform/database/database.ts'
import { newId } from '../src/platform/ids.ts'
import type { MemberActor } from '../src/platform/http/actor.ts'
import type { TestTokens } from './tokens.ts'

/** Somebody who makes requests in a test. */
export interface TestActor {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly token: string
  /** Where they are; null for somebody without an organisation. */
  readonly orgId: string | null
}

export interface TestMember extends TestActor {
  readonly orgId: string
  readonly role: Role
  /** As a service sees them. */
  readonly actor: MemberActor
}

export interface TestOrganization {
  readonly orgId: string
  /** `_id` on the wire. */
  readonly organizationId: string
  readonly name: string
  readonly owner: TestMember
  readonly admin: TestMember
  readonly member: TestMember
  /** The owner of another organisation, who must see nothing of this one. */
  readonly outsider: TestMember
}

export interface Factories {
  /** Somebody signed in, of no organisation. */
  makePerson(about?: {
    email?: string
    emailVerified?: boolean
    firstName?: string
    lastName?: string
  }): Promise<TestActor>
  /** Joins a person to an organisation, or a new person. */
  makeMember(
    organization: { orgId: string; organizationId: string },
    role: Role,
    person?: TestActor,
  ): Promise<TestMember>
  makeOrganization(name?: string): Promise<TestOrganization>
  /** A site admin, with a verified e-mail that is on the test app's list. */
  makeSiteAdmin(): Promise<TestActor>
}

export const siteAdminEmail = 'site-admin@ringside.test'

export function createFactories(db: Database, tokens: TestTokens): Factories {
  const makePerson: Factories['makePerson'] = async (about = {}) => {
    const userId = newId()
    const { email = `${userId}@ringside.test`, emailVerified = true, firstName = 'Robin', lastName = 'Ash' } = about
    const at = new Date()
    await db
      .insertInto('users')
      .values({
        user_id: userId,
        email,
        email_verified: emailVerified,
        first_name: firstName,
        last_name: lastName,
        created_at: at,
        updated_at: at,
      })
      .execute()
    return { userId, firstName, lastName, email, token: await tokens.sign(userId, { email }), orgId: null }
  }

  const makeMember: Factories['makeMember'] = async ({ orgId, organizationId }, role, person) => {
    const somebody = person ?? (await makePerson())
    await db
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: somebody.userId, role, joined_at: new Date() })
      .execute()
    const { userId, firstName, lastName, email } = somebody
    const membership = { orgId, organizationId, role }
    const actor = { userId, firstName, lastName, email, emailVerified: true, isSiteAdmin: false, membership }
    return { ...somebody, orgId, role, actor }
  }

  const makeEmptyOrganization = async (
    name: string,
  ): Promise<{ orgId: string; organizationId: string; name: string }> => {
    const organization = { orgId: newId(), organizationId: newId(), name }
    await db
      .insertInto('organizations')
      .values({
        org_id: organization.orgId,
        id: organization.organizationId,
        name,
        rubric: 'coachable',
        pipeline: true,
        cobranded: false,
        cobrand_logo_url: null,
        created_at: new Date(),
      })
      .execute()
    return organization
  }

  return {
    makePerson,
    makeMember,
    async makeOrganization(name = 'Northwind Sales') {
      const organization = await makeEmptyOrganization(name)
      const other = await makeEmptyOrganization('Somebody Else')
      const [owner, admin, member, outsider] = await Promise.all([
        makeMember(organization, 'Owner'),
        makeMember(organization, 'Admin'),
        makeMember(organization, 'Member'),
        makeMember(other, 'Owner'),
      ])
      return { ...organization, owner, admin, member, outsider }
    },
    async makeSiteAdmin() {
      const existing = await db.selectFrom('users').selectAll().where('email', '=', siteAdminEmail).executeTakeFirst()
      if (existing === undefined) return makePerson({ email: siteAdminEmail })
      const { user_id: userId, first_name: firstName, last_name: lastName, email } = existing
      return { userId, firstName, lastName, email, token: await tokens.sign(userId, { email }), orgId: null }
    },
  }
}
