import { transcriptSchema, type Transcript } from '@ringside/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import {
  createFakeSpeech,
  failedHearing,
  saidPiece,
  type FakeSpeech,
} from '../../integrations/speech-to-text/fake/fake-speech.ts'
import type { HeardPiece } from '../../integrations/speech-to-text/speech-to-text.ts'
import { newId } from '../../platform/ids.ts'
import { wavTone } from './recording.fixture.ts'
import { fileSender } from './upload.fixture.ts'

const hourMs = 3_600_000

let test: TestApp
let speech: FakeSpeech
let files: ReturnType<typeof fileSender>
beforeAll(async () => {
  speech = createFakeSpeech()
  test = await buildTestApp({
    speechToText: { service: speech, terms: { pricePerHour: 0.36, monthMs: hourMs } },
  })
  files = fileSender(test)
})
afterAll(() => test.close())

/** What is said in a call, by the second of the recording it begins in. Stretches begin at 0, 10, 20 and 30 s. */
const call: readonly HeardPiece[] = [
  saidPiece(
    'Good morning Dana, this is Robin from Tallyport. How do you book the slots at your docks today?',
    1000,
    'R',
  ),
  saidPiece('In a spreadsheet. The shift lead does it by hand and it is wrong by noon.', 12_000, 'D'),
  saidPiece('What does that cost you in a week?', 22_000, 'R'),
  saidPiece('About nine hours of waiting trucks.', 32_000, 'D'),
]

const shifted = (piece: HeardPiece, ms: number): HeardPiece => ({
  ...piece,
  startMs: piece.startMs + ms,
  endMs: piece.endMs + ms,
  words: piece.words && piece.words.map((w) => ({ ...w, startMs: w.startMs + ms, endMs: w.endMs + ms })),
})

/** The pieces that are said within the stretch that begins at `fromMs`, with times of its own. */
const heardFrom = (fromMs: number, pieces = call) => ({
  state: 'heard' as const,
  pieces: pieces
    .filter(({ startMs, endMs }) => startMs >= fromMs && endMs <= fromMs + 20_000)
    .map((piece) => shifted(piece, -fromMs)),
})

/** Hears one stretch after the other. */
function hearsAll(pieces = call): void {
  let fromMs = 0
  speech.behave(() => {
    const heard = heardFrom(fromMs, pieces)
    fromMs += 10_000
    return heard
  })
}

beforeEach(() => hearsAll())

const later = async (): Promise<void> => {
  await sql`update pgboss.job set start_after = now() where name = 'transcription-part' and state = 'created'`.execute(
    test.db,
  )
  await test.runJobs()
}

async function memberWithCredits(): Promise<TestMember> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.grantSignUp(member.userId)
  return member
}

const recorded = (by: TestMember, more: object = {}): Promise<Transcript> =>
  files.sent(by, { fileName: 'call.wav', content: wavTone(45), ...more })
const read = async (by: TestMember, id: string): Promise<Transcript> => {
  const { body } = await test.request(by, 'GET', `/api/transcripts/${id}`)
  return transcriptSchema.parse((body as { transcript: unknown }).transcript)
}
const linesOf = async (by: TestMember, id: string) =>
  ((await test.request(by, 'GET', `/api/transcripts/${id}`)).body as { lines: { name: string; words: string }[] }).lines
const begin = (by: TestMember, id: string) => test.request(by, 'POST', `/api/transcripts/${id}/transcription`)
const partsOf = (by: TestMember) =>
  test.db.selectFrom('transcription_parts').where('org_id', '=', by.orgId).selectAll().execute()
const monthsOf = (by: TestMember) =>
  test.db.selectFrom('transcription_months').where('org_id', '=', by.orgId).select(['ms', 'cost']).execute()

/** A month in which the stretch that was asked for last was sent so many times. */
function sentTimes(times: number): { ms: number; cost: number }[] {
  const ms = speech.asked.at(-1)?.sound.durationMs ?? 0
  expect(ms).toBeGreaterThan(19_000)
  return [{ ms: times * ms, cost: times * Math.round(ms / 10) }]
}

