import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../../platform/clock.ts'
import type { IdentityListener, IdentityProvider } from '../identity.ts'
import { betterAuthOptions, toProviderUser, type BetterAuthNeeds } from './options.ts'
import { signInAs } from './sign-in-as.ts'

/** A token with a key we have not seen makes us read the keys again, at most this often, in milliseconds. */
const keysFreshFor = 5_000

/** E-mail and password sign-in by the better-auth library, on our own database. */
export async function createBetterAuth(needs: BetterAuthNeeds): Promise<IdentityProvider> {
  let listener: IdentityListener | null = null
  const heard = (): IdentityListener => {
    if (listener === null) throw new Error('Nobody listens to the identity provider')
    return listener
  }
  const options = betterAuthOptions(needs, heard)
  const auth = betterAuth({ ...options, plugins: [...options.plugins, signInAs()] })
  const sign = async (payload: Readonly<Record<string, unknown>>): Promise<string> =>
    (await auth.api.signJWT({ body: { payload } })).token
  await replaceUnreadableKeys(needs, sign)

  return {
    listen: (next) => {
      listener = next
    },
    handle: (request) => auth.handler(request),
    async sessionUser(headers) {
      const session = await auth.api.getSession({ headers })
      return session === null ? null : toProviderUser(session.user)
    },
    signOut: (headers) => auth.api.signOut({ headers, asResponse: true }),
    async signInAs(email) {
      const response = await auth.api.signInAs({ body: { email }, asResponse: true })
      return response.ok ? response : null
    },
    async createUser({ email, firstName, lastName, password: chosen }) {
      const { internalAdapter, password } = await auth.$context
      const name = `${firstName} ${lastName}`.trim()
      const about = { email, name, firstName, lastName, emailVerified: true }
      const user = await internalAdapter.createUser(about, { method: 'email-password' })
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: await password.hash(chosen ?? randomBytes(24).toString('base64url')),
      })
      return toProviderUser(user)
    },
    sign,
    publicKey: keyFinder(needs.clock, async () => (await auth.api.getJwks()) as JSONWebKeySet),
    forgetEnded: (before, atMost) => forgetEnded(needs.pool, before, atMost),
  }
}

/** The library lets go of what has ended only when its owner comes back. */
async function forgetEnded(pool: BetterAuthNeeds['pool'], before: Date, atMost: number): Promise<number> {
  const counts = await Promise.all(
    ['auth_sessions', 'auth_verifications'].map(async (table) => {
      const ended = `select id from ${table} where expires_at < $1 limit $2`
      return (await pool.query(`delete from ${table} where id in (${ended})`, [before, atMost])).rowCount ?? 0
    }),
  )
  return Math.max(...counts)
}

/** The signing keys lie encrypted by the secret: with another secret they are of no use, and a new one takes their place. */
async function replaceUnreadableKeys({ pool, log }: BetterAuthNeeds, sign: IdentityProvider['sign']): Promise<void> {
  try {
    await sign({ user_id: 'start' })
  } catch (error) {
    log.warn({ err: error }, 'The signing key can not be read with this secret, so a new one is made')
    await pool.query('delete from auth_keys')
    await sign({ user_id: 'start' })
  }
}

function keyFinder(clock: Clock, readKeys: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  let known: { readonly find: JWTVerifyGetKey; readonly at: number } | null = null
  const read = async (): Promise<{ readonly find: JWTVerifyGetKey; readonly at: number }> => {
    known = { find: createLocalJWKSet(await readKeys()), at: clock.now().getTime() }
    return known
  }
  return async (header, token) => {
    const keys = known ?? (await read())
    try {
      return await keys.find(header, token)
    } catch (error) {
      const stale = clock.now().getTime() - keys.at > keysFreshFor
      if (!(error instanceof errors.JWKSNoMatchingKey) || !stale) throw error
      return (await read()).find(header, token)
    }
  }
}
