import { randomBytes } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { buildIntegrations } from '../src/app/build-integrations.ts'
import { loadConfig } from '../src/platform/config/config.ts'
import { systemClock } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { buildTestApp, testPublicUrl, type TestApp } from './build-test-app.ts'
import { openTestDatabase } from './database.ts'

export interface BrowserAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: OutgoingHttpHeaders
}

/** Keeps cookies and says where it comes from, as a browser does. */
export interface Browser {
  get(path: string, token?: string): Promise<BrowserAnswer>
  post(path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<BrowserAnswer>
}

export interface SignInApp {
  readonly db: TestApp['db']
  readonly clock: TestApp['clock']
  readonly modules: TestApp['modules']
  readonly publicUrl: string
  readonly siteAdminEmail: string
  /** Something no other test uses. */
  unique(): string
  openBrowser(options?: { address?: string }): Browser
  close(): Promise<void>
}

let addresses = 0
const nextAddress = (): string => `198.51.100.${(addresses += 1) % 250}`

/** The server with its real embedded sign-in, on a database of its own. */
export async function openSignInApp(): Promise<SignInApp> {
  const log = createLog('silent')
  const own = await openTestDatabase(`sign_in_${randomBytes(4).toString('hex')}`)
  const config = loadConfig({ NODE_ENV: 'test' })
  const secret = randomBytes(32).toString('hex')
  const needs = { config, pool: own.pool, clock: systemClock, log, secret, publicUrl: testPublicUrl }
  const { signIn, verifier } = await buildIntegrations(needs)
  const siteAdminEmail = `boss-${newId()}@ringside.test`
  const test = await buildTestApp({ signIn, verifier, demo: true, database: own, siteAdminEmails: [siteAdminEmail] })

  const openBrowser: SignInApp['openBrowser'] = ({ address = nextAddress() } = {}) => {
    const cookies = new Map<string, string>()
    const send = async (
      method: 'GET' | 'POST',
      path: string,
      body: unknown,
      headers: Record<string, string>,
    ): Promise<BrowserAnswer> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await test.app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }), ...headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      const type = String(response.headers['content-type'] ?? '')
      const parsed: unknown = type.includes('json') && response.body !== '' ? JSON.parse(response.body) : response.body
      return { status: response.statusCode, body: parsed, headers: response.headers }
    }
    const bearer = (token: string | undefined): Record<string, string> =>
      token === undefined ? {} : { authorization: `Bearer ${token}` }
    return {
      get: (path, token) => send('GET', path, undefined, bearer(token)),
      post: (path, body, token, headers = {}) =>
        send('POST', path, body, { origin: testPublicUrl, ...bearer(token), ...headers }),
    }
  }

  return {
    db: test.db,
    clock: test.clock,
    modules: test.modules,
    publicUrl: testPublicUrl,
    siteAdminEmail,
    unique: () => newId(),
    openBrowser,
    close: test.close,
  }
}
