import { getRecordingLink, type Transcript } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { newId } from '../../platform/ids.ts'
import { recordings, sparseRecording, wavTone } from './recording.fixture.ts'
import { fileSender } from './upload.fixture.ts'

let test: TestApp
let files: ReturnType<typeof fileSender>
beforeAll(async () => {
  test = await buildTestApp()
  files = fileSender(test)
})
afterAll(() => test.close())

/** Its first word is four seconds into the recording. */
const captions = `WEBVTT

00:00:04.000 --> 00:00:08.000
<v Robin Ash>Good morning Dana, this is Robin from Tallyport. How do you book the slots at your docks today?

00:00:08.500 --> 00:00:12.000
<v Dana>In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
`

async function memberWithCredits(): Promise<TestMember> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.grantSignUp(member.userId)
  return member
}

const recorded = (by: TestMember, more: object = {}): Promise<Transcript> =>
  files.sent(by, { fileName: 'call.wav', content: wavTone(20), ...more })
const linkFor = async (by: TestMember, id: string): Promise<string> =>
  getRecordingLink.response.parse((await test.request(by, 'GET', `/api/transcripts/${id}/recording-link`)).body).url
const play = (url: string, range?: string) =>
  test.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } })

describe('a recording without a transcript', () => {
  it('is kept, costs nothing and asks for a transcript', async () => {
    const member = await memberWithCredits()
    const transcript = await recorded(member)
    expect(transcript).toMatchObject({
      state: 'needs-transcript',
      durationMs: 20_000,
      recording: { durationMs: 20_000, offsetMs: 0, media: 'audio/wav' },
      speakers: [],
    })
    const { body } = await test.request(member, 'GET', `/api/transcripts/${transcript._id}`)
    expect(body).toMatchObject({ lines: [], review: null })
    expect(await test.modules.credits.planDetails(member.userId)).toMatchObject({ credits: 5, reserved: 0 })
    const naming = await test.request(member, 'PUT', `/api/transcripts/${transcript._id}/speakers`, {
      repSpeaker: 'Dana',
    })
    expect(naming.status).toBe(400)
  })

  it.each(Object.entries(recordings))('may be %s', async (_form, make) => {
    const member = await memberWithCredits()
    const { recording } = await files.sent(member, { fileName: 'what.ever', content: await make(3) })
    expect(recording?.durationMs).toBeGreaterThan(2_900)
    expect(recording?.durationMs).toBeLessThan(3_200)
    expect(recording?.media).toMatch(/^(audio|video)\/(wav|mpeg|mp4|ogg|webm|flac)$/)
  })

  it.each([
    ['cut off in its header', wavTone(20).subarray(0, 40)],
    ['a header alone', wavTone(0)],
    [
      'an mp4 whose index is missing',
      Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(5_000)]),
    ],
    ['an mp3 that holds no sound', Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\0'), Buffer.alloc(9_000)])],
  ])('is refused in a sentence and not kept when it can’t be played: %s', async (_what, content) => {
    const member = await memberWithCredits()
    const answer = await files.send(member, { fileName: 'call.mp3', content })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^(This|There) .*\.$/) } })
    await test.runJobs()
    const left = await test.db.selectFrom('stored_files').where('user_id', '=', member.userId).selectAll().execute()
    expect(left).toEqual([])
  })

  it('plays as far as it goes when it was cut off', async () => {
    const member = await memberWithCredits()
    const { recording } = await files.sent(member, { content: wavTone(5, 60) })
    expect(recording?.durationMs).toBe(5_000)
  })

  it('is refused when it is longer than a call', async () => {
    const member = await memberWithCredits()
    const answer = await files.send(member, { content: await sparseRecording(6 * 3_600) })
    expect(answer).toMatchObject({
      status: 413,
      body: { message: expect.stringMatching(/^This recording is 6\.0 hours/) },
    })
  })
})

