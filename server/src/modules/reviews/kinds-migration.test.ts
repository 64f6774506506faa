import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../platform/database/migrations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const review = '0193f7a0-0000-7000-8000-000000000001'
const judged = ['criterion_overrides', 'earlier_judgements', 'criterion_judgements']

it('what was judged before calls had another kind is of the kind that their review is of', async () => {
  const sql = (await readMigrations()).filter(({ name }) =>
    /-(?:kinds-of-uploaded-calls|judged-as-which-kind)\.sql$/.test(name),
  )
  expect(sql).toHaveLength(2)
  const client = await database.pool.connect()
  try {
    // The tables as they were, in a schema of its own that is gone afterwards.
    await client.query('begin; create schema before; set local search_path to before')
    await client.query('create table reviews (org_id text, id uuid, review jsonb, primary key (org_id, id))')
    await client.query('insert into reviews values ($1, $2, $3)', ['org', review, { type: 'negotiation' }])
    for (const table of judged) {
      await client.query(`create table ${table} (org_id text, review_id uuid, criterion text)`)
      await client.query(`insert into ${table} values ($1, $2, $3)`, ['org', review, 'opening'])
    }
    for (const migration of sql) await client.query(migration.sql)
    for (const table of judged) {
      const { rows } = await client.query(`select call_type from ${table}`)
      expect(rows).toEqual([{ call_type: 'negotiation' }])
    }
    expect((await client.query('select returns from earlier_judgements')).rows).toEqual([{ returns: false }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
