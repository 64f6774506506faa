import { getTranscript, listTranscripts, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const file = `Speaker 2: Good morning. How do you book the slots at your docks today, and who keeps that up to date?
Speaker 1: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Speaker 2: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Speaker 1: About forty thousand dollars last quarter, and the drivers hate it.
Speaker 2: So the sheet is wrong by noon and waiting cost forty thousand. Shall we look at it on Thursday at ten?
Speaker 1: Thursday at ten works.`

/** A call of Robin Ash, whom the file calls Speaker 2, reviewed and shared. */
async function sharedCall() {
  const organization = await test.makeOrganization()
  const { member } = organization
  await test.modules.credits.grantSignUp(member.userId)
  const sent = await test.request(member, 'POST', '/api/transcripts', { fileName: 'call.txt', content: file })
  const { _id, repName } = transcriptSchema.parse(sent.body)
  await test.request(member, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Speaker 2' })
  await test.runJobs()
  const page = getTranscript.response.parse((await test.request(member, 'GET', `/api/transcripts/${_id}`)).body)
  await test.request(member, 'PUT', `/api/reviews/${page.reviewId}/share`, { shared: true })
  return { organization, member, id: _id, nameBefore: repName, page, reviewId: page.reviewId }
}

const textOf = async (by: TestMember, path: string): Promise<string> =>
  (await test.request(by, 'GET', path)).response.body

describe('the rep of an uploaded call', () => {
  it('is called by their own name once they said which speaker they are, whatever the file calls them', async () => {
    const { organization, member, nameBefore, page, id } = await sharedCall()
    expect(nameBefore).toBeNull()
    expect(page.transcript).toMatchObject({ repSpeaker: 'Speaker 2', repName: 'Robin Ash' })
    const list = await test.request(organization.owner, 'GET', '/api/transcripts?userId=all')
    expect(listTranscripts.response.parse(list.body).items).toMatchObject([{ _id: id, repName: 'Robin Ash' }])
    const [head = '', row = ''] = (await textOf(member, '/api/transcripts/export.csv')).split(/\r?\n/u)
    const at = head.split(',').indexOf('Rep')
    expect(row.split(',')[at]).toBe('Robin Ash')
  })

  it('is called so in the list of shared reviews, in what is taken away of one, and in a best moment', async () => {
    const { organization, member, reviewId } = await sharedCall()
    const shared = await test.request(organization.owner, 'GET', '/api/reviews/shared')
    expect(shared.body).toMatchObject({ items: [{ rep: { userId: member.userId, name: 'Robin Ash' } }] })
    const taken = await textOf(member, `/api/reviews/${reviewId}/export.json`)
    expect(taken).toContain('Robin Ash')
    expect(taken).not.toContain('Speaker 2')
    const moment = await test.request(member, 'POST', `/api/reviews/${reviewId}/best-moments`, {
      fromTurn: 0,
      toTurn: 1,
      title: 'A question about today',
      note: '',
      skill: null,
      shared: false,
    })
    expect(moment.body).toMatchObject({ rep: { name: 'Robin Ash' } })
  })

  it('is called by what the file calls them where they have no name of their own', async () => {
    const { member, id } = await sharedCall()
    await test.db
      .updateTable('users')
      .set({ first_name: '', last_name: '' })
      .where('user_id', '=', member.userId)
      .execute()
    const { body } = await test.request(member, 'GET', `/api/transcripts/${id}`)
    expect(getTranscript.response.parse(body).transcript.repName).toBe('Speaker 2')
  })
})