describe('a transcript and a recording of the same call', () => {
  it('meet by the times of the transcript, when it is added to the recording', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    const transcript = await files.sent(member, { content: captions, transcriptId: _id })
    expect(transcript).toMatchObject({ _id, state: 'scoring', recording: { offsetMs: 4_000, durationMs: 20_000 } })
    await test.runJobs()
    const { body } = await test.request(member, 'GET', `/api/transcripts/${_id}`)
    expect(body).toMatchObject({ transcript: { state: 'reviewed' }, lines: [{ name: 'Robin Ash', startMs: 0 }, {}] })
    const second = await files.send(member, { content: captions, transcriptId: _id })
    expect(second).toMatchObject({ status: 409, body: { message: 'This call has a transcript already.' } })
  })

  it('meet likewise when the recording is added to the transcript; a new one takes the place of the old', async () => {
    const member = await memberWithCredits()
    const { _id } = await files.sent(member, { content: captions })
    await test.runJobs()
    expect(await recorded(member, { transcriptId: _id })).toMatchObject({
      _id,
      state: 'reviewed',
      recording: { offsetMs: 4_000 },
    })
    const before = await play(await linkFor(member, _id))
    await files.sent(member, { content: wavTone(10), transcriptId: _id })
    await test.runJobs()
    expect((await play(await linkFor(member, _id))).rawPayload.length).toBe(44 + 160_000)
    expect(before.rawPayload.length).toBe(44 + 320_000)
    const left = await test.db.selectFrom('stored_files').where('user_id', '=', member.userId).selectAll().execute()
    expect(left).toHaveLength(1)
  })

  it('begin together when the transcript tells times of day', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    const content = '[Robin Ash] 10:02:11\nGood morning Dana.\n[Dana] 10:02:15\nGood morning.'
    expect(await files.sent(member, { content, transcriptId: _id })).toMatchObject({ recording: { offsetMs: 0 } })
  })

  it('can be moved against each other by who uploaded them, and by nobody else', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const { _id } = await recorded(member)
    const move = (by: TestMember, offsetMs: number) =>
      test.request(by, 'PUT', `/api/transcripts/${_id}/recording`, { offsetMs })
    expect(await move(member, -1_500)).toMatchObject({ status: 200, body: { recording: { offsetMs: -1_500 } } })
    for (const other of [admin, outsider]) expect((await move(other, 0)).status).toBe(404)
    const silent = await files.sent(member, { content: captions })
    const none = await test.request(member, 'PUT', `/api/transcripts/${silent._id}/recording`, { offsetMs: 0 })
    expect(none).toMatchObject({ status: 404, body: { message: 'Recording not found' } })
  })
})

describe('playing a recording', () => {
  it('is done from any place of it, at an address that holds for an hour', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    const url = await linkFor(member, _id)
    const whole = await play(url)
    expect(whole.statusCode).toBe(200)
    expect(whole.rawPayload.equals(wavTone(20))).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
    const part = await play(url, 'bytes=100-199')
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 100-199/${44 + 320_000}`, 'content-length': '100' })
    expect(part.rawPayload.equals(wavTone(20).subarray(100, 200))).toBe(true)
    const beyond = await play(url, 'bytes=9000000-')
    expect(beyond.statusCode).toBe(416)
    expect(beyond.json()).toMatchObject({ code: 'out-of-range' })
    expect(beyond.headers['content-range']).toBe(`bytes */${44 + 320_000}`)
    test.clock.advance(3_600_001)
    expect((await play(url)).statusCode).toBe(404)
  })

  it('is for an admin too, and for nobody of another organisation, whatever they make of an address', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const { _id } = await recorded(member)
    expect((await play(await linkFor(admin, _id), 'bytes=0-3')).statusCode).toBe(206)
    const foreign = await test.request(outsider, 'GET', `/api/transcripts/${_id}/recording-link`)
    const unknown = await test.request(outsider, 'GET', `/api/transcripts/${newId()}/recording-link`)
    expect(foreign.status).toBe(404)
    expect(sayingOf(foreign)).toEqual(sayingOf(unknown))
    const own = await files.sent(outsider, { content: wavTone(2) })
    const ownUrl = new URL(await linkFor(outsider, own._id), 'https://ringside.test')
    const theirs = new URL(await linkFor(member, _id), 'https://ringside.test')
    const later = new URL(theirs)
    later.searchParams.set('until', '9999999999999')
    const elsewhere = new URL(theirs)
    elsewhere.searchParams.set('org', outsider.orgId)
    const borrowed = new URL(`/api/recordings/${_id}${ownUrl.search}`, 'https://ringside.test')
    const mixed = new URL(`/api/recordings/${own._id}${theirs.search}`, 'https://ringside.test')
    for (const { pathname, search } of [later, elsewhere, borrowed, mixed]) {
      expect((await play(pathname + search, 'bytes=0-3')).statusCode).toBe(404)
    }
  })
})

describe('a deleted call', () => {
  it('takes its recording with it', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    const url = await linkFor(member, _id)
    expect((await test.request(member, 'DELETE', `/api/transcripts/${_id}`)).status).toBe(204)
    expect((await play(url)).statusCode).toBe(404)
    await test.runJobs()
    const left = await test.db.selectFrom('stored_files').where('user_id', '=', member.userId).selectAll().execute()
    expect(left).toEqual([])
  })
})
