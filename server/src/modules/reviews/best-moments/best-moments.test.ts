import { bestMomentSchema, getSimulationReview, listBestMoments, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { joinCall } from '../../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../../test/factories.ts'
import { makeCall, makePersona } from '../../../../test/practice.ts'

let test: TestApp
let organization: TestOrganization
let rep: TestMember
let colleague: TestMember
let reviewId: string

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

beforeEach(async () => {
  organization = await test.makeOrganization()
  rep = organization.member
  colleague = await test.makeMember(organization, 'Member')
  await test.modules.credits.grantSignUp(rep.userId)
  const call = await makeCall(test, rep, await makePersona(test, organization.owner))
  const client = await joinCall(test.app.listeningOrigin, call._id, rep.token)
  await client.event('buyer-turn')
  await client.ask('How do you plan the work of your people today?')
  client.send({ type: 'hang-up' })
  await client.closed()
  const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)
  const review = getSimulationReview.response.parse(body)
  reviewId = review.state === 'ready' ? review.reviewId : ''
})

const asked = { title: 'An open question', note: 'And then silence', skill: 'discovery', shared: true } as const
const lines = { fromTurn: 1, toTurn: 2 }
const keep = (by: TestMember, over: object = {}, id = reviewId) =>
  test.request(by, 'POST', `/api/reviews/${id}/best-moments`, { ...asked, ...lines, ...over })
const kept = async (by: TestMember, over: object = {}) => bestMomentSchema.parse((await keep(by, over)).body)
const list = async (by: TestMember, query = '') => {
  const { body } = await test.request(by, 'GET', `/api/best-moments${query}`)
  return listBestMoments.response.parse(body)
}
const titles = async (by: TestMember, query = '') => (await list(by, query)).items.map(({ title }) => title)
const change = (by: TestMember, id: string, over: object) =>
  test.request(by, 'PUT', `/api/best-moments/${id}`, { ...asked, ...over })
const remove = (by: TestMember, id: string) => test.request(by, 'DELETE', `/api/best-moments/${id}`)

describe('a moment of a call', () => {
  it('is kept with the lines as the call has them, its title, note and skill', async () => {
    const answer = await keep(rep)
    expect(answer.status).toBe(201)
    const moment = bestMomentSchema.parse(answer.body)
    expect(moment).toMatchObject({ ...asked, reviewId, type: 'discovery', canOpen: true, recording: null })
    expect(moment.lines[0]).toMatchObject({
      speaker: 'rep',
      words: 'How do you plan the work of your people today?',
    })
    expect(moment.lines.map(({ turn }) => turn)).toEqual([1, 2])
    expect(moment.endMs).toBeGreaterThanOrEqual(moment.startMs)
  })

  it('is found by everybody once shared; a colleague reads its lines and may neither open the call nor change it', async () => {
    const { _id } = await kept(rep)
    const [seen] = (await list(colleague)).items
    expect(seen).toMatchObject({ _id, canOpen: false, canChange: false, canShare: false, rep: { name: 'Robin Ash' } })
    expect(seen?.lines).toHaveLength(2)
    expect(await change(colleague, _id, { title: 'Mine' })).toMatchObject({ status: 404 })
    expect(await remove(colleague, _id)).toMatchObject({ status: 404, body: { message: 'Moment not found' } })
    expect(await titles(rep)).toEqual(['An open question'])
  })

  it('is found by nobody else when kept to oneself, an admin’s not even by the rep', async () => {
    await keep(rep, { title: 'The rep’s own', shared: false })
    await keep(organization.admin, { title: 'The admin’s own', shared: false })
    expect(await titles(rep)).toEqual(['The rep’s own'])
    expect(await titles(organization.admin)).toEqual(['The admin’s own'])
    expect(await titles(colleague)).toEqual([])
  })

  it('is not found any more by who kept it and may not see the call now', async () => {
    await keep(organization.admin, { shared: false })
    const { organizationId, owner, admin } = organization
    const role = `/api/organizations/mongoid/${organizationId}/users/${admin.userId}/role`
    expect(await test.request(owner, 'PUT', role, { role: 'Member' })).toMatchObject({ status: 200 })
    expect(await list(admin)).toMatchObject({ items: [], total: 0, allTotal: 0 })
  })

  it('that an admin shares can be taken back by the rep, whose words they are', async () => {
    const { _id } = await kept(organization.admin)
    expect(await change(rep, _id, { shared: false })).toMatchObject({ status: 200, body: { shared: false } })
    expect(await titles(colleague)).toEqual([])
    expect(await titles(organization.admin)).toEqual(['An open question'])
  })

  it('is gone when it is removed', async () => {
    const { _id } = await kept(rep)
    expect(await remove(rep, _id)).toMatchObject({ status: 204 })
    expect(await remove(rep, _id)).toMatchObject({ status: 404 })
    expect(await titles(rep)).toEqual([])
  })

  it.each([
    [{ title: ' ' }, 'Give the moment a title.'],
    [{ fromTurn: 2, toTurn: 1 }, 'Choose lines of this call.'],
    [{ toTurn: 4000 }, 'Choose lines of this call.'],
    [{ skill: 'juggling' }, 'Skill must be one of opening, discovery, listening, value, objections, next-step.'],
  ])('is refused with what is wrong: %j', async (over, message) => {
    expect(await keep(rep, over)).toMatchObject({ status: 400, body: { message } })
    expect(await titles(rep)).toEqual([])
  })

  it('can’t be kept by a colleague who may not see the call, nor by another organisation', async () => {
    for (const stranger of [colleague, organization.outsider])
      expect(await keep(stranger)).toMatchObject({ status: 404, body: { message: 'Review not found' } })
  })

  it('is nothing to another organisation', async () => {
    const { _id } = await kept(rep)
    expect(await list(organization.outsider)).toMatchObject({ items: [], total: 0, allTotal: 0 })
    expect(await change(organization.outsider, _id, {})).toMatchObject({ status: 404 })
    expect(await remove(organization.outsider, _id)).toMatchObject({ status: 404 })
  })
})

