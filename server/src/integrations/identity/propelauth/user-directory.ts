import { initBaseAuth } from '@propelauth/node'
import { within } from '../../../platform/time-limit.ts'
import type { UserDirectory } from '../identity.ts'

export interface DirectoryAccess {
  readonly authUrl: string
  readonly apiKey: string
  /** What tokens are verified with: given here, so that the library asks nobody for it. */
  readonly verifierKey: string
  /** How long an answer may take, in milliseconds: somebody's request waits for it. */
  readonly patienceMs?: number
}

const noAnswer = (): Error => new Error('PropelAuth did not answer in time')

/** Asks PropelAuth's backend for what its tokens leave out. */
export function createPropelAuthDirectory(access: DirectoryAccess): UserDirectory {
  const { authUrl, apiKey, verifierKey, patienceMs = 3_000 } = access
  const manualTokenVerificationMetadata = { verifierKey, issuer: authUrl }
  const client = initBaseAuth({ authUrl, apiKey, manualTokenVerificationMetadata })
  return {
    async find(userId) {
      const user = await within(patienceMs, client.fetchUserMetadataByUserId(userId), noAnswer)
      return user === null ? null : { email: user.email, emailVerified: user.emailConfirmed }
    },
  }
}
