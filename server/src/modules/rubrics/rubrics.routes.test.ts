import { listRubrics, mostOwnRubrics, rubricSchema, type OwnRubricPage, type RubricContent } from '@ringside/contract'
import { criterion, houseRubric, saying } from '@ringside/contract/rubrics/rubric.fixture'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'
import { newId } from '../../platform/ids.ts'

let test: TestApp
let organization: TestOrganization
let admin: TestMember

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  organization = await test.makeOrganization()
  admin = organization.admin
})

const begin = (copyOf: string | null = null, name = 'House rules', by = admin): Promise<Answer> =>
  test.request(by, 'POST', '/api/rubrics', { name, copyOf })
const begun = async (copyOf: string | null = null, name = 'House rules'): Promise<OwnRubricPage> =>
  rubricSchema.parse((await begin(copyOf, name)).body)
const save = (id: string, revision: number, content: RubricContent = houseRubric, by = admin): Promise<Answer> =>
  test.request(by, 'PUT', `/api/rubrics/${id}/draft`, { revision, content })
const publish = (id: string, revision: number, by = admin): Promise<Answer> =>
  test.request(by, 'POST', `/api/rubrics/${id}/publish`, { revision })
const read = (id: string, by = admin): Promise<Answer> => test.request(by, 'GET', `/api/rubrics/${id}`)
const list = async (by = admin) => listRubrics.response.parse((await test.request(by, 'GET', '/api/rubrics')).body)
const archive = (id: string, word = 'archive'): Promise<Answer> =>
  test.request(admin, 'PUT', `/api/rubrics/${id}/${word}`)
const choose = (rubric: string, by = admin): Promise<Answer> =>
  test.request(by, 'PUT', `/api/organizations/mongoid/${organization.organizationId}`, { rubric })

/** A rubric with one published version. */
async function published(content: RubricContent = houseRubric): Promise<string> {
  const { _id: id } = await begun(null, content.name)
  await save(id, 1, content)
  expect((await publish(id, 2)).status).toBe(200)
  return id
}

describe('the rubrics of an organisation', () => {
  it('are the six built-in ones at first, of which calls are scored with the default', async () => {
    const { chosen, builtIn, own } = await list(organization.member)
    expect(chosen).toBe('coachable')
    expect(builtIn.map(({ key }) => key)).toEqual(['coachable', 'spin', 'bant', 'meddpicc', 'challenger', 'sandler'])
    expect(own).toEqual([])
  })

  it('can be made of a library of checks that every member reads', async () => {
    const { status, body } = await test.request(organization.member, 'GET', '/api/rubrics/checks')
    expect(status).toBe(200)
    expect(body).toContainEqual(
      expect.objectContaining({ key: 'discovery.pain', skill: 'discovery', about: expect.any(String) }),
    )
  })

  it('begin as a draft: empty, or as a copy of a built-in one with all its criteria', async () => {
    expect(await begun()).toMatchObject({
      published: null,
      draft: { version: 1, revision: 1, content: { criteria: [] } },
    })
    const copy = await begun('spin', 'Our SPIN')
    expect(copy.draft?.content).toMatchObject({ name: 'Our SPIN', criteria: { length: 7 } })
    expect((await publish(copy._id, 1)).status).toBe(200)
  })

  it('have each a name of its own, whatever its capitals, until one is archived', async () => {
    const { _id: id } = await begun()
    expect(await begin(null, 'HOUSE rules')).toMatchObject({
      status: 409,
      body: { message: 'You have a rubric of that name already.' },
    })
    await archive(id)
    expect((await begin(null, 'HOUSE rules')).status).toBe(201)
    expect((await archive(id, 'unarchive')).status).toBe(409)
  })

  it('are at most fifty at a time', async () => {
    const at = test.clock.now()
    const rows = Array.from({ length: mostOwnRubrics }, (_, number) => ({
      org_id: organization.orgId,
      id: newId(),
      name: `Rubric ${number}`,
      created_at: at,
      changed_at: at,
    }))
    await test.db.insertInto('rubrics').values(rows).execute()
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    await test.db
      .deleteFrom('rubrics')
      .where('id', '=', rows[0]?.id ?? '')
      .execute()
    const six = await Promise.all(Array.from({ length: 6 }, (_, number) => begin(null, `One more ${number}`)))
    expect(six.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(six.filter(({ status }) => status === 409)).toHaveLength(5)
  })
})

describe('a draft', () => {
  it('may lack what a rubric needs, and is refused when it is published, with everything that is missing', async () => {
    const { _id: id } = await begun()
    const [first] = houseRubric.criteria
    if (first === undefined) throw new Error('The fixture has criteria.')
    const content = { ...houseRubric, criteria: [{ ...first, weight: 95, checks: [] }] }
    expect((await save(id, 1, content)).status).toBe(200)
    expect(await publish(id, 2)).toMatchObject({
      status: 400,
      body: {
        message: 'The weights sum to 95. They have to sum to 100.',
        details: [
          { field: 'criteria', message: 'The weights sum to 95. They have to sum to 100.' },
          { field: 'criteria.0.checks', message: 'Pick a check for “Finding out”, or add phrases to look for.' },
        ],
      },
    })
  })

  it('is not written over by somebody who has not read it', async () => {
    const { _id: id } = await begun()
    expect((await save(id, 1)).status).toBe(200)
    const late = await save(id, 1, { ...houseRubric, name: 'Mine' }, organization.owner)
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('Somebody else has changed') } })
    expect((await publish(id, 1)).status).toBe(409)
    expect((await read(id)).body).toMatchObject({ draft: { revision: 2, content: { name: 'House rules' } } })
  })

  it('is seen by admins alone; a member finds nothing until it is published', async () => {
    const { _id: id } = await begun()
    expect((await read(id, organization.member)).status).toBe(404)
    expect((await list(organization.member)).own).toEqual([])
    await save(id, 1)
    await publish(id, 2)
    await save(id, 0, { ...houseRubric, name: 'In the making' })
    expect((await read(id, organization.member)).body).toMatchObject({ name: 'House rules', draft: null })
    expect((await list(organization.member)).own).toMatchObject([{ name: 'House rules', version: 1, hasDraft: false }])
  })

  it('holds nothing that is not part of a rubric', async () => {
    const { _id: id } = await begun()
    const strange = { ...houseRubric, criteria: [{ ...houseRubric.criteria[0], pattern: '.*' }] }
    const answer = await test.request(admin, 'PUT', `/api/rubrics/${id}/draft`, { revision: 1, content: strange })
    expect(answer.status).toBe(400)
  })
})

