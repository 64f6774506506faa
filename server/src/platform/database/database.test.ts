import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { newId } from '../ids.ts'
import { migrate, migrationLock, readMigrations } from './migrations.ts'
import { inTransaction, triedAgain } from './transaction.ts'

describe('the database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('a transaction that could not be put in order with another runs again, from its start', async () => {
    const id = newId()
    const at = new Date()
    const mail = {
      kind: 'message' as const,
      state: 'stored' as const,
      recipient: 'x',
      subject: '0',
      text: '',
      reason: '',
    }
    await database.db
      .insertInto('outbox_mails')
      .values({ id, ...mail, created_at: at })
      .execute()
    let runs = 0
    const addOne = (): Promise<void> =>
      inTransaction(database.db, async (tx) => {
        runs += 1
        await sql`set transaction isolation level serializable`.execute(tx)
        const { subject } = await tx
          .selectFrom('outbox_mails')
          .select('subject')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('outbox_mails')
          .set({ subject: String(Number(subject) + 1) })
          .where('id', '=', id)
          .execute()
      })
    await Promise.all([addOne(), addOne(), addOne()])
    const { subject } = await database.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(subject).toBe('3')
    expect(runs).toBeGreaterThanOrEqual(3)
  })

  it('a statement outside a transaction is tried again when the database asks for that', async () => {
    let runs = 0
    const counted = triedAgain(async () => {
      runs += 1
      if (runs < 3) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(database.db)
      return runs
    })
    await expect(counted).resolves.toBe(3)
  })

  it('a failure of another kind is not tried again', async () => {
    let runs = 0
    const failing = inTransaction(database.db, async () => {
      runs += 1
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(runs).toBe(1)
  })

  it('a database that is up to date is left as it is', async () => {
    expect(await migrate(database.pool, await readMigrations())).toEqual([])
  })

  it('a migration that fails leaves nothing behind and is named', async () => {
    const table = `half_${newId().replaceAll('-', '')}`
    const broken = { name: '9999-broken.sql', sql: `create table ${table} (id int); select nonsense` }
    await expect(migrate(database.pool, [...(await readMigrations()), broken])).rejects.toThrow(
      'Migration 9999-broken.sql failed',
    )
    const { rows } = await database.pool.query('select to_regclass($1) as found', [table])
    expect(rows).toEqual([{ found: null }])
  })

  it('a node waits for another’s migrations longer than a statement may take', async () => {
    const impatient = new pg.Pool({ ...database.connection, statement_timeout: 50 })
    const other = await database.pool.connect()
    await other.query('select pg_advisory_lock($1)', [migrationLock])
    const waiting = migrate(impatient, await readMigrations())
    await other.query('select pg_sleep(0.2)')
    await other.query('select pg_advisory_unlock($1)', [migrationLock])
    other.release()
    expect(await waiting).toEqual([])
    await impatient.end()
  })

  it('an older version does not start on the database of a newer one', async () => {
    const [first] = await readMigrations()
    const older = first === undefined ? [] : [first]
    await expect(migrate(database.pool, older)).rejects.toThrow('migrated by a newer version')
  })

  it('a migration that was changed after it ran stops the start with a sentence that names it', async () => {
    const [first, ...others] = await readMigrations()
    const changed = { name: first?.name ?? '', sql: `${first?.sql}\n-- an afterthought` }
    await expect(migrate(database.pool, [changed, ...others])).rejects.toThrow(
      `The migration ${changed.name} was changed after it ran on this database.`,
    )
  })

  it('what ran before checksums were kept is taken as it is, and held to it from then on', async () => {
    const [first, ...others] = await readMigrations()
    const name = first?.name ?? ''
    await database.pool.query('update migrations set checksum = null where name = $1', [name])
    expect(await migrate(database.pool, await readMigrations())).toEqual([])
    const changed = { name, sql: 'select 1' }
    await expect(migrate(database.pool, [changed, ...others])).rejects.toThrow('was changed after it ran')
  })

  it.each([
    [['0001-a.sql', '0001-b.sql'], 'Two migrations have the number 0001'],
    [['1-short.sql'], 'NNNN-what-it-does.sql, not 1-short.sql'],
  ])('migrations are numbered without doubt: %o', async (names, complaint) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
    for (const name of names) await writeFile(path.join(folder, name), '')
    await expect(readMigrations(folder)).rejects.toThrow(complaint)
    await rm(folder, { recursive: true })
  })
})
