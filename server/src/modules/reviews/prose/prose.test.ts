import {
  getProgress,
  getSimulationReview,
  getTranscript,
  reviewSchema,
  transcriptSchema,
  verdictShown,
  type Review,
} from '@ringside/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { joinCall } from '../../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../../test/factories.ts'
import { makeCall, makePersona } from '../../../../test/practice.ts'
import { createAiSdkModel } from '../../../integrations/language-model/ai-sdk/ai-sdk.ts'
import {
  startFakeModelServer,
  type Behaviour,
  type FakeModelServer,
} from '../../../integrations/language-model/fake/fake-model-server.ts'
import type { LanguageModel, Writing, WritingRequest } from '../../../integrations/language-model/language-model.ts'

const file = `Robin Ash: Good morning Dana, this is Robin from Tallyport. I saw that you opened a second dock, so I am calling.
Dana: I have two minutes.
Robin Ash: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: That sounds tiring. We have a product that books slots, everybody likes it and it is easy to use.
Dana: We looked at something like that last year and it never worked out for us.
Robin Ash: Okay. Maybe I could send you some information then?`

const tokens = { read: 1000, written: 200 }
/** A thousand and two hundred tokens at these prices: 0.002 dollars a review. */
const terms = { price: { read: 1, written: 5 }, limit: { call: 1, month: 10 } }
const written = (text: string): Writing => ({ state: 'written', text, tokens })

const linesOf = (material: string): string[] => [...material.matchAll(/^\d+: <<<(.*)>>>$/gm)].map(([, own = '']) => own)
const answerTo = ({ material }: WritingRequest, change: (own: string, i: number) => string): Writing =>
  written(
    linesOf(material)
      .map((own, i) => `${i + 1}: ${change(own, i)}`)
      .join('\n'),
  )
/** Says what each part says, a little otherwise. */
const otherwise = (own: string): string =>
  own
    .replace(/^You got Dana to say/, 'You brought Dana to say')
    .replaceAll(/\bthen say\b/g, 'then tell them')
    .replaceAll(/\bnever came back to that\b/g, 'never returned to that')
    .replaceAll(/\bhad to ask\b/g, 'needed to ask')
    .replace(/^Ask only once/, 'Only ask once')
    .replaceAll(/\bsay one\b/g, 'tell one')

class ScriptedModel implements LanguageModel {
  readonly name = 'fast-1'
  readonly asked: WritingRequest[] = []
  answer: (request: WritingRequest) => Writing | Promise<Writing> = (request) => answerTo(request, otherwise)

  async write(request: WritingRequest): Promise<Writing> {
    this.asked.push(request)
    return this.answer(request)
  }
}

const model = new ScriptedModel()
let test: TestApp
let organization: TestOrganization
let rep: TestMember

