import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from './database.ts'
import { inTransaction } from './transaction.ts'

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe('statements that come again and again', () => {
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    db = createDatabase(database.pool)
    await sql`create schema if not exists prepared_test`.execute(db)
  })
  afterAll(async () => {
    await sql`drop schema prepared_test cascade`.execute(db)
    await database.close()
  })

  const makeTable = async (name: string) => {
    await sql`create table ${sql.id('prepared_test', name)} (id integer)`.execute(db)
    await sql`insert into ${sql.id('prepared_test', name)} values (1)`.execute(db)
    const ask = (on: Database) =>
      sql<object>`select * from ${sql.id('prepared_test', name)} where id = ${1}`.execute(on)
    return { ask, addColumn: () => sql`alter table ${sql.id('prepared_test', name)} add added text`.execute(db) }
  }

  it('are prepared on their connection, and what was asked twice is not', async () => {
    const prepared = await db.connection().execute(async (one) => {
      for (const asked of times(10)) await sql`select ${asked}::int as often`.execute(one)
      for (const asked of times(2)) await sql`select ${asked}::int as seldom`.execute(one)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
      return rows.map(({ statement }) => statement)
    })
    expect(prepared).toEqual(['select $1::int as often'])
  })

  it('go on when their table gets another column', async () => {
    const { ask, addColumn } = await makeTable('alone')
    for (const _ of times(10)) await ask(db)
    await addColumn()
    for (const _ of times(10)) expect((await ask(db)).rows).toEqual([{ id: 1, added: null }])
  })

  it('go on in a transaction as well, which begins again', async () => {
    const { ask, addColumn } = await makeTable('together')
    for (const _ of times(10)) await ask(db)
    await addColumn()
    let runs = 0
    const { rows } = await inTransaction(db, async (tx) => {
      runs += 1
      return ask(tx)
    })
    expect(rows).toEqual([{ id: 1, added: null }])
    expect(runs).toBe(2)
  })
})

describe('times of the database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it.each([
    ['UTC', '2026-05-01T12:00:00.123Z'],
    ['UTC', '2026-05-01T12:00:00.000Z'],
    ['UTC', '0099-05-01T12:00:00.100Z'],
    ['Asia/Kolkata', '2026-05-01T12:00:00.120Z'],
  ])('are the same in any zone: %s, %s', async (zone, time) => {
    const read = await database.db.connection().execute(async (one) => {
      await sql`set time zone ${sql.lit(zone)}`.execute(one)
      const { rows } = await sql<{ at: Date }>`select ${time}::timestamptz as at`.execute(one)
      await sql`reset time zone`.execute(one)
      return rows
    })
    expect(read).toEqual([{ at: new Date(time) }])
  })

  it.each([
    ['12026-05-01 12:00:00+00', '+012026-05-01T12:00:00.000Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ])('are those of years that have other than four digits, too: %s', async (written, time) => {
    const { rows } = await sql<{ at: Date }>`select ${written}::timestamptz as at`.execute(database.db)
    expect(rows).toEqual([{ at: new Date(time) }])
  })
})
