import { expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/database.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

it('somebody who answers for the whole company has no department, wherever they are told of', async () => {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  const owner = await calls.addContact(member, 'Business Owner')
  const { _id, personas } = await calls.makeAccount(member, segment._id)
  expect(owner.department).toBeNull()
  expect(personas).toMatchObject([{ level: 'Business Owner', department: null }])
  const buyer = await test.modules.pipeline.buyerFor(member.orgId, member.userId, personas[0]?._id ?? '')
  expect(buyer.profile.department).toBeNull()
  const kept = await test.db.selectFrom('personas').select('department').where('account_id', '=', _id).execute()
  expect(kept).toEqual([{ department: null }])
})

it('people of before without a department have none from now on, and Other stays a department', async () => {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-no-department-is-null.sql'))
  const database = await openTestDatabase()
  const client = await database.pool.connect()
  try {
    // The table as it was, in a schema of its own that is gone afterwards.
    await client.query('begin; create schema before; set local search_path to before')
    await client.query('create table personas (id integer, department text not null, profile jsonb not null)')
    await client.query(`insert into personas values
      (1, '', '{"level": "Business Owner", "department": "Other"}'),
      (2, 'Other', '{"level": "C-Suite", "department": "Other"}'),
      (3, 'Finance', '{"level": "C-Suite", "department": "Finance"}')`)
    await client.query(migration?.sql ?? '')
    const { rows } = await client.query('select department, profile from personas order by id')
    expect(rows).toEqual([
      { department: null, profile: { level: 'Business Owner', department: null } },
      { department: 'Other', profile: { level: 'C-Suite', department: 'Other' } },
      { department: 'Finance', profile: { level: 'C-Suite', department: 'Finance' } },
    ])
  } finally {
    await client.query('rollback')
    client.release()
    await database.close()
  }
})