beforeAll(async () => {
  test = await buildTestApp({ languageModel: { model, terms, wordsReviews: true } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())
beforeEach(async () => {
  model.answer = (request) => answerTo(request, otherwise)
  model.asked.length = 0
  organization = await test.makeOrganization()
  rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
})

interface Read {
  readonly id: string
  readonly reviewId: string
  readonly review: Review
}

async function readUpload(id: string, by = rep, at = test): Promise<Read> {
  const { body } = await at.request(by, 'GET', `/api/transcripts/${id}`)
  const { review, reviewId } = getTranscript.response.parse(body)
  if (review === null || reviewId === null) throw new Error('The call has no review')
  return { id, reviewId, review }
}

/** An uploaded call with its review, after all jobs. */
async function uploaded(by = rep, at = test): Promise<Read> {
  const sent = await at.request(by, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
  const { _id: id } = transcriptSchema.parse(sent.body)
  await at.runJobs()
  return readUpload(id, by, at)
}

const jobNamed = (wanted: string) =>
  test.modules.all.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === wanted)

const proseIn = ({ review }: Read) => {
  if (review.prose?.state !== 'done') throw new Error('Nothing came of the words')
  return review.prose
}
const withoutProse = ({ review: { prose: _, ...review } }: Read): Review => review

describe('the review of a call, with a language model', () => {
  it('is worded by it, beside our own words, which stay with all scores and quotes', async () => {
    const read = await uploaded()
    const { verdict, advice, cost, kept, answered, model: by } = proseIn(read)
    expect({ by, cost, kept, answered }).toEqual({ by: 'fast-1', cost: 0.002, kept: 0, answered: true })
    expect(verdict).toBe(otherwise(read.review.verdict))
    expect(verdict).not.toBe(read.review.verdict)
    expect(verdictShown(read.review)).toBe(verdict)
    expect(advice.length).toBeGreaterThan(2)
    const { review_id: reviewId } = await test.db
      .selectFrom('review_wordings')
      .select('review_id')
      .where('org_id', '=', rep.orgId)
      .executeTakeFirstOrThrow()
    const stored = await test.db.selectFrom('reviews').select('review').where('id', '=', reviewId).executeTakeFirst()
    expect(stored?.review).not.toHaveProperty('prose')
    expect(stored?.review).toEqual(withoutProse(read))
  })

  it('is there in our own words until the model has answered', async () => {
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    model.answer = async (request) => {
      asked.resolve()
      await answer.promise
      return answerTo(request, otherwise)
    }
    const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
    const { _id: id } = transcriptSchema.parse(sent.body)
    const jobs = test.runJobs()
    await asked.promise
    const meanwhile = await readUpload(id)
    expect(meanwhile.review.prose).toEqual({ state: 'asked', model: 'fast-1' })
    answer.resolve()
    await jobs
    expect(withoutProse(await readUpload(id))).toEqual(withoutProse(meanwhile))
  })

  it('is announced before a call is uploaded, with the model it is sent to', async () => {
    const { body } = await test.request(rep, 'GET', '/api/transcription-service')
    expect(body).toEqual({ service: null, reviewsWordedBy: 'fast-1' })
  })

  it('is told to the model without a word that was quoted, with names as data', async () => {
    await uploaded()
    expect(model.asked).toHaveLength(1)
    const { material = '', instructions = '' } = model.asked[0] ?? {}
    expect(material).toContain('Dana')
    for (const said of ['spreadsheet', 'by noon', 'never worked out', 'some information'])
      expect(`${instructions}${material}`).not.toContain(said)
  })

  it('of a practice call is worded too', async () => {
    const { _id: id } = await makeCall(test, rep, await makePersona(test, organization.owner))
    const client = await joinCall(test.app.listeningOrigin, id, rep.token)
    await client.event('buyer-turn')
    // Of lines of the call nothing can be said of what this model writes.
    model.answer = (request) => (request.material.startsWith('1: ') ? answerTo(request, (own) => own) : written('x'))
    await client.ask('Thanks for the time. How do you plan the work of your people today?')
    await client.ask('What goes wrong with that when it gets busy, and what do you do about it then?')
    await client.ask('And what does it cost you when that happens, in money or in hours of your people?')
    client.send({ type: 'hang-up' })
    await client.closed()
    await test.runJobs()
    const { body } = await test.request(rep, 'GET', `/api/simulations/${id}/review`)
    const ready = getSimulationReview.response.parse(body)
    if (ready.state !== 'ready') throw new Error('The call was not scored')
    expect(ready.review.prose).toMatchObject({ state: 'done', verdict: ready.review.verdict, cost: 0.002 })
    // What the review cost is not told of the lines.
    expect(ready.wording).toMatchObject({ kept: 3, cost: 0.006 })
    // Home and the brief of a buyer have no place to name the model.
    const scores = ready.review.result.state === 'scored' ? ready.review.result.scores : []
    const advice = scores.map(({ criterion }) => ({ criterion, words: 'Said by a model.' }))
    await test.db
      .updateTable('review_wordings')
      .set({ words: JSON.stringify({ verdict: null, advice }) })
      .where('org_id', '=', rep.orgId)
      .execute()
    const progress = getProgress.response.parse((await test.request(rep, 'GET', `/api/progress/${rep.userId}`)).body)
    const own = scores.find(({ criterion }) => criterion === progress.workOn?.criterion)?.advice
    expect(progress.workOn?.advice).toBe(own)
    expect(own).toBeTruthy()
  })

  it('is not asked about when it was too short to score', async () => {
    const content = 'Robin Ash: Good morning, Dana.\nDana: I have no time.'
    await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content })
    await test.runJobs()
    expect(model.asked).toEqual([])
  })
})

describe('our own words stay', () => {
  const first =
    (change: (own: string) => string) =>
    (request: WritingRequest): Writing =>
      answerTo(request, (own, i) => (i === 0 ? change(own) : own))

  const wrong: Array<[string, (request: WritingRequest) => Writing | Promise<Writing>]> = [
    ['with a score in them', first((own) => `${own} Score 100.`)],
    ['with a figure that is not ours', first((own) => own.replace('.', ' in twelve of twenty calls.'))],
    ['with a quote that nobody said', first((own) => own.replace('[1]', '“We will buy it”'))],
    ['without a quote', first((own) => own.replace('[1]', 'something'))],
    ['with a name that is not ours', first((own) => own.replace('Dana', 'Irene'))],
    ['with a link', first((own) => `${own} See https://evil.example`)],
    ['that say the opposite', first((own) => own.replace(/\bnever\b|\bnothing\b|\bno\b|\bnot\b/i, ''))],
    ['in another language', first(() => 'Du hast [1] gehört.')],
    ['of a machine', () => written('As an AI language model I cannot do that.')],
    ['that leak what it was told', () => written('1: You put sentences of a sales coach’s review into other words.')],
    ['that are nothing', () => ({ state: 'failed', why: 'slow', detail: '', tokens })],
  ]
  it.each(wrong)('where the model’s are ones %s', async (kind, answer) => {
    model.answer = answer
    const read = await uploaded()
    const answered = kind !== 'that are nothing'
    expect(proseIn(read)).toMatchObject({ verdict: null, cost: 0.002, stoppedBy: null, answered })
    expect(proseIn(read).kept).toBeGreaterThan(0)
    expect(verdictShown(read.review)).toBe(read.review.verdict)
  })

  it('where asking broke: the job that comes after it does not ask again', async () => {
    model.answer = () => Promise.reject(new Error('defect'))
    const { id } = await uploaded()
    await test.db.updateTable('review_wordings').set({ state: 'asked' }).where('org_id', '=', rep.orgId).execute()
    const { scoring, review_id: reviewId } = await test.db
      .selectFrom('review_wordings')
      .select(['scoring', 'review_id'])
      .where('org_id', '=', rep.orgId)
      .executeTakeFirstOrThrow()
    await jobNamed('review-wording')?.handle({ orgId: rep.orgId, reviewId, scoring })
    expect(model.asked).toHaveLength(1)
    expect(proseIn(await readUpload(id))).toMatchObject({ verdict: null, advice: [], answered: false })
  })
})

describe('a model that misbehaves', () => {
  let server: FakeModelServer
  beforeAll(async () => {
    server = await startFakeModelServer()
  })
  afterAll(() => server.close())

  const misdeeds: Array<[string, Behaviour]> = [
    ['stalls', { does: 'stall' }],
    ['stalls in the middle', { does: 'say-and-stall', text: '1: You got' }],
    ['drops the line', { does: 'say-and-drop', text: '1: You got' }],
    ['babbles', { does: 'babble' }],
    ['answers garbage', { does: 'garbage' }],
    ['refuses', { does: 'refuse', status: 429 }],
    ['is cut off', { does: 'say', text: '1: You got', ends: 'length' }],
  ]
  it.each(misdeeds)('and %s leaves the review as it is, and is paid', async (_, behaviour) => {
    const real = await createAiSdkModel({ vendor: 'openai-compatible', id: 'fake', url: server.url, key: null })
    server.behave(behaviour)
    model.answer = (request) => real.write({ ...request, firstWordMs: 300, totalMs: 400 })
    const read = await uploaded()
    expect(proseIn(read)).toMatchObject({ verdict: null, advice: [] })
    expect(proseIn(read).cost).toBeGreaterThan(0)
    expect(server.asked.length).toBeGreaterThan(0)
  })
})

describe('what words of a review may cost', () => {
  const limited = async (limit: { call: number; month: number }): Promise<{ test: TestApp; rep: TestMember }> => {
    const own = await buildTestApp({ languageModel: { model, terms: { ...terms, limit }, wordsReviews: true } })
    const { member } = await own.makeOrganization()
    await own.modules.credits.grantSignUp(member.userId)
    return { test: own, rep: member }
  }

  it.each([
    ['call', { call: 0.0001, month: 10 }],
    ['month', { call: 1, month: 0.0001 }],
  ] as const)('is never more than the limit of a %s: nothing is asked, and the review says so', async (by, limit) => {
    const own = await limited(limit)
    const read = await uploaded(own.rep, own.test)
    expect(model.asked).toEqual([])
    expect(proseIn(read)).toMatchObject({ verdict: null, cost: 0, stoppedBy: by })
    await own.test.close()
  })

  it('is set aside while the model is asked, and counts in the organisation’s month', async () => {
    const spent = async () => {
      const rows = await test.db.selectFrom('wording_months').select('spent').where('org_id', '=', rep.orgId).execute()
      return rows.map((row) => row.spent)
    }
    let meanwhile: number[] = []
    model.answer = async (request) => {
      meanwhile = await spent()
      return answerTo(request, otherwise)
    }
    await uploaded()
    expect(meanwhile[0]).toBeGreaterThan(0)
    expect(await spent()).toEqual([2000])
  })
})

describe('words of a review', () => {
  it('are dropped when what was said is put right, and those of the new scoring are asked for', async () => {
    const before = await uploaded()
    await test.request(rep, 'PUT', `/api/transcripts/${before.id}/lines/3`, {
      words: 'On paper. The shift lead does it by hand and it is late by noon.',
    })
    const outdated = await test.db.selectFrom('review_wordings').selectAll().where('org_id', '=', rep.orgId).execute()
    expect(outdated).toMatchObject([{ scoring: null, words: null, spent: 2000 }])
    await test.runJobs()
    const after = await readUpload(before.id)
    expect(model.asked).toHaveLength(2)
    expect(verdictShown(after.review)).toBe(otherwise(after.review.verdict))
    expect(verdictShown(after.review)).not.toContain('spreadsheet')
    expect(proseIn(after).cost).toBe(0.004)
  })

  it('that come when the call was changed meanwhile are shown nowhere, and paid', async () => {
    let id = ''
    model.answer = async (request) => {
      if (model.asked.length === 1) {
        await test.request(rep, 'PUT', `/api/transcripts/${id}/lines/1`, { words: 'I have three minutes.' })
        await jobNamed('transcript-score')?.handle({ orgId: rep.orgId, transcriptId: id })
      }
      return answerTo(request, model.asked.length === 1 ? otherwise : (own) => own)
    }
    const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
    ;({ _id: id } = transcriptSchema.parse(sent.body))
    await test.runJobs()
    const read = await readUpload(id)
    expect(model.asked).toHaveLength(2)
    expect(proseIn(read)).toMatchObject({ verdict: read.review.verdict, cost: 0.004 })
  })

  it('stay when a manager judges a criterion, which is answered with them', async () => {
    const { id, reviewId, review } = await uploaded()
    const path = `/api/reviews/${reviewId}/criteria/opening/override`
    const judgement = { state: 'scored', level: 2 } as const
    const judged = await test.request(organization.admin, 'PUT', path, { judgement, reason: 'He rushed it.' })
    const answered = reviewSchema.parse((judged.body as { review: unknown }).review)
    expect(answered.prose).toEqual(review.prose)
    expect((await readUpload(id)).review.prose).toEqual(review.prose)
  })

  it('belong to that scoring only: one by another rubric beside it stands in our own', async () => {
    const { reviewId, review } = await uploaded()
    const { status, body } = await test.request(organization.admin, 'POST', `/api/reviews/${reviewId}/scorings`, {
      rubric: 'spin',
    })
    expect(status).toBe(201)
    expect(JSON.stringify(body)).not.toContain('fast-1')
    const both = await test.request(organization.admin, 'GET', `/api/reviews/${reviewId}/scorings`)
    expect(both.body).toMatchObject({ first: { review: { prose: review.prose } } })
    expect(model.asked).toHaveLength(1)
  })

  it('stand in every file that is taken away, which names the model', async () => {
    const read = await uploaded()
    const exported = async (ending: string) =>
      (await test.request(rep, 'GET', `/api/reviews/${read.reviewId}/export.${ending}`)).response
    const saved = async (ending: string) => (await exported(ending)).body
    const csv = await saved('csv')
    expect(csv).toContain('Worded by fast-1')
    expect(csv).toContain(otherwise(read.review.verdict).replaceAll('"', '""'))
    expect(csv).not.toContain(read.review.verdict)
    const pdf = await getDocumentProxy(new Uint8Array((await exported('pdf')).rawPayload))
    const { text } = await extractText(pdf, { mergePages: true })
    const inLines = text.replaceAll(/\s+/g, ' ')
    expect(inLines).toContain('Verdict and advice worded by fast-1.')
    expect(inLines).toContain(otherwise(read.review.verdict))
    expect(inLines).not.toContain(read.review.verdict)
    for (const { words } of proseIn(read).advice) expect(inLines).toContain(words)
    expect(JSON.parse(await saved('json'))).toMatchObject({
      review: { verdict: read.review.verdict, prose: { model: 'fast-1' } },
    })
  })

  it('are read by whom the review is shared with, and by nobody of another organisation', async () => {
    const { id, reviewId, review } = await uploaded()
    const colleague = await test.makeMember(organization, 'Member')
    await test.request(rep, 'PUT', `/api/reviews/${reviewId}/share`, { shared: true })
    expect((await readUpload(id, colleague)).review.prose).toEqual(review.prose)
    for (const path of [`/api/transcripts/${id}`, `/api/reviews/${reviewId}/export.json`])
      expect(await test.request(organization.outsider, 'GET', path)).toMatchObject({ status: 404 })
  })
})

it('without a model that words reviews nothing is asked, and a review has no such words', async () => {
  const own = await buildTestApp({ languageModel: { model, terms, wordsReviews: false } })
  const { member } = await own.makeOrganization()
  await own.modules.credits.grantSignUp(member.userId)
  expect((await uploaded(member, own)).review).not.toHaveProperty('prose')
  expect((await own.request(member, 'GET', '/api/transcription-service')).body).toMatchObject({ reviewsWordedBy: null })
  expect(model.asked).toEqual([])
  await own.close()
})
