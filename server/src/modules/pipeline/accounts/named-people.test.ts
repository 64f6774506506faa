import { addPersona, getAccount, type Persona } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Answer } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const page = async (actor: TestMember, slug: string) =>
  getAccount.response.parse((await calls.get(actor, `/account/${slug}`)).body)

/** An account with somebody in operations, whose head of finance has a name that nobody else has. */
async function makeCompany() {
  const { member } = await test.makeOrganization()
  const { account, persona, contact } = await calls.makePersona(member)
  const { generated } = await test.db
    .selectFrom('accounts')
    .select('generated')
    .where('id', '=', account._id)
    .executeTakeFirstOrThrow()
  // Nobody else is called that, whatever names the others were given.
  const first = 'Zuleika'
  const people = generated.people.map((each) => {
    if (each.seat === 'finance') return { ...each, first, last: 'Quist' }
    return each.seat === 'lead' ? { ...each, first: 'Quirin', last: 'Quade' } : each
  })
  const changed = JSON.stringify({ ...generated, people })
  await test.db.updateTable('accounts').set({ generated: changed }).where('id', '=', account._id).execute()
  return { member, account, persona, contact, first }
}

const sayingOf = ({ body }: Answer): string => z.object({ message: z.string() }).parse(body).message

const add = (by: TestMember, accountId: string, body: object) =>
  test.request(by, 'POST', `/api/pipeline/account/${accountId}/persona`, body)

/** Notes what was told in a call, in words of the test's own: which facts name whom is up to each company. */
async function tell(by: TestMember, persona: Persona, summary: string): Promise<void> {
  const { profile } = await test.modules.pipeline.buyerFor(by.orgId, by.userId, persona._id)
  const call = finishedCall(by, persona, { facts: [{ factId: profile.facts[0]?.id ?? '', turn: 3 }] })
  await recordCall(call)
  await test.db
    .updateTable('discovered_information')
    .set({ summary })
    .where('org_id', '=', by.orgId)
    .where('simulation_id', '=', call.simulationId)
    .execute()
}

