import { createClient } from '@propelauth/react'
import { ApiError } from '@ringside/contract/kernel/errors'
import { createStore } from '../store.ts'
import { roles, type AuthPort, type AuthState, type Role } from './auth-port.ts'

/** The part of PropelAuth's client this seam uses. */
type Client = Pick<
  ReturnType<typeof createClient>,
  | 'getAuthenticationInfoOrNull'
  | 'logout'
  | 'redirectToLoginPage'
  | 'addAccessTokenChangeObserver'
  | 'getAccountPageUrl'
  | 'getOrgPageUrl'
  | 'getCreateOrgPageUrl'
>

type Info = NonNullable<Awaited<ReturnType<Client['getAuthenticationInfoOrNull']>>>

/** A dead auth host would otherwise leave the page loading for ever. */
const answerWithinMs = 8000
const silent = 'The sign-in service did not answer.'

/** A role this application does not know may do least. */
const roleOf = (name: string): Role => roles.find((role) => role === name) ?? 'Member'

function signedIn({ user, orgIdToOrgMemberInfo }: Info): AuthState {
  const organisations = Object.values(orgIdToOrgMemberInfo ?? {}).map((each) => ({
    orgId: each.orgId,
    name: each.orgName,
    role: roleOf(each.userAssignedRole),
  }))
  return {
    status: 'in',
    user: {
      userId: user.userId,
      email: user.email,
      emailVerified: user.emailConfirmed,
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
    },
    organisations,
  }
}

function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(silent)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The auth seam on PropelAuth's client, which speaks to hosted PropelAuth and to our own embedded provider alike. */
export function createAuthPort(provider: AuthPort['provider'], client: Client, leave: () => void): AuthPort {
  const store = createStore<AuthState>({ status: 'loading' })

  async function load(force: boolean): Promise<void> {
    try {
      const info = await within(client.getAuthenticationInfoOrNull(force), answerWithinMs)
      store.set(info === null ? { status: 'out' } : signedIn(info))
    } catch {
      // An expired token with a dead host must not throw a signed-in rep out of a call.
      if (store.get().status !== 'in') store.set({ status: 'failed', message: silent })
    }
  }

  client.addAccessTokenChangeObserver(() => void load(false))
  void load(false)
  return {
    provider,
    subscribe: store.subscribe,
    getState: store.get,
    async getToken() {
      const info = await client.getAuthenticationInfoOrNull().catch(() => {
        throw new ApiError(silent, 0, undefined)
      })
      return info?.accessToken ?? null
    },
    async refresh() {
      if (store.get().status === 'failed') store.set({ status: 'loading' })
      await load(true)
    },
    urls: {
      account: () => (provider === 'embedded' ? '/account' : client.getAccountPageUrl()),
      organisation: (orgId) => (provider === 'embedded' ? '/org' : client.getOrgPageUrl(orgId)),
      createOrganisation: () => (provider === 'embedded' ? '/create_org' : client.getCreateOrgPageUrl()),
    },
    signIn: () => client.redirectToLoginPage({ postLoginRedirectUrl: window.location.href }),
    async signOut() {
      await client.logout(false)
      leave()
    },
  }
}

/** PropelAuth's client for an auth host; the embedded provider's is our own origin. */
export const createPropelAuthClient = (authUrl: string): Client =>
  createClient({ authUrl, enableBackgroundTokenRefresh: true })
