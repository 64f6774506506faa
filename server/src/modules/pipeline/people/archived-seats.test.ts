import { addPersona, getAccount, type Account, type Persona } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { csv, importCalls } from '../imports/imports.fixture.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const sayingOf = ({ body }: Answer): unknown => Object(body).message
const nameOf = ({ firstName, lastName }: Persona): string => `${firstName} ${lastName}`
const known = (firstName: string, lastName = 'Roe') => ({ who: 'known', firstName, lastName, title: 'CFO' })

/** An account with somebody for operations and a head of finance, of whom the other speaks. */
async function makeCompany() {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  await calls.addContact(member)
  const role = await calls.addContact(member, 'C-Suite', 'Finance')
  const account = await calls.makeAccount(member, segment._id)
  const of = (department: string): Persona => {
    const found = account.personas.find((each) => each.department === department)
    if (!found) throw new Error(`Nobody is there for ${department}`)
    return found
  }
  return { member, segmentId: segment._id, account, role, operations: of('Operations'), finance: of('Finance') }
}

const page = async (by: TestMember, { slug }: Account) =>
  getAccount.response.parse((await calls.get(by, `/account/${slug}`)).body)
const archive = (by: TestMember, { _id }: Persona) => calls.put(by, `persona/${_id}/archive`, { userId: by.userId })
const restore = (by: TestMember, { _id }: Persona) => calls.put(by, `persona/${_id}/unarchive`, { userId: by.userId })
const add = (by: TestMember, { _id }: Account, contactProfileId: string, person?: object) =>
  test.request(by, 'POST', `/api/pipeline/account/${_id}/persona`, { contactProfileId, ...(person && { person }) })
const added = async (...given: Parameters<typeof add>): Promise<Persona> => {
  const answer = await add(...given)
  expect(answer.status).toBe(201)
  return addPersona.response.parse(answer.body)
}
/** All that somebody would say, and whom they know. */
const toldBy = async (by: TestMember, persona: Persona): Promise<string> => {
  const { profile } = await test.modules.pipeline.buyerFor(by.orgId, by.userId, persona._id)
  return JSON.stringify([profile.facts, profile.objections, profile.colleagues])
}
const keptOf = ({ _id }: Account) =>
  test.db
    .selectFrom('personas')
    .select(['id', 'profile', 'archived_at'])
    .where('account_id', '=', _id)
    .orderBy('id')
    .execute()

describe('the place of somebody archived, of whom colleagues speak', () => {
  it('is open again, for somebody made up of another name, whom colleagues speak of from then on', async () => {
    const { member, account, role, operations, finance } = await makeCompany()
    expect(await toldBy(member, operations)).toContain(nameOf(finance))
    expect((await page(member, account)).missingContacts).toEqual([])
    await archive(member, finance)
    expect((await page(member, account)).missingContacts.map(({ _id }) => _id)).toEqual([role._id])
    const successor = await added(member, account, role._id)
    expect(successor._id).not.toBe(finance._id)
    expect(nameOf(successor)).not.toBe(nameOf(finance))
    expect(successor).toMatchObject({ title: finance.title, manner: expect.stringMatching(/./) })
    expect(await toldBy(member, operations)).toContain(nameOf(successor))
    expect(await toldBy(member, operations)).not.toContain(nameOf(finance))
    expect(await toldBy(member, successor)).not.toContain(nameOf(finance))
    expect((await page(member, account)).missingContacts).toEqual([])
    // The same again is the same person.
    expect((await added(member, account, role._id))._id).toBe(successor._id)
  })

  it('is open for somebody real too, also where that person was called and named; what they told stays', async () => {
    const { member, account, role, operations, finance } = await makeCompany()
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, operations._id)
    await recordCall(finishedCall(member, operations, { facts: [{ factId: profile.facts[0]?.id ?? '', turn: 3 }] }))
    await test.db
      .updateTable('discovered_information')
      .set({ summary: `It needs the signature of ${nameOf(finance)}` })
      .where('account_id', '=', account._id)
      .execute()
    await archive(member, finance)
    const comer = await added(member, account, role._id, known('Xenia'))
    expect(nameOf(comer)).toBe('Xenia Roe')
    expect(await toldBy(member, operations)).toContain('Xenia Roe')
    const { account: now } = await page(member, account)
    expect(now.discoveredInformation.map(({ summary }) => summary)).toEqual([
      `It needs the signature of ${nameOf(finance)}`,
    ])
    expect(now.personas.map(nameOf)).toEqual([nameOf(operations), nameOf(finance), 'Xenia Roe'])
  })

  it('is open for a row of a list, and is theirs again once the import is undone', async () => {
    const { member, segmentId, account, operations, finance } = await makeCompany()
    await archive(member, finance)
    const [before, told] = [await keptOf(account), await toldBy(member, operations)]
    const files = importCalls(test)
    const rows = csv('Company,Contact,Title,Level,Department', `${account.name},Rosa Lindqvist,CFO,C-Suite,Finance`)
    expect(await files.previewOf(member, segmentId, rows)).toMatchObject({ people: 1, problems: [] })
    const made = await files.imported(member, segmentId, rows)
    expect(await toldBy(member, operations)).toContain('Rosa Lindqvist')
    expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { state: 'undone', kept: [] } })
    expect(await keptOf(account)).toEqual(before)
    expect(await toldBy(member, operations)).toBe(told)
  })

  it('is open for their role of another name on the same seat', async () => {
    const { member, account, finance } = await makeCompany()
    await archive(member, finance)
    const { _id } = await calls.addContact(member, 'VP/Director Level', 'Finance')
    const comer = await added(member, account, _id)
    const back = await restore(member, finance)
    expect([back.status, sayingOf(back)]).toEqual([
      409,
      `${account.name} has one person for C-Suite, Finance: ${nameOf(comer)}.`,
    ])
  })
})