describe('a published version', () => {
  it('never changes: what is written next is the draft of the version after it', async () => {
    const id = await published()
    const next = { ...houseRubric, blockers: [saying('we record this')] }
    expect((await save(id, 0, next)).body).toMatchObject({
      draft: { version: 2, revision: 1 },
      published: { version: 1 },
    })
    expect((await publish(id, 1)).body).toMatchObject({
      draft: null,
      published: { version: 2, content: next },
      versions: [{ version: 2 }, { version: 1, publishedBy: 'Robin Ash' }],
    })
    const first = await test.request(organization.member, 'GET', `/api/rubrics/${id}/versions/1`)
    expect(first.body).toMatchObject({ version: 1, content: houseRubric })
  })

  it('is not published again when nothing has changed', async () => {
    const id = await published()
    await save(id, 0)
    expect(await publish(id, 1)).toMatchObject({
      status: 409,
      body: { message: 'Nothing has changed since version 1.' },
    })
  })

  it('gives the rubric its name; that of a draft waits', async () => {
    const id = await published()
    await save(id, 0, { ...houseRubric, name: 'Better rules' })
    expect((await list()).own).toMatchObject([{ name: 'House rules', hasDraft: true }])
    await publish(id, 1)
    expect((await list()).own).toMatchObject([{ name: 'Better rules', version: 2 }])
  })

  it('stays readable when the rubric is archived, which can’t be written then', async () => {
    const id = await published()
    expect((await archive(id)).status).toBe(200)
    expect((await list(organization.member)).own).toEqual([])
    expect((await test.request(organization.member, 'GET', `/api/rubrics/${id}/versions/1`)).status).toBe(200)
    expect((await save(id, 0)).status).toBe(409)
    expect((await archive(id, 'unarchive')).body).toMatchObject({ archivedAt: null })
  })
})

describe('choosing a rubric for the organisation', () => {
  it('takes a published one of its own, and keeps it from being archived', async () => {
    const id = await published()
    expect(await choose(id)).toMatchObject({ status: 200, body: { rubric: id } })
    expect((await list()).chosen).toBe(id)
    expect((await archive(id)).status).toBe(409)
    await choose('spin')
    expect((await archive(id)).status).toBe(200)
  })

  it('refuses a draft, an archived one, one of another organisation and one that is not there alike', async () => {
    const draft = await begun(null, 'In the making')
    const archived = await published()
    await archive(archived)
    const other = await test.makeOrganization()
    const theirs = rubricSchema.parse((await begin('spin', 'Theirs', other.admin)).body)
    await publish(theirs._id, 1, other.admin)
    for (const id of [draft._id, archived, theirs._id, newId()])
      expect(await choose(id)).toMatchObject({
        status: 400,
        body: { message: 'Choose a built-in rubric, or one of yours that is published.' },
      })
  })
})

describe('who may do what', () => {
  it('admins write, members read', async () => {
    const id = await published()
    const { member } = organization
    for (const answer of [
      await begin(null, 'Mine', member),
      await save(id, 0, houseRubric, member),
      await publish(id, 1, member),
    ])
      expect(answer).toMatchObject({ status: 403 })
    expect((await read(id, member)).status).toBe(200)
  })

  it('another organisation sees none of it, as if there were nothing', async () => {
    const id = await published()
    const { outsider } = organization
    const asked = async (of: string): Promise<object[]> => [
      sayingOf(await read(of, outsider)),
      sayingOf(await save(of, 0, houseRubric, outsider)),
      sayingOf(await publish(of, 1, outsider)),
      sayingOf(await begin(of, 'Copied', outsider)),
      sayingOf(await test.request(outsider, 'GET', `/api/rubrics/${of}/versions/1`)),
      sayingOf(await test.request(outsider, 'PUT', `/api/rubrics/${of}/archive`)),
    ]
    expect(await asked(id)).toEqual(await asked(newId()))
    expect((await list(outsider)).own).toEqual([])
    expect((await read(id)).body).toMatchObject({ published: { version: 1 }, archivedAt: null })
  })

  it('two who begin the next version at once make one draft of it', async () => {
    const id = await published()
    const answers = await Promise.all([
      save(id, 0, { ...houseRubric, criteria: [criterion('Alone', 100, 'discovery.pain')] }),
      save(id, 0, houseRubric, organization.owner),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})
