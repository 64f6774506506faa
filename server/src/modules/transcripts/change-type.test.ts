import {
  getTranscript,
  listBestMoments,
  overrideCriterion,
  transcriptSchema,
  type CallType,
  type Review,
  type Transcript,
} from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'
import { somebodyWaits } from '../../../test/waiting.ts'
import { newId } from '../../platform/ids.ts'
import { wavTone } from './recording.fixture.ts'
import { fileSender } from './upload.fixture.ts'

let test: TestApp
/** Each test has a team of its own, whose rep has five credits. */
let team: TestOrganization
let rep: TestMember
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  team = await test.makeOrganization()
  rep = team.member
  await test.modules.credits.grantSignUp(rep.userId)
})

const call = `Robin Ash: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Dana: About forty thousand dollars last quarter, and the drivers hate it. But your price is too high for us.
Robin Ash: So waiting cost forty thousand last quarter. Shall we look at it together on Thursday at ten?
Dana: Thursday at ten works.`

async function uploaded(content = call, more: object = {}): Promise<Transcript> {
  const answer = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'call.txt', content, ...more })
  await test.runJobs()
  return transcriptSchema.parse(answer.body)
}

const ask = (by: TestMember, id: string, type: string): Promise<Answer> =>
  test.request(by, 'PUT', `/api/transcripts/${id}/type`, { type })

/** As the rep says it, with its review made. */
async function changed(id: string, type: CallType): Promise<void> {
  expect(await ask(rep, id, type)).toMatchObject({ status: 200, body: { type } })
  await test.runJobs()
}

const read = async (id: string, by = rep) =>
  getTranscript.response.parse((await test.request(by, 'GET', `/api/transcripts/${id}`)).body)

async function reviewOf(id: string, by = rep): Promise<{ reviewId: string; review: Review; total: number }> {
  const { review, reviewId } = await read(id, by)
  if (!review || reviewId === null || review.result.state !== 'scored') throw new Error('The call has no score')
  return { reviewId, review, total: review.result.total }
}

const creditsOf = () => test.modules.credits.planDetails(rep.userId)

const judge = async (reviewId: string, criterion: string, level: number): Promise<Review> => {
  const judged = { judgement: { state: 'scored', level }, reason: 'I heard it so' }
  const { body } = await test.request(
    team.admin,
    'PUT',
    `/api/reviews/${reviewId}/criteria/${criterion}/override`,
    judged,
  )
  return overrideCriterion.response.parse(body).review
}