describe('a recording that is uploaded where a speech service is connected', () => {
  it('is written down stretch by stretch, keeps its voices, and asks which of them is the rep', async () => {
    const member = await memberWithCredits()
    const { _id, state, transcription } = await recorded(member)
    expect({ state, transcription }).toEqual({
      state: 'needs-transcript',
      transcription: { state: 'running', by: 'Listeners Ltd (ears-1)', percent: 0 },
    })
    const before = speech.asked.length
    await test.runJobs()
    const sent = speech.asked.slice(before).map(({ sound }) => sound)
    expect(sent[0]).toMatchObject({ media: 'audio/wav', fileName: 'sound.wav' })
    // Whole packets, of a quarter of a second.
    expect(sent.map(({ durationMs }) => Math.round(durationMs / 1000))).toEqual([20, 20, 20, 15])
    expect(await read(member, _id)).toMatchObject({
      state: 'asking',
      speakers: ['Speaker 1', 'Speaker 2'],
      timesEstimated: false,
      recording: { durationMs: 45_000, offsetMs: 1000 },
      transcription: { state: 'done', by: 'Listeners Ltd (ears-1)' },
    })
    expect((await linesOf(member, _id)).map(({ name, words }) => `${name}: ${words.slice(0, 14)}`)).toEqual([
      'Speaker 1: Good morning D',
      'Speaker 2: In a spreadshe',
      'Speaker 1: What does that',
      'Speaker 2: About nine hou',
    ])
    expect(await partsOf(member)).toEqual([])
  })

  it('costs no credit until somebody says which voice is the rep, and is then reviewed', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    await test.runJobs()
    expect(await test.modules.credits.planDetails(member.userId)).toMatchObject({ credits: 5, reserved: 0 })
    await test.request(member, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Speaker 1' })
    await test.runJobs()
    expect(await read(member, _id)).toMatchObject({ state: 'reviewed', repSpeaker: 'Speaker 1' })
  })

  it('has its two channels for speakers where each was heard by itself, which costs twice as much', async () => {
    const member = await memberWithCredits()
    hearsAll(call.map((piece) => ({ ...piece, speaker: 'x', channel: piece.speaker === 'R' ? 1 : 0 })))
    const before = speech.asked.length
    const { _id } = await recorded(member, { content: wavTone(45, 45, 2) })
    await test.runJobs()
    const sent = speech.asked.slice(before).map(({ sound }) => sound)
    expect(sent.map(({ channels }) => channels)).toEqual([2, 2, 2, 2])
    const ms = sent.reduce((sum, { durationMs }) => sum + durationMs, 0)
    expect(await monthsOf(member)).toEqual([{ ms, cost: expect.closeTo(ms / 5, -1) }])
    expect((await linesOf(member, _id)).map(({ name, words }) => `${name}: ${words.slice(0, 14)}`)).toEqual([
      'Right channel: Good morning D',
      'Left channel: In a spreadshe',
      'Right channel: What does that',
      'Left channel: About nine hou',
    ])
  })

  it('counts what was sent, and what it cost, in its organisation’s month', async () => {
    const member = await memberWithCredits()
    const before = speech.asked.length
    await recorded(member)
    expect(await monthsOf(member)).toEqual([{ ms: 45_000, cost: 0 }])
    await test.runJobs()
    const ms = speech.asked.slice(before).reduce((sum, { sound }) => sum + sound.durationMs, 0)
    // More than the recording, for the stretches overlap. An hour of it costs 36 cents: a tenth of a millionth each.
    expect(await monthsOf(member)).toEqual([{ ms, cost: expect.closeTo(ms / 10, -1) }])
    const { body } = await test.request(member, 'GET', '/api/transcription-service')
    expect(body).toEqual({
      service: { name: 'Listeners Ltd', model: 'ears-1', leftMs: hourMs - ms },
      reviewsWordedBy: null,
    })
  })

  it('is not sent at all when the month has not that much left; what others have is theirs', async () => {
    const member = await memberWithCredits()
    await test.db
      .insertInto('transcription_months')
      .values({ org_id: member.orgId, month: `${test.clock.now().toISOString().slice(0, 7)}-01`, ms: hourMs - 44_000 })
      .execute()
    const before = speech.asked.length
    const { _id, transcription } = await recorded(member)
    expect(transcription).toEqual({ state: 'failed', why: 'limit' })
    await test.runJobs()
    expect(speech.asked.length).toBe(before)
    expect(await begin(member, _id)).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    expect((await recorded(await memberWithCredits())).transcription).toMatchObject({ state: 'running' })
    await test.runJobs()
  })
})

