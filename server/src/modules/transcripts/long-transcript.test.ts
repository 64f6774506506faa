import { transcriptLimits, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { TimeLimitError } from '../../platform/worker-pool.ts'
import { fileSender } from './upload.fixture.ts'
import { readLines } from './transcripts.repository.ts'
import { createTranscriptWork, type CallToScore } from './transcript-work.ts'

let test: TestApp
let member: TestMember
beforeAll(async () => {
  test = await buildTestApp()
  member = (await test.makeOrganization()).member
})
afterAll(() => test.close())

const said = [
  'How do you book the slots at your docks today, and who keeps that up to date?',
  'In a spreadsheet, by hand, and it is wrong by noon.',
  'What does it cost you when a truck waits because the sheet was wrong?',
  'About forty thousand dollars last quarter, but a tool is too expensive for us.',
]
const turn = (at: number): { speaker: string; text: string } => ({
  speaker: at % 2 === 0 ? 'Speaker 1' : 'Speaker 2',
  text: said[at % said.length] ?? '',
})
/** As recorders export them: more about each line than its words. */
const fileOf = (turns: number, size: number): string => {
  const lines = Array.from({ length: turns }, (_, at) => turn(at))
  const rest = size - JSON.stringify(lines).length
  const each = Math.floor(rest / turns) - ',"confidence":""'.length
  return JSON.stringify(lines.map((line) => ({ ...line, confidence: '9'.repeat(Math.max(0, each)) })))
}

const upload = (content: string): ReturnType<TestApp['request']> =>
  test.request(member, 'POST', '/api/transcripts', { fileName: 'Long.txt', content })

describe('a long transcript', () => {
  it('of 2 MB is scored while others are answered', async () => {
    const content = fileOf(5_000, 1_999_000)
    expect(content.length).toBeGreaterThan(1_900_000)
    const { _id, speakers, type } = transcriptSchema.parse((await upload(content)).body)
    const lines = await readLines(test.db, member.orgId, _id)
    const happened: string[] = []
    // Were it scored on the event loop, it would be scored before anybody else could be answered.
    const scored = createTranscriptWork()
      .score({ speakers, repSpeaker: 'Speaker 1', colleagues: [], lines, type, product: null, rubric: 'coachable' })
      .then((review) => {
        happened.push('scored')
        return review
      })
    expect(await test.request(member, 'GET', `/api/transcripts/${_id}`)).toMatchObject({ status: 200 })
    happened.push('answered')
    expect((await scored).result.state).toBe('scored')
    expect(happened).toEqual(['answered', 'scored'])
  }, 60_000)

  it('is read beside the event loop, which goes on turning', async () => {
    let turns = 0
    const turning = setInterval(() => (turns += 1), 0)
    await createTranscriptWork().read({ fileName: 'Long.json', content: fileOf(8_000, 1_999_000) })
    clearInterval(turning)
    // Were it read on the event loop, the loop could turn before it and after it.
    expect(turns).toBeGreaterThan(5)
  })

  it('is refused when it is longer than any call, with what to do', async () => {
    const turns = `This transcript has 8,001 turns, and one call may have 8,000: cut it to the call you want reviewed.`
    expect(await upload(fileOf(transcriptLimits.turns + 1, 0))).toMatchObject({
      status: 413,
      body: { code: 'too-large', message: turns },
    })
    const words = `Ann: ${'well '.repeat(transcriptLimits.words)}\nDana: Yes.`
    expect(await upload(words)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('80,001 words') },
    })
  })

  it('of more than a day by its times is refused with what to do, at once and by parts, and costs nothing', async () => {
    const message = 'By its times this call is longer than a day: cut it to the call you want reviewed.'
    const lines = (start: unknown, later: unknown): string =>
      JSON.stringify([
        { speaker: 'Robin', text: 'How do you book the slots at your docks?', start },
        { speaker: 'Dana', text: 'In a spreadsheet, by hand.', start: later },
      ])
    const files = fileSender(test)
    for (const [fileName, content] of [
      ['iso.json', lines('2026-01-01T10:00:00Z', '2026-01-31T10:00:00Z')],
      ['day.json', lines('2026-01-01T10:00:00Z', '2026-01-02T10:00:01Z')],
      ['huge.json', lines(0, 1e300)],
      ['beyond.json', lines(1e300, 1e300)],
      [
        'long.srt',
        '1\n00:00:01,000 --> 00:00:02,000\nRobin: Hello.\n\n2\n700:00:01,000 --> 700:00:02,000\nDana: Hi.\n',
      ],
    ] as const) {
      const answer = await test.request(member, 'POST', '/api/transcripts', { fileName, content })
      expect(answer).toMatchObject({ status: 413, body: { code: 'too-large', message } })
      expect(await files.send(member, { fileName, content })).toMatchObject({
        status: 413,
        body: { message },
      })
    }
    const open = await test.db.selectFrom('uploads').select('id').where('user_id', '=', member.userId).execute()
    expect(open).toEqual([])
    const day = { fileName: 'day.json', content: lines('2026-01-01T10:00:00Z', '2026-01-02T09:59:00Z') }
    expect(await test.request(member, 'POST', '/api/transcripts', day)).toMatchObject({ status: 201 })
  })

  it('that takes too long is given up, and the next is scored as ever', async () => {
    const call: CallToScore = {
      speakers: ['A', 'B'],
      repSpeaker: 'A',
      colleagues: [],
      type: 'discovery',
      product: null,
      rubric: 'coachable',
      lines: Array.from({ length: 3_000 }, (_, at) => ({
        speaker: at % 2 === 0 ? 'A' : 'B',
        words: turn(at).text,
        startMs: null,
        endMs: null,
      })),
    }
    const impatient = createTranscriptWork({ scoreMs: 50 })
    await expect(impatient.score(call)).rejects.toThrow(TimeLimitError)
    const work = createTranscriptWork()
    expect((await work.score({ ...call, lines: call.lines.slice(0, 20) })).result.state).toBe('scored')
  })
})
