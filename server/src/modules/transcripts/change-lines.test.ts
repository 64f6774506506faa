import { transcriptSchema, type Transcript } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { newId } from '../../platform/ids.ts'
import { readLines } from './transcripts.repository.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Luis: I run the docks, and I can say what it costs.
Robin Ash: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Luis: About forty thousand dollars last quarter, and the drivers hate it.`

async function memberWithCall(content = call): Promise<{ member: TestMember; transcript: Transcript }> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.grantSignUp(member.userId)
  const answer = await test.request(member, 'POST', '/api/transcripts', { fileName: 'call.txt', content })
  await test.runJobs()
  return { member, transcript: transcriptSchema.parse(answer.body) }
}

const rename = (by: TestMember, id: string, body: object): Promise<Answer> =>
  test.request(by, 'POST', `/api/transcripts/${id}/speakers`, body)
const edit = (by: TestMember, id: string, line: number, words: string): Promise<Answer> =>
  test.request(by, 'PUT', `/api/transcripts/${id}/lines/${line}`, { words })
const read = (by: TestMember, id: string): Promise<Answer> => test.request(by, 'GET', `/api/transcripts/${id}`)
const creditsOf = (by: TestMember) => test.modules.credits.planDetails(by.userId)

describe('the speakers of an uploaded call', () => {
  it('can be given other names; the call is scored again for nothing', async () => {
    const { member, transcript } = await memberWithCall()
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
    const answer = await rename(member, transcript._id, { speaker: 'Dana', to: 'Dana Whitfield' })
    expect(answer.body).toMatchObject({ state: 'scoring', speakers: ['Robin Ash', 'Dana Whitfield', 'Luis'] })
    await test.runJobs()
    expect((await read(member, transcript._id)).body).toMatchObject({
      transcript: { state: 'reviewed', title: 'Call with Dana Whitfield and Luis' },
      lines: expect.arrayContaining([
        expect.objectContaining({ name: 'Dana Whitfield', words: 'I have two minutes.' }),
      ]),
    })
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('become one when one is given the name of another', async () => {
    const { member, transcript } = await memberWithCall()
    const answer = await rename(member, transcript._id, { speaker: 'Luis', to: 'Dana' })
    expect(answer.body).toMatchObject({ speakers: ['Robin Ash', 'Dana'] })
    const alone = await rename(member, transcript._id, { speaker: 'Dana', to: 'Robin Ash' })
    expect(alone).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^Two have to speak/) } })
  })

  it('become two when some of the lines of one are given another name', async () => {
    const { member, transcript } = await memberWithCall()
    const answer = await rename(member, transcript._id, { speaker: 'Dana', to: 'Ines', lines: [3, 4] })
    expect(answer.body).toMatchObject({ speakers: ['Robin Ash', 'Dana', 'Ines', 'Luis'], repSpeaker: 'Robin Ash' })
    const { body } = await read(member, transcript._id)
    expect((body as { lines: { name: string }[] }).lines.map(({ name }) => name)).toEqual([
      'Robin Ash',
      'Dana',
      'Robin Ash',
      'Ines',
      'Luis',
      'Robin Ash',
      'Luis',
    ])
  })

  it('keep who the rep is, under whatever name, and tell it by name when it was not known', async () => {
    const { member, transcript } = await memberWithCall()
    const answer = await rename(member, transcript._id, { speaker: 'Robin Ash', to: 'Me' })
    expect(answer.body).toMatchObject({ repSpeaker: 'Me' })
    const unknown = await memberWithCall(call.replaceAll('Robin Ash', 'Speaker 1'))
    expect(unknown.transcript).toMatchObject({ state: 'asking', repSpeaker: null })
    const other = await rename(unknown.member, unknown.transcript._id, { speaker: 'Luis', to: 'Ines' })
    expect(other.body).toMatchObject({ state: 'asking', repSpeaker: null })
    const named = await rename(unknown.member, unknown.transcript._id, { speaker: 'Speaker 1', to: 'Robin Ash' })
    expect(named.body).toMatchObject({ state: 'scoring', repSpeaker: 'Robin Ash' })
  })

  it('become one whatever capitals the name is given in, and the rep is scored with the lines', async () => {
    const { member, transcript } = await memberWithCall()
    const answer = await rename(member, transcript._id, { speaker: 'Luis', to: 'robin  ash' })
    expect(answer.body).toMatchObject({ speakers: ['Robin Ash', 'Dana'], repSpeaker: 'Robin Ash' })
    await test.runJobs()
    expect((await read(member, transcript._id)).body).toMatchObject({ transcript: { state: 'reviewed' } })
    const alone = await rename(member, transcript._id, { speaker: 'Dana', to: 'ROBIN ASH' })
    expect(alone).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^Two have to speak/) } })
  })

  it('can be given the same name in other capitals', async () => {
    const { member, transcript } = await memberWithCall(call.replaceAll('Dana:', 'DANA:'))
    const answer = await rename(member, transcript._id, { speaker: 'DANA', to: 'Dana' })
    expect(answer.body).toMatchObject({ speakers: ['Robin Ash', 'Dana', 'Luis'] })
    const some = await rename(member, transcript._id, { speaker: 'Dana', to: 'DANA', lines: [1] })
    expect(some.body).toMatchObject({ speakers: ['Robin Ash', 'Dana', 'Luis'] })
  })

  it('are the rep under each spelling of the name that the file has: in the review, the table and the list', async () => {
    const { member, transcript } = await memberWithCall(
      call.replace('Robin Ash: That sounds', 'ROBIN ASH: That sounds').replaceAll('Luis', 'Dana'),
    )
    expect(transcript).toMatchObject({ repSpeaker: 'Robin Ash', state: 'scoring', title: 'Call with Dana' })
    const { reviewId } = (await read(member, transcript._id)).body as { reviewId: string }
    const { body } = await test.request(member, 'GET', `/api/reviews/${reviewId}/export.json`)
    const said = (body as { turns: { speaker: string }[] }).turns.map(({ speaker }) => speaker)
    expect(said).toEqual(['rep', 'buyer', 'rep', 'buyer', 'rep', 'buyer'])
    const list = (await test.request(member, 'GET', '/api/transcripts?search=That%20sounds%20tiring')).body
    expect(list).toMatchObject({ items: [{ found: { speaker: 'rep' } }] })
  })

  it('are named as they are called in the file: anybody else is refused', async () => {
    const { member, transcript } = await memberWithCall()
    const answer = await rename(member, transcript._id, { speaker: 'Nobody', to: 'Dana' })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Choose one of the speakers: Robin Ash, Dana, Luis.' },
    })
  })
})

describe('a line whose words are wrong', () => {
  it('is put right beside the words that came, and the call is scored anew for nothing', async () => {
    const { member, transcript } = await memberWithCall()
    const answer = await edit(member, transcript._id, 6, 'About fourteen thousand dollars last quarter.')
    expect(answer.body).toMatchObject({ state: 'scoring', editedLines: 1, score: null })
    await test.runJobs()
    const { body } = await read(member, transcript._id)
    expect(body).toMatchObject({ transcript: { state: 'reviewed', editedLines: 1 } })
    expect((body as { lines: object[] }).lines[6]).toMatchObject({
      words: 'About fourteen thousand dollars last quarter.',
      original: 'About forty thousand dollars last quarter, and the drivers hate it.',
    })
    expect(JSON.stringify((body as { review: object }).review)).not.toContain('forty thousand')
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('keeps the words that came however often it is changed, and is no edit when they are written again', async () => {
    const { member, transcript } = await memberWithCall()
    await edit(member, transcript._id, 1, 'I have three minutes.')
    await edit(member, transcript._id, 1, 'I have four minutes.')
    const before = (await read(member, transcript._id)).body as { lines: object[] }
    expect(before.lines[1]).toMatchObject({ words: 'I have four minutes.', original: 'I have two minutes.' })
    expect((await edit(member, transcript._id, 1, 'I have two minutes.')).body).toMatchObject({ editedLines: 0 })
  })

  it('is not scored by what it said before: a scoring under way is done again', async () => {
    const { member, transcript } = await memberWithCall()
    await edit(member, transcript._id, 1, 'I have three minutes.')
    await edit(member, transcript._id, 3, 'In a notebook.')
    await test.runJobs()
    const { body } = await read(member, transcript._id)
    expect(body).toMatchObject({ transcript: { state: 'reviewed', editedLines: 2 } })
    expect(JSON.stringify((body as { review: object }).review)).not.toContain('In a spreadsheet')
  })

  it('makes the call as long as its words are now, where the file has no times', async () => {
    const { member, transcript } = await memberWithCall()
    const longer = await edit(member, transcript._id, 1, 'I have two minutes. '.repeat(40).trim())
    const { durationMs } = transcriptSchema.parse(longer.body)
    // 156 words more, at 160 words a minute.
    expect(durationMs - transcript.durationMs).toBe((156 * 60_000) / 160)
    expect((await edit(member, transcript._id, 1, 'I have two minutes.')).body).toMatchObject({
      durationMs: transcript.durationMs,
    })
  })

  it('can’t be made longer than a call may be', async () => {
    const { member, transcript } = await memberWithCall(`${call}\n${call}`)
    const words = 'a '.repeat(10_000).trim()
    for (const line of [0, 1, 2, 3, 4, 5, 6]) expect((await edit(member, transcript._id, line, words)).status).toBe(200)
    expect(await edit(member, transcript._id, 7, words)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^This transcript has .* words, and one call may have 80,000/) },
    })
  })

  it('has the times of its single words again when it is put back as it came', async () => {
    const saying = (speaker: string, from: number, words: string) => ({
      speaker,
      words: words.split(' ').map((word, at) => ({ word, start: from + at / 2, end: from + at / 2 + 0.4 })),
    })
    const { member } = await test.makeOrganization()
    const content = JSON.stringify([
      saying('Robin Ash', 0, 'How do you book the slots?'),
      saying('Dana', 5, 'In a spreadsheet by hand.'),
    ])
    const answer = await test.request(member, 'POST', '/api/transcripts', { fileName: 'call.json', content })
    const { _id } = transcriptSchema.parse(answer.body)
    const kept = () => readLines(test.db, member.orgId, _id)
    const came = await kept()
    expect(came[1]).toMatchObject({ wordTimes: { length: 5 } })
    await edit(member, _id, 1, 'In a notebook.')
    await edit(member, _id, 1, 'In two notebooks.')
    expect((await kept())[1]).not.toHaveProperty('wordTimes')
    await edit(member, _id, 1, 'In a spreadsheet by hand.')
    expect(await kept()).toEqual(came)
  })

  it('is unknown where the call has ended', async () => {
    const { member, transcript } = await memberWithCall()
    expect(await edit(member, transcript._id, 7, 'More.')).toMatchObject({
      status: 404,
      body: { message: 'Line not found' },
    })
  })
})

describe('the words of somebody else', () => {
  it('are changed by nobody of another organisation, by no colleague and no admin', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const answer = await test.request(member, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
    const { _id } = transcriptSchema.parse(answer.body)
    for (const other of [admin, outsider]) {
      const foreign = [await rename(other, _id, { speaker: 'Dana', to: 'X' }), await edit(other, _id, 0, 'X')]
      const unknown = [await rename(other, newId(), { speaker: 'Dana', to: 'X' }), await edit(other, newId(), 0, 'X')]
      expect(foreign.map(({ status }) => status)).toEqual([404, 404])
      expect(foreign.map(sayingOf)).toEqual(unknown.map(sayingOf))
    }
    expect((await read(member, _id)).body).toMatchObject({ transcript: { speakers: ['Robin Ash', 'Dana', 'Luis'] } })
  })
})
