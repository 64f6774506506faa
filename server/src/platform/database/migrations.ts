import { createHash } from 'node:crypto'
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

const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex')

/**
 * The migrations of this version in the order they run, by number. A new one takes the number after the last; the gaps
 * before 0010 and 0020 were left for areas written side by side and stay empty, as databases are past them.
 */
export async function readMigrations(from: string = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  const wrong = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (wrong !== undefined) throw new Error(`A migration is named NNNN-what-it-does.sql, not ${wrong}`)
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}`)
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(path.join(from, name), 'utf8') })))
}

/**
 * Brings the schema up to date, each migration in a transaction of its own. Returns the names of those it ran. What ran
 * must be what is here: a file that was changed afterwards would leave this database unlike every new one.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    // First: a node that waits for another's migrations waits as long as they take.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    await client.query('alter table migrations add column if not exists checksum text')
    const { rows } = await client.query<Applied>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseOthers(applied, migrations)
    const due = migrations.filter((migration) => !applied.has(migration.name))
    await noteChecksums(client, applied, migrations)
    for (const migration of due) await runOne(client, migration)
    return due.map((migration) => migration.name)
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined)
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}

interface Applied {
  readonly name: string
  /** Null: it ran before checksums were kept. */
  readonly checksum: string | null
}

function refuseOthers(applied: ReadonlyMap<string, string | null>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name))
  const newer = [...applied.keys()].find((name) => !known.has(name))
  if (newer !== undefined) {
    throw new StartError(`The database was migrated by a newer version of Ringside (${newer}). Start that version.`)
  }
  const changed = migrations.find((migration) => {
    const checksum = applied.get(migration.name) ?? null
    return checksum !== null && checksum !== checksumOf(migration)
  })
  if (changed === undefined) return
  throw new StartError(
    `The migration ${changed.name} was changed after it ran on this database. Restore it and put the change into a new one.`,
  )
}

async function noteChecksums(
  client: pg.PoolClient,
  applied: ReadonlyMap<string, string | null>,
  migrations: readonly Migration[],
): Promise<void> {
  for (const migration of migrations.filter(({ name }) => applied.get(name) === null)) {
    await client.query('update migrations set checksum = $2 where name = $1', [migration.name, checksumOf(migration)])
  }
}

async function runOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      checksumOf(migration),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}
