import { transcriptSchema, uploadLimits, type Transcript } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { runLastTry } from '../../../test/last-try.ts'
import { createScoring } from './scoring.service.ts'
import { createTranscriptWork } from './transcript-work.ts'
import { createTranscripts } from './transcripts.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Dana: About forty thousand dollars last quarter, and the drivers hate it.
Robin Ash: So the sheet is wrong by noon and waiting cost forty thousand last quarter. Shall we look at it on Thursday at ten?
Dana: Thursday at ten works.`

const upload = (by: TestMember, content = call): Promise<Answer> =>
  test.request(by, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content })
const uploaded = async (by: TestMember): Promise<Transcript> => transcriptSchema.parse((await upload(by)).body)
const tryAgain = (by: TestMember, id: string): Promise<Answer> =>
  test.request(by, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Robin Ash' })
const read = async (by: TestMember, id: string): Promise<unknown> =>
  (await test.request(by, 'GET', `/api/transcripts/${id}`)).body
const creditsOf = (by: TestMember): ReturnType<TestApp['modules']['credits']['planDetails']> =>
  test.modules.credits.planDetails(by.userId)

async function memberWith(credits: number): Promise<TestMember> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.give({ userId: member.userId, amount: credits, note: 'For a test', key: member.userId })
  return member
}

const statuses = (answers: readonly Answer[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => String(status))].map(([status, same]) => [status, same.length]),
  )

describe('how much somebody may upload', () => {
  it('is a number of files a day, however many are sent at once; those that can’t be used count', async () => {
    const member = await memberWith(1)
    await test.db
      .insertInto('transcript_uploads')
      .values({ user_id: member.userId, day: test.clock.now().toISOString().slice(0, 10), uploads: 97 })
      .execute()
    await upload(member, 'no call at all')
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(member)))
    expect(statuses(answers)).toEqual({ 201: 2, 429: 6 })
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'rate-limited',
      message: 'You have uploaded 100 files today. Upload the others tomorrow.',
    })
    test.clock.advance(24 * 3_600_000)
    expect((await upload(member)).status).toBe(201)
  })

  it('is a number of calls being scored at a time, however many are sent at once', async () => {
    const member = await memberWith(20)
    const most = uploadLimits.scoringAtOnce
    const answers = await Promise.all(Array.from({ length: most + 5 }, () => upload(member)))
    expect(statuses(answers)).toEqual({ 201: most, 409: 5 })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'limit-reached',
      message: '10 of your calls are being scored. Try again when one of them is done.',
    })
    expect(await creditsOf(member)).toMatchObject({ reserved: most })
    await test.runJobs()
    expect((await upload(member)).status).toBe(201)
  }, 30_000)
})

describe('an upload', () => {
  it('that can’t be set off to be scored is not kept: both are one transaction', async () => {
    const member = await memberWith(1)
    const never = (): never => {
      throw new Error('No job can be written')
    }
    const { db, clock, modules } = test
    const work = createTranscriptWork()
    const reviews = {
      store: never,
      remove: never,
      find: never,
      isShared: never,
      asShownTo: never,
      outdate: never,
      forgetOverrides: never,
    }
    const scoring = createScoring({
      db,
      work,
      reviews,
      credits: modules.credits,
      jobs: { enqueue: never },
      rubricOf: never,
      productSummaryOf: never,
    })
    const transcripts = createTranscripts({
      isBuyerHere: never,
      db,
      clock,
      work,
      reviews,
      scoring,
      credits: modules.credits,
      jobs: { enqueue: never },
      storage: test.storage,
      documents: { read: never },
      transcription: { begin: never, stop: never },
    })
    const file = { fileName: 'Dana.txt', content: call, type: 'discovery' } as const
    await expect(transcripts.upload(member.actor, file)).rejects.toThrow('No job can be written')
    expect(await transcripts.list(member.actor, { limit: 50, sort: 'when', direction: 'desc' })).toMatchObject({
      items: [],
      total: 0,
    })
    expect(await creditsOf(member)).toMatchObject({ credits: 1, reserved: 0 })
  })
})

describe('an uploaded call that can’t be scored', () => {
  /** Its rep is nobody who speaks in it. */
  async function broken(member: TestMember): Promise<Transcript> {
    const transcript = await uploaded(member)
    await test.db.updateTable('transcripts').set({ rep_speaker: 'Nobody' }).where('id', '=', transcript._id).execute()
    await test.runJobs()
    return transcript
  }

  it('is being scored while there are tries left, then says that it failed and gives the credit back', async () => {
    const member = await memberWith(1)
    const { _id } = await broken(member)
    expect(await read(member, _id)).toMatchObject({ transcript: { state: 'scoring', failure: null } })
    expect(await creditsOf(member)).toMatchObject({ credits: 0, reserved: 1 })
    await runLastTry(test)
    expect(await read(member, _id)).toMatchObject({ transcript: { state: 'failed', failure: 'ours' }, review: null })
    expect((await test.request(member, 'GET', '/api/transcripts')).body).toMatchObject({ items: [{ state: 'failed' }] })
    expect(await creditsOf(member)).toMatchObject({ credits: 1, reserved: 0 })
  })

  it('is scored for the credit when it is asked for again', async () => {
    const member = await memberWith(1)
    const { _id } = await broken(member)
    await runLastTry(test)
    expect(await tryAgain(member, _id)).toMatchObject({ status: 200, body: { state: 'scoring', failure: null } })
    await test.runJobs()
    expect(await read(member, _id)).toMatchObject({ transcript: { state: 'reviewed', failure: null } })
    expect(await creditsOf(member)).toMatchObject({ credits: 0, reserved: 0 })
  })

  it('is nobody else’s to ask for again', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    await test.modules.credits.grantSignUp(member.userId)
    const { _id } = await broken(member)
    await runLastTry(test)
    for (const other of [admin, outsider]) expect((await tryAgain(other, _id)).status).toBe(404)
    expect(await read(outsider, _id)).toMatchObject({ code: 'not-found' })
    expect(await read(member, _id)).toMatchObject({ transcript: { state: 'failed' } })
  })
})
