import {
  getAgreement,
  getJudging,
  getProgress,
  getSimulationReview,
  getTranscript,
  listSimulations,
  overrideCriterion,
  transcriptSchema,
  type Judgement,
  type Review,
  type Simulation,
} from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { newId } from '../../platform/ids.ts'

serveTeams()

const lines = [
  'Hi, this is Sam. Thanks for making the time. How do you plan the work of your people today?',
  'That makes sense. What goes wrong with that when it gets busy?',
  'It sounds like that costs you. What does it cost you when that happens?',
]

interface Practised {
  readonly id: string
  readonly reviewId: string
  readonly review: Review
}

/** A call by this member, who has credits. */
async function practised(by: TestMember = rep): Promise<Practised> {
  const { _id: id } = await makeCall(test, by, personaId)
  await held(id, by)
  return { id, ...(await reviewOf(id)) }
}

async function held(id: string, by: TestMember): Promise<void> {
  const client = await joinCall(address, id, by.token)
  await client.event('buyer-turn')
  for (const line of lines) await client.ask(line)
  client.send({ type: 'hang-up' })
  await client.closed()
  test.clock.advance(60_000)
}

async function reviewOf(id: string): Promise<Omit<Practised, 'id'>> {
  const { body } = await test.request(organization.admin, 'GET', `/api/simulations/${id}/review`)
  const ready = getSimulationReview.response.parse(body)
  if (ready.state !== 'ready') throw new Error('The call has no review')
  return { reviewId: ready.reviewId, review: ready.review }
}

const addressOf = (reviewId: string, criterion: string): string =>
  `/api/reviews/${reviewId}/criteria/${criterion}/override`

const judge = (
  by: TestMember,
  reviewId: string,
  criterion: string,
  judgement: Judgement,
  reason = 'I heard it differently',
): Promise<Answer> => test.request(by, 'PUT', addressOf(reviewId, criterion), { judgement, reason })

const takeBack = (by: TestMember, reviewId: string, criterion: string): Promise<Answer> =>
  test.request(by, 'DELETE', addressOf(reviewId, criterion))

const level = (of: number): Judgement => ({ state: 'scored', level: of })

function scoredIn({ result }: Review) {
  if (result.state !== 'scored') throw new Error('The call was not scored')
  return result
}
const reviewIn = ({ body }: Answer): Review => overrideCriterion.response.parse(body).review

async function listed(by: TestMember): Promise<Simulation[]> {
  const { body } = await test.request(by, 'GET', '/api/simulations?userId=' + rep.userId)
  return listSimulations.response.parse(body).items
}
const listedCall = async (id: string): Promise<Simulation | undefined> =>
  (await listed(rep)).find(({ _id }) => _id === id)

