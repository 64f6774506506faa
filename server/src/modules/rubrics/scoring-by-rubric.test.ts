import {
  getSimulationReview,
  getTranscript,
  listScoredCalls,
  listSimulations,
  listTranscripts,
  listScorings,
  rubricSchema,
  transcriptSchema,
  tryRubric,
  type CallSubject,
  type Review,
  type RubricContent,
} from '@ringside/contract'
import { criterion, houseRubric, saying } from '@ringside/contract/rubrics/rubric.fixture'
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
  'Based on that, could we take half an hour on Thursday at ten and walk through one bad morning?',
]

interface Scored {
  readonly reviewId: string
  readonly review: Review
  readonly call: CallSubject
}

async function practised(): Promise<Scored> {
  const call = await makeCall(test, rep, personaId)
  const client = await joinCall(address, call._id, rep.token)
  await client.event('buyer-turn')
  for (const line of lines) await client.ask(line)
  client.send({ type: 'hang-up' })
  await client.closed()
  const answer = await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)
  const review = getSimulationReview.response.parse(answer.body)
  if (review.state !== 'ready') throw new Error('The call has no review')
  return { reviewId: review.reviewId, review: review.review, call: { kind: 'simulation', id: call._id } }
}

const file = `Robin Ash: ${lines[0]}
Dana: In a spreadsheet, by hand.
Robin Ash: ${lines[1]}
Dana: It is wrong by noon and drivers wait.
Robin Ash: ${lines[2]}
Dana: About forty thousand a quarter.
Robin Ash: ${lines[3]}
Dana: Thursday at ten works.`

async function uploadedCall(): Promise<Scored> {
  const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
  const { _id: id } = transcriptSchema.parse(sent.body)
  await test.runJobs()
  const { review, reviewId } = getTranscript.response.parse(
    (await test.request(rep, 'GET', `/api/transcripts/${id}`)).body,
  )
  if (review === null || reviewId === null) throw new Error('The uploaded call has no review')
  return { reviewId, review, call: { kind: 'transcript', id } }
}

/** Publishes one more version of a rubric, or a new one. */
async function publish(content: RubricContent, rubric: string | null = null): Promise<string> {
  const { admin } = organization
  const made =
    rubric ??
    rubricSchema.parse((await test.request(admin, 'POST', '/api/rubrics', { name: content.name, copyOf: null })).body)
      ._id
  const revision = rubric === null ? 1 : 0
  const saved = await test.request(admin, 'PUT', `/api/rubrics/${made}/draft`, { revision, content })
  const page = rubricSchema.parse(saved.body)
  const answer = await test.request(admin, 'POST', `/api/rubrics/${made}/publish`, { revision: page.draft?.revision })
  expect(answer.status).toBe(200)
  return made
}

const again = (id: string, body: object, by: TestMember = organization.admin): Promise<Answer> =>
  test.request(by, 'POST', `/api/reviews/${id}/scorings`, body)
const scorings = async (id: string, by: TestMember = organization.admin) =>
  listScorings.response.parse((await test.request(by, 'GET', `/api/reviews/${id}/scorings`)).body)
const scoredCalls = async (query: string, by: TestMember = organization.admin) =>
  listScoredCalls.response.parse((await test.request(by, 'GET', `/api/reviews?${query}`)).body)
const choose = (rubric: string): Promise<Answer> =>
  test.request(organization.admin, 'PUT', `/api/organizations/mongoid/${organization.organizationId}`, { rubric })

/** What the first version asks, without its blocker and with the weights the other way round. */
const second: RubricContent = {
  ...houseRubric,
  criteria: [criterion('Finding out', 40, 'discovery.pain'), criterion('Moving on', 60, 'next-step.asked')],
  blockers: [],
}

