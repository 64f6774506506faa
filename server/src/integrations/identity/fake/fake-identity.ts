import { newId } from '../../../platform/ids.ts'
import type { IdentityListener, IdentityProvider, ProviderUser } from '../identity.ts'

/** For tests: users in memory, a session is a cookie with the e-mail in it, and tokens are the test's own business. */
export function createFakeIdentity(
  sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>,
): IdentityProvider {
  const users = new Map<string, ProviderUser>()
  let listener: IdentityListener | null = null
  const cookieFor = (email: string, seconds: number): Response =>
    new Response('{}', { headers: { 'set-cookie': `session=${email}; Path=/; HttpOnly; Max-Age=${seconds}` } })

  return {
    listen: (next) => {
      listener = next
    },
    handle: async () => new Response('{}', { status: 404 }),
    async sessionUser(headers) {
      const email = /(?:^|; )session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
      return users.get(email ?? '') ?? null
    },
    signOut: async () => cookieFor('', 0),
    signInAs: async (email) => (users.has(email) ? cookieFor(email, 3600) : null),
    async createUser({ email, firstName, lastName }) {
      const user = { userId: newId(), email, emailVerified: true, firstName, lastName, createdAt: new Date() }
      users.set(email, user)
      await listener?.userChanged(user)
      return user
    },
    sign,
    forgetEnded: async () => 0,
    publicKey: async () => {
      throw new Error('Tokens are checked with the key of the test')
    },
  }
}