describe('a criterion judged by a manager', () => {
  it('counts everywhere, says who, why and what the engine found, and is the engine’s again when taken back', async () => {
    const { id, reviewId, review } = await practised()
    const before = scoredIn(review)
    const answer = await judge(organization.admin, reviewId, 'opening', level(5), '  She asked for time, twice.  ')
    expect(answer.status).toBe(200)
    const counted = scoredIn(reviewIn(answer))
    expect(counted.total).toBeGreaterThan(before.total)
    expect(counted.engineTotal).toBe(before.total)
    const { state, level: engineLevel } = before.scores.find(({ criterion }) => criterion === 'opening') ?? {}
    expect(counted.scores.find(({ criterion }) => criterion === 'opening')).toMatchObject({
      level: 5,
      override: {
        by: 'Robin Ash',
        byUserId: organization.admin.userId,
        reason: 'She asked for time, twice.',
        engine: engineLevel === null ? { state } : { state, level: engineLevel },
      },
    })
    expect((await reviewOf(id)).review).toEqual(reviewIn(answer))
    expect(await listedCall(id)).toMatchObject({ score: counted.total, engineScore: before.total })
    const progress = getProgress.response.parse((await test.request(rep, 'GET', `/api/progress/${rep.userId}`)).body)
    expect(progress.scores.at(-1)?.score).toBe(counted.total)
    expect(progress.skills.find(({ skill }) => skill === 'opening')?.last).toBe(100)
    const persona = await test.request(rep, 'GET', `/api/pipeline/persona/${personaId}`)
    expect(persona.body).toMatchObject({ persona: { bestScore: counted.total } })

    expect(reviewIn(await takeBack(organization.admin, reviewId, 'opening'))).toEqual(review)
    expect((await reviewOf(id)).review).toEqual(review)
    expect(await listedCall(id)).toMatchObject({ score: before.total, engineScore: null })
  })

  it('is told in what is taken away: the table of calls, the review as a table and as JSON', async () => {
    const { reviewId, review } = await practised()
    const { total } = scoredIn(reviewIn(await judge(organization.owner, reviewId, 'opening', level(5), 'Twice asked')))
    const calls = await test.request(rep, 'GET', '/api/simulations/export.csv')
    expect(String(calls.body)).toContain('Score by the engine')
    expect(String(calls.body)).toContain(`,${total},${scoredIn(review).total},`)
    const csv = String((await test.request(rep, 'GET', `/api/reviews/${reviewId}/export.csv`)).body)
    expect(csv).toMatch(/Opening,5 of 5 \(Robin Ash; the engine: /)
    expect(csv).toContain('Twice asked')
    const json = await test.request(rep, 'GET', `/api/reviews/${reviewId}/export.json`)
    expect(JSON.stringify(json.body)).toContain('Twice asked')
    expect((await test.request(rep, 'GET', `/api/reviews/${reviewId}/export.pdf`)).status).toBe(200)
  })

  it('moves the change of the call after it, and of its retries, by as much', async () => {
    const first = await practised()
    const fork = await test.request(rep, 'POST', `/api/simulations/${first.id}/fork`, { turn: 1 })
    const retry = (fork.body as Simulation)._id
    await held(retry, rep)
    const other = await practised()
    const changes = async () =>
      Promise.all([first.id, retry, other.id].map(async (id) => (await listedCall(id))?.scoreChange ?? null))
    const [, retried = null, later = null] = await changes()
    expect(retried).not.toBeNull()
    const given = scoredIn(reviewIn(await judge(organization.admin, first.reviewId, 'opening', level(5))))
    const by = given.total - scoredIn(first.review).total
    expect(by).toBeGreaterThan(0)
    expect(await changes()).toEqual([null, (retried ?? 0) - by, later])
    const retryReview = (await reviewOf(retry)).reviewId
    const retryTotal = (await listedCall(retry))?.score ?? 0
    const lowered = scoredIn(reviewIn(await judge(organization.admin, retryReview, 'opening', { state: 'not-shown' })))
    const down = lowered.total - retryTotal
    expect(await changes()).toEqual([null, (retried ?? 0) - by + down, (later ?? 0) - down])
    await takeBack(organization.admin, retryReview, 'opening')
    await takeBack(organization.admin, first.reviewId, 'opening')
    expect(await changes()).toEqual([null, retried, later])
  })

  it('needs a reason unless it confirms, a level that there is, a criterion of the rubric, and something left to count', async () => {
    const { reviewId, review } = await practised()
    const { admin } = organization
    const { scores } = scoredIn(review)
    const opening = scores.find(({ criterion }) => criterion === 'opening')
    const same: Judgement = opening?.level ? level(opening.level) : { state: 'not-shown' }
    expect(await judge(admin, reviewId, 'opening', same, '')).toMatchObject({ status: 200 })
    const other = opening?.level === 1 ? 2 : 1
    expect(await judge(admin, reviewId, 'opening', level(other), '  ')).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'Say why, so that the rep can learn from it.' },
    })
    expect((await judge(admin, reviewId, 'opening', level(6))).status).toBe(400)
    expect((await judge(admin, reviewId, 'opening', level(4), 'x'.repeat(1001))).status).toBe(400)
    expect(await judge(admin, reviewId, 'need-payoff', level(4))).toMatchObject({
      status: 404,
      body: { message: 'Criterion not found' },
    })
    const answers: Answer[] = []
    for (const { criterion } of scores)
      answers.push(await judge(admin, reviewId, criterion, { state: 'not-applicable' }))
    expect(answers.at(-1)).toMatchObject({ status: 409, body: { message: 'At least one criterion has to count.' } })
  })

  it('again is kept under the names that the criterion and its rubric have now', async () => {
    const { reviewId, review } = await practised()
    const criterion = scoredIn(review).scores[0]?.criterion ?? ''
    const namesOf = () =>
      test.db
        .selectFrom('criterion_overrides')
        .select(['label', 'rubric_name'])
        .where('review_id', '=', reviewId)
        .executeTakeFirstOrThrow()
    await judge(organization.admin, reviewId, criterion, level(2))
    const now = await namesOf()
    const before = { label: 'Called so before', rubric_name: 'Rules of before' }
    await test.db.updateTable('criterion_overrides').set(before).where('review_id', '=', reviewId).execute()
    await judge(organization.admin, reviewId, criterion, level(3))
    expect(await namesOf()).toEqual(now)
  })

  it('of a call that was too short to score there is none', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await joinCall(address, call._id, rep.token)
    await client.event('buyer-turn')
    client.send({ type: 'hang-up' })
    await client.closed()
    const { reviewId } = await reviewOf(call._id)
    expect(await judge(organization.admin, reviewId, 'opening', level(3))).toMatchObject({ status: 409 })
  })

  it('is for admins, of their own organisation', async () => {
    const { reviewId, review } = await practised()
    expect((await judge(rep, reviewId, 'opening', level(5))).status).toBe(403)
    expect((await takeBack(rep, reviewId, 'opening')).status).toBe(403)
    expect((await test.request(rep, 'GET', '/api/reviews/agreement')).status).toBe(403)
    for (const id of [reviewId, newId()]) {
      const answer = await judge(organization.outsider, id, 'opening', level(5))
      expect(answer).toMatchObject({ status: 404, body: { message: 'Review not found' } })
    }
    const { outsider } = organization
    expect((await test.request(outsider, 'GET', '/api/reviews/agreement')).body).toMatchObject({ criteria: [] })
    const after = await test.request(rep, 'GET', `/api/reviews/${reviewId}/scorings`)
    expect(after.body).toMatchObject({ first: { review: { result: review.result } } })
  })
})

