import { addPersona, getAccount, type Persona } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

const page = async (actor: TestMember, slug: string) =>
  getAccount.response.parse((await calls.get(actor, `/account/${slug}`)).body)

/** An account with somebody in operations, whose head of finance has a name that nobody else has. */
async function makeCompany() {
  const { member } = await test.makeOrganization()
  const { account, persona } = await calls.makePersona(member)
  const { generated } = await test.db
    .selectFrom('accounts')
    .select('generated')
    .where('id', '=', account._id)
    .executeTakeFirstOrThrow()
  // Nobody else is called that, whatever names the others were given.
  const first = 'Zuleika'
  const people = generated.people.map((each) => (each.seat === 'finance' ? { ...each, first, last: 'Quist' } : each))
  const changed = JSON.stringify({ ...generated, people })
  await test.db.updateTable('accounts').set({ generated: changed }).where('id', '=', account._id).execute()
  return { member, account, persona, first }
}

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
    expect(named).toEqual([{ name: first, namedBy: [persona.firstName], contactProfileId: null, hasRole: true }])

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
})
