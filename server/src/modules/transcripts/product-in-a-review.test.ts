import { getTranscript, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'

let test: TestApp
let rep: TestMember
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ;({ member: rep } = await test.makeOrganization())
  await test.modules.credits.grantSignUp(rep.userId)
})

const call = `Robin Ash: Good morning Dana, this is Robin from Routewell. How do you plan deliveries today?
Dana: On a sheet. We threw away sixty lunches on Tuesday.
Robin Ash: I see. And who keeps the sheet up to date, with all the changes that come in during the day?
Dana: The shift lead, by hand. That sounds too expensive though, we haven't got the budget for it.
Robin Ash: Okay, I see. Well, it is what it is, the price is on our page and it is the same for everybody.
Dana: I've heard that pitch before, every vendor says that.
Robin Ash: Many others, all over, you would like it a lot I think. We have routes and dashboards and an app.
Dana: I see.`

const proof = 'A school caterer threw away a third fewer lunches'
const otherProof = 'A bakery drove nine hundred kilometres less a month'

const sell = async (told: string): Promise<void> => {
  const summary = { name: 'Routewell', whatItDoes: 'Routewell plans the day again.', proof: [told] }
  expect((await test.request(rep, 'POST', `/api/product-summary/${rep.userId}`, summary)).status).toBe(200)
}
const uploaded = async (): Promise<string> => {
  const answer = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
  await test.runJobs()
  return transcriptSchema.parse(answer.body)._id
}
const betterLines = async (id: string): Promise<string> => {
  const { review } = getTranscript.response.parse((await test.request(rep, 'GET', `/api/transcripts/${id}`)).body)
  return (review?.moments ?? []).map(({ sayItBetter }) => sayItBetter ?? '').join(' ')
}
const scoreAnew = async (id: string): Promise<void> => {
  const words = { words: 'Good morning Dana, this is Robin of Routewell. How do you plan deliveries today?' }
  expect((await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/0`, words)).status).toBe(200)
  await test.runJobs()
}

describe('a better line in the review of an uploaded call', () => {
  it('speaks of the proof that the rep has', async () => {
    await sell(proof)
    expect(await betterLines(await uploaded())).toContain(proof)
  })

  it('speaks of none where nobody has said what is sold, and of it once the call is scored anew', async () => {
    const id = await uploaded()
    expect(await betterLines(id)).not.toContain(proof)
    await sell(proof)
    await scoreAnew(id)
    expect(await betterLines(id)).toContain(proof)
  })

  it('stays what it was when something else is sold by the time the call is scored anew', async () => {
    await sell(proof)
    const id = await uploaded()
    await sell(otherProof)
    await scoreAnew(id)
    expect(await betterLines(id)).toContain(proof)
    expect(await betterLines(id)).not.toContain(otherProof)
  })

  it('speaks of what its own rep sells, and of nobody else’s', async () => {
    const { member: stranger } = await test.makeOrganization()
    const summary = { name: 'Loafly', whatItDoes: 'Loafly bakes.', proof: [otherProof] }
    await test.request(stranger, 'POST', `/api/product-summary/${stranger.userId}`, summary)
    await sell(proof)
    expect(await betterLines(await uploaded())).not.toContain(otherProof)
  })
})
