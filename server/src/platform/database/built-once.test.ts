import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { builtOnce } from './built-once.ts'
import { inTransaction } from './transaction.ts'

interface Pair {
  readonly left: number
  readonly right: string | null
}

describe('a statement that is built once', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  let builds = 0
  const pairOf = builtOnce((db, { left, right }: Pair) => {
    builds += 1
    const query = sql<
      Pair & { fixed: number }
    >`select ${left}::int as left, ${right}::text as right, ${7}::int as fixed`
    return { compile: () => query.compile(db) }
  })

  it('takes its values anew each time, null as well, and keeps those that are part of it', async () => {
    expect(await pairOf(database.db, { left: 1, right: 'a' })).toEqual([{ left: 1, right: 'a', fixed: 7 }])
    expect(await pairOf(database.db, { left: 2, right: null })).toEqual([{ left: 2, right: null, fixed: 7 }])
    expect(builds).toBe(1)
  })

  it('runs in the transaction it is used in', async () => {
    const setting = builtOnce((db, { name }: { name: string }) => {
      const query = sql<{ value: string }>`select current_setting(${name}) as value`
      return { compile: () => query.compile(db) }
    })
    const outside = await setting(database.db, { name: 'work_mem' })
    const inside = await inTransaction(database.db, async (tx) => {
      await sql`set local work_mem = '123kB'`.execute(tx)
      return setting(tx, { name: 'work_mem' })
    })
    expect(inside).toEqual([{ value: '123kB' }])
    expect(outside).not.toEqual(inside)
  })

  it('refuses a value that is missing, and to be built by what a value is', async () => {
    const looks = builtOnce((db, { left }: Pair) => {
      const query = sql`select ${JSON.stringify({ left })}`
      return { compile: () => query.compile(db) }
    })
    await expect(looks(database.db, { left: 1, right: null })).rejects.toThrow('left is not known yet')
    const incomplete: object = { left: 1 }
    await expect(pairOf(database.db, incomplete as Pair)).rejects.toThrow('right is missing')
  })
})