describe('somebody archived whose place is another’s', () => {
  it('can’t come back beside them, and comes back as they were once these are archived', async () => {
    const { member, account, role, operations, finance } = await makeCompany()
    const told = await toldBy(member, operations)
    const own = await toldBy(member, finance)
    await archive(member, finance)
    const comer = await added(member, account, role._id, known('Xenia'))
    const refused = await restore(member, finance)
    expect([refused.status, sayingOf(refused)]).toEqual([
      409,
      `${account.name} has one person for C-Suite, Finance: Xenia Roe.`,
    ])
    await archive(member, comer)
    expect((await restore(member, finance)).status).toBe(200)
    expect(await toldBy(member, operations)).toBe(told)
    expect(await toldBy(member, finance)).toBe(own)
    const back = await restore(member, comer)
    expect([back.status, sayingOf(back)]).toEqual([
      409,
      `${account.name} has one person for C-Suite, Finance: ${nameOf(finance)}.`,
    ])
  })

  it('can’t come back beside them while their decision maker is archived, which brings both back', async () => {
    const { member, account, role, finance } = await makeCompany()
    await archive(member, finance)
    const comer = await added(member, account, role._id, known('Xenia'))
    const shelve = (verb: 'archive' | 'unarchive') =>
      calls.put(member, `contact-profile/${role._id}/${verb}`, { userId: member.userId })
    await shelve('archive')
    const back = await restore(member, finance)
    expect([back.status, sayingOf(back)]).toEqual([
      409,
      `${account.name} has one person for C-Suite, Finance: Xenia Roe.`,
    ])
    expect((await shelve('unarchive')).status).toBe(200)
    const { personas } = (await page(member, account)).account
    const inUse = personas.filter(({ archivedAt, department }) => archivedAt === null && department === 'Finance')
    expect(inUse.map(nameOf)).toEqual([nameOf(comer)])
  })

  it('comes back to their place where nobody has taken it, and nothing is changed', async () => {
    const { member, account, finance } = await makeCompany()
    const before = await keptOf(account)
    await archive(member, finance)
    expect((await restore(member, finance)).status).toBe(200)
    expect(await keptOf(account)).toEqual(before)
  })
})

it('a role that several can have is open again while whoever was it is archived, and both can be there after', async () => {
  const { member, account, operations } = await makeCompany()
  await archive(member, operations)
  const second = await added(member, account, operations.contactProfileId)
  expect(second._id).not.toBe(operations._id)
  expect((await restore(member, operations)).status).toBe(200)
  expect((await page(member, account)).account.personas.filter(({ archivedAt }) => archivedAt === null)).toHaveLength(3)
})
