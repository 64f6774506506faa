import { getAccount, getPersona, personaSchema } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

describe('generating an account', () => {
  it('makes a company in the segment with a persona for each decision maker in use', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await calls.addContact(member, 'C-Suite', 'Finance')
    await calls.addContact(member, 'VP/Director Level', 'Operations')
    const account = await calls.makeAccount(member, segment._id)
    expect(account).toMatchObject({
      targetSegmentProfileId: segment._id,
      propelAuthId: member.userId,
      orgId: member.orgId,
      industry: 'Manufacturing',
      subIndustry: 'Food & beverage',
      size: '201-500',
      location: expect.stringContaining('Ohio'),
      stage: 'researching',
      discoveredInformation: [],
      active: true,
      lastCallAt: null,
      bestScore: null,
    })
    expect(account.factsInAll).toBeGreaterThanOrEqual(15)
    expect(account.personas.map(({ level, department }) => [level, department])).toEqual([
      ['C-Suite', 'Finance'],
      ['VP/Director Level', 'Operations'],
    ])
  })

  it('requires the organisation and the segment, and takes nothing else', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const whole = { orgId: member.orgId, targetSegmentProfileId: _id }
    for (const wrong of [{ orgId: undefined }, { targetSegmentProfileId: undefined }, { difficulty: 'easy' }]) {
      const answer = await test.request(member, 'POST', '/api/pipeline/generate-account', { ...whole, ...wrong })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    }
  })

  it('gives every account a name and a slug of its own, made at once or not', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const accounts = await Promise.all(Array.from({ length: 20 }, () => calls.makeAccount(member, _id)))
    expect(new Set(accounts.map((account) => account.name)).size).toBe(20)
    expect(new Set(accounts.map((account) => account.slug)).size).toBe(20)
    for (const { slug } of accounts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('gives no two people a family name, and says of no two the same, whether made with their account or later', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    await calls.addContact(member, 'C-Suite', 'Finance')
    await calls.addContact(member, 'VP/Director Level', 'Operations')
    const accounts = await Promise.all(Array.from({ length: 8 }, () => calls.makeAccount(member, _id)))
    const families = accounts.flatMap(({ personas }) => personas.map(({ lastName }) => lastName))
    expect(new Set(families).size).toBe(16)
    // Two dozen in all: each temperament has notes for that many, should they all have one.
    const { _id: contactProfileId } = await calls.addContact(member, 'Department Head/Manager', 'IT')
    const later = accounts.map((account) =>
      test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, { contactProfileId }),
    )
    const personas = (await Promise.all(later)).map(({ body }) => personaSchema.parse(body))
    const made = [...accounts.flatMap((account) => account.personas), ...personas]
    expect(new Set(made.map(({ manner }) => manner)).size).toBe(24)
  })

  it('tells the browser nothing a rep has to find out', async () => {
    const { member } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    const { profile } = await test.db
      .selectFrom('personas')
      .select('profile')
      .where('id', '=', persona._id)
      .executeTakeFirstOrThrow()
    const answers = await Promise.all([
      calls.get(member, `?orgId=${member.orgId}`),
      calls.get(member, `/account/${account.slug}`),
      calls.get(member, `/persona/${persona._id}`),
      calls.get(member, '/personas'),
    ])
    for (const { response } of answers) {
      for (const fact of profile.facts) {
        for (const secret of [...fact.full, ...fact.plain]) expect(response.body).not.toContain(secret)
      }
      expect(response.body).not.toContain('"summary"')
    }
  })
})

