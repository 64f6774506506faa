import type { Role } from '@ringside/contract'
import type { Person } from './people.repository.ts'

/** PropelAuth's words for a membership. */
export interface OrgMemberInfo {
  readonly org_id: string
  readonly org_name: string
  readonly org_metadata: Readonly<Record<string, never>>
  readonly url_safe_org_name: string
  readonly org_role_structure: 'single_role_in_hierarchy'
  readonly user_role: Role
  readonly inherited_user_roles_plus_current_role: readonly Role[]
  readonly user_permissions: readonly string[]
  readonly additional_roles: readonly string[]
}

/** Each role with those it includes, itself first. */
const includes: Readonly<Record<Role, readonly Role[]>> = {
  Owner: ['Owner', 'Admin', 'Member'],
  Admin: ['Admin', 'Member'],
  Member: ['Member'],
}

const urlSafe = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export function membershipsOf(person: Person): Record<string, OrgMemberInfo> {
  const entries = person.memberships.map(({ orgId, name, role }) => [
    orgId,
    {
      org_id: orgId,
      org_name: name,
      org_metadata: {},
      url_safe_org_name: urlSafe(name),
      org_role_structure: 'single_role_in_hierarchy' as const,
      user_role: role,
      inherited_user_roles_plus_current_role: includes[role],
      user_permissions: [],
      additional_roles: [],
    },
  ])
  return Object.fromEntries(entries)
}

/**
 * The most organisations a token names. It travels in a header with every call, and nothing here reads roles from it:
 * they come from our tables. The browser's own list is complete (`membershipsOf`).
 */
export const membershipsInToken = 10

/** A token's claims in PropelAuth's shape: of the first organisations, or of the one the browser asked for. */
export function claimsFor(person: Person, activeOrgId: string | undefined): Record<string, unknown> {
  const memberships = membershipsOf(person)
  const some = Object.fromEntries(Object.entries(memberships).slice(0, membershipsInToken))
  const about = {
    sub: person.userId,
    user_id: person.userId,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    login_method: { login_method: 'password' },
  }
  return activeOrgId === undefined
    ? { ...about, org_id_to_org_member_info: some }
    : { ...about, org_member_info: memberships[activeOrgId] }
}