const said = `Robin Ash: ${lines[0]}
Dana: In a spreadsheet, by hand.
Robin Ash: ${lines[1]}
Dana: It is wrong by noon and drivers wait.
Robin Ash: What does that cost you, and could we look at it together on Thursday at ten?
Dana: Thursday at ten works.`

describe('a judged criterion of an uploaded call', () => {
  it('stays when a line is put right, and falls when somebody else turns out to be the rep', async () => {
    const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: said })
    const { _id: id } = transcriptSchema.parse(sent.body)
    await test.runJobs()
    const page = async () =>
      getTranscript.response.parse((await test.request(rep, 'GET', `/api/transcripts/${id}`)).body)
    const before = await page()
    const given = await judge(organization.admin, before.reviewId ?? '', 'next-step', { state: 'not-shown' })
    const counted = scoredIn(reviewIn(given))
    const engine = before.review === null ? null : scoredIn(before.review).total
    expect((await page()).transcript).toMatchObject({ score: counted.total, engineScore: engine })
    await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/1`, { words: 'In a spreadsheet, and by hand.' })
    expect(await judge(organization.admin, before.reviewId ?? '', 'opening', level(5))).toMatchObject({ status: 409 })
    await test.runJobs()
    const edited = await page()
    expect(edited.transcript).toMatchObject({ score: counted.total, engineScore: engine })
    expect(edited.review && scoredIn(edited.review).total).toBe(counted.total)
    await test.request(rep, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Dana' })
    await test.runJobs()
    // With Dana for the rep the call is too short to score, and what was judged is read by nobody.
    const kept = test.db.selectFrom('criterion_judgements').where('review_id', '=', before.reviewId ?? '')
    expect(await kept.select(['taken_back', 'reason']).orderBy('taken_back').execute()).toMatchObject([
      { taken_back: false },
      { taken_back: true, reason: expect.stringContaining('somebody else turned out to be the rep') },
    ])
    const swapped = await page()
    expect(swapped.transcript.engineScore).toBeNull()
    expect(JSON.stringify(swapped.review)).not.toContain('"override"')
  })
})

describe('a judged criterion of a call that is scored anew by another rubric', () => {
  it('counts no more and is told beside the new scores: what was given, by which rubric, and what the engine had found', async () => {
    const { admin } = organization
    const settings = `/api/organizations/mongoid/${organization.organizationId}`
    const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: said })
    const { _id: id } = transcriptSchema.parse(sent.body)
    await test.runJobs()
    const page = async (by = rep) =>
      getTranscript.response.parse((await test.request(by, 'GET', `/api/transcripts/${id}`)).body)
    const before = await page()
    const reviewId = before.reviewId ?? ''
    const found = before.review && scoredIn(before.review).scores.find(({ criterion }) => criterion === 'opening')
    await judge(admin, reviewId, 'opening', level(5), 'She asked for time')
    expect((await page()).review?.earlierJudgements).toBeUndefined()

    await test.request(admin, 'PUT', settings, { rubric: 'spin' })
    await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/1`, { words: 'In a spreadsheet, and by hand.' })
    await test.runJobs()
    const anew = await page()
    const told = [
      {
        label: 'Opening',
        judgement: level(5),
        engine: found?.level ? level(found.level) : { state: 'not-shown' },
        rubric: { name: before.review?.rubric.name, version: before.review?.rubric.version },
        by: 'Robin Ash',
        reason: 'She asked for time',
      },
    ]
    expect(anew.review?.rubric.key).toBe('spin')
    expect(anew.review?.earlierJudgements).toMatchObject(told)
    expect(anew.transcript.engineScore).toBeNull()

    const criterion = anew.review && scoredIn(anew.review).scores[0]?.criterion
    const judged = reviewIn(await judge(admin, reviewId, criterion ?? '', level(5)))
    expect(judged.earlierJudgements).toMatchObject(told)
    expect(reviewIn(await takeBack(admin, reviewId, criterion ?? '')).earlierJudgements).toMatchObject(told)
    const csv = String((await test.request(rep, 'GET', `/api/reviews/${reviewId}/export.csv`)).body)
    expect(csv).toContain('Judged under an earlier rubric,Opening,')
    expect((await test.request(rep, 'GET', `/api/reviews/${reviewId}/export.pdf`)).status).toBe(200)
    await test.request(rep, 'PUT', `/api/reviews/${reviewId}/share`, { shared: true })
    const colleague = await test.makeMember(organization, 'Member')
    expect((await page(colleague)).review?.earlierJudgements).toMatchObject([{ label: 'Opening', reason: '' }])

    await test.request(rep, 'PUT', `/api/transcripts/${id}/speakers`, { repSpeaker: 'Dana' })
    await test.runJobs()
    expect((await page()).review?.earlierJudgements).toBeUndefined()
    await test.request(admin, 'PUT', settings, { rubric: 'coachable' })
  })
})

