import { getAccount, type BuyerProfile, type Persona } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const waiting = 'Trucks wait two hours at the dock'
const burnt = 'We were burnt by a rollout before'

async function customize(
  by: TestMember,
  segmentId: string,
  industryPainPoints: string[],
  potentialObjections: string[],
) {
  const customizations = { industryPainPoints, potentialObjections, freeformCustomizations: '' }
  const body = { orgId: by.orgId, userId: by.userId, customizations }
  expect((await calls.put(by, `target-segment/${segmentId}/customizations`, body)).status).toBe(200)
}

/** Whoever is called next: as a call with them begins. */
const called = async (by: TestMember, persona: Persona): Promise<BuyerProfile> =>
  (await test.modules.pipeline.buyerFor(by.orgId, by.userId, persona._id)).profile

const troubleOf = ({ facts }: BuyerProfile) =>
  facts.find(({ summary }) => summary.includes('wait two hours at the dock'))

async function described() {
  const { member } = await test.makeOrganization()
  const made = await calls.makePersona(member)
  await customize(member, made.segment._id, [waiting], [burnt])
  const buyer = await called(member, made.persona)
  const trouble = troubleOf(buyer)
  if (trouble === undefined) throw new Error('The buyer knows of the trouble')
  return { member, ...made, buyer, trouble }
}

describe('what a segment’s owner writes', () => {
  it('is used by the buyers of its accounts from the next call on', async () => {
    const { buyer } = await described()
    expect(JSON.stringify(buyer.objections)).toContain('burnt by a rollout')
  })

  it('is there to be found out at their accounts, once the next call has begun', async () => {
    const { member, account, trouble } = await described()
    const page = getAccount.response.parse((await calls.get(member, `/account/${account._id}`)).body)
    expect(page.stillToFind.map(({ label }) => label)).toContain(trouble.label)
    expect(page.account.factsInAll).toBe(account.factsInAll + 1)
  })

  it('goes when it is taken back, unless a call has found it out', async () => {
    const { member, segment, persona, trouble } = await described()
    const facts = [{ factId: trouble.id, turn: 4 }]
    await recordCall(finishedCall(member, persona, { facts }))
    await customize(member, segment._id, [], [])
    const after = await called(member, persona)
    expect(troubleOf(after)).toEqual(trouble)
    expect(JSON.stringify(after.objections)).not.toContain('burnt by a rollout')
  })

  it('takes nothing from a call that was under way', async () => {
    const { member, account, segment, persona, trouble } = await described()
    await customize(member, segment._id, [], [])
    expect(troubleOf(await called(member, persona))).toBeUndefined()
    const facts = [{ factId: trouble.id, turn: 4, summary: trouble.summary }]
    await recordCall(finishedCall(member, persona, { facts }))
    const page = getAccount.response.parse((await calls.get(member, `/account/${account._id}`)).body)
    expect(page.account.discoveredInformation).toMatchObject([{ factId: trouble.id, summary: trouble.summary }])
  })

  it('changes nobody in another segment, and nobody twice', async () => {
    const { member, segment, persona, buyer } = await described()
    expect(await called(member, persona)).toEqual(buyer)
    const other = await calls.addSegment(member, { name: 'Bakers' })
    const account = await calls.makeAccount(member, other._id)
    const [baker] = account.personas
    if (!baker) throw new Error('An account has a persona for each decision maker')
    const before = await called(member, baker)
    await customize(member, segment._id, ['Something else'], [])
    expect(await called(member, baker)).toEqual(before)
  })

  it('reaches everybody at the account at once, two calls that begin together too', async () => {
    const { member, segment, account, persona } = await described()
    await calls.addContact(member, 'C-Suite', 'Finance')
    await customize(member, segment._id, [waiting, 'Scrap nobody counts'], [burnt])
    const buyers = await Promise.all([called(member, persona), called(member, persona), called(member, persona)])
    for (const buyer of buyers) expect(JSON.stringify(buyer.facts)).toContain('crap nobody counts')
    const page = getAccount.response.parse((await calls.get(member, `/account/${account._id}`)).body)
    expect(page.account.factsInAll).toBe(account.factsInAll + 2)
  })
})
