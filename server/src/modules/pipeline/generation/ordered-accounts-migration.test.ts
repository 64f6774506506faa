import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const id = (number: number): string => `0193f7a0-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`

/** When something came of an order in this segment, in minutes after nine. */
interface Made {
  id: number
  at: number
  by?: string
  segment?: number
}
interface Ordered {
  id: number
  at: number
  made: number
}

/** Which accounts each order is told to have made, by its number, in tables as they were, gone again afterwards. */
async function toldOf(orders: readonly Ordered[], accounts: readonly Made[], imported: readonly number[] = []) {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-accounts-of-an-order.sql'))
  const client = await database.pool.connect()
  const time = (minutes: number) => new Date(Date.UTC(2026, 10, 2, 9, minutes))
  try {
    await client.query('begin; create schema before; set local search_path to before')
    await client.query(
      `create table generation_orders
        (org_id text, id uuid, segment_id uuid, ordered_by text, made integer, created_at timestamptz);
      create table accounts (org_id text, id uuid, segment_id uuid, created_by text, created_at timestamptz);
      create table account_imports (org_id text, made jsonb)`,
    )
    for (const { id: order, at, made } of orders) {
      const row = ['ours', id(order), id(90), 'ana', made, time(at)]
      await client.query('insert into generation_orders values ($1, $2, $3, $4, $5, $6)', row)
    }
    for (const { id: account, at, by = 'ana', segment = 90 } of accounts) {
      const row = ['ours', id(account), id(segment), by, time(at)]
      await client.query('insert into accounts values ($1, $2, $3, $4, $5)', row)
    }
    const made = { accounts: imported.map(id) }
    await client.query('insert into account_imports values ($1, $2)', ['ours', made])
    await client.query(migration?.sql ?? '')
    const { rows } = await client.query<{ account_ids: string[] }>(
      'select account_ids from generation_orders order by id',
    )
    return rows.map((row) => row.account_ids)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('an order of before is told with its accounts, and without what others, lists and earlier days brought', async () => {
  const accounts = [
    { id: 1, at: -5 },
    { id: 3, at: 2 },
    { id: 2, at: 1 },
    { id: 4, at: 1, by: 'ben' },
    { id: 5, at: 1, segment: 91 },
    { id: 6, at: 1 },
  ]
  expect(await toldOf([{ id: 50, at: 0, made: 2 }], accounts, [6])).toEqual([[id(2), id(3)]])
})

it('of two orders, one after the other, each has its own', async () => {
  const orders = [
    { id: 50, at: 0, made: 2 },
    { id: 51, at: 10, made: 1 },
  ]
  const accounts = [
    { id: 1, at: 1 },
    { id: 2, at: 2 },
    { id: 3, at: 11 },
  ]
  expect(await toldOf(orders, accounts)).toEqual([[id(1), id(2)], [id(3)]])
})

it('where more accounts may be its own than it made, none is told: one that was made alone takes no place of another', async () => {
  const accounts = [
    { id: 1, at: 1 },
    { id: 2, at: 2 },
    { id: 3, at: 3 },
  ]
  expect(await toldOf([{ id: 50, at: 0, made: 2 }], accounts)).toEqual([[]])
})

it('where fewer are there than it made, none is told', async () => {
  expect(await toldOf([{ id: 50, at: 0, made: 2 }], [{ id: 1, at: 1 }])).toEqual([[]])
})