describe('the kind of an uploaded call', () => {
  it('can be changed: it is reviewed anew as that kind, in the same review, and costs no second credit', async () => {
    const { _id, title } = await uploaded()
    const before = await reviewOf(_id)
    expect(before.review.type).toBe('discovery')
    expect(title).toBe('Call with Dana')
    expect((await ask(rep, _id, 'negotiation')).body).toMatchObject({
      state: 'scoring',
      type: 'negotiation',
      score: null,
    })
    expect(await read(_id)).toMatchObject({ review: null, reviewId: null })
    await test.runJobs()
    const after = await reviewOf(_id)
    expect(after.review.type).toBe('negotiation')
    expect(after.reviewId).toBe(before.reviewId)
    expect(after.review.metrics.map(({ range }) => range)).not.toEqual(before.review.metrics.map(({ range }) => range))
    expect((await read(_id)).transcript).toMatchObject({ state: 'reviewed', score: after.total })
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('is reviewed as it would have been from the first', async () => {
    const [late, first] = [await uploaded(), await uploaded(call, { type: 'closing' })]
    await changed(late._id, 'closing')
    const { earlierTypes, ...review } = (await reviewOf(late._id)).review
    expect(review).toEqual((await reviewOf(first._id)).review)
    expect(earlierTypes).toHaveLength(1)
  })

  it('is what the call is called after where nothing else tells', async () => {
    const { _id } = await fileSender(test).sent(rep, { fileName: 'recording.wav', content: wavTone(2) })
    expect((await read(_id)).transcript).toMatchObject({ state: 'needs-transcript', title: 'Discovery call' })
    await changed(_id, 'check-in')
    expect((await read(_id)).transcript).toMatchObject({ state: 'needs-transcript', title: 'Check-in call' })
  })

  it('can be said before it is known who the rep is, and is then what the call is reviewed as', async () => {
    const { _id } = await uploaded(call.replaceAll('Robin Ash', 'Speaker 1'))
    expect((await ask(rep, _id, 'demo')).body).toMatchObject({ state: 'asking', type: 'demo' })
    expect(await creditsOf()).toMatchObject({ credits: 5, reserved: 0 })
    await test.request(rep, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Speaker 1' })
    await test.runJobs()
    expect(await reviewOf(_id)).toMatchObject({ review: { type: 'demo' } })
  })

  it('said again, or one that there is none of, changes nothing', async () => {
    const { _id } = await uploaded()
    expect((await ask(rep, _id, 'discovery')).body).toMatchObject({ state: 'reviewed' })
    expect(await ask(rep, _id, 'chat')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await reviewOf(_id)).toMatchObject({ review: { type: 'discovery' } })
  })

  it('is changed in a call that waits for a credit, which then is reviewed as that', async () => {
    const poor = await test.makeMember(team, 'Member')
    const answer = await test.request(poor, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
    const { _id } = transcriptSchema.parse(answer.body)
    expect((await ask(poor, _id, 'closing')).body).toMatchObject({ state: 'waiting-for-credit', type: 'closing' })
    await test.modules.credits.grantSignUp(poor.userId)
    await test.runJobs()
    expect(await reviewOf(_id, poor)).toMatchObject({ review: { type: 'closing' } })
  })

  it('of a call too short to score costs nothing either, and asks for no credit', async () => {
    const poor = await test.makeMember(team, 'Member')
    await test.modules.credits.grantSignUp(poor.userId)
    const content = 'Robin Ash: Hello Dana.\nDana: Not now.'
    const answer = await test.request(poor, 'POST', '/api/transcripts', { fileName: 'call.txt', content })
    await test.runJobs()
    const { _id } = transcriptSchema.parse(answer.body)
    await test.db.updateTable('credit_balances').set({ balance: 0 }).where('user_id', '=', poor.userId).execute()
    expect((await ask(poor, _id, 'demo')).body).toMatchObject({ state: 'scoring' })
    expect((await ask(poor, _id, 'closing')).body).toMatchObject({ state: 'scoring' })
    await test.runJobs()
    expect(await read(_id, poor)).toMatchObject({
      transcript: { state: 'reviewed', score: null },
      review: { type: 'closing', result: { state: 'too-short' } },
    })
  })

  it('tries a call again whose scoring failed', async () => {
    const { _id } = await uploaded()
    await test.db.updateTable('transcripts').set({ state: 'failed', failure: 'ours' }).where('id', '=', _id).execute()
    expect((await read(_id)).transcript.state).toBe('failed')
    await changed(_id, 'closing')
    expect(await reviewOf(_id)).toMatchObject({ review: { type: 'closing' } })
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })
})

describe('a kind that is changed while the call is scored', () => {
  /** Has the scoring under way wait where it writes its review, behind a change of the kind. */
  async function whileScored(id: string, type: CallType): Promise<void> {
    const both = await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('transcripts').select('id').where('id', '=', id).forUpdate().execute()
      const changing = ask(rep, id, type)
      await somebodyWaits(test.db, 'select')
      const scoring = test.runJobs()
      await somebodyWaits(test.db, 'select', 2)
      return { changing, scoring }
    })
    expect(await both.changing).toMatchObject({ status: 200 })
    await both.scoring
    await test.runJobs()
  }

  it('lets go of that review, and has one made of the other kind', async () => {
    const answer = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'call.txt', content: call })
    const { _id } = transcriptSchema.parse(answer.body)
    await whileScored(_id, 'closing')
    const { review } = await reviewOf(_id)
    expect(review).toMatchObject({ type: 'closing' })
    // What nobody has seen is nothing that the call came to.
    expect(review.earlierTypes).toBeUndefined()
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('twice at once makes one review, of the kind that was said last', async () => {
    const { _id } = await uploaded()
    const before = await reviewOf(_id)
    await Promise.all([ask(rep, _id, 'closing'), ask(rep, _id, 'demo')])
    await test.runJobs()
    const { transcript } = await read(_id)
    const after = await reviewOf(_id)
    expect(after.review.type).toBe(transcript.type)
    expect(after.review.earlierTypes).toMatchObject([{ type: 'discovery', total: before.total }])
    expect(await test.db.selectFrom('reviews').selectAll().where('subject_id', '=', _id).execute()).toHaveLength(1)
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('takes nothing back when the call is deleted before its review is made', async () => {
    const { _id } = await uploaded()
    await ask(rep, _id, 'closing')
    expect((await test.request(rep, 'DELETE', `/api/transcripts/${_id}`)).status).toBe(204)
    await test.runJobs()
    expect((await ask(rep, _id, 'demo')).status).toBe(404)
    expect(await test.db.selectFrom('earlier_types').selectAll().where('org_id', '=', rep.orgId).execute()).toEqual([])
    expect(await creditsOf()).toMatchObject({ credits: 4, reserved: 0 })
  })
})

describe('what was there before a call was given another kind', () => {
  it('is told beside the review to its rep and admins: what it came to, once for each kind', async () => {
    const { _id } = await uploaded()
    const discovery = await reviewOf(_id)
    await changed(_id, 'demo')
    const demo = await reviewOf(_id)
    const { name, version } = discovery.review.rubric
    const first = { type: 'discovery', total: discovery.total, failed: false, rubric: { name, version } }
    expect(demo.review.earlierTypes).toMatchObject([first])
    await changed(_id, 'closing')
    expect((await reviewOf(_id, team.admin)).review.earlierTypes).toMatchObject([
      { type: 'demo', total: demo.total },
      first,
    ])
    const csv = await test.request(rep, 'GET', `/api/reviews/${demo.reviewId}/export.csv`)
    expect(String(csv.body)).toContain(`Scored as another kind of call,Discovery,"${discovery.total} (`)
    expect((await test.request(rep, 'GET', `/api/reviews/${demo.reviewId}/export.pdf`)).status).toBe(200)
    await changed(_id, 'discovery')
    const again = await reviewOf(_id)
    expect(again.total).toBe(discovery.total)
    expect(again.review.earlierTypes?.map(({ type }) => type)).toEqual(['closing', 'demo'])
  })

  it('is nothing to colleagues: they read the review as it is, and it stays shared', async () => {
    const { _id } = await uploaded()
    const { reviewId } = await reviewOf(_id)
    await test.request(rep, 'PUT', `/api/reviews/${reviewId}/share`, { shared: true })
    const colleague = await test.makeMember(team, 'Member')
    await changed(_id, 'demo')
    const { review, transcript } = await read(_id, colleague)
    expect({ type: transcript.type, reviewed: review?.type }).toEqual({ type: 'demo', reviewed: 'demo' })
    expect(review?.earlierTypes).toBeUndefined()
    const json = await test.request(colleague, 'GET', `/api/reviews/${reviewId}/export.json`)
    expect(JSON.stringify(json.body)).not.toContain('earlierTypes')
    expect((await ask(colleague, _id, 'closing')).status).toBe(404)
  })

  it('goes when somebody else turns out to be the rep', async () => {
    const { _id } = await uploaded()
    await changed(_id, 'demo')
    await test.request(rep, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Dana' })
    await test.request(rep, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Robin Ash' })
    await test.runJobs()
    expect((await reviewOf(_id)).review.earlierTypes).toBeUndefined()
  })

  it('counts no more where a manager judged it, and counts again when the call is of that kind again', async () => {
    const { _id } = await uploaded()
    const engine = await reviewOf(_id)
    const judged = await judge(engine.reviewId, 'next-step', 1)
    await changed(_id, 'negotiation')
    const other = await reviewOf(_id)
    expect(other.review.earlierJudgements).toMatchObject([
      { type: 'discovery', judgement: { state: 'scored', level: 1 }, reason: 'I heard it so', by: 'Robin Ash' },
    ])
    expect(JSON.stringify(other.review.result)).not.toContain('"override"')
    expect((await read(_id)).transcript.engineScore).toBeNull()
    const csv = await test.request(rep, 'GET', `/api/reviews/${engine.reviewId}/export.csv`)
    expect(String(csv.body)).toContain('Judged as Discovery,')

    const judging = `/api/reviews/${engine.reviewId}/criteria/next-step/judging`
    expect(await test.request(team.admin, 'GET', judging)).toMatchObject({
      body: { judged: [{ judgement: { level: 1 }, type: 'discovery' }] },
    })

    // One that is given of the other kind falls in its turn, and neither takes the place of the other.
    await judge(engine.reviewId, 'next-step', 5)
    await changed(_id, 'discovery')
    const back = await reviewOf(_id)
    expect(back.total).toBe(judged.result.state === 'scored' ? judged.result.total : null)
    expect(back.review.result).toEqual(judged.result)
    expect(back.review.earlierJudgements).toMatchObject([{ type: 'negotiation', judgement: { level: 5 } }])
    expect((await read(_id)).transcript).toMatchObject({ score: back.total, engineScore: engine.total })
    await changed(_id, 'negotiation')
    expect((await reviewOf(_id)).review.earlierJudgements).toMatchObject([{ type: 'discovery' }])
  })

  it('can’t be judged while the call is scored anew', async () => {
    const { _id } = await uploaded()
    const { reviewId } = await reviewOf(_id)
    await ask(rep, _id, 'negotiation')
    const judged = { judgement: { state: 'not-shown' }, reason: 'It was not' }
    const path = `/api/reviews/${reviewId}/criteria/next-step/override`
    expect(await test.request(team.admin, 'PUT', path, judged)).toMatchObject({ status: 409 })
  })

  it('stays where somebody kept a moment of it, which is found under the kind that the call is of now', async () => {
    const { _id } = await uploaded()
    const { reviewId } = await reviewOf(_id)
    const told = { fromTurn: 2, toTurn: 3, title: 'Asked how', note: '', skill: null, shared: true }
    expect(await test.request(rep, 'POST', `/api/reviews/${reviewId}/best-moments`, told)).toMatchObject({
      status: 201,
    })
    await changed(_id, 'closing')
    const found = async (type: CallType) =>
      listBestMoments.response.parse((await test.request(rep, 'GET', `/api/best-moments?type=${type}`)).body).items
    expect(await found('closing')).toMatchObject([{ title: 'Asked how', type: 'closing', lines: [{}, {}] }])
    expect(await found('discovery')).toEqual([])
  })

  it('falls where the call was scored beside its review, as with any review that is made anew', async () => {
    const { _id } = await uploaded()
    const { reviewId } = await reviewOf(_id)
    const scorings = `/api/reviews/${reviewId}/scorings`
    expect((await test.request(team.admin, 'POST', scorings, { rubric: 'spin' })).status).toBeLessThan(300)
    expect((await test.request(rep, 'GET', scorings)).body).toMatchObject({ others: [{}] })
    await changed(_id, 'closing')
    expect((await test.request(rep, 'GET', scorings)).body).toMatchObject({ others: [] })
  })
})

describe('the kind of somebody else’s call', () => {
  it('is changed by nobody of another organisation, by no colleague and no admin', async () => {
    const { _id } = await uploaded()
    for (const other of [team.admin, team.owner, team.outsider]) {
      const [foreign, unknown] = [await ask(other, _id, 'closing'), await ask(other, newId(), 'closing')]
      expect(foreign.status).toBe(404)
      expect(sayingOf(foreign)).toEqual(sayingOf(unknown))
    }
    expect((await read(_id)).transcript.type).toBe('discovery')
  })
})