describe('the agreement of people and the engine', () => {
  it('counts what was judged and confirmed, by criterion, and leaves out the judge’s own practice calls', async () => {
    const { admin } = organization
    const nobody = { n: 0, exact: null, withinOne: null, kappa: null, applicability: 0 }
    const read = async () =>
      getAgreement.response.parse((await test.request(admin, 'GET', '/api/reviews/agreement')).body)
    expect(await read()).toEqual({ all: nobody, criteria: [] })
    const one = await practised()
    const two = await practised()
    await test.modules.credits.grantSignUp(admin.userId)
    const own = await practised(admin)
    const engine = scoredIn(one.review).scores.find(({ criterion }) => criterion === 'opening')?.level ?? 0
    const same: Judgement = engine === 0 ? { state: 'not-shown' } : level(engine)
    const beside = level(engine === 5 ? 4 : engine + 1)
    await judge(admin, one.reviewId, 'opening', same, '')
    await judge(admin, two.reviewId, 'opening', beside)
    await judge(admin, two.reviewId, 'discovery', { state: 'not-applicable' })
    await judge(admin, own.reviewId, 'opening', same, '')
    const { all, criteria } = await read()
    expect(all).toMatchObject({ n: 2, exact: 0.5, withinOne: 1, applicability: 1 })
    expect(criteria).toMatchObject([
      { criterion: 'opening', rubric: { key: 'coachable', name: 'Coachable' }, n: 2, exact: 0.5, withinOne: 1 },
      { criterion: 'discovery', n: 0, exact: null, applicability: 1 },
    ])
    await takeBack(admin, two.reviewId, 'discovery')
    expect((await read()).criteria).toHaveLength(1)
  })
})

