import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const id = (number: number): string => `0193f7a0-0000-7000-8000-00000000000${number}`

it('a segment that left before is told with its accounts, wherever they are now, and where it left alone', async () => {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-accounts-that-left.sql'))
  const client = await database.pool.connect()
  try {
    // The tables as they were, in a schema of their own that is gone afterwards.
    await client.query('begin; create schema before; set local search_path to before')
    await client.query('create table accounts (org_id text, id uuid, segment_id uuid)')
    await client.query('create table segment_transfers (org_id text, id uuid, segment_id uuid, state text)')
    // From the first to the second, and on to the third.
    await client.query(
      `insert into accounts values ('third', '${id(1)}', '${id(8)}'), ('third', '${id(2)}', '${id(9)}')`,
    )
    await client.query(`insert into segment_transfers values
      ('first', '${id(3)}', '${id(8)}', 'left'), ('second', '${id(3)}', '${id(8)}', 'arrived'),
      ('second', '${id(4)}', '${id(8)}', 'left'), ('first', '${id(5)}', '${id(9)}', 'refused')`)
    await client.query(migration?.sql ?? '')
    const { rows } = await client.query(
      'select org_id, state, account_ids from segment_transfers order by org_id, state, id',
    )
    expect(rows).toEqual([
      { org_id: 'first', state: 'left', account_ids: [id(1)] },
      { org_id: 'first', state: 'refused', account_ids: [] },
      { org_id: 'second', state: 'arrived', account_ids: [] },
      { org_id: 'second', state: 'left', account_ids: [id(1)] },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
