import type { AnyEndpoint } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { contractEndpoints as endpoints, nameOf } from '../../test/contract-endpoints.ts'
import { z } from 'zod'
import { newId } from '../platform/ids.ts'

const openApiSchema = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const concrete = (path: string): string => path.replaceAll(/:\w+/g, newId())
const ofAccess = (...access: string[]): AnyEndpoint[] =>
  endpoints.filter((endpoint) => access.includes(endpoint.access))

/** The kinds of schema that this one is made of. */
function kindsIn(schema: z.ZodType): string[] {
  const kinds = new Set<string>()
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema }) => void kinds.add(zodSchema._zod.def.type),
  })
  return [...kinds]
}

it('schemas that transform are known by their kind', () => {
  expect(kindsIn(z.object({ when: z.string().pipe(z.email()) }))).toContain('pipe')
  expect(kindsIn(z.array(z.string().transform(Number)))).toContain('transform')
})

describe('the API as a whole', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('every endpoint of the contract is served, and nothing else', () => {
    const served = test.app.mounted.map(nameOf).toSorted()
    expect(served).toEqual([...new Set(endpoints.map(nameOf))].toSorted())
  })

  it('the page of the API and its OpenAPI document name every endpoint, to anybody who asks', async () => {
    const page = await test.app.inject({ url: '/docs' })
    const document = await test.app.inject({ url: '/docs/json' })
    const { openapi, paths } = openApiSchema.parse(document.json())
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(openapi).toMatch(/^3\./)
    for (const { method, path } of endpoints) {
      expect(page.body).toContain(`<code>${method}</code></td><td><code>${path}</code>`)
      expect(documented).toContain(`${method} ${path.startsWith('/') ? path : `/${path}`}`)
    }
  })

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s has an answer that no schema transforms, so that parsing it leaves it as it is',
    (_name, { response }) => {
      const kinds = kindsIn(response)
      expect(kinds).not.toContain('pipe')
      expect(kinds).not.toContain('transform')
    },
  )

  it.each(ofAccess('user', 'member', 'admin', 'site-admin').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers 401 without a token, whatever is sent',
    async (_name, endpoint) => {
      const body = endpoint.body === undefined ? undefined : { orgId: newId(), nonsense: true }
      const { status, body: answer } = await test.request(null, endpoint.method, concrete(endpoint.path), body)
      expect(status).toBe(401)
      expect(answer).toMatchObject({ code: 'unauthenticated', error: 'Unauthorized' })
    },
  )

  it.each(ofAccess('admin', 'site-admin').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers 403 to a member, before it looks at what was sent',
    async (_name, endpoint) => {
      const { member } = await test.makeOrganization()
      const body = endpoint.body === undefined ? undefined : {}
      const { status } = await test.request(member, endpoint.method, concrete(endpoint.path), body)
      expect(status).toBe(403)
    },
  )

  it.each(ofAccess('member', 'admin').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers 403 in an organisation the caller does not belong to',
    async (_name, endpoint) => {
      const { orgId, outsider } = await test.makeOrganization()
      const body = endpoint.body === undefined ? undefined : { orgId }
      const target = { ...outsider, orgId }
      const { status } = await test.request(target, endpoint.method, concrete(endpoint.path), body)
      expect(status).toBe(403)
    },
  )

  it.each(
    endpoints.filter(({ params }) => params !== undefined).map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s answers 404 for an id of a wrong form, as for any other that names nothing', async (_name, endpoint) => {
    const { owner } = await test.makeOrganization()
    const caller = endpoint.access === 'site-admin' ? await test.makeSiteAdmin() : owner
    const body = endpoint.body === undefined ? undefined : {}
    for (const id of ['no%00id', 'x'.repeat(201)]) {
      const path = endpoint.path.replaceAll(/:\w+/g, id)
      const { status, body: answer } = await test.request(caller, endpoint.method, path, body)
      expect({ status, answer }).toMatchObject({ status: 404, answer: { code: 'not-found' } })
    }
  })
})
