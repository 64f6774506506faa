import { enterDemo, getConfig } from '@ringside/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityProvider } from '../../integrations/identity/identity.ts'
import { AppError } from '../../platform/errors.ts'
import { mount } from '../../platform/http/mount.ts'
import { isOwnOrigin } from '../../platform/http/origin.ts'
import type { Auth } from './auth.service.ts'
import { mustBeReadable, signInBody } from './sign-in-body.ts'

export interface ConfigRouteNeeds {
  readonly auth: { readonly provider: 'embedded' } | { readonly provider: 'propelauth'; readonly authUrl: string }
  readonly mail: 'sent' | 'stored'
  /** Whether the installation names any. */
  readonly siteAdmins: boolean
  /** The demo's rep when the demo workspace exists. */
  readonly demoRep: () => Promise<string | null>
  readonly provider: IdentityProvider | null
  /** Null while the server does not know its own address. */
  readonly publicUrl: string | null
}

export function configRoutes(app: FastifyInstance, needs: ConfigRouteNeeds): void {
  const { auth, mail, siteAdmins, demoRep, provider, publicUrl } = needs
  mount(app, getConfig, async () => ({ auth, mail, siteAdmins, demo: (await demoRep()) !== null }))
  mount(
    app,
    enterDemo,
    async ({ request, reply }) => {
      mustComeFromUs(request, publicUrl)
      const email = await demoRep()
      const response = email === null ? null : await provider?.signInAs(email)
      if (email === null || response == null) throw new AppError('not-found', 'There is no demo here.')
      passCookies(response, reply)
      return { email }
    },
    { perMinute: 20 },
  )
}

export interface SignInRouteNeeds {
  readonly auth: Auth
  readonly provider: IdentityProvider
  readonly publicUrl: string
  /** The header that tells the provider who is asking. */
  readonly addressHeader: string
}

/** The embedded sign-in's own calls, and the two that PropelAuth's browser library makes. */
export function signInRoutes(app: FastifyInstance, needs: SignInRouteNeeds): void {
  const { auth, provider, publicUrl } = needs
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      mustComeFromUs(request, publicUrl)
      const response = await provider.handle(toRequest(request, needs))
      const answer = await response.text()
      mustBeReadable(response.status, answer)
      passCookies(response, reply)
      const wait = response.headers.get('x-retry-after')
      if (wait !== null) reply.header('retry-after', wait)
      const location = response.headers.get('location')
      if (location !== null) reply.header('location', location)
      const type = response.headers.get('content-type')
      if (type !== null) reply.type(type)
      return reply.code(response.status).send(answer)
    },
  })
  const refreshQuery = z.object({ active_org_id: z.string().max(200).optional() })
  app.get('/api/v1/refresh_token', { schema: { hide: true, querystring: refreshQuery } }, async (request, reply) => {
    const { active_org_id: activeOrgId } = refreshQuery.parse(request.query)
    const answer = await auth.refresh(toHeaders(request, needs), activeOrgId)
    return answer ?? reply.code(401).send({})
  })
  app.post('/api/v1/logout', { schema: { hide: true } }, async (request, reply) => {
    mustComeFromUs(request, publicUrl)
    passCookies(await provider.signOut(toHeaders(request, needs)), reply)
    return { redirect_to: '/login' }
  })
}

/** Browsers send the origin with everything that changes something; a page of another site is turned away. */
function mustComeFromUs(request: FastifyRequest, publicUrl: string | null): void {
  if (request.headers.origin === undefined || isOwnOrigin(publicUrl, request.headers)) return
  throw new AppError('forbidden', 'That came from another site.')
}

function toHeaders(request: FastifyRequest, { publicUrl, addressHeader }: SignInRouteNeeds): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'authorization', 'content-type', 'user-agent', 'accept'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  // Checked above; the library knows our page by one address only.
  if (request.headers.origin !== undefined) headers.set('origin', publicUrl)
  headers.set(addressHeader, request.ip)
  return headers
}

function toRequest(request: FastifyRequest, needs: SignInRouteNeeds): Request {
  const url = new URL(request.url, needs.publicUrl)
  const init = { method: request.method, headers: toHeaders(request, needs) }
  if (request.method === 'GET') return new Request(url, init)
  const body = signInBody(url.pathname, request.body)
  return new Request(url, body === undefined ? init : { ...init, body: JSON.stringify(body) })
}

function passCookies(response: Response, reply: FastifyReply): void {
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}
