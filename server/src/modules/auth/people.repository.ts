import type { Role } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Membership } from '../../platform/http/actor.ts'

export interface Person {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly memberships: readonly (Membership & { readonly name: string })[]
}

export interface PeopleRepository {
  find(userId: string): Promise<Person | null>
  /** The user whose e-mail this is, whatever its case. */
  findByEmail(email: string): Promise<Person | null>
}

export function createPeopleRepository(db: Database): PeopleRepository {
  const find = async (userId: string): Promise<Person | null> => {
    const rows = await db
      .selectFrom('users as u')
      .leftJoin('memberships as m', 'm.user_id', 'u.user_id')
      .leftJoin('organizations as o', 'o.org_id', 'm.org_id')
      .where('u.user_id', '=', userId)
      .select(['u.user_id', 'u.email', 'u.email_verified', 'u.first_name', 'u.last_name'])
      .select(['m.org_id', 'm.role', 'o.id as organization_id', 'o.name'])
      .orderBy('m.joined_at')
      .orderBy('m.org_id')
      .execute()
    const [user] = rows
    if (user === undefined) return null
    return {
      userId: user.user_id,
      email: user.email,
      emailVerified: user.email_verified,
      firstName: user.first_name,
      lastName: user.last_name,
      memberships: rows.flatMap(toMembership),
    }
  }

  return {
    find,
    async findByEmail(email) {
      const row = await db
        .selectFrom('users')
        .select('user_id')
        .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst()
      return row === undefined ? null : find(row.user_id)
    },
  }
}

interface JoinedRow {
  readonly org_id: string | null
  readonly role: Role | null
  readonly organization_id: string | null
  readonly name: string | null
}

function toMembership({ org_id, role, organization_id, name }: JoinedRow): Person['memberships'][number][] {
  if (org_id === null || role === null || organization_id === null) return []
  return [{ orgId: org_id, role, organizationId: organization_id, name: name ?? '' }]
}
