import { randomUUID } from 'node:crypto'
import { listTranscripts, transcriptSchema, type Transcript } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { somebodyWaits } from '../../../test/waiting.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const none = { items: [], next: null, total: 0, allTotal: 0 }

/** A call with enough said to be scored. The rep of the factories is called Robin Ash. */
const call = (rep: string): string =>
  `${rep}: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
${rep}: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
${rep}: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Dana: About forty thousand dollars last quarter, and the drivers hate it.
${rep}: So the sheet is wrong by noon and waiting cost forty thousand last quarter. Shall we look at it together on Thursday at ten?
Dana: Thursday at ten works.`

const upload = (actor: TestMember, content: string, more: object = {}): ReturnType<TestApp['request']> =>
  test.request(actor, 'POST', '/api/transcripts', { fileName: 'Dana, 20 Nov.txt', content, ...more })

async function uploaded(actor: TestMember, content: string): Promise<Transcript> {
  const answer = await upload(actor, content)
  expect(answer.status).toBe(201)
  return transcriptSchema.parse(answer.body)
}

const name = (actor: TestMember, id: string, repSpeaker: string): ReturnType<TestApp['request']> =>
  test.request(actor, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker })

const read = (actor: TestMember, id: string): ReturnType<TestApp['request']> =>
  test.request(actor, 'GET', `/api/transcripts/${id}`)

const creditsOf = (actor: TestMember): ReturnType<TestApp['modules']['credits']['planDetails']> =>
  test.modules.credits.planDetails(actor.userId)

async function memberWithCredits(): Promise<TestMember> {
  const { member } = await test.makeOrganization()
  await test.modules.credits.grantSignUp(member.userId)
  return member
}

describe('an uploaded call', () => {
  it('is scored for one credit when its rep is known by name', async () => {
    const member = await memberWithCredits()
    const transcript = await uploaded(member, call('Robin Ash'))
    expect(transcript).toMatchObject({
      title: 'Dana, 20 Nov',
      state: 'scoring',
      repSpeaker: 'Robin Ash',
      speakers: ['Robin Ash', 'Dana'],
      timesEstimated: true,
    })
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 1 })
    await test.runJobs()
    const { body } = await read(member, transcript._id)
    expect(body).toMatchObject({
      transcript: { state: 'reviewed', score: expect.any(Number) },
      review: { result: { state: 'scored' }, type: 'discovery' },
      reviewId: expect.any(String),
    })
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
    expect(await test.modules.credits.ownHistory(member, member.userId)).toMatchObject([
      { note: 'Review of Dana, 20 Nov' },
      {},
    ])
  })

  it('is listed between two instants from the first on and before the other', async () => {
    const member = await memberWithCredits()
    const { createdAt } = await uploaded(member, call('Robin Ash'))
    const later = new Date(Date.parse(createdAt) + 1).toISOString()
    const earlier = new Date(Date.parse(createdAt) - 1).toISOString()
    const listed = async (times: string) =>
      listTranscripts.response.parse((await test.request(member, 'GET', `/api/transcripts?${times}`)).body).total
    expect(await listed(`from=${createdAt}&before=${later}`)).toBe(1)
    expect(await listed(`from=${earlier}&before=${createdAt}`)).toBe(0)
    expect(await listed(`from=${later}`)).toBe(0)
  })

  it('asks who the rep is when no speaker has their name, and costs nothing until it knows', async () => {
    const member = await memberWithCredits()
    const transcript = await uploaded(member, call('Speaker 1'))
    expect(transcript).toMatchObject({ state: 'asking', repSpeaker: null })
    expect(await creditsOf(member)).toMatchObject({ credits: 5, reserved: 0 })
    const stranger = await name(member, transcript._id, 'Speaker 3')
    expect(stranger).toMatchObject({ status: 400, body: { message: 'Choose one of the speakers: Speaker 1, Dana.' } })
    expect((await name(member, transcript._id, 'Speaker 1')).body).toMatchObject({ state: 'scoring' })
    await test.runJobs()
    expect((await read(member, transcript._id)).body).toMatchObject({ transcript: { state: 'reviewed' } })
  })

  it('is scored again for nothing when the rep turns out to be somebody else', async () => {
    const member = await memberWithCredits()
    const transcript = await uploaded(member, call('Robin Ash'))
    await test.runJobs()
    expect((await name(member, transcript._id, 'Dana')).body).toMatchObject({ state: 'scoring', score: null })
    expect((await read(member, transcript._id)).body).toMatchObject({ review: null, reviewId: null })
    await test.runJobs()
    expect((await read(member, transcript._id)).body).toMatchObject({ transcript: { state: 'reviewed' } })
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
    const reviews = await test.db.selectFrom('reviews').where('subject_id', '=', transcript._id).selectAll().execute()
    expect(reviews).toHaveLength(1)
  })

  it('is kept and readable without a credit, and scored once there is one', async () => {
    const { member } = await test.makeOrganization()
    const transcript = await uploaded(member, call('Robin Ash'))
    expect(transcript.state).toBe('waiting-for-credit')
    expect((await read(member, transcript._id)).body).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({
          name: 'Dana',
          words: 'I have two minutes.',
          startMs: expect.any(Number),
          original: null,
          endMs: expect.any(Number),
        }),
      ]),
    })
    await test.modules.credits.grantSignUp(member.userId)
    await test.runJobs()
    expect((await read(member, transcript._id)).body).toMatchObject({ transcript: { state: 'reviewed' } })
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('is scored though another that waited for the same credit is deleted just then', async () => {
    const { member } = await test.makeOrganization()
    const [deleted, kept] = [await uploaded(member, call('Robin Ash')), await uploaded(member, call('Robin Ash'))]
    const { running } = await test.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('transcripts').where('id', '=', deleted._id).execute()
      await test.modules.credits.grantSignUp(member.userId)
      const beginning = test.runJobs()
      await somebodyWaits(test.db, 'select')
      return { running: beginning }
    })
    await running
    expect((await read(member, kept._id)).body).toMatchObject({ transcript: { state: 'reviewed' } })
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('costs nothing when it is too short to score', async () => {
    const member = await memberWithCredits()
    const transcript = await uploaded(member, 'Robin Ash: Hello Dana.\nDana: Not now.')
    await test.runJobs()
    expect((await read(member, transcript._id)).body).toMatchObject({
      transcript: { state: 'reviewed', score: null },
      review: { result: { state: 'too-short' } },
    })
    expect(await creditsOf(member)).toMatchObject({ credits: 5, reserved: 0 })
  })

  it('is refused with a sentence that says what to do when the file can’t be used', async () => {
    const member = await memberWithCredits()
    for (const content of [
      '   ',
      'Robin Ash: I talk alone.',
      'just some words\nwithout anybody saying them',
      '%PDF-1.7',
    ]) {
      const answer = await upload(member, content)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', message: expect.stringMatching(/\.$/) } })
    }
    expect((await test.request(member, 'GET', '/api/transcripts')).body).toEqual(none)
  })

  it('may be 2 MB long, and more is refused', async () => {
    const member = await memberWithCredits()
    const long = `Robin Ash: Hello.\nDana: ${'well '.repeat(60_000)}`
    expect((await upload(member, long)).status).toBe(201)
    expect((await upload(member, 'x'.repeat(2_000_001))).status).toBe(400)
    expect((await upload(member, 'x'.repeat(8_000_001))).status).toBe(413)
  })

  it('can’t bring more than the call asks for', async () => {
    const member = await memberWithCredits()
    for (const more of [{ userId: member.userId }, { score: 100 }, { state: 'reviewed' }, { paid: true }]) {
      expect(await upload(member, call('Robin Ash'), more)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    }
  })

  it('is deleted with its review, and gives back a credit that was only set aside', async () => {
    const member = await memberWithCredits()
    const scored = await uploaded(member, call('Robin Ash'))
    await test.runJobs()
    const waiting = await uploaded(member, call('Robin Ash'))
    for (const { _id } of [scored, waiting]) {
      expect((await test.request(member, 'DELETE', `/api/transcripts/${_id}`)).status).toBe(204)
      expect((await read(member, _id)).status).toBe(404)
      expect(await test.db.selectFrom('reviews').where('subject_id', '=', _id).selectAll().execute()).toEqual([])
    }
    await test.runJobs()
    expect(await creditsOf(member)).toMatchObject({ credits: 4, reserved: 0 })
  })
})