describe('somebody whom a buyer named', () => {
  it('is told of once they were named, and added by the role that is theirs', async () => {
    const { member, account, persona, first } = await makeCompany()
    expect((await page(member, account.slug)).named).toEqual([])
    await tell(member, persona, `It needs the signature of ${first}`)
    const named = (await page(member, account.slug)).named.filter(({ name }) => name === first)
    expect(named).toEqual([
      { name: first, namedBy: [persona.firstName], contactProfileId: null, hasRole: true, isUnclear: false },
    ])

    const finance = await calls.addContact(member, 'C-Suite', 'Finance')
    const [theirs] = (await page(member, account.slug)).named.filter(({ name }) => name === first)
    expect(theirs?.contactProfileId).toBe(finance._id)
    const added = await test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, {
      contactProfileId: finance._id,
    })
    expect(addPersona.response.parse(added.body).firstName).toBe(first)
    expect((await page(member, account.slug)).named.filter(({ name }) => name === first)).toEqual([])
  })

  it('is not whoever told of themselves: that has the name of who said it', async () => {
    const { member, account, persona } = await makeCompany()
    await tell(member, persona, 'They sign themselves, and the board has to be for it')
    const { account: told, named } = await page(member, account.slug)
    expect(told.discoveredInformation.map(({ summary }) => summary)).toEqual([
      `${persona.firstName} signs, and the board has to be for it`,
    ])
    expect(named).toEqual([])
  })

  it('told of themselves that they hold the budget, is read by their name, in a call’s plan too', async () => {
    const { member, persona } = await makeCompany()
    await tell(member, persona, 'They hold the budget themselves')
    const { known } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
    expect(known.map(({ summary }) => summary)).toEqual([`${persona.firstName} holds the budget`])
  })

  it('becomes a person of a role that somebody has already, by their name and title', async () => {
    const { member, account, persona, contact } = await makeCompany()
    const wanted = { contactProfileId: contact._id, person: { who: 'named', name: 'Quirin' } }
    const before = await add(member, account._id, wanted)
    expect([before.status, sayingOf(before)]).toEqual([409, 'Nobody was named so in a call. Give their whole name.'])
    await tell(member, persona, 'Forty people, led by Quirin')
    expect((await page(member, account.slug)).named).toEqual([
      { name: 'Quirin', namedBy: [persona.firstName], contactProfileId: null, hasRole: false, isUnclear: false },
    ])
    const added = addPersona.response.parse((await add(member, account._id, wanted)).body)
    expect(added).toMatchObject({ firstName: 'Quirin', lastName: 'Quade', contactProfileId: contact._id })
    const { account: now, named } = await page(member, account.slug)
    expect(now.personas.map(({ firstName }) => firstName)).toEqual([persona.firstName, 'Quirin'])
    expect(named).toEqual([])
    const again = await add(member, account._id, wanted)
    expect([again.status, sayingOf(again)]).toEqual([409, `Quirin Quade is at ${account.name} already.`])
  })

  it('is told with where they stand, and which roles are not theirs to have', async () => {
    const { member, account, contact } = await makeCompany()
    const owner = await calls.addContact(member, 'Business Owner')
    const lotte = { who: 'known', firstName: 'Lotte', lastName: 'Schreiber', title: '' }
    const there = await add(member, account._id, { contactProfileId: owner._id, person: lotte })
    const added = addPersona.response.parse(there.body)
    await tell(member, added, 'Forty people, led by Quirin')
    const { roleFits } = await page(member, account.slug)
    const reason = `${account.name} has one person for Business Owner: ${added.firstName} ${added.lastName}.`
    expect(roleFits).toMatchObject([
      { name: 'Quirin', department: expect.any(String), taken: [{ contactProfileId: owner._id, reason }] },
    ])
    const person = { who: 'named', name: 'Quirin' }
    const refused = await add(member, account._id, { contactProfileId: owner._id, person })
    expect([refused.status, sayingOf(refused)]).toEqual([409, reason])
    expect((await add(member, account._id, { contactProfileId: contact._id, person })).status).toBe(201)
    expect((await page(member, account.slug)).roleFits).toEqual([])
  })

  it('is not whoever’s name is part of another that was said, nor anybody without a name', async () => {
    const { member, account, persona, contact } = await makeCompany()
    await tell(member, persona, 'Forty people, led by Quirina')
    const named = (name: string) =>
      add(member, account._id, { contactProfileId: contact._id, person: { who: 'named', name } })
    expect(sayingOf(await named('Quirin'))).toBe('Nobody was named so in a call. Give their whole name.')
    expect((await named(' ')).status).toBe(400)
  })

  it('and was added through another role, is not made up once more through their own', async () => {
    const { member, account, persona, contact, first } = await makeCompany()
    await tell(member, persona, `It needs the signature of ${first}`)
    const person = { who: 'named', name: first }
    expect((await add(member, account._id, { contactProfileId: contact._id, person })).status).toBe(201)
    const { _id: contactProfileId } = await calls.addContact(member, 'C-Suite', 'Finance')
    for (const more of [{}, { person: { who: 'made-up' } }]) {
      const second = await add(member, account._id, { contactProfileId, ...more })
      expect([second.status, sayingOf(second)]).toEqual([
        409,
        expect.stringContaining(`${first} Quist is at ${account.name} already`),
      ])
    }
    expect((await page(member, account.slug)).account.personas).toHaveLength(2)
  })
})

