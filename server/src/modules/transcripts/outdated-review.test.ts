import { getTranscript, listScoredCalls, listSharedReviews, transcriptSchema, type Review } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'

let test: TestApp
let team: TestOrganization
let rep: TestMember
/** A call of the rep that was scored and is shared, and its review. */
let id: string
let reviewId: string
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  team = await test.makeOrganization()
  rep = team.member
  await test.modules.credits.grantSignUp(rep.userId)
  const answer = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
  id = transcriptSchema.parse(answer.body)._id
  await test.runJobs()
  reviewId = (await read()).reviewId ?? ''
  await test.request(rep, 'PUT', `/api/reviews/${reviewId}/share`, { shared: true })
})

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Dana: About forty thousand dollars last quarter, and the drivers hate it.`

const read = async () => getTranscript.response.parse((await test.request(rep, 'GET', `/api/transcripts/${id}`)).body)
const take = (ending: string, by = rep): Promise<Answer> =>
  test.request(by, 'GET', `/api/reviews/${reviewId}/export.${ending}`)
const compared = (by = rep): Promise<Answer> => test.request(by, 'GET', `/api/reviews/${reviewId}/scorings`)
const sharedTotals = async (): Promise<(number | null)[]> =>
  listSharedReviews.response
    .parse((await test.request(team.owner, 'GET', '/api/reviews/shared')).body)
    .items.map(({ total }) => total)
const scoredCalls = async (): Promise<string[]> =>
  listScoredCalls.response
    .parse((await test.request(team.admin, 'GET', '/api/reviews')).body)
    .map((one) => one.reviewId)

const changes: Readonly<Record<string, (by: TestMember) => Promise<Answer>>> = {
  'the words of a line': (by) =>
    test.request(by, 'PUT', `/api/transcripts/${id}/lines/5`, { words: 'About fourteen thousand.' }),
  'who speaks': (by) => test.request(by, 'POST', `/api/transcripts/${id}/speakers`, { speaker: 'Dana', to: 'Ines' }),
  'who the rep is': (by) => test.request(by, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Dana' }),
  'the kind of call': (by) => test.request(by, 'PUT', `/api/transcripts/${id}/type`, { type: 'closing' }),
}

describe('a review whose call has changed since', () => {
  for (const [what, change] of Object.entries(changes))
    it(`is not taken away, compared, nor listed with its score, until it is made anew: ${what}`, async () => {
      expect(await sharedTotals()).toEqual([expect.any(Number)])
      expect(await scoredCalls()).toEqual([reviewId])
      const beside = await test.request(team.admin, 'POST', `/api/reviews/${reviewId}/scorings`, { rubric: 'spin' })
      expect(beside.status).toBeLessThan(300)
      expect(await compared()).toMatchObject({ status: 200, body: { others: [{}] } })
      expect(await change(rep)).toMatchObject({ status: 200 })
      for (const ending of ['json', 'csv', 'pdf'])
        expect(await take(ending)).toMatchObject({
          status: 409,
          body: { code: 'conflict', message: expect.stringMatching(/^This call has changed since its review/) },
        })
      expect(await compared()).toMatchObject({ status: 200, body: { others: [] } })
      expect(await sharedTotals()).toEqual([null])
      expect(await scoredCalls()).toEqual([])
      await test.runJobs()
      const { review } = await read()
      const taken = (await take('json')).body as { review: Review; turns: { words: string }[] }
      expect(taken.review).toEqual(review)
      expect(await compared()).toMatchObject({ status: 200, body: { first: { review }, others: [] } })
      const total = review?.result.state === 'scored' ? review.result.total : null
      expect(await sharedTotals()).toEqual([total])
      expect(await scoredCalls()).toEqual(total === null ? [] : [reviewId])
    })

  it('stays so where the change was refused', async () => {
    const before = await sharedTotals()
    const alone = { speaker: 'Dana', to: 'Robin Ash' }
    expect(await test.request(rep, 'POST', `/api/transcripts/${id}/speakers`, alone)).toMatchObject({ status: 400 })
    expect(await sharedTotals()).toEqual(before)
    expect(await take('json')).toMatchObject({ status: 200 })
  })

  it('is told to nobody of another organisation', async () => {
    await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/5`, { words: 'About fourteen thousand.' })
    expect((await take('json', team.outsider)).status).toBe(404)
    expect((await compared(team.outsider)).status).toBe(404)
  })
})
