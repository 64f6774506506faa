import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { openTestDatabase } from '../../../../test/database.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { csv, importCalls } from '../imports/imports.fixture.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const countsOf = ({ orgId }: TestMember) =>
  test.db
    .selectFrom('pipeline_counts')
    .select(['accounts', 'personas'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
const setPersonas = ({ orgId }: TestMember, personas: number) =>
  test.db.updateTable('pipeline_counts').set({ personas }).where('org_id', '=', orgId).execute()

type Verb = 'archive' | 'unarchive'
const account = (by: TestMember, { _id }: { _id: string }, verb: Verb) =>
  calls.put(by, `account/${_id}/${verb}`, { userId: by.userId })
const person = (by: TestMember, { _id }: { _id: string }, verb: Verb) =>
  calls.put(by, `persona/${_id}/${verb}`, { userId: by.userId })

/** An organisation with a segment, two roles, and an account of two people. */
async function makeTwo() {
  const { member, outsider } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  await calls.addContact(member)
  await calls.addContact(member, 'C-Suite', 'Legal')
  const made = await calls.makeAccount(member, segment._id)
  const [first, second] = made.personas
  if (!first || !second) throw new Error('There are two roles')
  return { member, outsider, segment, account: made, first, second }
}

describe('the people of an archived account', () => {
  it('do not count towards the cap until it is restored', async () => {
    const { member, segment, account: made } = await makeTwo()
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 2 })
    await account(member, made, 'archive')
    await account(member, made, 'archive')
    expect(await countsOf(member)).toEqual({ accounts: 0, personas: 0 })
    await account(member, made, 'unarchive')
    await account(member, made, 'unarchive')
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 2 })
    // So that archiving accounts makes room for others at the cap.
    await setPersonas(member, 1000)
    expect((await calls.generate(member, segment._id)).status).toBe(409)
    await account(member, made, 'archive')
    expect(await calls.generate(member, segment._id)).toMatchObject({ status: 201, body: { personas: { length: 2 } } })
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 1000 })
  })

  it('come back with it or not at all: without room for all of them it stays in the archive, and the answer says why', async () => {
    const { member, account: made } = await makeTwo()
    await account(member, made, 'archive')
    await setPersonas(member, 999)
    expect(await account(member, made, 'unarchive')).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'You have 999 of the 1,000 people a plan allows, and 2 more are too many. Archive some to add more.',
      },
    })
    expect(await countsOf(member)).toEqual({ accounts: 0, personas: 999 })
    const { body } = await calls.get(member, `/account/${made.slug}`)
    expect(body).toMatchObject({ account: { active: false, personas: [{ archivedAt: null }, { archivedAt: null }] } })
    await setPersonas(member, 998)
    expect((await account(member, made, 'unarchive')).status).toBe(200)
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 1000 })
  })

  it('who are archived or restored by themselves meanwhile count when it is restored, or do not', async () => {
    const { member, account: made, first, second } = await makeTwo()
    await person(member, first, 'archive')
    expect(await countsOf(member)).toMatchObject({ personas: 1 })
    await account(member, made, 'archive')
    expect(await countsOf(member)).toMatchObject({ personas: 0 })
    await setPersonas(member, 1000)
    expect((await person(member, first, 'unarchive')).status).toBe(200)
    expect(await countsOf(member)).toMatchObject({ personas: 1000 })
    expect((await person(member, second, 'archive')).status).toBe(200)
    expect((await person(member, second, 'archive')).status).toBe(200)
    expect(await countsOf(member)).toMatchObject({ personas: 1000 })
    await setPersonas(member, 0)
    await account(member, made, 'unarchive')
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 1 })
  })

  it('are restored with one of two accounts when both are asked for at once and there is room for one', async () => {
    const { member, segment, account: made } = await makeTwo()
    const other = await calls.makeAccount(member, segment._id)
    for (const each of [made, other]) await account(member, each, 'archive')
    await setPersonas(member, 997)
    const answers = await Promise.all([made, other].map((each) => account(member, each, 'unarchive')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 999 })
  })

  it('count in no organisation when it moves with its segment, and where it went once it is restored', async () => {
    const { member, outsider, segment, account: made } = await makeTwo()
    await calls.makeAccount(member, segment._id)
    await account(member, made, 'archive')
    // No room for any but those of the account in use.
    await calls.addSegment(outsider)
    await setPersonas(outsider, 998)
    const siteAdmin = await test.makeSiteAdmin()
    const body = { fromOrgId: member.orgId, toOrgId: outsider.orgId, segmentIds: [segment._id] }
    const moved = await test.request(siteAdmin, 'POST', '/api/pipeline/transfer-target-segment', body)
    expect(moved).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await countsOf(member)).toEqual({ accounts: 0, personas: 0 })
    expect(await countsOf(outsider)).toEqual({ accounts: 1, personas: 1000 })
    expect((await account(outsider, made, 'unarchive')).status).toBe(409)
    await setPersonas(outsider, 2)
    expect((await account(outsider, made, 'unarchive')).status).toBe(200)
    expect(await countsOf(outsider)).toEqual({ accounts: 2, personas: 4 })
  })

  it('who came with an import and go when it is undone are given back once', async () => {
    const { member, segment, account: made } = await makeTwo()
    const files = importCalls(test)
    const { _id } = await files.imported(
      member,
      segment._id,
      csv('Company,Contact,Title', `${made.name},Xenia Quorra,Fleet Manager`),
    )
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 3 })
    await account(member, made, 'archive')
    expect(await files.undo(member, _id)).toMatchObject({ status: 200, body: { kept: [] } })
    expect(await countsOf(member)).toEqual({ accounts: 0, personas: 0 })
    await account(member, made, 'unarchive')
    expect(await countsOf(member)).toEqual({ accounts: 1, personas: 2 })
  })
})