describe('a call of an organisation with a rubric of its own', () => {
  it('is scored with the published version, practised or uploaded, and fails without what it must have in it', async () => {
    const rubric = await publish(houseRubric)
    await choose(rubric)
    for (const { review } of [await practised(), await uploadedCall()]) {
      expect(review.rubric).toEqual({ key: rubric, name: 'House rules', version: 1 })
      expect(review.result).toMatchObject({
        state: 'scored',
        scores: [{ label: 'Finding out' }, { label: 'Moving on' }],
      })
      expect(review.blockers).toMatchObject([{ met: false, reason: 'You did not say “this call is recorded”.' }])
    }
  })

  it('is told to have failed by what must be said in lists and tables, whatever its score', async () => {
    await choose('coachable')
    const fine = [await practised(), await uploadedCall()]
    await choose(await publish(houseRubric))
    const failed = [await practised(), await uploadedCall()]
    const lists = [
      listSimulations.response.parse((await test.request(rep, 'GET', '/api/simulations?limit=100')).body).items,
      listTranscripts.response.parse((await test.request(rep, 'GET', '/api/transcripts?limit=100')).body).items,
    ].flat()
    const told = (calls: readonly Scored[]) =>
      calls.map(({ call }) => lists.find(({ _id }) => _id === call.id)?.failedBlocker)
    expect(told(fine)).toEqual([false, false])
    expect(told(failed)).toEqual([true, true])
    for (const [at, list] of ['simulations', 'transcripts'].entries()) {
      const ids = [fine[at], failed[at]].map((scored) => scored?.call.id).join(',')
      const table = await test.request(rep, 'GET', `/api/${list}/export.csv?direction=asc&ids=${ids}`)
      const [head, first, second] = String(table.body).trim().split('\r\n')
      expect([head, first, second].map((line) => line?.split(',').at(-1))).toEqual(['Failed a blocker', 'no', 'yes'])
    }
  })

  it('has failed nowhere once it is scored anew and does not fail', async () => {
    await choose(await publish(houseRubric))
    const { call, reviewId } = await uploadedCall()
    const path = `/api/transcripts/${call.id}`
    const failed = async () => [
      getTranscript.response.parse((await test.request(rep, 'GET', path)).body).transcript.failedBlocker,
      (await scoredCalls('')).find((one) => one.reviewId === reviewId)?.failed,
    ]
    expect(await failed()).toEqual([true, true])
    await choose('coachable')
    await test.request(rep, 'PUT', `${path}/lines/1`, { words: 'In a sheet, by hand.' })
    await test.runJobs()
    expect(await failed()).toEqual([false, false])
  })

  it('is not scored by what is only a draft, and its score is not compared with that of another version', async () => {
    const rubric = await publish(houseRubric)
    await choose(rubric)
    await practised()
    await test.request(organization.admin, 'PUT', `/api/rubrics/${rubric}/draft`, { revision: 0, content: second })
    expect((await practised()).review.rubric.version).toBe(1)
    const published = await test.request(organization.admin, 'POST', `/api/rubrics/${rubric}/publish`, { revision: 1 })
    expect(published.status).toBe(200)
    const { review, call } = await practised()
    expect(review.rubric.version).toBe(2)
    const { body } = await test.request(rep, 'GET', `/api/simulations/${call.id}`)
    expect(body).toMatchObject({ simulation: { scoreChange: null } })
  })
})

describe('a call scored again', () => {
  it('keeps its review, and has the other one beside it', async () => {
    const rubric = await publish(houseRubric)
    const { reviewId, review, call } = await practised()
    expect(await again(reviewId, { rubric })).toMatchObject({ status: 201, body: { by: 'Robin Ash' } })
    const { first, others } = await scorings(reviewId, rep)
    expect(first.review).toEqual(review)
    expect(others).toMatchObject([{ review: { rubric: { key: rubric, version: 1 }, result: { state: 'scored' } } }])
    const kept = await test.request(rep, 'GET', `/api/simulations/${call.id}/review`)
    expect(kept.body).toMatchObject({ review: { rubric: { key: 'coachable' } } })
  })

  it('can be scored with an old version long after newer ones and after the rubric was archived', async () => {
    const rubric = await publish(houseRubric)
    await publish(second, rubric)
    const { reviewId } = await practised()
    await test.request(organization.admin, 'PUT', `/api/rubrics/${rubric}/archive`)
    expect((await again(reviewId, { rubric, version: 1 })).status).toBe(201)
    test.clock.advance(1_000)
    expect((await again(reviewId, { rubric })).status).toBe(201)
    const { others } = await scorings(reviewId)
    // Newest first: the second version, then the first with its blocker.
    expect(others.map(({ review }) => [review.rubric.version, review.blockers.length])).toEqual([
      [2, 0],
      [1, 1],
    ])
  })

  it('twice with the same version has one scoring of it, with the same numbers', async () => {
    const { reviewId } = await practised()
    await again(reviewId, { rubric: 'spin' })
    const once = await scorings(reviewId)
    await again(reviewId, { rubric: 'spin' })
    const twice = await scorings(reviewId)
    expect(twice.others).toHaveLength(1)
    expect(twice.others[0]?.review).toEqual(once.others[0]?.review)
  })

  it('is not scored with what scored it first, a version that is not there, or somebody else’s rubric', async () => {
    const { reviewId } = await practised()
    expect((await again(reviewId, { rubric: 'coachable' })).status).toBe(409)
    expect((await again(reviewId, { rubric: 'spin', version: 99 })).status).toBe(404)
    expect((await again(reviewId, { rubric: newId() })).status).toBe(404)
    const draft = await test.request(organization.admin, 'POST', '/api/rubrics', { name: 'Draft', copyOf: null })
    expect((await again(reviewId, { rubric: rubricSchema.parse(draft.body)._id })).status).toBe(404)
  })

  it('is had by an admin, read by its rep, and unknown to a colleague and to another organisation', async () => {
    const { reviewId } = await practised()
    const colleague = await test.makeMember(organization, 'Member')
    expect((await again(reviewId, { rubric: 'spin' }, rep)).status).toBe(403)
    expect((await again(reviewId, { rubric: 'spin' }, organization.outsider)).status).toBe(404)
    for (const stranger of [colleague, organization.outsider])
      expect(await test.request(stranger, 'GET', `/api/reviews/${reviewId}/scorings`)).toMatchObject({
        status: 404,
        body: { message: 'Review not found' },
      })
  })

  it('loses what was scored beside it when somebody else turns out to be the rep', async () => {
    const { reviewId, call } = await uploadedCall()
    await again(reviewId, { rubric: 'spin' })
    await test.request(rep, 'PUT', `/api/transcripts/${call.id}/speakers`, { repSpeaker: 'Dana' })
    await test.runJobs()
    expect((await scorings(reviewId)).others).toEqual([])
  })
})

