import { callMaterialSchema, getAccount, getPipeline, makeAccountFromCall, transcriptSchema } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import type { TestMember, TestOrganization } from '../../../../test/factories.ts'
import { makeCall } from '../../../../test/practice.ts'
import { pipelineCalls } from '../pipeline.fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const trouble = 'We lost two drivers over the waiting last month'
const worry = 'Nobody has time for another rollout before the peak'

async function prepared() {
  const organization = await test.makeOrganization()
  const { segment, contact } = await pipelineCalls(test).makePersona(organization.owner)
  const body = (by: TestMember, over: object = {}) => ({
    orgId: by.orgId,
    targetSegmentProfileId: segment._id,
    contactProfileId: contact._id,
    name: 'Brightwell Foods',
    firstName: 'Dana',
    lastName: 'Whitfield',
    troubles: [trouble],
    worries: [worry],
    ...over,
  })
  const make = (by: TestMember, over: object = {}) =>
    test.request(by, 'POST', '/api/pipeline/account-from-call', body(by, over))
  return { organization, make }
}

const buyerOf = async ({ organization }: { organization: TestOrganization }, personaId: string) => {
  const { orgId } = organization.owner
  const row = await test.db
    .selectFrom('personas')
    .select('profile')
    .where('org_id', '=', orgId)
    .where('id', '=', personaId)
    .executeTakeFirstOrThrow()
  return row.profile
}

describe('an account made of a real call', () => {
  it('has the name, the person, the troubles and the worries that were given, and can be called at once', async () => {
    const { organization, make } = await prepared()
    const answer = await make(organization.member)
    expect(answer.status).toBe(201)
    const { personaId, accountId } = makeAccountFromCall.response.parse(answer.body)
    const buyer = await buyerOf({ organization }, personaId)
    expect(buyer).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield', company: { name: 'Brightwell Foods' } })
    expect(JSON.stringify(buyer.facts)).toContain('two drivers over the waiting')
    expect(JSON.stringify(buyer.objections)).toContain('another rollout before the peak')
    const account = await test.request(organization.member, 'GET', `/api/pipeline/account/${accountId}`)
    expect(account).toMatchObject({ status: 200, body: { account: { name: 'Brightwell Foods' } } })
    await test.modules.credits.grantSignUp(organization.member.userId)
    expect(await makeCall(test, organization.member, personaId)).toMatchObject({ persona: { firstName: 'Dana' } })
  })

  it('is of the industry that was given, and else of the segment’s', async () => {
    const { organization, make } = await prepared()
    const industryOf = async (over: object) => {
      const { accountId } = makeAccountFromCall.response.parse((await make(organization.member, over)).body)
      const { body } = await test.request(organization.member, 'GET', `/api/pipeline/account/${accountId}`)
      return getAccount.response.parse(body).account.industry
    }
    expect(await industryOf({ industry: 'Education' })).toBe('Education')
    expect(await industryOf({ name: 'Brightwell Mills' })).toBe('Manufacturing')
  })

  it('may be given names and sentences with braces, which no wording is filled by', async () => {
    const { organization, make } = await prepared()
    const given = { name: '{peers} Foods', firstName: '{Dana}', troubles: ['The {system} loses two orders a day'] }
    const answer = await make(organization.member, given)
    expect(answer.status).toBe(201)
    const { personaId } = makeAccountFromCall.response.parse(answer.body)
    const buyer = await buyerOf({ organization }, personaId)
    expect(buyer).toMatchObject({ firstName: '(Dana)', company: { name: '(peers) Foods' } })
  })

  it('is refused under the name of another account, and makes none', async () => {
    const { organization, make } = await prepared()
    await make(organization.member)
    expect(await make(organization.member, { name: 'Brightwell-foods.' })).toMatchObject({
      status: 409,
      body: { message: 'You have an account called Brightwell Foods already. Give this one another name.' },
    })
  })

  it('may have the name of an archived account, and an address of its own', async () => {
    const { organization, make } = await prepared()
    const { member } = organization
    const made = async (): Promise<string> => makeAccountFromCall.response.parse((await make(member)).body).accountId
    const accountAt = async (id: string) =>
      getAccount.response.parse((await test.request(member, 'GET', `/api/pipeline/account/${id}`)).body).account
    const first = await made()
    await test.request(member, 'PUT', `/api/pipeline/account/${first}/archive`, { userId: member.userId })
    const [before, after] = [await accountAt(first), await accountAt(await made())]
    expect(after.name).toBe(before.name)
    expect(after.slug).not.toBe(before.slug)
  })

  it.each([
    [{ firstName: ' ' }, 'Say what they are called.'],
    [{ name: 'x' }, 'Give the account a name.'],
    [{ troubles: ['no'] }, 'Write a few words, or leave it out.'],
    [{ worries: Array(4).fill(worry) }, 'Worries can have at most 3 entries.'],
  ])('is refused with what is wrong: %j', async (over, message) => {
    const { organization, make } = await prepared()
    expect(await make(organization.member, over)).toMatchObject({ status: 400, body: { message } })
  })

  it('can’t be made in another organisation’s segment', async () => {
    const { organization, make } = await prepared()
    expect(await make(organization.outsider)).toMatchObject({
      status: 404,
      body: { message: 'Target segment not found' },
    })
  })
})

