import { getPipeline, previewedNotes, type Account, type ContactProfile, type Pipeline } from '@ringside/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'
import { csv, importCalls } from './imports.fixture.ts'

servePipeline()
let files: ReturnType<typeof importCalls>
beforeAll(() => {
  files = importCalls(test)
})

async function setUp(): Promise<{ member: TestMember; segmentId: string }> {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  return { member, segmentId: segment._id }
}
const pipelineOf = async (by: TestMember): Promise<Pipeline> =>
  getPipeline.response.parse((await calls.get(by, `?orgId=${by.orgId}`)).body)
const accountNamed = async (by: TestMember, name: string): Promise<Account> => {
  const account = (await pipelineOf(by)).accounts.find((each) => each.name === name)
  if (!account) throw new Error(`There is no ${name}`)
  return account
}
const head = 'Company,Contact,Title'

describe('a row whose person can’t come', () => {
  it('brings its company, and says before and after who is left out and why', async () => {
    const { member, segmentId } = await setUp()
    await calls.addContact(member)
    const rows = csv(head, 'Kestrel Freight,Dana,CFO', 'Ashby Mills,"Smith, CPA",')
    const ofKestrel = '“Dana” needs a first and a last name. Kestrel Freight comes without them.'
    const ofAshby =
      '“Smith” needs a first and a last name. The person needs a title or a level. Ashby Mills comes without them.'
    expect(await files.previewOf(member, segmentId, rows)).toMatchObject({
      accounts: 2,
      people: 0,
      leftOut: 0,
      withoutPerson: 2,
      noteCount: 2,
      problems: [],
      notes: [
        { row: 2, reason: ofKestrel },
        { row: 3, reason: ofAshby },
      ],
      rows: [
        { row: 2, account: 'Kestrel Freight', person: null },
        { row: 3, account: 'Ashby Mills', person: null },
      ],
    })
    const made = await files.imported(member, segmentId, rows)
    expect(made.made).toEqual({ accounts: 2, people: 0, decisionMakers: 0, leftOut: 0, withoutPerson: 2 })
    // As at any company of which a file names nobody, somebody is made up for each decision maker.
    expect((await accountNamed(member, 'Kestrel Freight')).personas).toMatchObject([{ department: 'Operations' }])
    const { body } = await files.leftOut(member, made._id)
    expect(String(body).split('\r\n').slice(1, 3)).toEqual([
      `Kestrel Freight,Dana,CFO,2,${ofKestrel}`,
      `Ashby Mills,"Smith, CPA",,3,${ofAshby}`,
    ])
  })

  it('is counted beside the rows of which nothing comes, and saved with them in the file’s order', async () => {
    const { member, segmentId } = await setUp()
    const rows = csv(head, 'Kestrel,Dana,CFO', 'Kestrel,,', 'Ashby,Irene,CFO')
    const counts = { leftOut: 1, withoutPerson: 2 }
    expect(await files.previewOf(member, segmentId, rows)).toMatchObject(counts)
    const { _id, made } = await files.imported(member, segmentId, rows)
    expect(made).toMatchObject(counts)
    const { body } = await files.leftOut(member, _id)
    expect(String(body).match(/,\d,/gu)).toEqual([',2,', ',3,', ',4,'])
  })

  it('is counted among those left out in imports of before they were told apart, which are read as ever', async () => {
    const { member, segmentId } = await setUp()
    const { _id } = await files.imported(member, segmentId, csv(head, 'Kestrel,Dana,CFO', 'Kestrel,,'))
    await test.db
      .updateTable('account_imports')
      .set({ made: sql`made - 'withoutPerson'` })
      .where('id', '=', _id)
      .execute()
    expect((await files.get(member, _id)).made).toMatchObject({ leftOut: 2, withoutPerson: 0 })
  })

  it('has notes of which a preview shows the first, and the number of all', async () => {
    const { member, segmentId } = await setUp()
    const names = Array.from({ length: previewedNotes + 3 }, (_, nth) => `Kestrel ${nth},Dana,CFO`)
    const { notes, noteCount, withoutPerson } = await files.previewOf(member, segmentId, csv(head, ...names))
    expect(notes.map(({ row }) => row)).toEqual(Array.from({ length: previewedNotes }, (_, nth) => nth + 2))
    expect([noteCount, withoutPerson]).toEqual([previewedNotes + 3, previewedNotes + 3])
  })

  it('brings nothing where its company is there, and a row below it can still name somebody there', async () => {
    const { member, segmentId } = await setUp()
    const rows = csv(head, 'Kestrel,Dana,CFO', 'Kestrel,Irene,CFO', 'Kestrel,Dana Whitfield,CFO')
    const preview = await files.previewOf(member, segmentId, rows)
    expect(preview.problems).toEqual([{ row: 3, reason: '“Irene” needs a first and a last name.' }])
    expect(preview).toMatchObject({ accounts: 1, people: 1, leftOut: 1, withoutPerson: 1 })
    await files.imported(member, segmentId, rows)
    expect((await accountNamed(member, 'Kestrel')).personas).toMatchObject([{ firstName: 'Dana', title: 'CFO' }])
  })
})

