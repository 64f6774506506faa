import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import type { FactLabel } from '../../../platform/database/tables/pipeline.ts'
import { archiveColumns, type Archived, type HiddenIds } from '../archiving.ts'

type AccountTable = Tables['accounts']
/** An account without what generation made of it: that is large, and only a call and the account's page need it. */
export type AccountRow = Omit<Selectable<AccountTable>, 'generated' | 'fact_labels'>

const accountColumns = [
  'accounts.org_id',
  'accounts.id',
  'accounts.segment_id',
  'accounts.created_by',
  'accounts.slug',
  'accounts.name',
  'accounts.industry',
  'accounts.sub_industry',
  'accounts.size',
  'accounts.description',
  'accounts.location',
  'accounts.difficulty',
  'accounts.stage',
  'accounts.stage_since',
  'accounts.lost_from',
  'accounts.fact_count',
  'accounts.active',
  'accounts.archived_at',
  'accounts.archived_by',
  'accounts.created_at',
] as const

/** Accounts whose segment is on its way to another organisation are not there any more. */
const present = (db: Database | Tx, orgId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .where('accounts.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)

/** Newest first; without those that are `hidden`. */
export const listAccounts = (db: Database, orgId: string, hidden: HiddenIds): Promise<AccountRow[]> =>
  present(db, orgId)
    .select(accountColumns)
    .where('accounts.id', 'not in', hidden)
    .orderBy('accounts.created_at', 'desc')
    .orderBy('accounts.id', 'desc')
    .execute()

/** Those in use, or of them the one asked for; newest first. */
export const listAccountsInUse = (db: Database, orgId: string, id?: string): Promise<AccountRow[]> =>
  present(db, orgId)
    .select(accountColumns)
    .where('accounts.active', '=', true)
    .$if(id !== undefined, (query) => query.where('accounts.id', '=', id ?? ''))
    .orderBy('accounts.created_at', 'desc')
    .orderBy('accounts.id', 'desc')
    .execute()

/** The accounts of these segments, with those that left with one of them: the calls made there are here still. */
export const accountIdsOf = (
  db: Database,
  orgId: string,
  segmentIds: readonly string[],
): Promise<Array<{ id: string; segment_id: string }>> =>
  db
    .selectFrom('accounts')
    .select(['id', 'segment_id'])
    .where('org_id', '=', orgId)
    .where('segment_id', 'in', [...segmentIds])
    .union(
      db
        .selectFrom('segment_transfers')
        .select([sql<string>`unnest(account_ids)`.as('id'), 'segment_id'])
        .where('org_id', '=', orgId)
        .where('segment_id', 'in', [...segmentIds])
        .where('state', '=', 'left'),
    )
    .execute()

export const findAccount = (db: Database | Tx, orgId: string, id: string): Promise<AccountRow | undefined> =>
  present(db, orgId).select(accountColumns).where('accounts.id', '=', id).executeTakeFirst()

export const findAccountBySlug = (db: Database, orgId: string, slug: string): Promise<AccountRow | undefined> =>
  present(db, orgId).select(accountColumns).where('accounts.slug', '=', slug).executeTakeFirst()

/** The account, kept as it is and where it is until the transaction ends. */
export const lockAccount = (tx: Tx, orgId: string, id: string): Promise<AccountRow | undefined> =>
  present(tx, orgId)
    .select(accountColumns)
    .where('accounts.id', '=', id)
    .forUpdate('accounts')
    .forShare('segment')
    .executeTakeFirst()

/** Whether it is with a segment on its way to another organisation, from which it can come back still. */
export async function isAccountMoving(tx: Tx, orgId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .select('accounts.id')
    .where('accounts.org_id', '=', orgId)
    .where('accounts.id', '=', id)
    .where('segment.moving_to', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** What can be found out, by account: of all accounts in use, or of one account in use or not. */
export async function readFactLabels(
  db: Database | Tx,
  orgId: string,
  accountId?: string,
): Promise<Map<string, FactLabel[]>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'fact_labels as labels'])
    .where('org_id', '=', orgId)
    .$if(accountId === undefined, (query) => query.where('active', '=', true))
    .$if(accountId !== undefined, (query) => query.where('id', '=', accountId ?? ''))
    .execute()
  return new Map(rows.map((row) => [row.id, row.labels]))
}

/** What generation made of an account, with what can be found out there. */
export const readMade = (
  db: Database,
  orgId: string,
  id: string,
): Promise<Pick<Selectable<AccountTable>, 'generated' | 'fact_labels'>> =>
  db
    .selectFrom('accounts')
    .select(['generated', 'fact_labels'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export async function readGenerated(
  db: Database | Tx,
  orgId: string,
  id: string,
): Promise<Selectable<AccountTable>['generated']> {
  const row = await db
    .selectFrom('accounts')
    .select('generated')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.generated
}

export interface TakenNames {
  /** Archived ones too, oldest first: what a new account tells depends on how many there were before it, and on the first of them. */
  names: string[]
  /** Of accounts in use: the name of an archived one can be given again. */
  namesInUse: string[]
  /** An address leads to one account for good, archived or not. */
  slugs: Set<string>
}

export async function takenNames(tx: Database | Tx, orgId: string): Promise<TakenNames> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['name', 'slug', 'active'])
    .where('org_id', '=', orgId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    names: rows.map((row) => row.name),
    namesInUse: rows.filter((row) => row.active).map((row) => row.name),
    slugs: new Set(rows.map((row) => row.slug)),
  }
}

export async function insertAccounts(tx: Tx, rows: ReadonlyArray<Insertable<AccountTable>>): Promise<void> {
  if (rows.length > 0) await tx.insertInto('accounts').values(rows).execute()
}

export const setAccountArchived = (tx: Tx, orgId: string, id: string, archived: Archived): Promise<AccountRow> =>
  tx
    .updateTable('accounts')
    .set({ ...archiveColumns(archived), active: archived === null })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(accountColumns)
    .executeTakeFirstOrThrow()
