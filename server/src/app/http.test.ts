import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { emptySchema, endpoint, errorBodySchema } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../platform/log.ts'
import { AppError } from '../platform/errors.ts'
import type { Identity } from '../platform/http/actor.ts'
import { mount } from '../platform/http/mount.ts'
import { readSite } from '../platform/http/site.ts'
import { buildApp } from './build-app.ts'

const page = `<!doctype html><html><head><script>document.title = 'x'</script></head><body>Loading...</body></html>`

describe('the HTTP server', () => {
  let folder: string
  let app: FastifyInstance
  let databaseAway = false

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'ringside-site-'))
    await mkdir(path.join(folder, 'assets'))
    await writeFile(path.join(folder, 'index.html'), page)
    await writeFile(path.join(folder, 'assets', 'main-1a2b.js'), `export const x = '${'x'.repeat(2_000)}'`)
    await writeFile(path.join(folder, '.secret'), 'no')
    app = await buildApp({
      log: createLog('silent'),
      actorSource: { identify: async (token) => personOf(token) },
      modules: [{ routes: failingRoutes }],
      site: await readSite(folder),
      trustedProxies: ['10.0.0.0/8'],
      metricsToken: null,
      publicUrl: 'https://ringside.test',
      connect: ['https://auth.example.com'],
      limits: { perAddress: 100, perPerson: 50 },
      checksAnswers: true,
      checkReady: async () => {
        if (databaseAway) throw new Error('away')
      },
    })
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  /** Each test comes from an address of its own, so that none uses up another's requests. */
  let address = 0
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers, remoteAddress: `192.0.2.${(address += 1)}` })

  it.each([
    ['/api/test/forbidden', 403, 'forbidden', 'Not for you.'],
    ['/api/test/defect', 500, 'internal', 'Something went wrong on our side. Try again.'],
    ['/api/test/away', 503, 'unavailable', 'The database can not be reached. Try again in a moment.'],
    ['/api/test/no-socket', 503, 'unavailable', 'The database can not be reached. Try again in a moment.'],
    ['/api/test/no-file', 500, 'internal', 'Something went wrong on our side. Try again.'],
    ['/api/test/unkeepable', 400, 'invalid', 'A character in it can not be kept. Remove it and try again.'],
    ['/api/nothing', 404, 'not-found', 'There is nothing at this address.'],
    ['/api/test/%E0%A4', 400, 'invalid', 'This address can not be read. Check how it is written.'],
    ['/assets/gone.js', 404, 'not-found', 'There is nothing at this address.'],
    ['/fonts/gone.woff2', 404, 'not-found', 'There is nothing at this address.'],
    ['/favicon.ico', 404, 'not-found', 'There is nothing at this address.'],
  ])('%s fails in the one wire form', async (url, status, code, message) => {
    const response = await get(url)
    expect(response.statusCode).toBe(status)
    const body = errorBodySchema.parse(response.json())
    expect(body).toMatchObject({ code, message })
    expect(response.headers['x-request-id']).toBe(body.requestId)
    expect(response.body).not.toMatch(/stack|node_modules|secret detail/)
  })

  it('a body that is no JSON, or tries to reach into prototypes, is refused in the same form', async () => {
    for (const payload of ['{nonsense', '{"__proto__": {"admin": true}}']) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/test/echo',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(response.statusCode).toBe(400)
      expect(errorBodySchema.parse(response.json())).toMatchObject({
        code: 'invalid',
        message: 'What was sent can not be read. Send it as JSON.',
      })
    }
  })

  it('an empty body is none, though its type is named', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/test/echo',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.json()).toEqual({ body: null })
  })

  it('a body over the limit is refused', async () => {
    const payload = JSON.stringify('x'.repeat(300_000))
    const response = await app.inject({
      method: 'POST',
      url: '/api/test/echo',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(errorBodySchema.parse(response.json()).code).toBe('too-large')
  })

  it.each(['/', '/simulation', '/account/acme/Acme Inc', '/call-review/1?x=y'])(
    '%s is the application’s page',
    async (url) => {
      const response = await get(encodeURI(url))
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(page)
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it('what is named by its content is kept for ever, and sent compressed', async () => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' })
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-encoding']).toBe('br')
  })

  it('a name with a dot in the address of a screen opens it', async () => {
    for (const url of ['/account/acme/Acme%20Inc.', '/account/node-js/Node.js', '/admin/user/a.b@c.example']) {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('Loading...')
    }
  })

  it('hidden files and what lies outside the folder are not served', async () => {
    for (const url of ['/.secret', '/assets/../.secret', '/%2e%2e/package.json', '/assets/%2e%2e/.secret']) {
      expect((await get(url)).body).not.toBe('no')
    }
  })

  it('scripts run from our own files and by the hash of the page’s own, nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/^'self' 'wasm-unsafe-eval' 'sha256-[A-Za-z0-9+/]{43}='$/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self' https://auth.example.com")
  })

  it('answers of the API are not kept by anybody, and every answer has the safe headers', async () => {
    const { headers } = await get('/api/test/ok')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('an address that asks too often is told when to come back', async () => {
    const ask = () => app.inject({ method: 'GET', url: '/api/test/ok', remoteAddress: '203.0.113.9' })
    for (let asked = 0; asked < 100; asked++) await ask()
    const response = await ask()
    expect(response.statusCode).toBe(429)
    expect(errorBodySchema.parse(response.json()).code).toBe('rate-limited')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each([
    ['behind our proxy, which appends whom it heard', '10.0.0.7', '198.51.100.1'],
    ['straight to us', '192.0.2.200', '192.0.2.200'],
  ])('nobody chooses an address of their own: %s', async (_how, remoteAddress, address) => {
    const headers = { 'x-forwarded-for': '203.0.113.66, 198.51.100.1' }
    const response = await app.inject({ method: 'GET', url: '/api/test/address', remoteAddress, headers })
    expect(response.json()).toEqual({ address })
  })

  it('is alive without its database, but not ready', async () => {
    databaseAway = true
    expect((await get('/health')).statusCode).toBe(200)
    expect((await get('/ready')).statusCode).toBe(503)
    databaseAway = false
    expect((await get('/ready')).statusCode).toBe(200)
  })

  it('metrics name the pattern of a route, never its ids, and are for this machine only', async () => {
    await get('/api/test/things/an-id-of-its-own')
    const here = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(here.body).toContain('route="/api/test/things/:id"')
    expect(here.body).not.toContain('an-id-of-its-own')
    expect((await get('/metrics')).statusCode).toBe(404)
    const proxied = {
      method: 'GET',
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': '1.2.3.4' },
    } as const
    expect((await app.inject(proxied)).statusCode).toBe(404)
  })

  it('slow senders are cut off', () => {
    expect(app.initialConfig).toMatchObject({ requestTimeout: 20_000, bodyLimit: 262_144 })
    expect(app.server.headersTimeout).toBe(10_000)
  })

  // Over a socket: there a request that brings a body is closed as soon as that is read, long before it is answered.
  it('a handler that takes longer than half a minute is given up, whether or not it was sent something', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { 'content-type': 'application/json' }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const sent of [{}, { method: 'POST', headers, body: '{"a":1}' }]) {
        const begun = new Promise<void>((resolve) => (onBegun = resolve))
        const asked = fetch(`${address}/api/test/endless`, sent)
        await begun
        vi.advanceTimersByTime(30_000)
        const response = await asked
        expect(response.status).toBe(503)
        expect(errorBodySchema.parse(await response.json())).toMatchObject({
          message: 'That took too long. Try again.',
        })
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('a person who asks too often is told when to come back, from whatever addresses they ask', async () => {
    const ask = () => get('/api/test/mine', { authorization: 'Bearer busy' })
    for (let asked = 0; asked < 50; asked++) expect((await ask()).statusCode).toBe(200)
    const response = await ask()
    expect(response.statusCode).toBe(429)
    expect(errorBodySchema.parse(response.json()).code).toBe('rate-limited')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/api/test/mine', { authorization: 'Bearer idle' })).statusCode).toBe(200)
  })
})

/** Called when the handler that never ends has begun. */
let onBegun: () => void = () => undefined

const personOf = (userId: string): Identity => ({
  userId,
  firstName: 'Ann',
  lastName: 'Lee',
  email: `${userId}@example.com`,
  emailVerified: true,
  isSiteAdmin: false,
  memberships: [],
})

const mine = endpoint({
  method: 'GET',
  path: '/api/test/mine',
  access: 'user',
  summary: 'For a signed-in person',
  response: emptySchema,
  errors: [],
})

function failingRoutes(app: FastifyInstance): void {
  mount(app, mine, async () => ({}))
  const endless = (): Promise<never> => {
    onBegun()
    return new Promise(() => undefined)
  }
  app.get('/api/test/endless', endless)
  app.post('/api/test/endless', endless)
  app.get('/api/test/ok', async () => ({ ok: true }))
  app.get('/api/test/address', async (request) => ({ address: request.ip }))
  app.get('/api/test/things/:id', async () => ({ ok: true }))
  app.post('/api/test/echo', async (request) => ({ body: request.body ?? null }))
  app.get('/api/test/forbidden', async () => {
    throw new AppError('forbidden', 'Not for you.')
  })
  app.get('/api/test/defect', async () => {
    throw new Error('secret detail')
  })
  app.get('/api/test/unkeepable', async () => {
    throw Object.assign(new Error('secret detail'), { code: '22021' })
  })
  app.get('/api/test/away', async () => {
    throw Object.assign(new Error('secret detail'), { code: 'ECONNREFUSED' })
  })
  app.get('/api/test/no-socket', async () => {
    throw Object.assign(new Error('secret detail'), { code: 'ENOENT', syscall: 'connect' })
  })
  app.get('/api/test/no-file', async () => {
    throw Object.assign(new Error('secret detail'), { code: 'ENOENT', syscall: 'open' })
  })
}
