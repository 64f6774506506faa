import type { TokenClaims } from '../../integrations/identity/identity.ts'
import type { HostedMembership, Organizations } from '../organizations/index.ts'
import type { Users } from '../users/index.ts'

export interface HostedNeeds {
  readonly users: Users
  readonly organizations: Organizations
  readonly grantSignUp: (userId: string) => Promise<void>
}

const maxRemembered = 10_000

/**
 * Takes over what a hosted provider's token says of a person, once a token: the provider keeps people and organisations,
 * our tables are its mirror. A token older than one already seen changes nothing.
 */
export function createHostedMirror({
  users,
  organizations,
  grantSignUp,
}: HostedNeeds): (claims: TokenClaims) => Promise<void> {
  const seen = new Map<string, { readonly issuedAt: number; readonly done: Promise<void> }>()

  const mirror = async (claims: TokenClaims): Promise<void> => {
    const { user_id: userId, email, first_name: firstName, last_name: lastName } = claims
    // The token does not say whether the e-mail is verified, and site admins need that: never assumed.
    await users.mirror({ userId, email, firstName: firstName ?? '', lastName: lastName ?? '', emailVerified: false })
    await grantSignUp(userId)
    // A token for one organisation says nothing of the others.
    if (claims.org_id_to_org_member_info !== undefined) {
      await organizations.mirrorMemberships(userId, Object.values(claims.org_id_to_org_member_info).map(toMembership))
    }
  }

  return async (claims) => {
    const last = seen.get(claims.user_id)
    if (last !== undefined && last.issuedAt >= claims.iat) return last.done
    if (seen.size >= maxRemembered) seen.clear()
    const entry = { issuedAt: claims.iat, done: mirror(claims) }
    seen.set(claims.user_id, entry)
    entry.done.catch(() => seen.get(claims.user_id) === entry && seen.delete(claims.user_id))
    return entry.done
  }
}

const toMembership = (info: {
  org_id: string
  org_name: string
  user_role: HostedMembership['role']
}): HostedMembership => ({
  orgId: info.org_id,
  name: info.org_name,
  role: info.user_role,
})