describe('the list of uploaded calls', () => {
  it('is read page by page, newest first, each call once', async () => {
    const { member } = await test.makeOrganization()
    const ids: string[] = []
    for (let made = 0; made < 5; made++) ids.unshift((await uploaded(member, call('Speaker 1')))._id)
    const seen: string[] = []
    let next: string | null = null
    do {
      const after: string = next === null ? '' : `&cursor=${next}`
      const { body } = await test.request(member, 'GET', `/api/transcripts?limit=2${after}`)
      const page = listTranscripts.response.parse(body)
      expect(page.total).toBe(5)
      seen.push(...page.items.map(({ _id }) => _id))
      next = page.next
    } while (next !== null)
    expect(seen).toEqual(ids)
  })

  it('knows no other pages', async () => {
    const { member } = await test.makeOrganization()
    expect(await test.request(member, 'GET', '/api/transcripts?cursor=elsewhere')).toMatchObject({ status: 400 })
  })
})

describe('who sees an uploaded call', () => {
  it('its uploader and the organisation’s admins, and only the uploader changes it', async () => {
    const { orgId, organizationId, member, admin } = await test.makeOrganization()
    const colleague = await test.makeMember({ orgId, organizationId }, 'Member')
    const { _id } = await uploaded(member, call('Speaker 1'))
    expect((await read(admin, _id)).status).toBe(200)
    expect((await read(colleague, _id)).status).toBe(404)
    expect((await test.request(colleague, 'GET', '/api/transcripts')).body).toEqual(none)
    for (const actor of [admin, colleague]) {
      expect((await name(actor, _id, 'Dana')).status).toBe(404)
      expect((await test.request(actor, 'DELETE', `/api/transcripts/${_id}`)).status).toBe(404)
    }
  })

  it('another organisation sees nothing, and a foreign id looks like one that does not exist', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { _id } = await uploaded(member, call('Speaker 1'))
    expect((await test.request(outsider, 'GET', '/api/transcripts')).body).toEqual(none)
    const attempts = (id: string): Array<ReturnType<TestApp['request']>> => [
      read(outsider, id),
      name(outsider, id, 'Dana'),
      test.request(outsider, 'DELETE', `/api/transcripts/${id}`),
    ]
    const foreign = await Promise.all(attempts(_id))
    const random = await Promise.all(attempts(randomUUID()))
    for (const { status } of foreign) expect(status).toBe(404)
    expect(foreign.map(sayingOf)).toEqual(random.map(sayingOf))
    expect((await read(member, _id)).body).toMatchObject({ transcript: { state: 'asking' } })
  })
})