describe('a service that tells no voices apart', () => {
  const untold = call.map((piece) => ({ ...piece, speaker: null }))

  it('leaves a line a sentence, and whose they are is said by hand before anything is scored', async () => {
    const member = await memberWithCredits()
    hearsAll(untold)
    const { _id } = await recorded(member)
    await test.runJobs()
    expect(await read(member, _id)).toMatchObject({ state: 'asking', speakers: ['Somebody'], repSpeaker: null })
    const lines = await linesOf(member, _id)
    expect(lines.map(({ words }) => words)).toEqual([
      'Good morning Dana, this is Robin from Tallyport.',
      'How do you book the slots at your docks today?',
      'In a spreadsheet.',
      'The shift lead does it by hand and it is wrong by noon.',
      'What does that cost you in a week?',
      'About nine hours of waiting trucks.',
    ])
    const early = await test.request(member, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Somebody' })
    expect(early).toMatchObject({ status: 409, body: { message: 'Say first which lines of this call are yours.' } })
    const tell = (repLines: number[]) =>
      test.request(member, 'PUT', `/api/transcripts/${_id}/voices`, { repLines, otherName: 'Dana' })
    expect((await tell([0, 1, 2, 3, 4, 5])).status).toBe(400)
    expect((await tell([9])).status).toBe(400)
    expect(await tell([0, 1, 4])).toMatchObject({ status: 200, body: { state: 'scoring' } })
    await test.runJobs()
    expect(await read(member, _id)).toMatchObject({ state: 'reviewed', speakers: [expect.any(String), 'Dana'] })
    expect((await linesOf(member, _id)).map(({ name }) => name === 'Dana')).toEqual([false, true, false, true])
    expect((await tell([0])).status).toBe(409)
  })
})

describe('a service that fails', () => {
  it('is asked again after a pause, from where it stood; what was heard is not sent twice', async () => {
    const member = await memberWithCredits()
    let asked = 0
    speech.behave(() => (asked++ === 0 ? heardFrom(0) : failedHearing('busy', hourMs)))
    const { _id } = await recorded(member)
    await test.runJobs()
    expect((await read(member, _id)).transcription).toMatchObject({ state: 'running', percent: 44 })
    expect(asked).toBe(2)
    let fromMs = 10_000
    speech.behave(() => {
      const heard = heardFrom(fromMs)
      fromMs += 10_000
      return heard
    })
    await later()
    expect(await read(member, _id)).toMatchObject({ state: 'asking', speakers: { length: 2 } })
    expect((await linesOf(member, _id)).length).toBe(4)
  })

  it('for more than an hour is given up, costs no credit, and can be asked again by hand', async () => {
    const member = await memberWithCredits()
    speech.behave(() => failedHearing('busy'))
    const { _id } = await recorded(member)
    for (let tries = 0; tries < 13; tries += 1) await later()
    expect((await read(member, _id)).transcription).toEqual({ state: 'failed', why: 'busy' })
    expect(await monthsOf(member)).toEqual([{ ms: 0, cost: 0 }])
    expect(await test.modules.credits.planDetails(member.userId)).toMatchObject({ credits: 5, reserved: 0 })
    hearsAll()
    expect(await begin(member, _id)).toMatchObject({ status: 200, body: { transcription: { state: 'running' } } })
    await test.runJobs()
    expect(await read(member, _id)).toMatchObject({ state: 'asking' })
    expect(await begin(member, _id)).toMatchObject({ status: 409 })
  })

  it.each(['refused', 'unreadable'] as const)('is asked once only when it says that it never will: %s', async (why) => {
    const member = await memberWithCredits()
    speech.behave(() => failedHearing(why))
    const before = speech.asked.length
    const { _id } = await recorded(member)
    await test.runJobs()
    await later()
    expect(speech.asked.length - before).toBe(1)
    expect(await read(member, _id)).toMatchObject({
      state: 'needs-transcript',
      transcription: { state: 'failed', why },
    })
  })

  it.each([
    ['busy', false],
    ['unreached', false],
    ['refused', false],
    ['down', true],
    ['slow', true],
    ['unreadable', true],
  ] as const)('counts in the month unless it surely took nothing: %s', async (why, isCounted) => {
    const member = await memberWithCredits()
    const before = speech.asked.length
    speech.behave(() => failedHearing(why))
    const { _id } = await recorded(member)
    await test.runJobs()
    await test.request(member, 'DELETE', `/api/transcripts/${_id}/transcription`)
    expect(await monthsOf(member)).toEqual(sentTimes(isCounted ? speech.asked.length - before : 0))
  })

  it.each([
    ['no-words', []],
    [
      'language',
      [saidPiece('Guten Morgen das ist nicht der Grund und wir haben auch noch eine Frage '.repeat(4).trim(), 0)],
    ],
  ] as const)('or hears nothing that can be reviewed ends in words of its own: %s', async (why, pieces) => {
    const member = await memberWithCredits()
    hearsAll(pieces)
    const { _id } = await recorded(member, { content: wavTone(19) })
    await test.runJobs()
    expect((await read(member, _id)).transcription).toEqual({ state: 'failed', why })
  })
})

describe('what is not waited for any more', () => {
  /** Goes on waiting until it is broken off. */
  const never = () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    speech.behave(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            end()
            resolve(failedHearing('aborted'))
          })
          begin()
        }),
    )
    return { begun, ended }
  }

  it('is broken off at the service when the call is deleted, and what was sent counts in the month', async () => {
    const member = await memberWithCredits()
    const { begun, ended } = never()
    const { _id } = await recorded(member)
    const running = test.runJobs()
    await begun
    expect((await test.request(member, 'DELETE', `/api/transcripts/${_id}`)).status).toBe(204)
    await ended
    await running
    expect(await monthsOf(member)).toEqual(sentTimes(1))
  })

  it('is let go of when it is stopped, and begins anew when it is asked for', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    expect((await test.request(member, 'DELETE', `/api/transcripts/${_id}/transcription`)).status).toBe(204)
    const before = speech.asked.length
    await test.runJobs()
    expect(speech.asked.length).toBe(before)
    expect(await read(member, _id)).toMatchObject({ state: 'needs-transcript', transcription: null })
    expect(await monthsOf(member)).toEqual([{ ms: 0, cost: 0 }])
    await begin(member, _id)
    await test.runJobs()
    expect(await read(member, _id)).toMatchObject({ state: 'asking' })
  })

  it('counts each time that it is sent, however often it is stopped', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    await test.request(member, 'DELETE', `/api/transcripts/${_id}/transcription`)
    for (const times of [1, 2]) {
      speech.behave(async () => {
        await test.request(member, 'DELETE', `/api/transcripts/${_id}/transcription`)
        return heardFrom(0)
      })
      await begin(member, _id)
      await test.runJobs()
      expect(await read(member, _id)).toMatchObject({ state: 'needs-transcript', transcription: null })
      expect(await monthsOf(member)).toEqual(sentTimes(times))
    }
  })

  it('gives way to a transcript file, and to another recording', async () => {
    const member = await memberWithCredits()
    const { _id } = await recorded(member)
    const content = 'Robin Ash: Good morning Dana.\nDana: Good morning, who is this?'
    expect(await files.sent(member, { content, transcriptId: _id })).toMatchObject({ speakers: ['Robin Ash', 'Dana'] })
    const before = speech.asked.length
    await test.runJobs()
    expect(speech.asked.length).toBe(before)
    expect(await read(member, _id)).toMatchObject({ speakers: ['Robin Ash', 'Dana'], transcription: null })
    const other = await recorded(member)
    expect(await recorded(member, { content: wavTone(19), transcriptId: other._id })).toMatchObject({
      transcription: { state: 'running' },
    })
    await test.runJobs()
    expect(speech.asked.length - before).toBe(1)
    expect(speech.asked.at(-1)?.sound.durationMs).toBeLessThan(20_000)
  })
})

