import { callMaterialSchema, getTranscript, transcriptSchema, type Transcript } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport, and with me is Luis, our engineer. Is this a bad time?
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Luis: Most people say at first that it is too expensive for them, and that they have no budget for it this year.
Robin Ash: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Dana: About forty thousand dollars last quarter, and the drivers hate it.
Robin Ash: So waiting cost forty thousand last quarter. Shall we look at it together on Thursday at ten?
Dana: Thursday at ten works.`
const ofLuis = 4

async function memberWithCall(): Promise<{ member: TestMember; id: string; made: Transcript }> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.grantSignUp(member.userId)
  const answer = await test.request(member, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
  expect(answer).toMatchObject({ status: 201 })
  await test.runJobs()
  const made = transcriptSchema.parse(answer.body)
  return { member, id: made._id, made }
}
const say = (by: TestMember, id: string, body: object): Promise<Answer> =>
  test.request(by, 'PUT', `/api/transcripts/${id}/speakers`, body)
const rep = 'Robin Ash'
const rename = (by: TestMember, id: string, body: object): Promise<Answer> =>
  test.request(by, 'POST', `/api/transcripts/${id}/speakers`, body)

async function pageOf(by: TestMember, id: string) {
  await test.runJobs()
  return getTranscript.response.parse((await test.request(by, 'GET', `/api/transcripts/${id}`)).body)
}
const worries = ({ review }: Awaited<ReturnType<typeof pageOf>>) =>
  review?.moments.filter(({ kind }) => kind === 'objection').map(({ quote }) => quote.turn)

describe('a colleague of the rep who speaks in an uploaded call', () => {
  it('is the buyer’s until the rep says otherwise, which scores the call again for nothing, and back in one go', async () => {
    const { member, id, made } = await memberWithCall()
    expect(made.colleagues).toEqual([])
    const before = await pageOf(member, id)
    expect(worries(before)).toContain(ofLuis)

    const said = await say(member, id, { repSpeaker: rep, colleagues: ['LUIS'] })
    expect(said.body).toMatchObject({ state: 'scoring', colleagues: ['Luis'] })
    const beside = await pageOf(member, id)
    expect(beside.transcript).toMatchObject({ state: 'reviewed', colleagues: ['Luis'], title: 'Call with Dana' })
    expect(worries(beside)).not.toContain(ofLuis)

    await say(member, id, { repSpeaker: rep, colleagues: [] })
    const back = await pageOf(member, id)
    expect(back.transcript.colleagues).toEqual([])
    expect(back.review).toEqual(before.review)
    expect(await test.modules.credits.planDetails(member.userId)).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('stays one when only the rep is said again and when they get another name, and changes places with who was taken for the rep', async () => {
    const { member, id } = await memberWithCall()
    await say(member, id, { repSpeaker: rep, colleagues: ['Luis'] })
    expect((await say(member, id, { repSpeaker: rep })).body).toMatchObject({ colleagues: ['Luis'] })
    const renamed = await rename(member, id, { speaker: 'Luis', to: 'Luis Ortega' })
    expect(renamed.body).toMatchObject({ colleagues: ['Luis Ortega'] })
    expect((await say(member, id, { repSpeaker: 'Luis Ortega' })).body).toMatchObject({ colleagues: [rep] })
    expect((await say(member, id, { repSpeaker: 'Dana' })).body).toMatchObject({ colleagues: [rep] })
  })

  it('is one of the speakers, and somebody is left to talk to', async () => {
    const { member, id } = await memberWithCall()
    const nobody = { status: 400, body: { message: expect.stringMatching(/^Somebody has to be left/) } }
    expect(await say(member, id, { repSpeaker: rep, colleagues: ['Rosa'] })).toMatchObject({
      status: 400,
      body: { message: 'Choose one of the speakers: Robin Ash, Dana, Luis.' },
    })
    expect(await say(member, id, { repSpeaker: rep, colleagues: ['Luis', 'Dana'] })).toMatchObject(nobody)
    await say(member, id, { repSpeaker: rep, colleagues: ['Luis'] })
    expect(await rename(member, id, { speaker: 'Dana', to: 'Luis' })).toMatchObject(nobody)
  })

  it('tells nothing of the buyer, and is named as a colleague in what is taken away', async () => {
    const { member, id } = await memberWithCall()
    await say(member, id, { repSpeaker: rep, colleagues: ['Luis'] })
    const { reviewId } = await pageOf(member, id)
    const material = await test.request(member, 'GET', `/api/transcripts/${id}/material`)
    const { person, worries: told } = callMaterialSchema.parse(material.body)
    expect(person?.firstName).toBe('Dana')
    expect(told.map(({ turn }) => turn)).not.toContain(ofLuis)
    const taken = await test.request(member, 'GET', `/api/reviews/${reviewId}/export.json`)
    expect(taken.response.json()).toMatchObject({
      turns: expect.arrayContaining([expect.objectContaining({ name: 'Luis', speaker: 'colleague' })]),
    })
  })
})
