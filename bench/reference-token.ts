import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ReferenceClaims {
  readonly userId: string
  readonly orgId: string
  /** Seconds since 1970. */
  readonly exp: number
}

const signatureOf = (payload: string, secret: string): Buffer => createHmac('sha256', secret).update(payload).digest()

/** A JWT signed by HMAC: the cheapest bearer check that still is one. */
export function signToken(claims: ReferenceClaims, secret: string): string {
  const [head, body] = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const payload = `${head}.${body}`
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`
}

/** What a good token says; null for any other. */
export function readToken(token: string, secret: string, now: number): ReferenceClaims | null {
  const end = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(end + 1), 'base64url')
  const expected = signatureOf(token.slice(0, end), secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const body = token.slice(token.indexOf('.') + 1, end)
  // We signed it, so it has the form we gave it.
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as ReferenceClaims
  return claims.exp * 1000 > now ? claims : null
}