describe('whose recordings are written down', () => {
  it('is said by who uploaded them, and by nobody else', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const { _id } = await recorded(member)
    for (const other of [admin, outsider]) {
      for (const [method, path, body] of [
        ['POST', 'transcription', undefined],
        ['DELETE', 'transcription', undefined],
        ['PUT', 'voices', { repLines: [0], otherName: 'Dana' }],
      ] as const) {
        const foreign = await test.request(other, method, `/api/transcripts/${_id}/${path}`, body)
        const missing = await test.request(other, method, `/api/transcripts/${newId()}/${path}`, body)
        expect(foreign.status).toBe(404)
        expect(sayingOf(foreign)).toEqual(sayingOf(missing))
      }
    }
    expect((await read(member, _id)).transcription).toMatchObject({ state: 'running' })
    await test.runJobs()
  })
})

describe('without a speech service', () => {
  it('a recording is kept and asks for a transcript; nothing is offered, and nothing sent', async () => {
    const plain = await buildTestApp()
    const { member } = await plain.makeOrganization()
    const kept = await fileSender(plain).sent(member, { content: wavTone(3) })
    expect(kept).toMatchObject({ state: 'needs-transcript', transcription: null })
    const { body } = await plain.request(member, 'GET', '/api/transcription-service')
    expect(body).toEqual({ service: null, reviewsWordedBy: null })
    const begun = await plain.request(member, 'POST', `/api/transcripts/${kept._id}/transcription`)
    expect(begun).toMatchObject({
      status: 409,
      body: { message: 'No transcription service is connected: add a transcript file.' },
    })
    await plain.close()
  })
})
