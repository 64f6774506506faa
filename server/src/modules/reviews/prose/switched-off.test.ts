import { getTranscript, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it.each(['waiting', 'asked'] as const)(
  'words that were %s when the model was switched off are given up: the review stands in our own',
  async (state) => {
    const { member } = await test.makeOrganization()
    await test.modules.credits.grantSignUp(member.userId)
    const sent = await test.request(member, 'POST', '/api/transcripts', {
      fileName: 'Dana.txt',
      content: `Robin Ash: Good morning Dana, how do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: Okay. Maybe I could send you some information then?
Dana: Do that.`,
    })
    const { _id: id } = transcriptSchema.parse(sent.body)
    await test.runJobs()
    const read = async () => {
      const { body } = await test.request(member, 'GET', `/api/transcripts/${id}`)
      return getTranscript.response.parse(body)
    }
    const { reviewId } = await read()
    if (reviewId === null) throw new Error('The call has no review')
    const key = { orgId: member.orgId, reviewId, scoring: crypto.randomUUID() }
    await test.db
      .insertInto('review_wordings')
      .values({ org_id: key.orgId, review_id: reviewId, scoring: key.scoring, state, model: 'fast-1' })
      .execute()
    expect((await read()).review?.prose).toEqual({ state: 'asked', model: 'fast-1' })
    const job = test.modules.all.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'review-wording')
    await job?.handle(key)
    expect((await read()).review?.prose).toBeUndefined()
  },
)