describe('a company of a file that names nobody there', () => {
  it('is left out, in the words of the cap, where there is no room for its people', async () => {
    const { member, segment } = await makeTwo()
    await setPersonas(member, 996)
    const files = importCalls(test)
    const rows = csv(
      'Company,Contact,Title',
      'Alder Mills,,',
      'Birch Foods,,',
      'Cedar Freight,,',
      'Dover Ices,Rosa Lindqvist,Fleet Manager',
    )
    const no = 'You have 1,000 people, the most a plan allows. Archive some to add more.'
    expect((await files.previewOf(member, segment._id, rows)).problems).toEqual([
      { row: 4, reason: no },
      { row: 5, reason: no },
    ])
    expect(await files.imported(member, segment._id, rows)).toMatchObject({ made: { accounts: 2, leftOut: 2 } })
    expect(await countsOf(member)).toEqual({ accounts: 3, personas: 1000 })
    const { body } = await calls.get(member, `?orgId=${member.orgId}`)
    expect(body).toMatchObject({ accounts: Array.from({ length: 3 }, () => ({ personas: { length: 2 } })) })
  })

  it('leaves the room for them to others once a row below names somebody there', async () => {
    const { member, segment } = await makeTwo()
    await setPersonas(member, 998)
    const rows = csv(
      'Company,Contact,Title',
      'Alder Mills,,',
      'Alder Mills,Rosa Lindqvist,Fleet Manager',
      'Birch Foods,Odile Marsh,Fleet Manager',
    )
    expect(await importCalls(test).imported(member, segment._id, rows)).toMatchObject({
      made: { accounts: 2, people: 2, leftOut: 0 },
    })
    expect(await countsOf(member)).toEqual({ accounts: 3, personas: 1000 })
  })
})

it('counts of before are set right: those of archived accounts go, and nobody else', async () => {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-people-of-archived-accounts.sql'))
  const database = await openTestDatabase()
  const client = await database.pool.connect()
  const [here, away] = [randomUUID(), randomUUID()]
  try {
    // The tables as they were, in a schema of their own that is gone afterwards.
    await client.query('begin; create schema before; set local search_path to before')
    await client.query('create table pipeline_counts (org_id text, personas integer)')
    await client.query('create table accounts (org_id text, id uuid, active boolean)')
    await client.query('create table personas (org_id text, account_id uuid, archived_at timestamptz)')
    await client.query("insert into pipeline_counts values ('first', 4), ('second', 1), ('third', 0)")
    await client.query(`insert into accounts values
      ('first', '${here}', true), ('first', '${away}', false), ('second', '${here}', true)`)
    await client.query(`insert into personas values ('first', '${here}', null), ('first', '${here}', now()),
      ('first', '${away}', null), ('first', '${away}', null), ('first', '${here}', null), ('second', '${here}', null)`)
    await client.query(migration?.sql ?? '')
    const { rows } = await client.query('select * from pipeline_counts order by org_id')
    expect(rows).toEqual([
      { org_id: 'first', personas: 2 },
      { org_id: 'second', personas: 1 },
      { org_id: 'third', personas: 0 },
    ])
  } finally {
    await client.query('rollback')
    client.release()
    await database.close()
  }
})
