import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'

/** Tables that belong to people or to the installation, not to one organisation. A new table is a tenant table unless it stands here. */
const globalTables = [
  'migrations',
  'users',
  'organization_names',
  'product_summaries',
  'product_summary_versions',
  'profile_sections',
  'auth_users',
  'auth_sessions',
  'auth_accounts',
  'auth_verifications',
  'auth_keys',
  'outbox_mails',
  'page_views',
  'client_errors',
  'credit_balances',
  'credit_transfers',
  'credit_entries',
  'credit_holds',
  'transcript_uploads',
  // What is left of an organisation in the object storage is found by it, so it has to outlive the organisation.
  'stored_files',
]

interface Index {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}
interface ForeignKey extends Index {
  readonly target: string
  readonly onDelete: string
}

/**
 * What lets the same schema be distributed by organisation (Citus, YugabyteDB, CockroachDB), and lets an organisation be
 * deleted whole: every tenant table leads with org_id in whatever is unique or refers, and falls with its organisation.
 */
describe('the schema', () => {
  let database: TestDatabase
  let tables: readonly string[]
  let unique: readonly Index[]
  let foreign: readonly ForeignKey[]

  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await database.pool.query<Row>(sql)).rows

  beforeAll(async () => {
    database = await openTestDatabase()
    tables = (await rows<{ name: string }>(tablesSql)).map(({ name }) => name)
    unique = await rows<Index>(uniqueSql)
    foreign = await rows<ForeignKey>(foreignSql)
  })
  afterAll(() => database.close())

  const isTenant = (table: string): boolean => !globalTables.includes(table)

  it('every global table that is listed exists', () => {
    expect(globalTables.filter((table) => !tables.includes(table))).toEqual([])
  })

  it('every tenant table has an org_id that is never null', async () => {
    const having = (await rows<{ name: string }>(orgIdSql)).map(({ name }) => name)
    expect(tables.filter((table) => isTenant(table) && !having.includes(table))).toEqual([])
  })

  it('org_id leads every primary key and unique index of a tenant table', () => {
    const wrong = unique.filter(({ table, columns }) => isTenant(table) && columns[0] !== 'org_id')
    expect(wrong).toEqual([])
    const without = tables.filter((table) => !unique.some((index) => index.table === table))
    expect(without).toEqual([])
  })

  it('a foreign key between tenant tables leads with org_id', () => {
    const between = foreign.filter(({ table, target }) => isTenant(table) && isTenant(target))
    expect(between.filter(({ columns }) => columns[0] !== 'org_id')).toEqual([])
  })

  it('a global table never refers to a tenant table', () => {
    expect(foreign.filter(({ table, target }) => !isTenant(table) && isTenant(target))).toEqual([])
  })

  it('every tenant table falls with its organisation', () => {
    const falling = new Set(['organizations'])
    for (let before = 0; before !== falling.size;) {
      before = falling.size
      for (const { table, target, onDelete } of foreign) {
        if (onDelete === 'cascade' && falling.has(target)) falling.add(table)
      }
    }
    expect(tables.filter((table) => isTenant(table) && !falling.has(table))).toEqual([])
  })

  it('there are no sequences and no triggers of ours', async () => {
    expect(await rows(sequencesSql)).toEqual([])
    expect(await rows(triggersSql)).toEqual([])
  })

  it('every time has a time zone', async () => {
    expect(await rows(zonelessSql)).toEqual([])
  })
})

const ours = `n.nspname = 'public'`
const tablesSql = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind in ('r', 'p') order by 1`
const columnsOf = (keys: string, relation: string): string =>
  `array(select a.attname::text from unnest(${keys}) with ordinality as key(number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = key.number order by key.place)`
const uniqueSql = `select t.relname as table, i.relname as name, ${columnsOf('x.indkey', 't.oid')} as columns
  from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  join pg_namespace n on n.oid = t.relnamespace where ${ours} and x.indisunique order by 1, 2`
const foreignSql = `select t.relname as table, k.conname as name, r.relname as target, ${columnsOf('k.conkey', 't.oid')} as columns,
  case k.confdeltype when 'c' then 'cascade' else 'other' end as "onDelete"
  from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
  join pg_namespace n on n.oid = t.relnamespace where ${ours} and k.contype = 'f' order by 1, 2`
const orgIdSql = `select t.relname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
  join pg_namespace n on n.oid = t.relnamespace where ${ours} and a.attname = 'org_id' and a.attnotnull`
const sequencesSql = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind = 'S'`
const triggersSql = `select g.tgname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
  join pg_namespace n on n.oid = t.relnamespace where ${ours} and not g.tgisinternal`
const zonelessSql = `select t.relname as table, a.attname as column from pg_attribute a join pg_class t on t.oid = a.attrelid
  join pg_namespace n on n.oid = t.relnamespace
  where ${ours} and t.relkind = 'r' and a.attnum > 0 and a.atttypid in ('timestamp'::regtype, 'timetz'::regtype)`
