import type { Account, Persona } from '@ringside/contract'
import { getAccount } from '@ringside/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'
import { csv, importCalls } from './imports.fixture.ts'

servePipeline()
let files: ReturnType<typeof importCalls>
beforeAll(() => {
  files = importCalls(test)
})

const head = 'Company,Contact,Title,Level,Department'
const comingTo = ({ name }: Account, whole: string): string => csv(head, `${name},${whole},CFO,C-Suite,Finance`)
const rosalbaAt = (account: Account): string => comingTo(account, 'Rosalba Lindqvist')

/** An account with made-up people for operations and, unless they are to be nobody there, for the finances. */
async function makeCompany({ withFinance }: { withFinance: boolean }) {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  await calls.addContact(member)
  if (withFinance) await calls.addContact(member, 'C-Suite', 'Finance')
  const account = await calls.makeAccount(member, segment._id)
  const of = (department: string): Persona => {
    const found = account.personas.find((each) => each.department === department)
    if (!found) throw new Error(`Nobody is there for ${department}`)
    return found
  }
  return { member, segmentId: segment._id, account, of }
}

const peopleAt = async (by: TestMember, { slug }: Account): Promise<Persona[]> =>
  getAccount.response.parse((await calls.get(by, `/account/${slug}`)).body).account.personas
const nameOf = ({ firstName, lastName }: Persona): string => `${firstName} ${lastName}`
const countOf = async ({ orgId }: TestMember): Promise<number> =>
  (await test.db.selectFrom('pipeline_counts').select('personas').where('org_id', '=', orgId).executeTakeFirstOrThrow())
    .personas
const generatedOf = async ({ _id }: Account) =>
  (await test.db.selectFrom('accounts').select('generated').where('id', '=', _id).executeTakeFirstOrThrow()).generated
const profilesOf = ({ _id }: Account) =>
  test.db.selectFrom('personas').select('profile').where('account_id', '=', _id).orderBy('id').execute()
const colleaguesOf = async (by: TestMember, persona: Persona): Promise<string[]> =>
  (await test.modules.pipeline.buyerFor(by.orgId, by.userId, persona._id)).profile.colleagues.map(({ name }) => name)

