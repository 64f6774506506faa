import type { IdentityListener, IdentityProvider, NewUser, ProviderUser } from '../../integrations/identity/identity.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Users } from '../users/index.ts'
import { claimsFor, membershipsOf, type OrgMemberInfo } from './claims.ts'
import type { PeopleRepository, Person } from './people.repository.ts'

export interface SignInMail {
  readonly kind: 'verification' | 'password-reset'
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface AuthNeeds {
  readonly clock: Clock
  readonly provider: IdentityProvider
  readonly users: Users
  readonly people: PeopleRepository
  readonly grantSignUp: (userId: string) => Promise<void>
  readonly postMail: (mail: SignInMail) => Promise<unknown>
  /** Address of a page of the web application, for mails. */
  readonly pageUrl: (path: string, query: Record<string, string>) => string
  /** Somebody's name, e-mail or its verification changed. */
  readonly personChanged: (userId: string) => void
}

/** PropelAuth's answer to `refresh_token`. */
export interface RefreshAnswer {
  readonly access_token: string
  readonly expires_at_seconds: number
  readonly user: Readonly<Record<string, unknown>>
  readonly org_id_to_org_member_info: Readonly<Record<string, OrgMemberInfo>>
}

export interface Auth {
  /** A fresh access token for a session; null without one, or when its person is not in the organisation asked for. */
  refresh(headers: Headers, activeOrgId: string | undefined): Promise<RefreshAnswer | null>
  /** Makes a person of this server's own making, with the credits of a sign-up, and returns their userId. */
  createPerson(person: NewUser): Promise<string>
}

const tokenLifetimeSeconds = 30 * 60
const maxRemembered = 10_000

export function createAuth(needs: AuthNeeds): Auth {
  const { provider, people, pageUrl, postMail, clock } = needs
  const welcome = welcomer(needs)
  const listener: IdentityListener = {
    userChanged: welcome,
    async sendVerification({ email, firstName }, token) {
      const text = `Hello ${firstName},\n\nconfirm that this is your e-mail:\n${pageUrl('/verify-email', { token })}\n\nThe link works for three days. If you did not sign up, there is nothing you need to do.`
      await postMail({ kind: 'verification', to: email, subject: 'Confirm your e-mail for Ringside', text })
    },
    async sendPasswordReset({ email, firstName }, token) {
      const text = `Hello ${firstName},\n\nchoose a new password here:\n${pageUrl('/forgot-password', { token })}\n\nThe link works for an hour. If you did not ask for it, your password stays as it is.`
      await postMail({ kind: 'password-reset', to: email, subject: 'Choose a new password for Ringside', text })
    },
  }
  provider.listen(listener)

  return {
    async refresh(headers, activeOrgId) {
      const user = await provider.sessionUser(headers)
      if (user === null) return null
      await welcome(user)
      const person = await people.find(user.userId)
      if (person === null) return null
      const inOrganization = person.memberships.some(({ orgId }) => orgId === activeOrgId)
      if (activeOrgId !== undefined && !inOrganization) return null
      return refreshAnswer(provider, { person, user, activeOrgId, at: clock.now() })
    },
    async createPerson(about) {
      const user = await provider.createUser(about)
      await welcome(user)
      return user.userId
    },
  }
}

/**
 * Takes a user over into our own tables, with the credits of a sign-up. Called at every change and every refresh, so that
 * somebody whose sign-up was cut short half-way is complete at their next visit.
 */
function welcomer({ users, grantSignUp, personChanged }: AuthNeeds): (user: ProviderUser) => Promise<void> {
  const granted = new Set<string>()
  return async (user) => {
    const { userId, email, emailVerified, firstName, lastName } = user
    if (await users.mirror({ userId, email, emailVerified, firstName, lastName })) personChanged(userId)
    if (granted.has(userId)) return
    await grantSignUp(userId)
    if (granted.size >= maxRemembered) granted.clear()
    granted.add(userId)
  }
}

async function refreshAnswer(
  provider: IdentityProvider,
  { person, user, activeOrgId, at }: { person: Person; user: ProviderUser; activeOrgId: string | undefined; at: Date },
): Promise<RefreshAnswer> {
  const now = Math.floor(at.getTime() / 1000)
  const expires = now + tokenLifetimeSeconds
  const created = Math.floor(user.createdAt.getTime() / 1000)
  return {
    access_token: await provider.sign({ ...claimsFor(person, activeOrgId), iat: now, exp: expires }),
    expires_at_seconds: expires,
    user: {
      user_id: person.userId,
      email: person.email,
      email_confirmed: person.emailVerified,
      has_password: true,
      first_name: person.firstName,
      last_name: person.lastName,
      locked: false,
      enabled: true,
      mfa_enabled: false,
      can_create_orgs: true,
      created_at: created,
      last_active_at: now,
      properties: {},
    },
    org_id_to_org_member_info: membershipsOf(person),
  }
}
