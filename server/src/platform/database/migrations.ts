import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../errors.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/** One node migrates at a time; the number is ours alone. Where locks are not kept (CockroachDB) the table's key decides. */
export const migrationLock = 7_426_001

export interface Migration {
  readonly name: string
  readonly sql: string
}

/** The migrations of this version in the order they run, by number. */
export async function readMigrations(from: string = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  const wrong = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (wrong !== undefined) throw new Error(`A migration is named NNNN-what-it-does.sql, not ${wrong}`)
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}`)
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(path.join(from, name), 'utf8') })))
}

/** Brings the schema up to date, each migration in a transaction of its own. Returns the names of those it ran. */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    // First: a node that waits for another's migrations waits as long as they take.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const known = new Set(migrations.map((migration) => migration.name))
    const newer = [...applied].find((name) => !known.has(name))
    if (newer !== undefined) {
      throw new StartError(`The database was migrated by a newer version of Ringside (${newer}). Start that version.`)
    }
    const due = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of due) await runOne(client, migration)
    return due.map((migration) => migration.name)
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined)
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}

async function runOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migrations (name) values ($1)', [migration.name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}
