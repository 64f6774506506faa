import { freeRetries, getTranscript, simulationSchema, transcriptSchema, type Simulation } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { keptTurns } from '../../../test/practice.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { createPractisedCalls } from '../transcripts/index.ts'
import { pipelineCalls } from '../pipeline/pipeline.fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const file = `Robin Ash: Good morning Dana, this is Robin from Corrigan. Thanks for making the time to talk today.
Dana Whitfield: Morning. I have about twenty minutes before the next one.
Robin Ash: How do you book the slots at your docks today, and who looks after that for you?
Dana Whitfield: In a spreadsheet. The shift lead books every slot by hand and it is wrong by noon.
Robin Ash: We have a tool that does all of that for you, and it is the best one there is on the market.
Dana Whitfield: Right. Well, send me something.`
const trouble = 'The shift lead books every slot by hand and it is wrong by noon'

/** An organisation in which a member has a reviewed call, and what they do with it. */
async function uploaded() {
  const organization = await test.makeOrganization()
  const { member } = organization
  await test.modules.credits.grantSignUp(member.userId)
  const { segment, contact } = await pipelineCalls(test).makePersona(organization.owner)
  const sent = await test.request(member, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
  const { _id: id } = transcriptSchema.parse(sent.body)
  await test.request(member, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Robin Ash' })
  await test.runJobs()
  const make = (by: TestMember, name = 'Brightwell Foods') =>
    test.request(by, 'POST', '/api/pipeline/account-from-call', {
      orgId: by.orgId,
      transcriptId: id,
      targetSegmentProfileId: segment._id,
      contactProfileId: contact._id,
      name,
      firstName: 'Dana',
      lastName: 'Whitfield',
      troubles: [trouble],
      worries: [],
    })
  const takeUp = (by: TestMember, line = 4) => test.request(by, 'POST', `/api/transcripts/${id}/take-up`, { line })
  const practiceFor = async (by: TestMember) =>
    getTranscript.response.parse((await test.request(by, 'GET', `/api/transcripts/${id}`)).body).practice
  return { organization, member, id, make, takeUp, practiceFor }
}

const begun = (answer: { status: number; body: unknown }): Simulation => {
  expect(answer.status).toBe(201)
  return simulationSchema.parse(answer.body)
}

describe('taking an uploaded call up', () => {
  it('goes on, for nothing, from what was said before the line, with whoever was made of the call', async () => {
    const { member, id, make, takeUp } = await uploaded()
    expect(await takeUp(member)).toMatchObject({ status: 409, body: { message: /^Make somebody of this call/ } })
    await make(member)
    const before = await test.modules.credits.planDetails(member.userId)
    const call = begun(await takeUp(member))
    expect(call).toMatchObject({ persona: { firstName: 'Dana' }, takenUpFrom: { transcriptId: id, line: 4 } })
    const turns = await keptTurns(test, call._id)
    expect(turns.map(({ words }) => words).join('\n')).toBe(
      file
        .split('\n')
        .slice(0, 4)
        .map((line) => line.replace(/^[^:]+: /u, ''))
        .join('\n'),
    )
    // What the buyer really told counts as told by the buyer who was made of it.
    expect(turns[3]).toMatchObject({ speaker: 'buyer', facts: ['segment-pain-1'] })
    expect(await test.modules.credits.planDetails(member.userId)).toEqual(before)
  })

  it('is for the call’s own rep, and not for an admin who looks at it nor for another organisation', async () => {
    const { organization, member, make, takeUp, practiceFor } = await uploaded()
    await make(organization.owner)
    expect(await practiceFor(member)).toBeNull()
    await make(member, 'Brightwell Mills')
    expect(await practiceFor(member)).toMatchObject({ retriesLeft: freeRetries })
    expect(await practiceFor(organization.owner)).toBeNull()
    for (const stranger of [organization.owner, organization.outsider])
      expect(await takeUp(stranger)).toMatchObject({ status: 404 })
  })

  it.each([1, 99])('is refused from line %i, which is none of the rep’s', async (line) => {
    const { member, make, takeUp } = await uploaded()
    await make(member)
    expect(await takeUp(member, line)).toMatchObject({ status: 400, body: { message: /one of your own lines/ } })
  })

  it('says that whoever was made of it has left, or was made for another rep, until somebody else is chosen', async () => {
    const { organization, member, id, make, takeUp, practiceFor } = await uploaded()
    const { personaId } = (await make(member)).body as { personaId: string }
    expect(await practiceFor(member)).toMatchObject({ personaId, standing: 'here' })
    await test.db
      .updateTable('call_practices')
      .set({ rep_speaker: 'Dana Whitfield' })
      .where('transcript_id', '=', id)
      .execute()
    expect(await practiceFor(member)).toMatchObject({ personaId, standing: 'other-rep' })
    const archived = await test.request(organization.owner, 'PUT', `/api/pipeline/persona/${personaId}/archive`, {
      userId: organization.owner.userId,
    })
    expect(archived.status).toBe(200)
    expect(await practiceFor(member)).toMatchObject({ personaId, standing: 'gone' })
    expect(await takeUp(member)).toMatchObject({ status: 409, body: { message: /is archived/ } })
    const choose = (by: TestMember, chosen: string) =>
      test.request(by, 'PUT', `/api/transcripts/${id}/practice`, { personaId: chosen })
    expect(await choose(member, personaId)).toMatchObject({ status: 409, body: { message: /is archived/ } })
    // Of another's call, which an admin sees, somebody is made and nobody is practised with.
    const { personaId: other } = (await make(organization.owner, 'Brightwell Mills')).body as { personaId: string }
    expect((await choose(organization.owner, other)).status).toBe(404)
    expect((await choose(member, other)).status).toBe(200)
    expect(await practiceFor(member)).toMatchObject({ personaId: other, standing: 'here' })
    begun(await takeUp(member))
  })

  it('goes on fitting when a speaker only gets another name, and not when one becomes another', async () => {
    const { member, id, make, practiceFor } = await uploaded()
    const { personaId } = (await make(member)).body as { personaId: string }
    const rename = async (speaker: string, to: string) => {
      const answer = await test.request(member, 'POST', `/api/transcripts/${id}/speakers`, { speaker, to })
      expect(answer.status).toBe(200)
      await test.runJobs()
    }
    await rename('Robin Ash', 'Robin')
    expect(await practiceFor(member)).toMatchObject({ personaId, standing: 'here' })
    await rename('Dana Whitfield', 'Dana')
    expect(await practiceFor(member)).toMatchObject({ personaId, standing: 'here' })
    // Somebody else is the rep now, whatever they are called.
    await test.request(member, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Dana' })
    await test.runJobs()
    await rename('Robin', 'Robin A.')
    await rename('Dana', 'Robin')
    expect(await practiceFor(member)).toMatchObject({ personaId, standing: 'other-rep' })
  })

  it('of a call that has been deleted says so, and not that it was retried too often', async () => {
    const { member, id, make, takeUp } = await uploaded()
    await make(member)
    const call = begun(await takeUp(member))
    expect((await test.request(member, 'DELETE', `/api/transcripts/${id}`)).status).toBe(204)
    expect((await takeUp(member)).status).toBe(404)
    const at = new Date('2026-11-20T12:00:00Z')
    await test.db
      .updateTable('simulations')
      .set({ state: 'reviewed', started_at: at, ended_at: at, outcome: 'open', ended_by: 'rep', duration_ms: 1000 })
      .where('id', '=', call._id)
      .execute()
    expect(await test.request(member, 'POST', `/api/simulations/${call._id}/fork`, { turn: 2 })).toMatchObject({
      status: 409,
      body: { message: /has been deleted/ },
    })
  })

  it('cannot be given somebody to practise with once it was deleted, however far the choice had come', async () => {
    const { organization, member, id, make } = await uploaded()
    const { personaId } = (await make(member)).body as { personaId: string }
    const calls = createPractisedCalls({ db: test.db, reviews: { isShared: async () => false } })
    const deleteThenKeep = inTransaction(test.db, async (tx) => {
      await tx.deleteFrom('transcripts').where('id', '=', id).execute()
      await calls.keepPractice(tx, organization.owner.orgId, id, personaId)
    })
    await expect(deleteThenKeep).rejects.toMatchObject({ code: 'not-found', message: 'Uploaded call not found' })
  })

  it('is free as often as a retry is', async () => {
    const { member, id, make, takeUp, practiceFor } = await uploaded()
    await make(member)
    await test.db
      .updateTable('call_practices')
      .set({ retries: freeRetries - 1 })
      .where('transcript_id', '=', id)
      .execute()
    begun(await takeUp(member))
    expect(await practiceFor(member)).toMatchObject({ retriesLeft: 0 })
    expect(await takeUp(member)).toMatchObject({ status: 409, body: { message: /as often as its credit covers/ } })
  })
})