describe('where an admin judges', () => {
  const judging = async (by: TestMember, reviewId: string, criterion = 'opening') =>
    test.request(by, 'GET', `/api/reviews/${reviewId}/criteria/${criterion}/judging`)

  it('stands what each level means, and everything that was judged, newest first', async () => {
    const { reviewId } = await practised()
    const { admin, owner } = organization
    await judge(admin, reviewId, 'opening', level(5), 'She asked for time')
    test.clock.advance(60_000)
    await judge(owner, reviewId, 'opening', { state: 'not-shown' }, 'She did not')
    test.clock.advance(60_000)
    await takeBack(admin, reviewId, 'opening')
    await takeBack(admin, reviewId, 'opening')
    const { levels, judged } = getJudging.response.parse((await judging(admin, reviewId)).body)
    expect(levels?.descriptors).toHaveLength(5)
    expect(judged).toMatchObject([
      { judgement: null, reason: '' },
      { judgement: { state: 'not-shown' }, reason: 'She did not' },
      { judgement: level(5), reason: 'She asked for time' },
    ])
  })

  it('stands page by page, however often it was judged', async () => {
    const { reviewId } = await practised()
    for (const given of [1, 2, 3, 4, 5]) {
      test.clock.advance(1000)
      await judge(organization.admin, reviewId, 'opening', level(given), `Nr ${given}`)
    }
    const reasons: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const at = `limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`
      const path = `/api/reviews/${reviewId}/criteria/opening/judging?${at}`
      const page = getJudging.response.parse((await test.request(organization.admin, 'GET', path)).body)
      reasons.push(...page.judged.map(({ reason }) => reason))
      cursor = page.next
    }
    expect(reasons).toEqual(['Nr 5', 'Nr 4', 'Nr 3', 'Nr 2', 'Nr 1'])
  })

  it('is for admins of the organisation, of criteria that the rubric has', async () => {
    const { reviewId } = await practised()
    expect(await judging(rep, reviewId)).toMatchObject({ status: 403 })
    expect(await judging(organization.outsider, reviewId)).toMatchObject({ status: 404 })
    expect(await judging(organization.admin, reviewId, 'charm')).toMatchObject({ status: 404 })
  })

  it('gives its reason to the rep and to admins, and not to others with whom the review is shared', async () => {
    const { id, reviewId } = await practised()
    await judge(organization.admin, reviewId, 'opening', level(5), 'A private word')
    await test.request(rep, 'PUT', `/api/reviews/${reviewId}/share`, { shared: true })
    const colleague = await test.makeMember(organization, 'Member')
    const paths = [
      `/api/simulations/${id}/review`,
      ...['csv', 'json'].map((as) => `/api/reviews/${reviewId}/export.${as}`),
    ]
    const reads = async (by: TestMember) =>
      Promise.all(paths.map(async (path) => (await test.request(by, 'GET', path)).response.body))
    for (const body of await reads(rep)) expect(body).toContain('A private word')
    for (const body of await reads(colleague)) {
      expect(body).toContain('Robin Ash')
      expect(body).not.toContain('A private word')
    }
  })
})
