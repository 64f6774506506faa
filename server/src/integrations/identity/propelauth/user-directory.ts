import { initBaseAuth } from '@propelauth/node'
import type { UserDirectory } from '../identity.ts'

export interface DirectoryAccess {
  readonly authUrl: string
  readonly apiKey: string
  /** What tokens are verified with: given here, so that the library asks nobody for it. */
  readonly verifierKey: string
  /** How long an answer may take, in milliseconds: somebody's request waits for it. */
  readonly patienceMs?: number
}

/** Asks PropelAuth's backend for what its tokens leave out. */
export function createPropelAuthDirectory(access: DirectoryAccess): UserDirectory {
  const { authUrl, apiKey, verifierKey, patienceMs = 3_000 } = access
  const manualTokenVerificationMetadata = { verifierKey, issuer: authUrl }
  const client = initBaseAuth({ authUrl, apiKey, manualTokenVerificationMetadata })
  return {
    async find(userId) {
      const user = await within(patienceMs, client.fetchUserMetadataByUserId(userId))
      return user === null ? null : { email: user.email, emailVerified: user.emailConfirmed }
    },
  }
}

async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('PropelAuth did not answer in time')), ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