describe('somebody of a file whose job a made-up person has', () => {
  it('comes in the place of one who is shown nowhere, and whom colleagues speak of from then on', async () => {
    const { member, segmentId, account, of } = await makeCompany({ withFinance: false })
    const before = await generatedOf(account)
    expect(await files.previewOf(member, segmentId, rosalbaAt(account))).toMatchObject({ people: 1, problems: [] })
    const made = await files.imported(member, segmentId, rosalbaAt(account))
    expect((await peopleAt(member, account)).map(nameOf)).toContain('Rosalba Lindqvist')
    expect(await colleaguesOf(member, of('Operations'))).toContain('Rosalba Lindqvist')
    const held = before.people.find(({ seat }) => seat === 'finance')
    expect(await colleaguesOf(member, of('Operations'))).not.toContain(`${held?.first} ${held?.last}`)
    expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { state: 'undone', kept: [] } })
    expect(await generatedOf(account)).toEqual(before)
    expect(await peopleAt(member, account)).toHaveLength(1)
  })

  it('is kept with the import as that place, who had it and who has it, and nothing else', async () => {
    const { member, segmentId, account } = await makeCompany({ withFinance: true })
    const { _id } = await files.imported(member, segmentId, rosalbaAt(account))
    const { made } = await test.db
      .selectFrom('account_imports')
      .select('made')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(made?.seats?.map((seat) => Object.keys(seat).toSorted())).toEqual([
      ['accountId', 'leaver', 'now', 'personaId', 'reworded', 'was'],
    ])
  })

  it('leaves everything told as it was before them, whoever else there has their first name', async () => {
    const { member, segmentId, account, of } = await makeCompany({ withFinance: true })
    const told = async () => [await generatedOf(account), await profilesOf(account)]
    const before = await told()
    for (const whole of [`${of('Operations').firstName} Lindqvist`, `Rosalba ${of('Finance').lastName}`]) {
      const made = await files.imported(member, segmentId, comingTo(account, whole))
      expect([whole, made.made]).toMatchObject([whole, { people: 1, leftOut: 0 }])
      expect([whole, await told()]).not.toEqual([whole, before])
      expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { state: 'undone', kept: [] } })
      expect([whole, await told()]).toEqual([whole, before])
    }
  })

  it('goes on as the person who is there and was never called, who counts once', async () => {
    const { member, segmentId, account, of } = await makeCompany({ withFinance: true })
    const [before, count] = [await peopleAt(member, account), await countOf(member)]
    const made = await files.imported(member, segmentId, rosalbaAt(account))
    expect(made.made).toMatchObject({ people: 1, leftOut: 0 })
    const now = await peopleAt(member, account)
    expect(now).toHaveLength(2)
    expect(now.find(({ _id }) => _id === of('Finance')._id)).toMatchObject({
      firstName: 'Rosalba',
      lastName: 'Lindqvist',
      title: 'CFO',
      manner: '',
    })
    expect(await countOf(member)).toBe(count)
    // Who came out of the file is real, and gives way to nobody.
    const other = csv(head, `${account.name},Odile Marsh,CFO,C-Suite,Finance`)
    expect((await files.previewOf(member, segmentId, other)).problems).toEqual([
      { row: 2, reason: `${account.name} has one person for C-Suite, Finance: Rosalba Lindqvist.` },
    ])
    expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { kept: [] } })
    expect(await peopleAt(member, account)).toEqual(before)
  })

  it('takes no room from the people of a new company', async () => {
    const { member, segmentId, account } = await makeCompany({ withFinance: true })
    await test.db.updateTable('pipeline_counts').set({ personas: 998 }).where('org_id', '=', member.orgId).execute()
    const made = await files.imported(member, segmentId, `${rosalbaAt(account)}Quillhaven Mills,,,,\n`)
    expect(made.made).toMatchObject({ accounts: 1, people: 1, leftOut: 0 })
    expect(await countOf(member)).toBe(1000)
  })

  it('is left out where that person is being called, or was', async () => {
    const { member, segmentId, account, of } = await makeCompany({ withFinance: true })
    await test.modules.credits.give({ userId: member.userId, amount: 1, note: 'For a test', key: member.userId })
    const call = { personaId: of('Finance')._id, type: 'cold-call', difficulty: 'easy' }
    expect((await test.request(member, 'POST', '/api/simulations', call)).status).toBe(201)
    expect((await files.previewOf(member, segmentId, rosalbaAt(account))).problems).toEqual([
      { row: 2, reason: `${account.name} has one person for C-Suite, Finance: ${nameOf(of('Finance'))}.` },
    ])
  })

  it('is left out where a buyer has named that person', async () => {
    const { member, segmentId, account, of } = await makeCompany({ withFinance: false })
    const held = (await generatedOf(account)).people.find(({ seat }) => seat === 'finance')
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, of('Operations')._id)
    const told = finishedCall(member, of('Operations'), { facts: [{ factId: profile.facts[0]?.id ?? '', turn: 3 }] })
    await recordCall(told)
    await test.db
      .updateTable('discovered_information')
      .set({ summary: `It needs the signature of ${held?.first} ${held?.last}` })
      .where('simulation_id', '=', told.simulationId)
      .execute()
    expect((await files.previewOf(member, segmentId, rosalbaAt(account))).problems).toEqual([
      {
        row: 2,
        reason: `At ${account.name} people know ${held?.first} ${held?.last} as their ${held?.title} already.`,
      },
    ])
  })

  it('stays where it is with a company that has moved to another organisation', async () => {
    const { member, segmentId, account } = await makeCompany({ withFinance: false })
    const { outsider } = await test.makeOrganization()
    const made = await files.imported(member, segmentId, rosalbaAt(account))
    const moved = await test.request(await test.makeSiteAdmin(), 'POST', '/api/pipeline/transfer-target-segment', {
      fromOrgId: member.orgId,
      toOrgId: outsider.orgId,
      segmentIds: [segmentId],
    })
    await test.runJobs()
    expect(moved.status).toBe(200)
    const kept = [{ name: '1 person', reason: 'They moved to another organisation since, and stay there.' }]
    expect((await files.undo(member, made._id)).body).toMatchObject({ state: 'undone', kept })
    expect((await peopleAt(outsider, account)).map(nameOf)).toContain('Rosalba Lindqvist')
  })

  it('stays after undoing once they were called, under the name of the file', async () => {
    const { member, segmentId, account, of } = await makeCompany({ withFinance: true })
    const made = await files.imported(member, segmentId, rosalbaAt(account))
    await test.modules.credits.give({ userId: member.userId, amount: 1, note: 'For a test', key: member.userId })
    const call = { personaId: of('Finance')._id, type: 'cold-call', difficulty: 'easy' }
    expect((await test.request(member, 'POST', '/api/simulations', call)).status).toBe(201)
    expect((await files.undo(member, made._id)).body).toMatchObject({
      kept: [{ name: 'Rosalba Lindqvist', reason: 'They were called.' }],
    })
    expect((await peopleAt(member, account)).map(nameOf)).toContain('Rosalba Lindqvist')
  })
})