describe('an account', () => {
  it('is read by its slug or its id, with what is still to find by label only', async () => {
    const { member } = await test.makeOrganization()
    const { account, segment } = await calls.makePersona(member)
    const missing = await calls.addContact(member, 'C-Suite', 'Finance')
    const bySlug = await calls.get(member, `/account/${account.slug}`)
    const byId = await calls.get(member, `/account/${account._id}`)
    expect(bySlug.body).toEqual(byId.body)
    expect(bySlug.body).toMatchObject({ account, segment, calls: [], missingContacts: [{ _id: missing._id }] })
    const { stillToFind } = Object(bySlug.body)
    expect(stillToFind).toHaveLength(account.factsInAll)
    expect(Object.keys(stillToFind[0]).toSorted()).toEqual(['factId', 'knownBy', 'label', 'topic'])
  })

  it('names nobody who is archived as one who can tell a fact, and nor does a colleague’s page', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await calls.addContact(member, 'C-Suite', 'Finance')
    await calls.addContact(member, 'VP/Director Level', 'Operations')
    await calls.addContact(member, 'Department Head/Manager', 'Sales')
    const { slug, personas } = await calls.makeAccount(member, segment._id)
    const namedThere = async () => {
      const account = getAccount.response.parse((await calls.get(member, `/account/${slug}`)).body)
      const colleague = getPersona.response.parse((await calls.get(member, `/persona/${personas[1]?._id}`)).body)
      return [account.stillToFind, colleague.toFind].map((facts) => new Set(facts.flatMap(({ knownBy }) => knownBy)))
    }
    const [gone] = personas
    expect((await namedThere())[0]).toContain(gone?.firstName)
    await calls.put(member, `persona/${gone?._id}/archive`, { userId: member.userId })
    for (const names of await namedThere()) expect(names).not.toContain(gone?.firstName)
  })

  it('becomes inactive when it is archived, and active when it is restored', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const who = { userId: member.userId }
    const archived = await calls.put(member, `account/${account._id}/archive`, who)
    expect(archived).toMatchObject({
      status: 200,
      body: { active: false, archivedAt: test.clock.now().toISOString(), archivedByUserId: member.userId },
    })
    expect(Object(archived.body).personas).toMatchObject([{ archivedAt: null }])
    expect((await calls.get(member, '/personas')).body).toEqual([])
    expect((await calls.put(member, `account/${account._id}/archive`, who)).body).toEqual(archived.body)
    expect((await calls.put(member, `account/${account._id}/unarchive`, who)).body).toEqual(account)
  })

  it('is archived and restored in one’s own name, which has to be given', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    for (const path of [`account/${account._id}`, `persona/${persona._id}`]) {
      for (const verb of ['archive', 'unarchive']) {
        expect((await calls.put(member, `${path}/${verb}`, {})).status).toBe(400)
        expect((await calls.put(member, `${path}/${verb}`, { userId: admin.userId })).status).toBe(403)
        expect((await calls.put(admin, `${path}/${verb}`, { userId: member.userId })).status).toBe(403)
        const extra = { userId: member.userId, active: true }
        expect((await calls.put(member, `${path}/${verb}`, extra)).status).toBe(400)
      }
    }
  })
})

describe('a persona', () => {
  it('is made when first needed, and made once', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const contact = await calls.addContact(member, 'C-Suite', 'Finance')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, { contactProfileId: contact._id }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => Object(body)._id)).size).toBe(1)
    const { body } = await calls.get(member, `/account/${account.slug}`)
    expect(Object(body).account.personas).toHaveLength(2)
    expect(Object(body).missingContacts).toEqual([])
  })

  it('is shown with its account and what it can tell', async () => {
    const { member } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    const { body } = await calls.get(member, `/persona/${persona._id}`)
    expect(body).toMatchObject({
      persona,
      account,
      segment: { _id: account.targetSegmentProfileId, archivedAt: null },
      known: [],
      spokenBefore: false,
    })
    expect(Object(body).toFind.length).toBeGreaterThan(10)
    expect((await calls.get(member, '/personas')).body).toMatchObject([
      {
        _id: persona._id,
        accountName: account.name,
        accountSlug: account.slug,
        targetSegmentProfileId: account.targetSegmentProfileId,
        segmentName: 'Food makers in Ohio',
      },
    ])
  })

  it('is archived and restored, and an archived one can’t be called', async () => {
    const { member } = await test.makeOrganization()
    const { persona } = await calls.makePersona(member)
    const who = { userId: member.userId }
    expect(await calls.put(member, `persona/${persona._id}/archive`, who)).toMatchObject({
      status: 200,
      body: { archivedAt: test.clock.now().toISOString(), archivedByUserId: member.userId },
    })
    expect((await calls.get(member, '/personas')).body).toEqual([])
    await expect(test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await calls.put(member, `persona/${persona._id}/unarchive`, who)).body).toEqual(persona)
  })
})
