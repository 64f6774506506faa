import { hash } from 'node:crypto'
import { decodeProtectedHeader, errors, importSPKI, jwtVerify, type CryptoKey, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../../platform/clock.ts'
import { tokenClaimsSchema, type TokenClaims, type TokenVerifier } from '../identity.ts'

/** Longer tokens are refused unread. */
const maxTokenLength = 8_192
/** Clocks of two machines may differ by this much, in seconds. */
const skew = 30
/** How many tokens are remembered as good, at some 500 bytes each. */
const remembered = 5_000

export interface TokenTrust {
  /** Who must have made the token. */
  readonly issuer: string
  readonly key: CryptoKey | JWTVerifyGetKey
  readonly clock: Clock
  /** How many good tokens to remember at most; 5,000 unless given. */
  readonly remember?: number
}

/**
 * Checks RS256 tokens here, without asking anybody. A token comes with every request, and its signature is most of the
 * work: one found good is remembered until it ends, by its hash. What a token says never changes; only its time runs out.
 */
export function createTokenVerifier({ issuer, key, clock, remember = remembered }: TokenTrust): TokenVerifier {
  const getKey: JWTVerifyGetKey = typeof key === 'function' ? key : async () => key
  const good = createMemory(remember)

  async function check(token: string, now: Date): Promise<TokenClaims | null> {
    try {
      if (decodeProtectedHeader(token).alg !== 'RS256') return null
      const options = { issuer, algorithms: ['RS256'], clockTolerance: skew, currentDate: now }
      const { payload } = await jwtVerify(token, getKey, { ...options, requiredClaims: ['exp', 'iat'] })
      return tokenClaimsSchema.safeParse(payload).data ?? null
    } catch (error) {
      // What is wrong with the token is the caller's business; anything else is ours.
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null
      throw error
    }
  }

  return {
    async verify(token) {
      if (token.length > maxTokenLength) return null
      const now = clock.now()
      const name = hash('sha256', token, 'base64')
      const known = good.find(name)
      if (known) return isOver(known, now) ? null : known
      const claims = await check(token, now)
      if (claims) good.keep(name, claims)
      return claims
    },
  }
}

/** By the same rule as jose's: in whole seconds, and over when it ends now. */
const isOver = ({ exp }: TokenClaims, now: Date): boolean => exp <= Math.floor(now.getTime() / 1000) - skew

/** The claims of good tokens. The longest known gives way to a new one, as it is the likeliest to be over soon. */
function createMemory(size: number): {
  find(name: string): TokenClaims | undefined
  keep(name: string, claims: TokenClaims): void
} {
  const kept = new Map<string, TokenClaims>()
  return {
    find: (name) => kept.get(name),
    keep(name, claims) {
      kept.set(name, claims)
      if (kept.size <= size) return
      // A map goes through its keys in the order they came.
      for (const oldest of kept.keys()) {
        kept.delete(oldest)
        return
      }
    },
  }
}

export const keyFromPem = (pem: string): Promise<CryptoKey> => importSPKI(pem, 'RS256')
