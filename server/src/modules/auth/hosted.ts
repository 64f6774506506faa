import type { TokenClaims, UserDirectory } from '../../integrations/identity/identity.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Log } from '../../platform/log.ts'
import type { HostedMembership, Organizations } from '../organizations/index.ts'
import type { Users } from '../users/index.ts'

export interface HostedNeeds {
  readonly db: Database
  readonly log: Log
  readonly users: Users
  readonly organizations: Organizations
  readonly grantSignUp: (userId: string, tx?: Tx) => Promise<void>
  /** Null: the installation has no key for it, and nobody's e-mail counts as verified. */
  readonly directory: UserDirectory | null
  readonly personChanged: (userId: string) => void
}

const maxRemembered = 10_000

/**
 * Takes over what a hosted provider's token says of a person, once a token: the provider keeps people and organisations,
 * our tables are its mirror. A token older than one already seen changes nothing, whichever server saw that one: the
 * time of the newest stands with the user. What is remembered here only saves asking.
 */
export function createHostedMirror(needs: HostedNeeds): (claims: TokenClaims) => Promise<void> {
  const seen = new Map<string, { readonly claims: TokenClaims; readonly done: Promise<void> }>()
  return async (claims) => {
    const last = seen.get(claims.user_id)
    if (last !== undefined && !saysMore(claims, last.claims)) return last.done
    if (seen.size >= maxRemembered) seen.clear()
    const entry = { claims, done: mirror(needs, claims) }
    seen.set(claims.user_id, entry)
    entry.done.catch(() => seen.get(claims.user_id) === entry && seen.delete(claims.user_id))
    return entry.done
  }
}

/** Two tokens of one second may differ: one for a single organisation says nothing of the others. */
function saysMore(claims: TokenClaims, last: TokenClaims): boolean {
  if (claims.iat !== last.iat) return claims.iat > last.iat
  return claims.org_id_to_org_member_info !== undefined && last.org_id_to_org_member_info === undefined
}

async function mirror(needs: HostedNeeds, claims: TokenClaims): Promise<void> {
  const { db, users, organizations, grantSignUp, personChanged } = needs
  const { user_id: userId, email, first_name: firstName, last_name: lastName } = claims
  const user = { userId, email, firstName: firstName ?? '', lastName: lastName ?? '' }
  const emailVerified = await verificationOf(needs, claims)
  const issuedAt = new Date(claims.iat * 1000)
  const memberships = claims.org_id_to_org_member_info
  await inTransaction(db, async (tx) => {
    if (!(await users.mirrorHosted(tx, { ...user, emailVerified }, issuedAt))) return
    await grantSignUp(userId, tx)
    if (memberships === undefined) return
    await organizations.mirrorMemberships(tx, userId, Object.values(memberships).map(toMembership))
  })
  personChanged(userId)
}

/** Whether the e-mail in the token is verified; null when the directory can't say, which must keep nobody from signing in. */
async function verificationOf({ directory, log }: HostedNeeds, claims: TokenClaims): Promise<boolean | null> {
  if (directory === null) return false
  try {
    const known = await directory.find(claims.user_id)
    return known !== null && known.emailVerified && known.email.toLowerCase() === claims.email.toLowerCase()
  } catch (error) {
    log.warn({ err: error }, 'The sign-in provider did not say whose e-mail is verified')
    return null
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
