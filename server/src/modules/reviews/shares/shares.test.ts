import { getRecordingLink, getSimulationReview, listSharedReviews, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { joinCall } from '../../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../../test/factories.ts'
import { makeCall, makePersona } from '../../../../test/practice.ts'
import { wavTone } from '../../transcripts/recording.fixture.ts'
import { fileSender } from '../../transcripts/upload.fixture.ts'

let test: TestApp
let organization: TestOrganization
let rep: TestMember
let colleague: TestMember

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
})

/** A finished practice call of the rep. */
async function practised(personaId?: string): Promise<{ id: string; reviewId: string }> {
  const { _id: id } = await makeCall(test, rep, personaId ?? (await makePersona(test, organization.owner)))
  const client = await joinCall(test.app.listeningOrigin, id, rep.token)
  await client.event('buyer-turn')
  await client.ask('How do you plan the work of your people today?')
  client.send({ type: 'hang-up' })
  await client.closed()
  const { body } = await test.request(rep, 'GET', `/api/simulations/${id}/review`)
  const review = getSimulationReview.response.parse(body)
  return { id, reviewId: review.state === 'ready' ? review.reviewId : '' }
}

const file = `Robin Ash: Good morning Dana, this is Robin. How do you book the slots at your docks today?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.`

/** A scored uploaded call of the rep, with its recording. */
async function uploaded(): Promise<{ id: string; reviewId: string }> {
  const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
  const { _id: id } = transcriptSchema.parse(sent.body)
  await fileSender(test).sent(rep, { fileName: 'call.wav', content: wavTone(2), transcriptId: id })
  await test.runJobs()
  const { body } = await test.request(rep, 'GET', `/api/transcripts/${id}`)
  return { id, reviewId: (body as { reviewId: string }).reviewId }
}

const share = (by: TestMember, reviewId: string, shared = true) =>
  test.request(by, 'PUT', `/api/reviews/${reviewId}/share`, { shared })
const read = (by: TestMember, path: string) => test.request(by, 'GET', path)
const listed = async (by: TestMember, query = '') =>
  listSharedReviews.response.parse((await read(by, `/api/reviews/shared${query}`)).body)

describe('the review of a practice call', () => {
  it('is private until its rep shares it; then any member opens the call, and nobody outside does', async () => {
    const { id, reviewId } = await practised()
    expect((await read(rep, `/api/reviews/${reviewId}/share`)).body).toEqual({ shared: null, canChange: true })
    const paths = [`/api/simulations/${id}`, `/api/simulations/${id}/review`, `/api/reviews/${reviewId}/comments`]
    for (const path of paths) expect(await read(colleague, path)).toMatchObject({ status: 404 })
    expect(await share(rep, reviewId)).toMatchObject({
      status: 200,
      body: { shared: { by: { userId: rep.userId } }, canChange: true },
    })
    for (const path of paths) {
      expect(await read(colleague, path)).toMatchObject({ status: 200 })
      expect(await read(organization.outsider, path)).toMatchObject({ status: 404 })
    }
    expect(await read(organization.outsider, `/api/reviews/${reviewId}/share`)).toMatchObject({ status: 404 })
  })

  it('is shown without the rep’s notes and without the call before it', async () => {
    const personaId = await makePersona(test, organization.owner)
    const { id: earlier } = await practised(personaId)
    const { id, reviewId } = await practised(personaId)
    await test.request(rep, 'PUT', `/api/simulations/${id}/notes`, { notes: 'Not for others' })
    await share(rep, reviewId)
    expect(await read(rep, `/api/simulations/${id}`)).toMatchObject({ body: { notes: 'Not for others' } })
    expect(await read(colleague, `/api/simulations/${id}`)).toMatchObject({
      body: { notes: '', simulation: { scoreChange: null }, isOver: true },
    })
    const shown = await read(colleague, `/api/simulations/${id}/review`)
    expect(shown).toMatchObject({ body: { comparedWith: null } })
    expect(await read(colleague, `/api/simulations/${earlier}`)).toMatchObject({ status: 404 })
  })

  it('can’t be taken up, noted on or scored again by who it is shown to, nor shared on or taken back', async () => {
    const { id, reviewId } = await practised()
    await share(rep, reviewId)
    expect(await test.request(colleague, 'POST', `/api/simulations/${id}/fork`, { turn: 1 })).toMatchObject({
      status: 404,
    })
    expect(await test.request(colleague, 'PUT', `/api/simulations/${id}/notes`, { notes: 'x' })).toMatchObject({
      status: 404,
    })
    expect(await read(colleague, `/api/reviews/${reviewId}/share`)).toMatchObject({ body: { canChange: false } })
    expect(await share(colleague, reviewId, false)).toMatchObject({
      status: 403,
      body: { message: 'Only the rep of the call and admins say who may read its review.' },
    })
    expect(await read(colleague, `/api/simulations/${id}`)).toMatchObject({ status: 200 })
  })

  it('is private again when it is taken back, by an admin too; what colleagues kept of it they find no more', async () => {
    const { id, reviewId } = await practised()
    await share(organization.admin, reviewId)
    const moment = { title: 'Mine', note: '', skill: null, shared: false, fromTurn: 1, toTurn: 1 }
    const kept = await test.request(colleague, 'POST', `/api/reviews/${reviewId}/best-moments`, moment)
    expect(kept).toMatchObject({ status: 201, body: { canOpen: true, canShare: false } })
    const forAll = { ...moment, shared: true }
    expect(await test.request(colleague, 'POST', `/api/reviews/${reviewId}/best-moments`, forAll)).toMatchObject({
      status: 403,
    })
    expect(await share(rep, reviewId, false)).toMatchObject({ status: 200, body: { shared: null } })
    expect(await read(colleague, `/api/simulations/${id}`)).toMatchObject({ status: 404 })
    expect(await read(colleague, '/api/best-moments')).toMatchObject({ body: { items: [], allTotal: 0 } })
  })
})

