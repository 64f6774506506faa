import { contactProfileSchema, getAccount, getPipeline, type Account, type ContactProfile } from '@ringside/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { csv, importCalls } from '../imports/imports.fixture.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()
let files: ReturnType<typeof importCalls>
beforeAll(() => {
  files = importCalls(test)
})

const list = csv(
  'Company,Contact,Title',
  'Harbour Cold Stores,Rosa Lindqvist,Director',
  'Harbour Cold Stores,Odile Marsh,Fleet Manager',
  'Quayside Ices,Tomas Berg,Fleet Manager',
)

const pageOf = async (by: TestMember, { slug }: Pick<Account, 'slug'>) =>
  getAccount.response.parse((await calls.get(by, `/account/${slug}`)).body)
const pipelineOf = async (by: TestMember) =>
  getPipeline.response.parse((await calls.get(by, `?orgId=${by.orgId}`)).body)
const inWords = ({ level, department }: Pick<ContactProfile, 'level' | 'department'>) => `${level}, ${department}`
const placesAt = async (by: TestMember, account: Account) => (await pageOf(by, account)).missingContacts.map(inWords)
const rolesAt = ({ personas }: Account) => personas.map(({ level, department }) => `${level}, ${department}`)

/** An organisation that sells to heads of operations, with an account, and then a list of other companies. */
async function withList() {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  await calls.addContact(member)
  const account = await calls.makeAccount(member, segment._id)
  const made = await files.imported(member, segment._id, list)
  const role = async (department: string): Promise<ContactProfile> => {
    const found = (await pipelineOf(member)).contactProfiles.find((each) => each.department === department)
    if (!found) throw new Error(`No role of ${department}`)
    return found
  }
  const imported = async (name: string): Promise<Account> => {
    const found = (await pipelineOf(member)).accounts.find((each) => each.name === name)
    if (!found) throw new Error(`No account ${name}`)
    return found
  }
  return { member, segment, account, made, role, imported }
}

const place = (by: TestMember, { _id }: ContactProfile, everywhere: boolean) =>
  calls.put(by, `contact-profile/${_id}/everywhere`, { userId: by.userId, everywhere })

describe('a role that came with the people of a list', () => {
  it('is no empty place at accounts where the list named nobody for it', async () => {
    const { member, account, imported, role } = await withList()
    expect(await role('Transportation')).toMatchObject({ everywhere: false, active: true })
    expect(await placesAt(member, account)).toEqual([])
    const quayside = await imported('Quayside Ices')
    expect(rolesAt(quayside)).toEqual(['Department Head/Manager, Transportation'])
    expect(await placesAt(member, quayside)).toEqual(['VP/Director Level, Operations'])
  })

  it('gets nobody made up for it at accounts that are made later', async () => {
    const { member, segment } = await withList()
    expect(rolesAt(await calls.makeAccount(member, segment._id))).toEqual(['VP/Director Level, Operations'])
    const alone = csv('Company', 'Saltmarsh Foods')
    await files.imported(member, segment._id, alone)
    const { accounts } = await pipelineOf(member)
    expect(accounts.filter(({ name }) => name === 'Saltmarsh Foods').map(rolesAt)).toEqual([
      ['VP/Director Level, Operations'],
    ])
  })

  it('is taken up for every account, and left to the list again', async () => {
    const { member, segment, account, role } = await withList()
    const taken = await place(member, await role('Transportation'), true)
    expect(contactProfileSchema.parse(taken.body)).toMatchObject({ everywhere: true })
    expect(await placesAt(member, account)).toEqual(['Department Head/Manager, Transportation'])
    expect(rolesAt(await calls.makeAccount(member, segment._id))).toHaveLength(2)
    await place(member, await role('Transportation'), false)
    expect(await placesAt(member, account)).toEqual([])
  })

  it('is taken up by whoever adds it by hand, and refused as known only after that', async () => {
    const { member, role } = await withList()
    const before = await role('Transportation')
    const added = await calls.addContact(member, 'Department Head/Manager', 'Transportation')
    expect(added).toMatchObject({ _id: before._id, everywhere: true })
    const { orgId, userId } = member
    const body = { orgId, userId, level: 'Department Head/Manager', department: 'Transportation' }
    const again = await test.request(member, 'POST', '/api/pipeline/contact-profile', body)
    expect(again).toMatchObject({ status: 409, body: { message: 'You already have this decision maker.' } })
  })

  it('goes when the import is undone, unless the team has taken it up', async () => {
    const { member, made, role } = await withList()
    await place(member, await role('Transportation'), true)
    expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { kept: [] } })
    expect((await pipelineOf(member)).contactProfiles.map(inWords).toSorted()).toEqual([
      'Department Head/Manager, Transportation',
      'VP/Director Level, Operations',
    ])
  })

  it('does for new accounts while the team has named none: those that most people have', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await files.imported(member, segment._id, list)
    const account = await calls.makeAccount(member, segment._id)
    expect(rolesAt(account)[0]).toBe('Department Head/Manager, Transportation')
    expect(await placesAt(member, account)).toEqual([])
  })

  it('belongs to its organisation: nobody else places it', async () => {
    const { role } = await withList()
    const { member: stranger } = await test.makeOrganization()
    expect((await place(stranger, await role('Transportation'), true)).status).toBe(404)
  })
})

describe('two roles of which a company has one person', () => {
  async function withTwoHeads() {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await calls.addContact(member, 'C-Suite', 'Finance')
    await calls.addContact(member, 'VP/Director Level', 'Finance')
    return { member, segment }
  }

  it('give an account that is made one of them, and no empty place for the other', async () => {
    const { member, segment } = await withTwoHeads()
    const account = await calls.makeAccount(member, segment._id)
    expect(account.personas).toHaveLength(1)
    expect(await placesAt(member, account)).toEqual([])
    const [person] = account.personas
    if (!person) throw new Error('Somebody is there')
    const { contactProfiles } = await pipelineOf(member)
    const other = contactProfiles.find(({ _id }) => _id !== person.contactProfileId)
    const byHand = await test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, {
      contactProfileId: other?._id,
    })
    expect(byHand.status).toBe(409)
  })
})
