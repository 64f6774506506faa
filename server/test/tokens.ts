import { generateKeyPair, SignJWT, type CryptoKey } from 'jose'

export const testIssuer = 'https://auth.ringside.test'

export interface TestTokens {
  readonly publicKey: CryptoKey
  /** A token as the auth provider makes it, but good for ever, so that a test may move the clock. */
  sign(userId: string, claims?: Record<string, unknown>): Promise<string>
}

let keys: Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }> | undefined

/** Tokens signed with a key of this test run. */
export async function createTestTokens(): Promise<TestTokens> {
  keys ??= generateKeyPair('RS256')
  const { publicKey, privateKey } = await keys
  return {
    publicKey,
    sign: (userId, claims = {}) =>
      new SignJWT({ user_id: userId, ...claims })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(testIssuer)
        .setIssuedAt(typeof claims['iat'] === 'number' ? claims['iat'] : undefined)
        .setExpirationTime('100y')
        .sign(privateKey),
  }
}