describe('the review of an uploaded call', () => {
  it('is read and heard by everybody there while it is shared, and changed by its rep alone', async () => {
    const { id, reviewId } = await uploaded()
    expect(await read(colleague, `/api/transcripts/${id}`)).toMatchObject({ status: 404 })
    expect(await read(colleague, `/api/transcripts/${id}/recording-link`)).toMatchObject({ status: 404 })
    await share(rep, reviewId)
    expect(await read(colleague, `/api/transcripts/${id}`)).toMatchObject({ status: 200, body: { reviewId } })
    const link = getRecordingLink.response.parse((await read(colleague, `/api/transcripts/${id}/recording-link`)).body)
    expect(link.url).toContain(id)
    expect(await test.request(colleague, 'DELETE', `/api/transcripts/${id}`)).toMatchObject({ status: 404 })
    expect(
      await test.request(colleague, 'PUT', `/api/transcripts/${id}/lines/1`, { words: 'Other words.' }),
    ).toMatchObject({ status: 404 })
    await share(rep, reviewId, false)
    expect(await read(colleague, `/api/transcripts/${id}/recording-link`)).toMatchObject({ status: 404 })
  })

  it('stays shared when it is scored anew, and is listed no more when the call is deleted', async () => {
    const { id, reviewId } = await uploaded()
    await share(rep, reviewId)
    await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/1`, { words: 'In a table, by hand.' })
    await test.runJobs()
    expect(await read(colleague, `/api/transcripts/${id}`)).toMatchObject({ status: 200 })
    expect(await listed(colleague)).toMatchObject({ total: 1 })
    await test.request(rep, 'DELETE', `/api/transcripts/${id}`)
    expect(await listed(colleague)).toMatchObject({ total: 0, items: [] })
  })
})

describe('the list of shared reviews', () => {
  it('is the same for all members, shared last first, page by page, and empty for another organisation', async () => {
    const [first, second] = [await practised(), await uploaded()]
    await share(rep, first.reviewId)
    test.clock.advance(1000)
    await share(organization.admin, second.reviewId)
    for (const reader of [rep, colleague, organization.admin]) {
      const { items, total } = await listed(reader)
      expect(total).toBe(2)
      expect(items).toMatchObject([
        { call: { kind: 'transcript', id: second.id }, sharedBy: { userId: organization.admin.userId } },
        { call: { kind: 'simulation', id: first.id }, rep: { userId: rep.userId, name: 'Robin Ash' } },
      ])
    }
    const page = await listed(colleague, '?limit=1')
    expect(page.items).toMatchObject([{ reviewId: second.reviewId }])
    const next = await listed(colleague, `?limit=1&cursor=${page.next}`)
    expect(next).toMatchObject({ items: [{ reviewId: first.reviewId }], next: null })
    expect(await listed(organization.outsider)).toMatchObject({ items: [], total: 0 })
  })

  it('refuses a cursor it has not made', async () => {
    expect(await read(rep, '/api/reviews/shared?cursor=WyIxIiwieCJd')).toMatchObject({ status: 400 })
  })
})
