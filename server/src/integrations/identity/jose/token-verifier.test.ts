import { createHmac } from 'node:crypto'
import { exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TokenVerifier } from '../identity.ts'
import { createTokenVerifier, keyFromPem } from './token-verifier.ts'

const issuer = 'https://auth.example.com'
const now = new Date('2026-05-01T12:00:00Z')
const second = Math.floor(now.getTime() / 1000)
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('bearer tokens', () => {
  let privateKey: CryptoKey
  let pem: string
  let verifier: TokenVerifier

  beforeAll(async () => {
    const keys = await generateKeyPair('RS256')
    privateKey = keys.privateKey
    pem = await exportSPKI(keys.publicKey)
    verifier = createTokenVerifier({ issuer, key: await keyFromPem(pem), clock: { now: () => now } })
  })

  const claims = { user_id: 'u1', email: 'ann@example.com', iss: issuer, iat: second - 10, exp: second + 1800 }
  const sign = (payload: JWTPayload, key: CryptoKey = privateKey): Promise<string> =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).sign(key)

  it('a token of the issuer, signed with its key and in its time, is good', async () => {
    expect(await verifier.verify(await sign(claims))).toMatchObject({ user_id: 'u1', email: 'ann@example.com' })
  })

  it('clocks may differ by half a minute, not more', async () => {
    expect(await verifier.verify(await sign({ ...claims, exp: second - 20 }))).not.toBeNull()
    expect(await verifier.verify(await sign({ ...claims, exp: second - 40 }))).toBeNull()
    expect(await verifier.verify(await sign({ ...claims, nbf: second + 120 }))).toBeNull()
  })

  it('a token of another issuer, or that says none, is refused', async () => {
    expect(await verifier.verify(await sign({ ...claims, iss: 'https://evil.example.com' }))).toBeNull()
    const { iss: _iss, ...anonymous } = claims
    expect(await verifier.verify(await sign(anonymous))).toBeNull()
  })

  it('a token that never ends, or that names nobody, is refused', async () => {
    const { exp: _exp, ...endless } = claims
    const { user_id: _id, ...nobody } = claims
    expect(await verifier.verify(await sign(endless))).toBeNull()
    expect(await verifier.verify(await sign(nobody))).toBeNull()
  })

  it('a token signed with another key is refused', async () => {
    const other = await generateKeyPair('RS256')
    expect(await verifier.verify(await sign(claims, other.privateKey))).toBeNull()
  })

  it('an unsigned token is refused', async () => {
    expect(await verifier.verify(`${encode({ alg: 'none' })}.${encode(claims)}.`)).toBeNull()
  })

  it('our public key is not a shared secret: a token signed with it by HMAC is refused', async () => {
    const head = `${encode({ alg: 'HS256' })}.${encode(claims)}`
    const signature = createHmac('sha256', pem).update(head).digest('base64url')
    expect(await verifier.verify(`${head}.${signature}`)).toBeNull()
  })

  it('a changed claim breaks the signature', async () => {
    const [header, , signature] = (await sign(claims)).split('.')
    expect(await verifier.verify(`${header}.${encode({ ...claims, user_id: 'u2' })}.${signature}`)).toBeNull()
  })

  it.each(['', 'x', 'a.b.c', '...', 'x'.repeat(10_000)])('what is no token at all is refused', async (token) => {
    expect(await verifier.verify(token)).toBeNull()
  })

  describe('that were found good before', () => {
    let time: Date
    let checks: number
    const remembering = async (remember: number): Promise<TokenVerifier> => {
      time = now
      checks = 0
      const key = await keyFromPem(pem)
      const getKey = async (): Promise<CryptoKey> => {
        checks += 1
        return key
      }
      return createTokenVerifier({ issuer, key: getKey, clock: { now: () => time }, remember })
    }
    const of = (userId: string): Promise<string> => sign({ ...claims, user_id: userId })

    it('are not checked again, and still say the same', async () => {
      const remembers = await remembering(10)
      const token = await of('u1')
      const first = await remembers.verify(token)
      expect(await remembers.verify(token)).toEqual(first)
      expect(first).toMatchObject({ user_id: 'u1' })
      expect(checks).toBe(1)
    })

    it('are refused once they are over, to the second', async () => {
      const remembers = await remembering(10)
      const token = await of('u1')
      await remembers.verify(token)
      time = new Date((claims.exp + 29) * 1000)
      expect(await remembers.verify(token)).not.toBeNull()
      time = new Date((claims.exp + 30) * 1000)
      expect(await remembers.verify(token)).toBeNull()
    })

    it('vouch for no other: with any one letter changed a token is refused', async () => {
      const remembers = await remembering(10)
      const token = await of('u1')
      await remembers.verify(token)
      const { length } = token
      for (const at of [2, token.indexOf('.') + 5, token.lastIndexOf('.') + 5, length - 20]) {
        const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
        expect(await remembers.verify(changed)).toBeNull()
      }
    })

    it('are forgotten, the oldest first, when there are too many', async () => {
      const remembers = await remembering(2)
      const [one, two, three] = [await of('u1'), await of('u2'), await of('u3')]
      for (const token of [one, two, three]) await remembers.verify(token)
      for (const token of [two, three]) await remembers.verify(token)
      expect(checks).toBe(3)
      expect(await remembers.verify(one)).toMatchObject({ user_id: 'u1' })
      expect(checks).toBe(4)
    })

    it('leave no trace when they were refused: a bad token is checked each time', async () => {
      const remembers = await remembering(10)
      const other = await generateKeyPair('RS256')
      const token = await sign(claims, other.privateKey)
      expect([await remembers.verify(token), await remembers.verify(token)]).toEqual([null, null])
      expect(checks).toBe(2)
    })
  })
})
