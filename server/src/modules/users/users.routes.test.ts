import { listProductSummaryVersions } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { newId } from '../../platform/ids.ts'

const summary = { name: 'Tallyport', whatItDoes: 'Counts stock by phone.', problemsSolved: ['Wrong counts'] }

describe('users', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('people read themselves, with the role "undefined" until they name one', async () => {
    const { member } = await test.makeOrganization()
    const { body } = await test.request(member, 'GET', `/api/users/${member.userId}`)
    expect(body).toMatchObject({
      userId: member.userId,
      email: member.email,
      properties: { userAssignedRole: 'undefined', companyName: '' },
      plan: 'free',
      isSiteAdmin: false,
    })
  })

  it('a profile of which a part can not be read any more says in which section, and all else is read', async () => {
    const { member } = await test.makeOrganization()
    const path = `/api/profile/${member.userId}`
    await test.request(member, 'PUT', `${path}/goals`, { targetScore: 80, callsAWeek: 4, focus: 'Openings' })
    const broken = { targetScore: 8000, callsAWeek: 4, focus: 'Openings' }
    await test.db
      .updateTable('profile_sections')
      .set({ content: JSON.stringify(broken) })
      .where('user_id', '=', member.userId)
      .execute()
    const { status, body } = await test.request(member, 'GET', path)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      goals: { targetScore: 70, callsAWeek: 4, focus: 'Openings' },
      saved: ['goals'],
      unreadable: ['goals'],
    })
    const { content } = await test.db
      .selectFrom('profile_sections')
      .select('content')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow()
    expect(content).toEqual(broken)
    const saved = await test.request(member, 'PUT', `${path}/goals`, { targetScore: 75 })
    expect(saved.body).toMatchObject({ goals: { targetScore: 75 }, unreadable: [] })
  })

  it('an admin reads the members of their organisation; a member reads no colleague', async () => {
    const { admin, member } = await test.makeOrganization()
    expect((await test.request(admin, 'GET', `/api/users/${member.userId}`)).status).toBe(200)
    expect((await test.request(member, 'GET', `/api/users/${admin.userId}`)).status).toBe(404)
  })

  it('another organisation sees nothing: a foreign and a made-up person get the same answer', async () => {
    const { outsider, member } = await test.makeOrganization()
    for (const path of ['users', 'product-summary', 'profile']) {
      const foreign = await test.request(outsider, 'GET', `/api/${path}/${member.userId}`)
      const random = await test.request(outsider, 'GET', `/api/${path}/${newId()}`)
      expect(foreign.status).toBe(404)
      expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(random.body), requestId: '' })
    }
    expect((await test.request(outsider, 'POST', `/api/product-summary/${member.userId}`, summary)).status).toBe(404)
    expect((await test.request(outsider, 'PUT', `/api/profile/${member.userId}/you`, { role: 'x' })).status).toBe(404)
  })

  it('the product summary is empty until it is saved, and then as it was saved', async () => {
    const person = await test.makePerson()
    const path = `/api/product-summary/${person.userId}`
    expect((await test.request(person, 'GET', path)).body).toMatchObject({ name: '', updatedAt: null, proof: [] })
    const saved = await test.request(person, 'POST', path, summary)
    expect(saved.body).toMatchObject({ ...summary, updatedAt: expect.any(String) })
    await test.request(person, 'POST', path, { ...summary, name: 'Tallyport 2' })
    expect((await test.request(person, 'GET', path)).body).toMatchObject({ name: 'Tallyport 2' })
  })

  it('an earlier summary can be seen and saved again; saving the same words makes no version', async () => {
    const person = await test.makePerson()
    const path = `/api/product-summary/${person.userId}`
    const listed = async () =>
      listProductSummaryVersions.response.parse((await test.request(person, 'GET', `${path}/versions`)).body).versions
    expect(await listed()).toEqual([])
    for (const name of ['One', 'Two', 'Two']) await test.request(person, 'POST', path, { ...summary, name })
    const [two, one] = await listed()
    expect([two, one].map((each) => [each?.version, each?.summary.name])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ])
    await test.request(person, 'POST', path, one?.summary)
    expect((await test.request(person, 'GET', path)).body).toMatchObject({ name: 'One' })
    expect((await listed()).map((each) => each.summary.name)).toEqual(['One', 'Two', 'One'])
    const outsider = await test.makePerson()
    expect((await test.request(outsider, 'GET', `${path}/versions`)).status).toBe(404)
  })

  it('names the market to begin from, to nobody but its writer', async () => {
    const person = await test.makeOrganization().then(({ member }) => member)
    const path = `/api/product-summary/${person.userId}`
    const marketNow = async () => (await test.request(person, 'GET', `${path}/market`)).body
    expect(await marketNow()).toEqual({ market: null })
    const summary = { name: 'Chairside', whatItDoes: 'Fills late cancellations.', forWhom: 'Dental groups' }
    expect((await test.request(person, 'POST', path, summary)).status).toBe(200)
    expect(await marketNow()).toEqual({
      market: { targetIndustry: 'Healthcare & Medical', subIndustry: 'Dental groups' },
    })
    const { member: other } = await test.makeOrganization()
    expect((await test.request(other, 'GET', `${path}/market`)).status).toBe(404)
  })

  it('of many summaries the newest twenty versions are kept, and two saves at once keep both', async () => {
    const person = await test.makePerson()
    const path = `/api/product-summary/${person.userId}`
    await Promise.all(
      Array.from({ length: 25 }, (_, count) =>
        test.request(person, 'POST', path, { ...summary, name: `Summary ${count}` }),
      ),
    )
    const { body } = await test.request(person, 'GET', `${path}/versions`)
    const { versions } = listProductSummaryVersions.response.parse(body)
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at))
    const { body: current } = await test.request(person, 'GET', path)
    expect(current).toMatchObject({ name: versions[0]?.summary.name })
  })

  const unnamed = { field: 'name', message: 'Say what the product is called.' }
  const untold = { field: 'whatItDoes', message: 'Say what it does.' }
  it.each([
    [{ name: 'X' }, [untold]],
    [{ name: ' ', whatItDoes: 'It weighs.' }, [unnamed]],
    [{}, [unnamed, untold]],
  ])('a summary of %j is refused at each field that is empty, and at no other', async (sent, details) => {
    const person = await test.makePerson()
    const answer = await test.request(person, 'POST', `/api/product-summary/${person.userId}`, sent)
    expect(answer).toMatchObject({ status: 400, body: { message: details[0]?.message, details } })
  })

  it('what is refused is named in our own words, in a summary and in the profile', async () => {
    const person = await test.makePerson()
    const tooLong = { ...summary, price: 'x'.repeat(501) }
    const refused = await test.request(person, 'POST', `/api/product-summary/${person.userId}`, tooLong)
    const words = 'Price can have at most 500 characters.'
    expect(refused.body).toMatchObject({ message: words, details: [{ field: 'price', message: words }] })
    const goals = await test.request(person, 'PUT', `/api/profile/${person.userId}/goals`, { targetScore: 'high' })
    expect(goals).toMatchObject({ status: 400, body: { message: 'Target score must be a number.' } })
  })

  it('an admin does not read a member’s product summary or profile', async () => {
    const { admin, member } = await test.makeOrganization()
    expect((await test.request(admin, 'GET', `/api/product-summary/${member.userId}`)).status).toBe(404)
    expect((await test.request(admin, 'GET', `/api/profile/${member.userId}`)).status).toBe(404)
  })

  it('the profile has defaults, and each section is saved by itself', async () => {
    const person = await test.makePerson()
    const path = `/api/profile/${person.userId}`
    expect((await test.request(person, 'GET', path)).body).toMatchObject({ goals: { targetScore: 70 }, saved: [] })
    const { body } = await test.request(person, 'PUT', `${path}/goals`, { targetScore: 85, callsAWeek: 3 })
    expect(body).toMatchObject({ goals: { targetScore: 85, callsAWeek: 3, focus: '' }, saved: ['goals'] })
  })

  it('what people say of themselves becomes their properties', async () => {
    const person = await test.makePerson()
    await test.request(person, 'PUT', `/api/profile/${person.userId}/you`, { role: 'SDR', companyName: 'Tallyport' })
    const { body } = await test.request(person, 'GET', `/api/users/${person.userId}`)
    expect(body).toMatchObject({ properties: { userAssignedRole: 'SDR', companyName: 'Tallyport' } })
  })

  it.each([
    ['goals', { targetScore: 101 }],
    ['goals', { isSiteAdmin: true }],
    ['you', { industry: 'Alchemy' }],
  ])('a section that is not the contract’s is refused: %s %o', async (section, content) => {
    const person = await test.makePerson()
    const { status, body } = await test.request(person, 'PUT', `/api/profile/${person.userId}/${section}`, content)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('a section that does not exist is not found', async () => {
    const person = await test.makePerson()
    const { status } = await test.request(person, 'PUT', `/api/profile/${person.userId}/secrets`, {})
    expect(status).toBe(404)
  })

  it('a text is sorted into a draft for oneself alone, and nothing of it is kept', async () => {
    const person = await test.makePerson()
    const path = `/api/product-summary/${person.userId}`
    const source = (text: string): object => ({ from: 'text', text })
    const text = 'Dock Planner is a tool that books dock slots.\nIt costs 400 dollars a month.\nLunch was very nice.'
    expect((await test.request(person, 'POST', `${path}/draft`, source(text))).body).toEqual({
      name: 'Dock Planner',
      lines: [
        { field: 'whatItDoes', text: 'Dock Planner is a tool that books dock slots.', line: 1 },
        { field: 'price', text: 'It costs 400 dollars a month.', line: 2 },
      ],
      leftOut: [{ text: 'Lunch was very nice.', line: 3 }],
      address: null,
      cutShort: false,
    })
    expect((await test.request(person, 'GET', path)).body).toMatchObject({ name: '', updatedAt: null })
    expect((await test.request(await test.makePerson(), 'POST', `${path}/draft`, source(text))).status).toBe(404)
    expect((await test.request(person, 'POST', `${path}/draft`, source(' '))).status).toBe(400)
  })
})