describe('a person added by hand', () => {
  const known = (firstName: string, lastName = 'Roe', title = '') => ({ who: 'known', firstName, lastName, title })

  it('is one more of a role, under the name and the title given, and is called like anybody', async () => {
    const { member, account, persona, contact } = await makeCompany()
    const answer = await add(member, account._id, {
      contactProfileId: contact._id,
      person: known('Xenia', 'Roe', 'Fleet Manager'),
    })
    const added = addPersona.response.parse(answer.body)
    expect(added).toMatchObject({ firstName: 'Xenia', lastName: 'Roe', title: 'Fleet Manager' })
    const buyer = await test.modules.pipeline.buyerFor(member.orgId, member.userId, added._id)
    expect(buyer.profile.colleagues.map(({ name }) => name)).toContain(`${persona.firstName} ${persona.lastName}`)
    const again = await add(member, account._id, { contactProfileId: contact._id, person: known('xenia') })
    expect([again.status, sayingOf(again)]).toEqual([409, `Xenia Roe is at ${account.name} already.`])
    const madeUp = await add(member, account._id, { contactProfileId: contact._id, person: { who: 'made-up' } })
    expect(madeUp.status).toBe(201)
    // Without a person the role has who it had first.
    const first = await add(member, account._id, { contactProfileId: contact._id })
    expect(addPersona.response.parse(first.body)._id).toBe(persona._id)
  })

  it('may have the name of somebody archived, who then can’t come back beside them', async () => {
    const { member, account, contact } = await makeCompany()
    const roe = { contactProfileId: contact._id, person: known('Xenia') }
    const first = addPersona.response.parse((await add(member, account._id, roe)).body)
    await calls.put(member, `persona/${first._id}/archive`, { userId: member.userId })
    const second = addPersona.response.parse((await add(member, account._id, roe)).body)
    expect(second._id).not.toBe(first._id)
    expect((await add(member, account._id, roe)).status).toBe(409)
    const back = await calls.put(member, `persona/${first._id}/unarchive`, { userId: member.userId })
    expect([back.status, sayingOf(back)]).toEqual([409, `Xenia Roe is at ${account.name} already.`])
    await calls.put(member, `persona/${second._id}/archive`, { userId: member.userId })
    expect((await calls.put(member, `persona/${first._id}/unarchive`, { userId: member.userId })).status).toBe(200)
  })

  it('is nobody beside the one of whom colleagues speak, nor anybody without a name', async () => {
    const { member, account, persona, first } = await makeCompany()
    await tell(member, persona, `It needs the signature of ${first}`)
    const { _id: contactProfileId } = await calls.addContact(member, 'C-Suite', 'Finance')
    const other = await add(member, account._id, { contactProfileId, person: known('Xenia') })
    expect([other.status, sayingOf(other)]).toEqual([
      409,
      expect.stringContaining(`At ${account.name} people know ${first} Quist`),
    ])
    expect((await add(member, account._id, { contactProfileId })).status).toBe(201)
    const second = await add(member, account._id, { contactProfileId, person: { who: 'made-up' } })
    expect(sayingOf(second)).toBe(`${account.name} has one person for C-Suite, Finance: ${first} Quist.`)
    expect((await add(member, account._id, { contactProfileId, person: known(' ') })).status).toBe(400)
  })

  it('sits where somebody made up would have, of whom nobody has heard, and colleagues speak of them', async () => {
    const { member } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    const { _id: contactProfileId } = await calls.addContact(member, 'C-Suite', 'Finance')
    const added = await add(member, account._id, { contactProfileId, person: known('Xenia', 'Roe', 'CFO') })
    expect(added.status).toBe(201)
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
    expect(profile.colleagues).toContainEqual(expect.objectContaining({ name: 'Xenia Roe', title: 'our CFO' }))
  })

  it('has no note of a rep who was there before', async () => {
    const { member, account, contact, persona } = await makeCompany()
    const answer = await add(member, account._id, { contactProfileId: contact._id, person: known('Xenia') })
    expect(addPersona.response.parse(answer.body).manner).toBe('')
    expect(persona.manner).not.toBe('')
  })

  it('counts towards the cap, which holds however many are added at once', async () => {
    const { member, account, contact } = await makeCompany()
    await test.db.updateTable('pipeline_counts').set({ personas: 998 }).where('org_id', '=', member.orgId).execute()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        add(member, account._id, { contactProfileId: contact._id, person: { who: 'made-up' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect((await page(member, account.slug)).account.personas).toHaveLength(3)
  })
})
