import type { BetterAuthOptions } from 'better-auth'
import { bearer, jwt } from 'better-auth/plugins'
import type pg from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import { newId } from '../../../platform/ids.ts'
import type { IdentityListener, ProviderUser } from '../identity.ts'

export interface BetterAuthNeeds {
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly secret: string
  /** Origin people reach the application at. */
  readonly publicUrl: string
  readonly log: Log
}

/** The header in which the bridge tells the library who is asking; what the client sent under that name is dropped. */
export const addressHeader = 'x-ringside-address'

const day = 86_400
const minute = 60

const inSql = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Our tables are in snake_case like all others. */
const columns = <Field extends string>(...fields: Field[]): Record<Field, string> =>
  Object.fromEntries(fields.map((field) => [field, inSql(field)])) as Record<Field, string>
const times = ['createdAt', 'updatedAt'] as const

interface LibraryUser {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly createdAt: Date
  readonly firstName?: unknown
  readonly lastName?: unknown
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export function toProviderUser(user: LibraryUser): ProviderUser {
  const [given = '', ...family] = user.name.trim().split(/\s+/)
  return {
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: textOf(user.firstName) || given,
    lastName: textOf(user.lastName) || family.join(' '),
    createdAt: user.createdAt,
  }
}

const limits = {
  enabled: true,
  window: minute,
  max: 120,
  customRules: {
    '/sign-in/email': { window: minute, max: 10 },
    '/sign-up/email': { window: minute, max: 20 },
    '/request-password-reset': { window: minute, max: 5 },
    '/reset-password': { window: minute, max: 10 },
    '/send-verification-email': { window: minute, max: 5 },
  },
}

/** Where the library keeps what: migration 0002. */
const tables = {
  user: {
    modelName: 'auth_users',
    fields: columns('emailVerified', ...times),
    additionalFields: {
      firstName: { type: 'string', required: false, fieldName: 'first_name' },
      lastName: { type: 'string', required: false, fieldName: 'last_name' },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: columns('userId', 'expiresAt', 'ipAddress', 'userAgent', ...times),
    expiresIn: 30 * day,
    updateAge: day,
  },
  account: {
    modelName: 'auth_accounts',
    fields: columns(
      'userId',
      'accountId',
      'providerId',
      'accessToken',
      'refreshToken',
      'idToken',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      ...times,
    ),
  },
  verification: { modelName: 'auth_verifications', fields: columns('expiresAt', ...times) },
} as const
const keyTable = { modelName: 'auth_keys', fields: columns('publicKey', 'privateKey', 'createdAt', 'expiresAt') }

/** The library's settings. */
export function betterAuthOptions(needs: BetterAuthNeeds, listener: () => IdentityListener) {
  const { pool, secret, publicUrl, log } = needs
  const changed = (user: LibraryUser): Promise<void> => listener().userChanged(toProviderUser(user))
  return {
    ...tables,
    appName: 'Ringside',
    database: pool,
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    rateLimit: limits,
    telemetry: { enabled: false },
    // What the library says may hold an e-mail address.
    logger: { level: 'warn', log: (level, message, ...about) => log[level]({ pii: about }, `Sign-in: ${message}`) },
    // Our own access tokens carry the organisations, so the library's are not offered.
    disabledPaths: ['/token'],
    advanced: {
      cookiePrefix: 'ringside',
      useSecureCookies: publicUrl.startsWith('https://'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId() },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => listener().sendPasswordReset(toProviderUser(user), token),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 3 * day,
      sendVerificationEmail: ({ user, token }) => listener().sendVerification(toProviderUser(user), token),
    },
    databaseHooks: { user: { create: { after: changed }, update: { after: changed } } },
    plugins: [
      bearer(),
      jwt({
        jwks: { keyPairConfig: { alg: 'RS256', modulusLength: 2048 } },
        jwt: { issuer: publicUrl, expirationTime: '30m' },
        schema: { jwks: keyTable },
      }),
    ],
  } satisfies BetterAuthOptions
}
