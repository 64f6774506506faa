import type { AnyEndpoint } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type Answer, type TestApp } from '../../test/build-test-app.ts'
import type { CallClient } from '../../test/call-client.ts'
import { contractEndpoints, nameOf } from '../../test/contract-endpoints.ts'
import type { TestMember, TestOrganization } from '../../test/factories.ts'
import { createFakeSpeech, saidPiece } from '../integrations/speech-to-text/fake/fake-speech.ts'
import { newId } from '../platform/ids.ts'
import { bodies } from './isolation-bodies.fixture.ts'
import { addressOf, makeThings, type Things } from './isolation.fixture.ts'

/** What a site admin may do is theirs everywhere, and what is public knows nobody. */
const guarded = contractEndpoints.filter(({ access }) => ['user', 'member', 'admin'].includes(access))
/** Those that name something, in their address or in what is sent. */
const naming = guarded.filter((each) => each.params !== undefined || nameOf(each) in bodies)
const lists = guarded.filter(({ method, params }) => method === 'GET' && params === undefined)
const named = (endpoints: readonly AnyEndpoint[]) => endpoints.map((each) => [nameOf(each), each] as const)

/** A person’s own things are nobody else’s, so what names a person is the member’s to do, who is the person named. */
const isOnesOwn = ({ path }: AnyEndpoint): boolean => /^\/api\/(profile|product-summary|credits|users)\//.test(path)
/** What removes something comes after what needs it, and the organisation last. */
const turn = ({ method, path }: AnyEndpoint): number =>
  method === 'DELETE' ? (path.endsWith('/mongoid/:id') ? 2 : 1) : 0

describe('another organisation', () => {
  let test: TestApp
  let theirs: TestOrganization
  let things: Things
  let random: Things
  let line: CallClient
  beforeAll(async () => {
    const service = createFakeSpeech()
    service.behave(() => ({ state: 'heard', pieces: [saidPiece('Good morning Dana. Who is this, please?', 0)] }))
    test = await buildTestApp({ speechToText: { service, terms: { pricePerHour: 0, monthMs: 3_600_000 } } })
    theirs = await test.makeOrganization()
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    ;({ things, line } = await makeThings(test, address, theirs))
    random = { ...things }
    for (const key of Object.keys(things)) Reflect.set(random, key, newId())
  })
  afterAll(async () => {
    await line.drop()
    await test.close()
  })

  const ask = (actor: TestMember, endpoint: AnyEndpoint, about: Things): Promise<Answer> =>
    test.request(actor, endpoint.method, addressOf(endpoint, about), bodies[nameOf(endpoint)]?.(actor, about))

  it.each(named(naming))('is told by %s what it is told of a thing that does not exist', async (_name, endpoint) => {
    const foreign = await ask(theirs.outsider, endpoint, things)
    expect(foreign.status).toBe(404)
    expect(sayingOf(foreign)).toEqual(sayingOf(await ask(theirs.outsider, endpoint, random)))
  })

  it.each(named(lists))('finds nothing of others in the answer of %s', async (_name, { path }) => {
    const { userId, orgId } = theirs.outsider
    const about = { accountId: things.account, personaId: things.persona, type: 'discovery', kind: 'account' }
    const who = new URLSearchParams({ orgId, userId, fromOrgId: orgId, ...about })
    const { status, response } = await test.request(theirs.outsider, 'GET', `${path}?${who.toString()}`)
    expect([200, 404]).toContain(status)
    for (const id of Object.values(things)) expect(response.body).not.toContain(id)
  })

  it('was refused things that are there: their own people can do all of it, and nothing had changed', async () => {
    const { owner, member } = theirs
    const before = await test.request(owner, 'GET', `/api/simulations/${things.call}`)
    expect(before.body).toMatchObject({ notes: '', simulation: { state: 'reviewed' } })
    const refused: string[] = []
    for (const endpoint of naming.toSorted((a, b) => turn(a) - turn(b))) {
      const { status, body } = await ask(isOnesOwn(endpoint) ? member : owner, endpoint, things)
      if (status >= 300) refused.push(`${nameOf(endpoint)}: ${status} ${JSON.stringify(body)}`)
    }
    expect(refused).toEqual([])
  })
})
