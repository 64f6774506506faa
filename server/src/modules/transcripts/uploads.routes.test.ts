import { fileLimits, openUploads } from '@ringside/contract'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { docxOf } from '../../integrations/documents/fake/written-documents.ts'
import { newId } from '../../platform/ids.ts'
import { wavTone } from './recording.fixture.ts'
import { fileSender } from './upload.fixture.ts'

let test: TestApp
let files: ReturnType<typeof fileSender>
beforeAll(async () => {
  test = await buildTestApp()
  files = fileSender(test)
})
afterAll(() => test.close())

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.`

async function memberWithCredits(): Promise<TestMember> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.grantSignUp(member.userId)
  return member
}

const listOf = (by: TestMember) => test.request(by, 'GET', '/api/transcripts')
const filesOf = (by: TestMember) =>
  test.db.selectFrom('stored_files').where('user_id', '=', by.userId).selectAll().execute()

const hasOne = 'This call has a transcript already.'

/** The uploads are known no more, and nothing that they brought is kept. */
async function isLetGo(member: TestMember, ...ids: readonly string[]): Promise<void> {
  await test.runJobs()
  for (const id of ids) expect((await test.request(member, 'GET', `/api/uploads/${id}`)).status).toBe(404)
  expect(await filesOf(member)).toEqual([])
  expect(test.storage.count()).toBe(0)
}

describe('a file that arrives in parts', () => {
  it('becomes the same call as one that arrives at once, and leaves nothing in the storage', async () => {
    const member = await memberWithCredits()
    const transcript = await files.sent(member, { content: call, partBytes: 50 })
    expect(transcript).toMatchObject({ state: 'scoring', speakers: ['Robin Ash', 'Dana'], recording: null })
    await test.runJobs()
    const { body } = await test.request(member, 'GET', `/api/transcripts/${transcript._id}`)
    expect(body).toMatchObject({ transcript: { state: 'reviewed' }, lines: { length: 4 } })
    expect(await filesOf(member)).toEqual([])
    expect(test.storage.count()).toBe(0)
  })

  it('is of its own kind, whatever the others are that arrive with it', async () => {
    const member = await memberWithCredits()
    const kinds = ['demo', 'closing'] as const
    const made = await Promise.all(kinds.map((type) => files.sent(member, { content: call, type })))
    expect(made.map(({ type }) => type)).toEqual(kinds)
    await test.runJobs()
    for (const { _id, type } of made) {
      const { body } = await test.request(member, 'GET', `/api/transcripts/${_id}`)
      expect(body).toMatchObject({ transcript: { state: 'reviewed', type }, review: { type } })
    }
  })

  it('is text with a label in braces or JSON that is broken, as its name has it', async () => {
    const member = await memberWithCredits()
    const content = call.replaceAll('Dana:', '{"total":100}:')
    expect(await files.sent(member, { content: content.slice(content.indexOf('{')) })).toMatchObject({
      state: 'scoring',
      speakers: ['{"total":100}', 'Robin Ash'],
    })
    const named = await files.send(member, { fileName: 'call.json', content: content.slice(content.indexOf('{')) })
    expect(named).toMatchObject({ status: 400, body: { message: expect.stringContaining('not valid JSON') } })
  })

  it('goes on from what is here after a connection was lost, and takes nothing twice', async () => {
    const member = await memberWithCredits()
    const bytes = Buffer.from(call)
    const { _id } = await files.begun(member, { content: call })
    await files.part(member, _id, 0, bytes.subarray(0, 100))
    expect((await test.request(member, 'GET', `/api/uploads/${_id}`)).body).toMatchObject({ received: 100 })
    expect((await files.part(member, _id, 0, bytes.subarray(0, 100))).body).toMatchObject({ received: 100 })
    const ahead = await files.part(member, _id, 200, bytes.subarray(200))
    expect(ahead).toMatchObject({ status: 409, body: { message: 'Send this file from byte 100 on.' } })
    const both = await Promise.all([1, 2].map((more) => files.part(member, _id, 100, bytes.subarray(100, 200 + more))))
    for (const { status } of both) expect(status).toBe(200)
    const early = await files.finish(member, _id)
    expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('not here whole') } })
    const { received } = (await files.part(member, _id, 0, bytes)).body as { received: number }
    await files.part(member, _id, received, bytes.subarray(received))
    expect(await files.finish(member, _id)).toMatchObject({ status: 201, body: { speakers: ['Robin Ash', 'Dana'] } })
  })

  it('is one call, however often it is finished', async () => {
    const member = await memberWithCredits()
    const { _id } = await files.begun(member, { content: call })
    await files.part(member, _id, 0, Buffer.from(call))
    const atOnce = await Promise.all([1, 2, 3].map(() => files.finish(member, _id)))
    const again = await files.finish(member, _id)
    const made = [...atOnce, again]
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(made.map(({ body }) => (body as { _id: string })._id)).size).toBe(1)
    expect((await listOf(member)).body).toMatchObject({ total: 1 })
    expect(await test.modules.credits.planDetails(member.userId)).toMatchObject({ reserved: 1 })
  })

  it('is known by what is in it: a name says nothing', async () => {
    const member = await memberWithCredits()
    expect(await files.send(member, { fileName: 'call.mp3', content: call })).toMatchObject({ status: 201 })
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154', 'hex')
    const picture = await files.send(member, { fileName: 'call.txt', content: png })
    expect(picture).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^This is a \.png file/) } })
  })

  it.each([
    ['words of nobody', 'just some words\nwithout anybody saying them'],
    ['one word', 'Hello'],
    ['nothing but spaces', '    \n  '],
    ['a JSON that breaks off', '{"transcript": [{"speaker": "Robin", "te'],
    ['bytes without meaning', Buffer.from([1, 2, 0, 0, 9, 200, 0, 13])],
  ])('that can’t be used is refused in a sentence, costs nothing and is not kept: %s', async (_what, content) => {
    const member = await memberWithCredits()
    const answer = await files.send(member, { content })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: expect.stringMatching(/^[A-Z].*\.$/) },
    })
    await test.runJobs()
    expect((await listOf(member)).body).toMatchObject({ total: 0 })
    expect(await filesOf(member)).toEqual([])
    expect(test.storage.count()).toBe(0)
    expect(await test.modules.credits.planDetails(member.userId)).toMatchObject({ credits: 5, reserved: 0 })
  })
})

describe('how large a file may be', () => {
  it('is judged before it is sent, by what it says of itself', async () => {
    const member = await memberWithCredits()
    for (const [bytes, status] of [
      [0, 400],
      [fileLimits.recording + 1, 400],
      [fileLimits.recording, 201],
    ] as const) {
      const answer = await test.request(member, 'POST', '/api/uploads', { fileName: 'a.mp3', bytes })
      expect(answer.status).toBe(status)
    }
  })

  it('is judged at its first part, when that shows what it is', async () => {
    const member = await memberWithCredits()
    const text = Buffer.from('Dana: well. '.repeat(500))
    const { body } = await test.request(member, 'POST', '/api/uploads', {
      fileName: 'a.txt',
      bytes: fileLimits.text + 1,
    })
    const { _id } = body as { _id: string }
    const answer = await files.part(member, _id, 0, text)
    expect(answer).toMatchObject({ status: 413, body: { message: expect.stringMatching(/can have 20 MB/) } })
    expect((await test.request(member, 'GET', `/api/uploads/${_id}`)).status).toBe(404)
  })

  it('is judged at its first part, when its call has a transcript already', async () => {
    const member = await memberWithCredits()
    const { _id: transcriptId } = await files.sent(member, { content: call })
    await test.runJobs()
    const { _id } = await files.begun(member, { content: call, transcriptId })
    expect(await files.part(member, _id, 0, Buffer.from(call))).toMatchObject({
      status: 409,
      body: { message: hasOne },
    })
    await isLetGo(member, _id)
  })

  it('is let go of when its call got a transcript meanwhile, or was deleted', async () => {
    const member = await memberWithCredits()
    const recorded = await files.sent(member, { fileName: 'call.wav', content: wavTone(2) })
    const added = { content: call, transcriptId: recorded._id }
    const [late, later] = [await files.begun(member, added), await files.begun(member, added)]
    for (const { _id } of [late, later]) await files.part(member, _id, 0, Buffer.from(call))
    expect(await files.send(member, added)).toMatchObject({ status: 201 })
    expect(await files.finish(member, late._id)).toMatchObject({ status: 409, body: { message: hasOne } })
    expect((await test.request(member, 'DELETE', `/api/transcripts/${recorded._id}`)).status).toBe(204)
    expect((await files.finish(member, later._id)).status).toBe(404)
    await isLetGo(member, late._id, later._id)
  })

  it('is held while it arrives: more than was said is refused, and nothing of it kept', async () => {
    const member = await memberWithCredits()
    const { _id } = await files.begun(member, { content: call })
    const answer = await files.part(member, _id, 0, Buffer.from(`${call} and more`))
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect((await test.request(member, 'GET', `/api/uploads/${_id}`)).body).toMatchObject({ received: 0 })
  })

  it('and how many are on their way, counts for one person together', async () => {
    const member = await memberWithCredits()
    const begun = await Promise.all(
      Array.from({ length: openUploads + 5 }, () => files.begin(member, { content: call })),
    )
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(openUploads)
    expect(begun.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
  })

  it('is counted with what somebody keeps already', async () => {
    const member = await memberWithCredits()
    const kept = { user_id: member.userId, org_id: member.orgId, id: newId(), bytes: fileLimits.kept - 10 }
    await test.db
      .insertInto('stored_files')
      .values({ ...kept, created_at: test.clock.now() })
      .execute()
    const answer = await files.begin(member, { content: call })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/take up 5 GB/) } })
  })
})

describe('an upload of somebody else', () => {
  it('is as unknown as one that is not there: to another organisation, a colleague and an admin', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const { _id } = await files.begun(member, { content: call })
    const bytes = Buffer.from(call)
    for (const other of [admin, outsider]) {
      for (const id of [_id, newId()]) {
        expect(sayingOf(await files.part(other, id, 0, bytes))).toMatchObject({
          status: 404,
          message: 'Upload not found',
        })
        expect((await files.finish(other, id)).status).toBe(404)
        expect((await test.request(other, 'GET', `/api/uploads/${id}`)).status).toBe(404)
        expect((await test.request(other, 'DELETE', `/api/uploads/${id}`)).status).toBe(404)
      }
    }
    expect((await test.request(member, 'GET', `/api/uploads/${_id}`)).body).toMatchObject({ received: 0 })
  })

  it('can’t be added to a call of one’s own, nor one’s own to a call of theirs', async () => {
    const { member, outsider } = await test.makeOrganization()
    const theirs = await files.sent(outsider, { content: call })
    const answer = await files.begin(member, { content: call, transcriptId: theirs._id })
    expect(answer).toMatchObject({ status: 404, body: { message: 'Uploaded call not found' } })
  })
})

describe('an upload that is not ended', () => {
  it('is let go of when it is cancelled', async () => {
    const member = await memberWithCredits()
    const { _id } = await files.begun(member, { content: call })
    await files.part(member, _id, 0, Buffer.from(call).subarray(0, 100))
    expect((await test.request(member, 'DELETE', `/api/uploads/${_id}`)).status).toBe(204)
    await test.runJobs()
    expect(await filesOf(member)).toEqual([])
    expect(test.storage.count()).toBe(0)
  })
})

describe('a document', () => {
  it('is read for its words, and refused in a sentence when it holds none or is no document', async () => {
    const member = await memberWithCredits()
    const content = docxOf(call.split('\n'))
    expect(await files.sent(member, { fileName: 'Dana.docx', content })).toMatchObject({
      speakers: ['Robin Ash', 'Dana'],
    })
    for (const bad of [content.subarray(0, 400), docxOf([]), zipSync({ 'readme.txt': Buffer.from('hello') })]) {
      const answer = await files.send(member, { fileName: 'Dana.docx', content: bad })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^(This|There) .*document.*\.$/) },
      })
    }
    expect((await listOf(member)).body).toMatchObject({ total: 1 })
  })
})