it('a row beyond several caps is told all of them', async () => {
  const { member, segmentId } = await setUp()
  const full = { accounts: 1000, personas: 1000, contact_profiles: 1000 }
  await test.db.updateTable('pipeline_counts').set(full).where('org_id', '=', member.orgId).execute()
  const { problems } = await files.previewOf(member, segmentId, csv(head, 'One,Dana Whitfield,CFO'))
  const cap = (what: string) => `You have 1,000 ${what}, the most a plan allows. Archive some to add more.`
  expect(problems).toEqual([{ row: 2, reason: [cap('accounts'), cap('people'), cap('decision makers')].join(' ') }])
})

describe('a decision maker in the archive whom a row needs', () => {
  const rows = csv(head, 'Kestrel,Dana Whitfield,CFO', 'Ashby,Irene Castellanos,CFO')
  const roles = async (by: TestMember): Promise<ContactProfile[]> => (await pipelineOf(by)).contactProfiles
  const countOf = async ({ orgId }: TestMember): Promise<number> =>
    (
      await test.db
        .selectFrom('pipeline_counts')
        .select('contact_profiles')
        .where('org_id', '=', orgId)
        .executeTakeFirstOrThrow()
    ).contact_profiles

  async function withArchivedRole() {
    const { member, segmentId } = await setUp()
    const role = await calls.addContact(member, 'C-Suite', 'Finance')
    const archived = await calls.put(member, `contact-profile/${role._id}/archive`, { userId: member.userId })
    return { member, segmentId, role, archived: Object(archived.body) as ContactProfile }
  }

  it('comes back, once, and the preview says so; no second one is made beside it', async () => {
    const { member, segmentId, role } = await withArchivedRole()
    expect(await files.previewOf(member, segmentId, rows)).toMatchObject({
      decisionMakers: 0,
      notes: [
        {
          row: 2,
          reason: 'The decision maker C-Suite, Finance comes back from the archive, with the people who are it.',
        },
      ],
    })
    const made = await files.imported(member, segmentId, rows)
    expect(made.made).toEqual({ accounts: 2, people: 2, decisionMakers: 0, leftOut: 0, withoutPerson: 0 })
    // A list does not say that the team sells to it everywhere.
    expect(await roles(member)).toMatchObject([{ _id: role._id, active: true, archivedAt: null, everywhere: false }])
    expect(await countOf(member)).toBe(1)
    expect((await accountNamed(member, 'Ashby')).personas).toMatchObject([{ contactProfileId: role._id }])
  })

  it('is in the archive as before when the import is undone', async () => {
    const { member, segmentId, archived } = await withArchivedRole()
    const made = await files.imported(member, segmentId, rows)
    expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { state: 'undone', kept: [] } })
    expect(await roles(member)).toEqual([archived])
    expect(await countOf(member)).toBe(0)
  })

  it('stays when the team has taken it up since', async () => {
    const { member, segmentId, role } = await withArchivedRole()
    const made = await files.imported(member, segmentId, rows)
    await calls.put(member, `contact-profile/${role._id}/everywhere`, { userId: member.userId, everywhere: true })
    await files.undo(member, made._id)
    expect(await roles(member)).toMatchObject([{ _id: role._id, active: true, everywhere: true }])
    expect(await countOf(member)).toBe(1)
  })

  it('stays when somebody became it since', async () => {
    const { member, segmentId, role } = await withArchivedRole()
    const before = await calls.makeAccount(member, segmentId)
    test.clock.advance(60_000)
    const made = await files.imported(member, segmentId, rows)
    const path = `/api/pipeline/account/${before._id}/persona`
    expect((await test.request(member, 'POST', path, { contactProfileId: role._id })).status).toBe(201)
    expect((await files.undo(member, made._id)).status).toBe(200)
    expect(await roles(member)).toMatchObject([{ _id: role._id, active: true, everywhere: false }])
    expect(await countOf(member)).toBe(1)
  })

  it('counts towards the cap when it comes back', async () => {
    const { member, segmentId } = await withArchivedRole()
    await test.db
      .updateTable('pipeline_counts')
      .set({ contact_profiles: 1000 })
      .where('org_id', '=', member.orgId)
      .execute()
    const { problems } = await files.previewOf(member, segmentId, rows)
    expect(problems.map(({ row }) => row)).toEqual([2, 3])
  })
})
