import { getTranscript, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { TimeLimitError } from '../../platform/worker-pool.ts'
import { createScoring, type Scoring } from './scoring.service.ts'

let test: TestApp
let rep: TestMember
/** A call of the rep whose scoring has begun. */
let id: string
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  rep = (await test.makeOrganization()).member
  await test.modules.credits.grantSignUp(rep.userId)
  const answer = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
  id = transcriptSchema.parse(answer.body)._id
})

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
Luis: I run the docks, and I can say what it costs.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Luis: About forty thousand dollars last quarter, and the drivers hate it.`

const read = async () => getTranscript.response.parse((await test.request(rep, 'GET', `/api/transcripts/${id}`)).body)
const creditsOf = () => test.modules.credits.planDetails(rep.userId)
const revisionNow = async (): Promise<number> =>
  (await test.db.selectFrom('transcripts').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision
const edit = async (): Promise<void> => {
  const words = { words: 'About fourteen thousand dollars.' }
  expect(await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/6`, words)).toMatchObject({ status: 200 })
}
const never = () => Promise.reject(new Error('Nothing is asked of this'))

/** The scoring of a server whose engine needs too long, while `meanwhile` happens. */
const slowScoring = (meanwhile: () => Promise<void> = async () => {}): Scoring =>
  createScoring({
    db: test.db,
    credits: test.modules.credits,
    jobs: { enqueue: never },
    reviews: { store: never, remove: never },
    work: {
      score: async () => {
        await meanwhile()
        throw new TimeLimitError()
      },
    },
    rubricOf: async () => 'coachable',
    productSummaryOf: async () => null,
  })

describe('a scoring that is given up', () => {
  it('of words that were put right meanwhile leaves the scoring of the new ones alone', async () => {
    await slowScoring(edit).score(rep.orgId, id, await revisionNow())
    expect((await read()).transcript).toMatchObject({ state: 'scoring', failure: null })
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 1 })
    await test.runJobs()
    expect((await read()).transcript).toMatchObject({ state: 'reviewed', editedLines: 1 })
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('with somebody else as the rep leaves the scoring with who it is now alone', async () => {
    const before = await revisionNow()
    await test.request(rep, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Luis' })
    await slowScoring().giveUp(rep.orgId, id, before)
    expect((await read()).transcript).toMatchObject({ state: 'scoring', repSpeaker: 'Luis' })
  })

  it('stays so: a job that is still waiting makes no review of it for nothing', async () => {
    await slowScoring().score(rep.orgId, id, await revisionNow())
    expect((await read()).transcript).toMatchObject({ state: 'failed', failure: 'too-long' })
    expect(await creditsOf()).toMatchObject({ credits: 5, reserved: 0 })
    await test.runJobs()
    expect((await read()).transcript).toMatchObject({ state: 'failed', failure: 'too-long' })
    expect(await creditsOf()).toMatchObject({ credits: 5, reserved: 0 })
  })

  it('is tried again for the credit when a line is put right', async () => {
    await slowScoring().score(rep.orgId, id, await revisionNow())
    await edit()
    await test.runJobs()
    expect((await read()).transcript).toMatchObject({ state: 'reviewed', failure: null })
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })
})
