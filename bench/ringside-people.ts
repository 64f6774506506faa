import { acceptInvite, createInvites, createOrganization } from '@ringside/contract'
import type pg from 'pg'
import { ask } from './ringside-client.ts'

/** Somebody signed in, with an organisation of their own. */
export interface Person {
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly organization: { readonly _id: string; readonly orgId: string }
  /** What their browser sends with every request, but for the organisation. */
  readonly headers: Readonly<Record<string, string>>
}

/** Most people one request can invite. */
const invitedAtOnce = 50

/** Signs up person `index` as the sign-in page does, and makes their organisation. */
export async function signUp(address: string, index: number): Promise<Person> {
  // Of the addresses that are set aside for benchmarks (RFC 2544).
  const from = { 'x-forwarded-for': `198.18.0.${index + 1}` }
  const email = `bench-${index}@example.com`
  const password = crypto.randomUUID()
  const form = { email, password, firstName: 'Ann', lastName: `Lee ${index}` }
  const signedUp = await ask(address, 'POST', '/api/auth/sign-up/email', from, form)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const refreshed = await ask(address, 'GET', '/api/v1/refresh_token', { ...from, cookie })
  const session: unknown = await refreshed.json()
  const headers = { ...from, authorization: `Bearer ${textAt(session, 'access_token')}` }
  const made = await ask(address, 'POST', createOrganization.path, headers, { name: `Benchmark ${index}` })
  const organization = createOrganization.response.parse(await made.json())
  return { userId: textAt(session, 'user', 'user_id'), email, password, organization, headers }
}

/** Makes everybody an admin of the owner's organisation, by the links in the mails they get. Only who has confirmed invites. */
export async function admitAll(
  address: string,
  pool: pg.Pool,
  owner: Person,
  others: readonly Person[],
): Promise<void> {
  const confirmation = new URLSearchParams({ token: await mailedToken(pool, owner.email, 'verification') })
  await ask(address, 'GET', `/api/auth/verify-email?${confirmation.toString()}`, owner.headers)
  const path = createInvites.path.replace(':id', owner.organization._id)
  for (let from = 0; from < others.length; from += invitedAtOnce) {
    const emails = others.slice(from, from + invitedAtOnce).map(({ email }) => email)
    await ask(address, 'POST', path, owner.headers, { emails, role: 'Admin' })
  }
  for (const { email, headers } of others) {
    await ask(address, 'POST', acceptInvite.path, headers, { token: await mailedToken(pool, email, 'invite') })
  }
}

/** Mail is stored where no mail server is configured. */
async function mailedToken(pool: pg.Pool, email: string, kind: 'invite' | 'verification'): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select text from outbox_mails where recipient = $1 and kind = $2`,
    [email, kind],
  )
  const token = /token=([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No ${kind} was mailed to ${email}`)
  return token
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (outer, name) => (typeof outer === 'object' && outer !== null ? Reflect.get(outer, name) : undefined),
    value,
  )
  if (typeof found !== 'string') throw new Error(`The answer has no ${path.join('.')}`)
  return found
}
