import { Buffer } from 'node:buffer'
import { getSimulationReview, transcriptSchema, type Metric } from '@ringside/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { joinCall } from '../../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../../test/factories.ts'
import { makeCall, makePersona } from '../../../../test/practice.ts'
import { reviewCsv } from './review-csv.ts'
import { reviewPdf } from './review-pdf.ts'
import type { ReviewToExport } from './reviewed-call.ts'

let test: TestApp
let organization: TestOrganization
let rep: TestMember
let reviewId: string

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  organization = await test.makeOrganization()
  rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
  const call = await makeCall(test, rep, await makePersona(test, organization.owner))
  const client = await joinCall(test.app.listeningOrigin, call._id, rep.token)
  await client.event('buyer-turn')
  await client.ask('=HYPERLINK("https://evil.example","How do you plan the work of your people today?")')
  await client.ask('What does it cost you when that goes wrong, and who has to put it right?')
  await client.ask('Could we look at it together on Tuesday at ten, with whoever plans the shifts?')
  client.send({ type: 'hang-up' })
  await client.closed()
  const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)
  const review = getSimulationReview.response.parse(body)
  reviewId = review.state === 'ready' ? review.reviewId : ''
})
afterAll(() => test.close())

const take = (by: TestMember, ending: string, id = reviewId) =>
  test.request(by, 'GET', `/api/reviews/${id}/export.${ending}`)

async function read(pdf: Uint8Array): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return { pages: totalPages, text }
}

