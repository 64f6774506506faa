import type { AccountImport } from '@ringside/contract'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import type { ImportedTable } from '../../../platform/database/tables/pipeline.ts'
import { deleteRows } from '../../../platform/retention.ts'

type ImportTable = Tables['account_imports']
/** An import without the cells of its file: they are large, and only a plan needs them. */
export type ImportRow = Omit<Selectable<ImportTable>, 'content'>

/** It ended, and there is nothing of it that could be undone. */
const endedUnmade = sql<boolean>`state in ('failed', 'undone')`

const columns = [
  'org_id',
  'id',
  'user_id',
  'file_name',
  'state',
  'head',
  'sample',
  'row_count',
  'columns',
  'segment_id',
  'made',
  'left_out',
  'failure',
  'kept',
  'created_at',
] as const

export const presentImport = (row: ImportRow): AccountImport => ({
  _id: row.id,
  fileName: row.file_name,
  state: row.state,
  rows: row.row_count,
  head: row.head,
  sample: row.sample,
  columns: row.columns,
  targetSegmentProfileId: row.segment_id,
  made: row.made && {
    accounts: row.made.accounts.length,
    people: row.made.people,
    decisionMakers: row.made.contactProfiles.length,
    leftOut: row.left_out.length - (row.made.withoutPerson ?? 0),
    withoutPerson: row.made.withoutPerson ?? 0,
  },
  failure: row.failure,
  kept: row.kept,
  createdAt: row.created_at.toISOString(),
})

export const insertImport = (db: Tx, row: Insertable<ImportTable>): Promise<ImportRow> =>
  db.insertInto('account_imports').values(row).returning(columns).executeTakeFirstOrThrow()

/** One's own alone: an import is nobody's but who brought the file. */
export const findImport = (
  db: Database | Tx,
  { orgId, userId, id }: { orgId: string; userId: string; id: string },
): Promise<ImportRow | undefined> =>
  db
    .selectFrom('account_imports')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The import, kept as it is until the transaction ends. */
export const lockImport = (tx: Tx, orgId: string, id: string): Promise<ImportRow | undefined> =>
  tx
    .selectFrom('account_imports')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Those that can be undone, those that ended otherwise and those on their way: of each the last `most`, all newest first. */
export const listBegun = (db: Database, orgId: string, userId: string, most: number): Promise<ImportRow[]> =>
  db
    .selectFrom('account_imports')
    .select(columns)
    .where('org_id', '=', orgId)
    .where(
      sql<boolean>`id in (
        select id from (
          select id, row_number() over (
            partition by ${endedUnmade}, state = 'running' order by created_at desc, id desc) as nth
          from account_imports where org_id = ${orgId} and user_id = ${userId} and state <> 'read'
        ) as begun where nth <= ${most})`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function readContent(db: Database | Tx, orgId: string, id: string): Promise<ImportedTable> {
  const { content } = await db
    .selectFrom('account_imports')
    .select('content')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return content
}

/** Of the files somebody brought and made nothing of, of those that can be undone, or of those that ended otherwise, lets go of all but the last few. */
export async function deleteOlder(
  tx: Tx,
  { orgId, userId, of, kept }: { orgId: string; userId: string; of: 'read' | 'imported' | 'unmade'; kept: number },
): Promise<void> {
  const those = of === 'unmade' ? endedUnmade : sql`state = ${of}`
  await sql`delete from account_imports where org_id = ${orgId} and id in (
    select id from account_imports where org_id = ${orgId} and user_id = ${userId} and ${those}
    order by created_at desc, id desc offset ${kept})`.execute(tx)
}

type Change =
  | { state: 'running'; columns: string; segment_id: string; failure: null }
  | { state: 'imported'; made: string; left_out: string }
  | { state: 'failed'; failure: string }
  | { state: 'undone'; kept: string }

export const changeImport = (
  db: Database | Tx,
  orgId: string,
  id: string,
  change: Change,
): Promise<ImportRow | undefined> =>
  db
    .updateTable('account_imports')
    .set(change)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** Says why a running import made nothing; one that has ended stays as it is. */
export async function failImport(db: Database, orgId: string, id: string, failure: string): Promise<void> {
  await db
    .updateTable('account_imports')
    .set({ state: 'failed', failure })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function deleteImport(tx: Tx, orgId: string, id: string): Promise<void> {
  await tx.deleteFrom('account_imports').where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** How long a file waits for somebody to make something of it, in days. */
export const readDays = 1

const oldRows = (state: 'read' | 'ended', before: Date) => ({
  table: 'account_imports' as const,
  key: ['org_id', 'id'],
  where:
    state === 'read'
      ? sql<boolean>`state = 'read' and created_at < ${before}`
      : sql<boolean>`state not in ('read', 'running') and created_at < ${before}`,
})

export const forgetReads = (db: Database, before: Date, atMost: number): Promise<number> =>
  deleteRows(db, oldRows('read', before), atMost)
export const forgetImports = (db: Database, before: Date, atMost: number): Promise<number> =>
  deleteRows(db, oldRows('ended', before), atMost)
