import { commentSchema, getSimulationReview, listMentions, listReaders, mentionOf } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'
import { makeCall, makePersona } from '../../../test/practice.ts'

let test: TestApp
let organization: TestOrganization
let rep: TestMember
let admin: TestMember
let colleague: TestMember
let reviewId: string

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

beforeEach(async () => {
  organization = await test.makeOrganization()
  ;({ member: rep, admin } = organization)
  colleague = await test.makeMember(organization, 'Member')
  await test.modules.credits.grantSignUp(rep.userId)
  const call = await makeCall(test, rep, await makePersona(test, organization.owner))
  const client = await joinCall(test.app.listeningOrigin, call._id, rep.token)
  await client.event('buyer-turn')
  client.send({ type: 'hang-up' })
  await client.closed()
  const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)
  const review = getSimulationReview.response.parse(body)
  reviewId = review.state === 'ready' ? review.reviewId : ''
})

const comment = (by: TestMember, to: TestMember, text = `${mentionOf(to.userId)}, look here`) =>
  test.request(by, 'POST', `/api/reviews/${reviewId}/comments`, { text, startMs: 4000, mentions: [to.userId] })
const share = (shared: boolean) => test.request(rep, 'PUT', `/api/reviews/${reviewId}/share`, { shared })
const mentioned = async (by: TestMember) =>
  listMentions.response.parse((await test.request(by, 'GET', '/api/mentions')).body)
const mailsTo = ({ email }: { email: string }) =>
  test.db.selectFrom('outbox_mails').selectAll().where('recipient', '=', email).where('kind', '=', 'mention').execute()

describe('a comment that mentions somebody', () => {
  it('is read with their name, mailed to them with a way there, and found by them', async () => {
    const answer = await comment(admin, rep)
    expect(answer.status).toBe(201)
    const written = commentSchema.parse(answer.body)
    expect(written.text).toBe('@Robin Ash, look here')
    expect(written.mentions).toEqual([{ userId: rep.userId, start: 0, end: 10 }])
    expect(await mentioned(rep)).toMatchObject({ total: 1, items: [{ reviewId, comment: written }] })
    const [mail] = await mailsTo(rep.actor)
    expect(mail?.text).toContain('@Robin Ash, look here')
    expect(mail?.text).toMatch(/\/call-review\/[0-9a-f-]{36}\?tab=comments&at=4000/)
    expect(await mentioned(admin)).toMatchObject({ total: 0 })
  })

  it('names them as they are called now', async () => {
    await comment(admin, rep)
    await test.db.updateTable('users').set({ first_name: 'Robyn' }).where('user_id', '=', rep.userId).execute()
    expect((await mentioned(rep)).items[0]?.comment.text).toBe('@Robyn Ash, look here')
  })

  it('is refused for somebody who may not see the review, and nobody is told', async () => {
    const why = 'Somebody you mention may not see this review. Share it first, or leave them out.'
    for (const stranger of [colleague, organization.outsider])
      expect(await comment(rep, stranger)).toMatchObject({ status: 400, body: { message: why } })
    expect(await mailsTo(colleague.actor)).toEqual([])
    expect((await test.request(rep, 'GET', `/api/reviews/${reviewId}/comments`)).body).toEqual([])
  })

  it('reaches a colleague while the review is shared, and is not found when that is taken back', async () => {
    await share(true)
    expect(await comment(rep, colleague)).toMatchObject({ status: 201 })
    expect(await mentioned(colleague)).toMatchObject({ total: 1 })
    await share(false)
    expect(await mentioned(colleague)).toMatchObject({ total: 0, items: [] })
  })

  it('is unread by whom it mentions until they have read it, and by nobody else', async () => {
    const unread = async (by: TestMember) => (await test.request(by, 'GET', '/api/mentions/unread')).body
    const { _id } = commentSchema.parse((await comment(admin, rep)).body)
    expect(await unread(rep)).toEqual({ unread: 1 })
    expect((await mentioned(rep)).items).toMatchObject([{ isUnread: true }])
    for (const other of [admin, colleague, organization.outsider]) {
      expect(await unread(other)).toEqual({ unread: 0 })
      await test.request(other, 'POST', '/api/mentions/read', { commentIds: [_id] })
    }
    expect(await unread(rep)).toEqual({ unread: 1 })
    expect(await test.request(rep, 'POST', '/api/mentions/read', { commentIds: [_id] })).toMatchObject({
      status: 200,
      body: { unread: 0 },
    })
    expect((await mentioned(rep)).items).toMatchObject([{ isUnread: false }])
  })

  it('is as long as any other, however long the ids are that it names people by', async () => {
    const name = mentionOf(rep.userId)
    expect(await comment(admin, rep, name + 'x'.repeat(1999))).toMatchObject({ status: 201 })
    expect(await comment(admin, rep, name + 'x'.repeat(2000))).toMatchObject({
      status: 400,
      body: { message: 'A comment has at most 2000 characters.' },
    })
  })

  it('mentions nobody whom the text does not name, and mails nobody their own comment', async () => {
    expect(await comment(rep, admin, 'No name')).toMatchObject({ status: 201, body: { mentions: [] } })
    expect(await comment(rep, rep)).toMatchObject({ status: 201 })
    expect(await mailsTo(admin.actor)).toEqual([])
    expect(await mailsTo(rep.actor)).toEqual([])
  })
})

describe('whom a comment can mention', () => {
  it('is whoever may see the review: its rep and admins, everybody once it is shared, nobody from outside', async () => {
    const read = async (by: TestMember) => test.request(by, 'GET', `/api/reviews/${reviewId}/readers`)
    const ids = async () => listReaders.response.parse((await read(rep)).body).map(({ userId }) => userId)
    const always = [organization.owner, admin, rep].map(({ userId }) => userId)
    expect((await ids()).toSorted()).toEqual(always.toSorted())
    expect(await read(colleague)).toMatchObject({ status: 404 })
    await share(true)
    expect((await ids()).toSorted()).toEqual([...always, colleague.userId].toSorted())
    expect(await read(organization.outsider)).toMatchObject({ status: 404 })
  })

  it('is nothing to another organisation, nor are its mentions', async () => {
    await comment(admin, rep)
    expect(await mentioned(organization.outsider)).toMatchObject({ total: 0, items: [] })
  })
})