describe('a review is taken away', () => {
  it('as a PDF of one to three pages with score, criteria, quotes, metrics and moments', async () => {
    const { status, response } = await take(rep, 'pdf')
    expect({ status, type: response.headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="discovery-call-with-[a-z0-9-]+\.pdf"$/,
    )
    const { pages, text } = await read(response.rawPayload)
    expect(pages).toBeGreaterThanOrEqual(1)
    expect(pages).toBeLessThanOrEqual(3)
    for (const part of ['Discovery call with', 'Robin Ash', 'Criteria', 'Metrics', 'Recommended:', 'Weight'])
      expect(text).toContain(part)
  })

  it('as a table in which nothing that was said is a formula', async () => {
    const { body } = await take(rep, 'csv')
    const table = String(body)
    expect(table.startsWith('\uFEFFPart,Name,Result')).toBe(true)
    expect(table).toContain('HYPERLINK')
    expect(table).not.toMatch(/(^|,)"?[=+\-@]/m)
  })

  it('as JSON with every line of the call', async () => {
    const { body } = await take(rep, 'json')
    expect(body).toMatchObject({ call: { repName: 'Robin Ash' }, review: { result: { state: 'scored' } } })
    expect(JSON.stringify(body)).toContain('Tuesday at ten')
  })

  it('of an uploaded call just so', async () => {
    const content = `Robin Ash: Good morning Дарья, this is Robin. How do you book the slots at your docks today, and who does it?
Дарья Ø: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Ash: What does a missed slot cost you, and who pays for the waiting?
Дарья Ø: Ninety euros an hour, and we do.
Robin Ash: Shall we look at last week together on Friday at ten with your shift lead?
Дарья Ø: Friday at ten is good.`
    const sent = await test.request(rep, 'POST', '/api/transcripts', { fileName: 'Дарья.txt', content })
    await test.runJobs()
    const { _id } = transcriptSchema.parse(sent.body)
    const { body } = await test.request(rep, 'GET', `/api/transcripts/${_id}`)
    const id = String(Reflect.get(Object(body), 'reviewId'))
    const { response, status } = await take(rep, 'pdf', id)
    expect(status).toBe(200)
    expect((await read(response.rawPayload)).text).toContain('Дарья')
  })

  it('by those who may see it alone: an admin too, no colleague, and nobody of another organisation', async () => {
    const colleague = await test.makeMember(organization, 'Member')
    for (const ending of ['pdf', 'csv', 'json']) {
      expect((await take(organization.admin, ending)).status).toBe(200)
      for (const stranger of [colleague, organization.outsider]) {
        const answer = await take(stranger, ending)
        expect(answer).toMatchObject({ status: 404, body: { message: 'Review not found' } })
      }
    }
  })
})

it('letters that a page has no shape for are shown as such, and the page says so', async () => {
  const { body } = await take(rep, 'json')
  const { review, call } = Object(body)
  const pdf = await reviewPdf({
    review,
    call: { ...call, at: new Date(call.at), lines: [], title: 'Call with 山田 Zoë Łukasz-Ñ' },
  })
  const { text } = await read(Buffer.from(pdf))
  expect(text).toContain('Call with ?? Zoë Łukasz-Ñ')
  expect(text).toContain('no shape for')
})

it('a worry that was never answered is on the page, however many criteria were missed before it', async () => {
  const { body } = await take(rep, 'json')
  const { review, call } = Object(body)
  const [any] = review.moments
  const missed = (kind: string, at: number) => ({ ...any, kind, caught: false, startMs: at, label: `${kind} ${at}` })
  const moments = [...Array.from({ length: 12 }, (_, at) => missed('criterion', at)), missed('objection', 99)]
  const pdf = await reviewPdf({ review: { ...review, moments }, call: { ...call, at: new Date(call.at), lines: [] } })
  const { text } = await read(Buffer.from(pdf))
  expect(text).toContain('Moments, 10 of 13')
  expect(text).toContain('objection 99')
})

/** The review of the call, with other metrics. */
async function withMetrics(over: Partial<Metric>): Promise<ReviewToExport> {
  const { body } = await take(rep, 'json')
  const { review, call } = Object(body)
  const metrics = review.metrics.slice(0, 1).map((metric: Metric) => ({ ...metric, applies: true, ...over }))
  return { review: { ...review, metrics }, call: { ...call, at: new Date(call.at), lines: [] } }
}

it.each([
  [{ verdictText: 'Good', estimated: true }, /Good, estimated/],
  [{ verdictText: '', estimated: true }, /Estimated/],
])('a metric that was estimated says so on the page and in the table: %j', async (over, words) => {
  const measured = { ...over, estimated: false }
  expect((await read(await reviewPdf(await withMetrics(over)))).text).toMatch(words)
  expect(reviewCsv(await withMetrics(over)).toString()).toMatch(words)
  expect((await read(await reviewPdf(await withMetrics(measured)))).text).not.toMatch(/estimated/i)
  expect(reviewCsv(await withMetrics(measured)).toString()).not.toMatch(/estimated/i)
})

it('what has no spaces is cut where the page has no more room, and not to its first letter', async () => {
  const { review, call } = await withMetrics({})
  const quote = { turn: 0, speaker: 'rep' as const, quote: 'ab'.repeat(200), startMs: 0 }
  const { text } = await read(
    await reviewPdf({ call, review: { ...review, nextSteps: [{ text: 'Look at it', quote }] } }),
  )
  expect(text.replaceAll(/\s/g, '')).toContain(`“${'ab'.repeat(120)}…”`)
})

describe('tables of calls', () => {
  const table = async (by: TestMember, path: string): Promise<string[]> =>
    String((await test.request(by, 'GET', path)).body)
      .trim()
      .split('\r\n')

  it('hold what the filters leave, or only the calls that are named', async () => {
    const [head, ...rows] = await table(rep, '/api/simulations/export.csv')
    expect(head).toContain('When (UTC),Buyer,Title,Account,Rep,Type')
    expect(rows).toHaveLength(1)
    expect(await table(rep, '/api/simulations/export.csv?type=demo')).toHaveLength(1)
    expect(await table(rep, `/api/simulations/export.csv?ids=${reviewId}`)).toHaveLength(1)
    expect(await table(rep, '/api/transcripts/export.csv')).toHaveLength(2)
    expect((await test.request(rep, 'GET', '/api/simulations/export.csv?ids=none')).status).toBe(400)
  })

  it('are of one’s own calls, for an admin of everybody’s, and of no other organisation’s', async () => {
    const { admin, outsider } = organization
    const colleague = await test.makeMember(organization, 'Member')
    for (const list of ['simulations', 'transcripts']) {
      expect(await table(colleague, `/api/${list}/export.csv`)).toHaveLength(1)
      expect((await test.request(colleague, 'GET', `/api/${list}/export.csv?userId=all`)).status).toBe(403)
      expect(await table(admin, `/api/${list}/export.csv?userId=all`)).toHaveLength(2)
      expect(await table(outsider, `/api/${list}/export.csv?userId=all`)).toHaveLength(1)
    }
  })
})