describe('the last calls scored again', () => {
  it('are the newest, practised and uploaded, each with both numbers', async () => {
    await practised()
    test.clock.advance(1_000)
    const uploaded = await uploadedCall()
    test.clock.advance(1_000)
    const practice = await practised()
    const rubric = await publish(houseRubric)
    const asked = await test.request(organization.admin, 'POST', '/api/reviews/scorings', { rubric, last: 2 })
    expect(asked.body).toEqual({ calls: 2, rubric: { key: rubric, name: 'House rules', version: 1 } })
    await test.runJobs()
    const calls = await scoredCalls(`rubric=${rubric}&version=1`)
    expect(calls.map(({ call, again }) => [call, again !== null])).toEqual([
      [practice.call, true],
      [uploaded.call, true],
      [expect.anything(), false],
    ])
    expect(calls[0]?.callTitle).toMatch(/^\S.* with \S/u)
    expect(calls[1]?.callTitle).not.toBe('')
    expect(calls[1]?.callTitle).not.toMatch(/^Uploaded/u)
    expect(calls[0]).toMatchObject({ rubric: { key: 'coachable' }, failed: false, again: { failed: true } })
    expect(calls[0]?.again?.total).toBe(totalOf((await scorings(practice.reviewId)).others[0]?.review))
  })

  it('leave out what the same version has scored already, and are nobody else’s', async () => {
    await practised()
    const body = { rubric: 'coachable', last: 10 }
    const { admin, outsider } = organization
    expect((await test.request(admin, 'POST', '/api/reviews/scorings', body)).body).toMatchObject({ calls: 0 })
    expect((await test.request(outsider, 'POST', '/api/reviews/scorings', body)).body).toMatchObject({ calls: 0 })
    expect(await scoredCalls('', outsider)).toEqual([])
    expect((await test.request(rep, 'GET', '/api/reviews')).status).toBe(403)
  })
})

const totalOf = (review: Review | undefined): number | null =>
  review?.result.state === 'scored' ? review.result.total : null

describe('a try-out', () => {
  const tryOut = (content: RubricContent, call: CallSubject, by: TestMember = organization.admin): Promise<Answer> =>
    test.request(by, 'POST', '/api/rubrics/try-out', { content, call })

  it('scores a practised or an uploaded call with what is being written, and keeps nothing', async () => {
    for (const { call, review: first, reviewId } of [await practised(), await uploadedCall()]) {
      const answer = tryRubric.response.parse((await tryOut(second, call)).body)
      expect(answer.first).toEqual(first)
      expect(answer.review).toMatchObject({ rubric: { name: 'House rules' }, result: { state: 'scored' } })
      expect((await scorings(reviewId)).others).toEqual([])
    }
  })

  it('gives what the published version gives then', async () => {
    const { call, reviewId } = await practised()
    const tried = tryRubric.response.parse((await tryOut(houseRubric, call)).body).review
    await again(reviewId, { rubric: await publish(houseRubric) })
    const { others } = await scorings(reviewId)
    expect(others[0]?.review).toEqual({ ...tried, rubric: others[0]?.review.rubric })
  })

  it('is refused with all that is missing, and for a call of nobody here', async () => {
    const { call } = await practised()
    expect(await tryOut({ ...houseRubric, blockers: [saying(' ')] }, call)).toMatchObject({
      status: 400,
      body: { message: 'A phrase is empty.', details: [{ field: 'blockers.0.phrases.0' }] },
    })
    expect((await tryOut(houseRubric, { kind: 'simulation', id: newId() })).status).toBe(404)
    expect((await tryOut(houseRubric, call, organization.outsider)).status).toBe(404)
    expect((await tryOut(houseRubric, call, rep)).status).toBe(403)
  })
})