describe('the list of best moments', () => {
  it('is filtered by words, skill, kind of call and whose they are, and read page by page, newest first', async () => {
    await keep(rep, { title: 'First', skill: 'opening' })
    test.clock.advance(1000)
    await keep(organization.admin, { title: 'Second', note: 'silver lining' })
    test.clock.advance(1000)
    await keep(rep, { title: 'Third', shared: false })
    expect(await titles(rep)).toEqual(['Third', 'Second', 'First'])
    expect(await titles(rep, '?skill=opening')).toEqual(['First'])
    expect(await titles(rep, '?search=SILVER')).toEqual(['Second'])
    expect(await titles(rep, '?whose=own')).toEqual(['Third', 'First'])
    expect(await titles(rep, '?whose=shared')).toEqual(['Second', 'First'])
    expect(await titles(rep, '?type=demo')).toEqual([])
    const first = await list(rep, '?limit=2')
    expect(first).toMatchObject({ total: 3, allTotal: 3 })
    expect(await titles(rep, `?limit=2&cursor=${first.next}`)).toEqual(['First'])
  })
})

describe('a moment of an uploaded call', () => {
  const file = `Robin Ash: Good morning Dana, this is Robin. How do you book the slots at your docks today?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: And what does a wrong slot cost you on a day like yesterday?
Dana: About two hours of waiting, and a driver who will not come back.`

  it('shows words as they were put right, and goes when the call is deleted', async () => {
    const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
    const { _id } = transcriptSchema.parse(sent.body)
    await test.runJobs()
    const { body } = await test.request(rep, 'GET', `/api/transcripts/${_id}`)
    const { reviewId: uploaded } = body as { reviewId: string }
    expect(await keep(rep, {}, uploaded)).toMatchObject({
      status: 201,
      body: { call: { kind: 'transcript', id: _id } },
    })
    await test.request(rep, 'PUT', `/api/transcripts/${_id}/lines/1`, { words: 'In a table.' })
    expect((await list(colleague)).items[0]?.lines[0]).toMatchObject({ name: 'Dana', words: 'In a table.' })
    expect(await test.request(rep, 'DELETE', `/api/transcripts/${_id}`)).toMatchObject({ status: 204 })
    expect(await titles(rep)).toEqual([])
  })
})