describe('an account made of a real call where nothing is there yet', () => {
  const segment = {
    name: 'Food makers',
    industry: { targetIndustry: 'Other' },
    otherIndustry: 'Food',
    companySize: '51-200',
    geographicFocus: { geographicFocus: 'None' },
  }
  const decisionMaker = { level: 'Department Head/Manager', department: 'Logistics' }

  async function fresh() {
    const organization = await test.makeOrganization()
    const make = (by: TestMember, over: object = {}) =>
      test.request(by, 'POST', '/api/pipeline/account-from-call', {
        orgId: by.orgId,
        name: 'Brightwell Foods',
        firstName: 'Dana',
        lastName: 'Whitfield',
        troubles: [trouble],
        worries: [worry],
        segment,
        decisionMaker,
        ...over,
      })
    const there = async () => {
      const { orgId } = organization.owner
      const { body } = await test.request(organization.owner, 'GET', `/api/pipeline?orgId=${orgId}`)
      const { targetSegmentProfiles, contactProfiles, accounts } = getPipeline.response.parse(body)
      return { segments: targetSegmentProfiles, contacts: contactProfiles, accounts }
    }
    return { organization, make, there }
  }

  it('comes with its segment and its decision maker, made by any member', async () => {
    const { organization, make, there } = await fresh()
    const { member } = organization
    const answer = await make(member)
    expect(answer.status).toBe(201)
    const { personaId, accountId } = makeAccountFromCall.response.parse(answer.body)
    const { segments, contacts, accounts } = await there()
    expect(segments).toMatchObject([{ name: 'Food makers', displayIndustry: 'Food', propelAuthId: member.userId }])
    expect(contacts).toMatchObject([{ ...decisionMaker, everywhere: true, active: true }])
    expect(accounts).toMatchObject([
      {
        _id: accountId,
        targetSegmentProfileId: segments[0]?._id,
        personas: [{ _id: personaId, contactProfileId: contacts[0]?._id, firstName: 'Dana' }],
      },
    ])
    await test.modules.credits.grantSignUp(member.userId)
    expect(await makeCall(test, member, personaId)).toMatchObject({ persona: { firstName: 'Dana' } })
  })

  it('takes the decision maker there is, and makes no second one like it', async () => {
    const { organization, make, there } = await fresh()
    await make(organization.member)
    expect(await make(organization.owner, { name: 'Corrigan Cold Storage' })).toMatchObject({ status: 201 })
    expect((await there()).contacts).toHaveLength(1)
  })

  it('leaves nothing behind where one part of it can’t be made', async () => {
    const { organization, make, there } = await fresh()
    const { owner } = organization
    await make(owner)
    const before = await there()
    const other = { level: 'C-Suite', department: 'Finance' }
    expect(await make(owner, { decisionMaker: other })).toMatchObject({
      status: 409,
      body: { message: 'You have an account called Brightwell Foods already. Give this one another name.' },
    })
    expect(await there()).toEqual(before)
  })

  it.each([
    ['target_segments', 'You have 1,000 target segments, the most a plan allows. Archive some to add more.'],
    ['contact_profiles', 'You have 1,000 decision makers, the most a plan allows. Archive some to add more.'],
    ['accounts', 'You have 1,000 accounts, the most a plan allows. Archive some to add more.'],
    ['personas', 'You have 1,000 people, the most a plan allows. Archive some to add more.'],
  ] as const)('is refused whole at the cap of %s', async (counted, message) => {
    const { organization, make, there } = await fresh()
    const { owner } = organization
    await test.db
      .insertInto('pipeline_counts')
      .values({ org_id: owner.orgId, [counted]: 1_000 })
      .execute()
    expect(await make(owner)).toMatchObject({ status: 409, body: { code: 'limit-reached', message } })
    expect(await there()).toEqual({ segments: [], contacts: [], accounts: [] })
    const counts = await test.db
      .selectFrom('pipeline_counts')
      .selectAll()
      .where('org_id', '=', owner.orgId)
      .executeTakeFirstOrThrow()
    const none = { accounts: 0, personas: 0, target_segments: 0, contact_profiles: 0 }
    expect(counts).toMatchObject({ ...none, [counted]: 1_000 })
  })

  it('is made once of two requests at a time, with one segment', async () => {
    const { organization, make, there } = await fresh()
    const answers = await Promise.all([make(organization.owner), make(organization.member)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
    const { segments, contacts, accounts } = await there()
    expect([segments.length, contacts.length, accounts.length]).toEqual([1, 1, 1])
  })

  it.each([
    [{ segment: undefined }, 'Choose a segment, or describe a new one.'],
    [{ decisionMaker: undefined }, 'Choose a decision maker, or add one.'],
    [{ targetSegmentProfileId: '0199a000-0000-7000-8000-000000000001' }, 'Choose a segment, or describe a new one.'],
    [{ segment: { ...segment, otherIndustry: undefined } }, 'Say which industry it is.'],
    [{ segment: { ...segment, name: 'x' } }, 'Give the segment a name of at least 2 characters.'],
    [{ decisionMaker: { level: 'C-Suite' } }, 'Choose a department.'],
  ])('is refused with what is wrong: %j', async (over, message) => {
    const { organization, make } = await fresh()
    expect(await make(organization.member, over)).toMatchObject({ status: 400, body: { message } })
  })

  it('is made by nobody of another organisation', async () => {
    const { organization, make, there } = await fresh()
    expect(await make(organization.outsider, { orgId: organization.owner.orgId })).toMatchObject({ status: 403 })
    expect(await there()).toEqual({ segments: [], contacts: [], accounts: [] })
  })
})

describe('what an uploaded call tells', () => {
  const file = `Robin Ash: Good morning Dana, this is Robin. How do you book the slots at your docks today?
Dana Whitfield: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.`

  it('is for whoever may see the call, and nothing of it for others', async () => {
    const { organization } = await prepared()
    const { member, outsider } = organization
    const sent = await test.request(member, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
    const { _id } = transcriptSchema.parse(sent.body)
    const read = (by: TestMember) => test.request(by, 'GET', `/api/transcripts/${_id}/material`)
    const material = callMaterialSchema.parse((await read(member)).body)
    expect(material.person).toEqual({ firstName: 'Dana', lastName: 'Whitfield' })
    expect(material.troubles).toMatchObject([
      { text: 'The shift lead does it by hand and it is wrong by noon', turn: 1 },
    ])
    const colleague = await test.makeMember(organization, 'Member')
    for (const stranger of [colleague, outsider]) expect(await read(stranger)).toMatchObject({ status: 404 })
  })
})
