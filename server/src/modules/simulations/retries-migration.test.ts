import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../platform/database/migrations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const id = (number: number): string => `0193f7a0-0000-7000-8000-00000000000${number}`

it('calls from before belong to the call that was paid for, at any depth, and it counts them', async () => {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-retries.sql'))
  const client = await database.pool.connect()
  try {
    // The table as it was, in a schema of its own that is gone afterwards.
    await client.query('begin; create schema before; set local search_path to before')
    await client.query('create table simulations (org_id text, id uuid, forked_from uuid, primary key (org_id, id))')
    const families = [
      [1, null],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, null],
    ] as const
    for (const [call, from] of families) {
      await client.query('insert into simulations values ($1, $2, $3)', ['org', id(call), from && id(from)])
    }
    await client.query(migration?.sql ?? '')
    const { rows } = await client.query('select id, first_call, retries from simulations order by id')
    expect(rows).toEqual([
      { id: id(1), first_call: null, retries: 3 },
      { id: id(2), first_call: id(1), retries: 0 },
      { id: id(3), first_call: id(1), retries: 0 },
      { id: id(4), first_call: id(1), retries: 0 },
      { id: id(5), first_call: null, retries: 0 },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
