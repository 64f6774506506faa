import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const id = (number: number): string => `0193f7a0-0000-7000-8000-00000000000${number}`
const [segment, account, younger, person] = [id(1), id(2), id(3), id(4)] as const

const tables = `
  create table organizations (org_id text primary key);
  create table memberships (org_id text, user_id text);
  create table target_segments (org_id text, id uuid, created_by text, archived_at timestamptz, archived_by text);
  create table accounts (org_id text, id uuid, segment_id uuid, created_by text, archived_at timestamptz,
    archived_by text, created_at timestamptz, primary key (org_id, id));
  create table personas (org_id text, id uuid, account_id uuid, archived_at timestamptz, archived_by text);
  create table account_calls (org_id text, account_id uuid, foreign key (org_id, account_id) references accounts);
  create table discovered_information (org_id text, account_id uuid, user_id text not null, user_name text,
    foreign key (org_id, account_id) references accounts);
  create table account_stage_changes (org_id text, account_id uuid, foreign key (org_id, account_id) references accounts);
  create table segment_transfers (org_id text, segment_id uuid, state text, requested_by text, finished_at timestamptz)`

it('what came from another organisation before is made and archived by whoever moved it, and by nobody of that one', async () => {
  const migration = (await readMigrations()).find(({ name }) => name.includes('-what-stays-of-a-segment'))
  const client = await database.pool.connect()
  try {
    // The tables as they were, in a schema of their own that is gone afterwards.
    await client.query('begin; create schema before; set local search_path to before')
    await client.query(tables)
    await client.query(`
      insert into organizations values ('here');
      insert into memberships values ('here', 'member');
      insert into segment_transfers values ('here', '${segment}', 'arrived', 'mover', '2026-03-01 12:00Z');
      insert into target_segments values ('here', '${segment}', 'stranger', '2026-02-01Z', 'stranger'),
        ('here', '${id(9)}', 'former', '2026-02-01Z', 'former');
      insert into accounts values ('here', '${account}', '${segment}', 'stranger', '2026-04-01Z', 'member', '2026-01-01Z'),
        ('here', '${younger}', '${segment}', 'former', '2026-02-01Z', 'stranger', '2026-04-01Z');
      insert into personas values ('here', '${person}', '${account}', '2026-02-01Z', 'stranger'),
        ('here', '${id(5)}', '${account}', '2026-04-01Z', 'former');
      insert into discovered_information values ('here', '${account}', 'stranger', null),
        ('here', '${account}', 'member', 'Ana Ruiz');
      insert into account_calls values ('here', '${account}')`)
    await client.query(migration?.sql ?? '')
    const read = async (table: string, columns: string) =>
      (await client.query(`select ${columns} from ${table} order by 1, 2`)).rows.map((row) =>
        Object.values(Object(row)),
      )
    expect(await read('target_segments', 'created_by, archived_by')).toEqual([
      ['former', 'former'],
      ['mover', 'mover'],
    ])
    expect(await read('accounts', 'created_by, archived_by')).toEqual([
      ['former', 'mover'],
      ['mover', 'member'],
    ])
    expect(await read('personas', 'archived_by, id')).toEqual([
      ['former', id(5)],
      ['mover', person],
    ])
    expect(await read('discovered_information', 'user_id, user_name')).toEqual([
      ['member', 'Ana Ruiz'],
      [null, null],
    ])
    // Calls stay when their account goes, and go with their organisation.
    await client.query('delete from accounts')
    expect(await read('account_calls', 'org_id, account_id')).toHaveLength(1)
    await client.query('delete from organizations')
    expect(await read('account_calls', 'org_id, account_id')).toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
