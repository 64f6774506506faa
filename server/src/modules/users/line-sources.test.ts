import {
  getProductSummary,
  listProductSummaryVersions,
  type KeptProductSummary,
  type LineSource,
  type ProductSummaryVersion,
} from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

type Person = Awaited<ReturnType<TestApp['makePerson']>>

const summary = {
  name: 'Poolwatch',
  whatItDoes: 'Watches pools. Rings the lifeguard.',
  proof: ['Ninety pools use it.', 'The Grand closed once in a year.'],
  price: 'It costs 150 pounds a pool.',
}
const ofPage: LineSource = {
  field: 'proof',
  text: 'Ninety pools use it.',
  quote: 'Ninety pools use it.',
  line: 5,
  from: 'page',
  address: 'https://poolwatch.example/customers',
}
const ofDocument: LineSource = {
  field: 'price',
  text: summary.price,
  quote: 'It costs 140 pounds a pool.',
  line: 2,
  from: 'document',
  name: 'prices 2026.pdf',
}
const ofText: LineSource = {
  field: 'whatItDoes',
  text: 'Watches pools.',
  quote: 'Watches pools.',
  line: 1,
  from: 'text',
}
const sources = [ofText, ofPage, ofDocument]

const pathOf = ({ userId }: Person): string => `/api/product-summary/${userId}`
const save = (by: Person, body: object) => test.request(by, 'POST', pathOf(by), body)
const read = async (by: Person): Promise<KeptProductSummary> =>
  getProductSummary.response.parse((await test.request(by, 'GET', pathOf(by))).body)
const versionsOf = async (by: Person): Promise<ProductSummaryVersion[]> =>
  listProductSummaryVersions.response.parse((await test.request(by, 'GET', `${pathOf(by)}/versions`)).body).versions

describe('the sources of what was drafted', () => {
  it('are kept with the summary and with its version, each with its kind, its quote and where it is', async () => {
    const person = await test.makePerson()
    expect((await save(person, { ...summary, sources })).body).toMatchObject({ sources })
    expect((await read(person)).sources).toEqual(sources)
    expect((await versionsOf(person)).map((version) => version.sources)).toEqual([sources])
  })

  it('stay with an earlier version when the line is gone from the next one', async () => {
    const person = await test.makePerson()
    await save(person, { ...summary, sources })
    await save(person, { ...summary, proof: ['Nobody drowned.'], sources })
    expect((await read(person)).sources).toEqual([ofText, ofDocument])
    expect((await versionsOf(person)).map((version) => version.sources)).toEqual([[ofText, ofDocument], sources])
  })

  it('stay with the lines that stand there when a summary is saved by who knows nothing of them', async () => {
    const person = await test.makePerson()
    await save(person, { ...summary, sources })
    await save(person, { ...summary, whatItDoes: 'Counts swimmers.' })
    expect((await read(person)).sources).toEqual([ofPage, ofDocument])
    await save(person, { ...summary, whatItDoes: 'Counts swimmers.', sources: [] })
    expect((await read(person)).sources).toEqual([])
  })

  it('make no version by themselves: the one that says the same has those that are known now', async () => {
    const person = await test.makePerson()
    await save(person, summary)
    await save(person, { ...summary, sources })
    expect((await versionsOf(person)).map(({ version, sources: known }) => [version, known])).toEqual([[1, sources]])
  })

  it('are none for a summary of before, whose versions stay as they were', async () => {
    const person = await test.makePerson()
    await save(person, summary)
    expect(await read(person)).toMatchObject({ name: 'Poolwatch', sources: [] })
    expect((await versionsOf(person)).map((version) => version.sources)).toEqual([[]])
  })

  it.each([
    ['of a page that is no address of the web', { ...ofPage, address: 'javascript:alert(1)' }],
    ['of a text that has an address', { ...ofText, address: 'https://poolwatch.example/' }],
    ['of a field there is none', { ...ofText, field: 'name' }],
    ['without a quote', { ...ofText, quote: ' ' }],
  ])('%s are refused, and nothing is saved', async (_what, source) => {
    const person = await test.makePerson()
    expect((await save(person, { ...summary, sources: [source] })).status).toBe(400)
    expect((await read(person)).updatedAt).toBeNull()
  })

  it('are nothing that a buyer is told', async () => {
    const person = await test.makePerson()
    await save(person, { ...summary, sources })
    const told = await test.modules.users.productSummaryOf(person.userId)
    expect(told).toMatchObject({ name: 'Poolwatch' })
    expect(told).not.toHaveProperty('sources')
  })
})

describe('what is kept of somebody, as a file', () => {
  it('has who they are, their profile, and what they sell in each version with its sources', async () => {
    const person = await test.makePerson()
    await save(person, { ...summary, sources })
    await save(person, { ...summary, price: 'Ask us.', sources })
    const answer = await test.request(person, 'GET', `/api/users/${person.userId}/export.json`)
    expect(answer.status).toBe(200)
    expect(answer.response.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(JSON.parse(answer.response.body)).toMatchObject({
      user: { userId: person.userId },
      profile: { goals: { targetScore: 70 } },
      productSummary: { price: 'Ask us.', sources: [ofText, ofPage] },
      productSummaryVersions: [
        { version: 2, summary: { price: 'Ask us.' }, sources: [ofText, ofPage] },
        { version: 1, summary: { price: summary.price }, sources },
      ],
    })
  })

  it('is for themselves alone: an admin of theirs and anybody else find nothing', async () => {
    const { admin, member, outsider } = await test.makeOrganization()
    for (const other of [admin, outsider])
      expect((await test.request(other, 'GET', `/api/users/${member.userId}/export.json`)).status).toBe(404)
  })
})
