import { segmentNames, type MovableSegment } from '@ringside/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { presentSegment } from './segments.repository.ts'
import { keepWhatStays } from './what-stays.repository.ts'

export type TransferRow = Selectable<Tables['segment_transfers']>

/** How much of each capped thing a segment brings along. Archived ones don't count, nor do people of archived accounts. */
export interface Load {
  targetSegments: number
  accounts: number
  personas: number
}

/** Those of the moves that are under way. */
export async function findLeaving(db: Database, orgId: string, ids: readonly string[]): Promise<TransferRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('segment_transfers')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'leaving')
    .orderBy('id')
    .execute()
}

/** The move of a segment out of an organisation that is under way or, with `left`, over. */
export const findTransferOfSegment = (
  tx: Tx,
  orgId: string,
  segmentId: string,
  state: 'leaving' | 'left',
): Promise<TransferRow | undefined> =>
  tx
    .selectFrom('segment_transfers')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('segment_id', '=', segmentId)
    .where('state', '=', state)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** From here on the segment and all under it can be neither seen nor changed where it is. */
export async function beginLeaving(
  tx: Tx,
  transfer: Pick<TransferRow, 'org_id' | 'id' | 'segment_id' | 'other_org_id' | 'requested_by' | 'created_at'>,
): Promise<void> {
  await tx
    .updateTable('target_segments')
    .set({ moving_to: transfer.other_org_id })
    .where('org_id', '=', transfer.org_id)
    .where('id', '=', transfer.segment_id)
    .execute()
  await tx
    .insertInto('segment_transfers')
    .values({ ...transfer, state: 'leaving' })
    .execute()
}

export async function refuseLeaving(tx: Tx, transfer: TransferRow, at: Date): Promise<void> {
  await tx
    .updateTable('target_segments')
    .set({ moving_to: null })
    .where('org_id', '=', transfer.org_id)
    .where('id', '=', transfer.segment_id)
    .execute()
  await finish(tx, transfer, 'refused', at)
}

/** Deletes what was copied from where it came from, but for what stays. False when that was done before. */
export async function finishLeaving(tx: Tx, transfer: TransferRow, at: Date): Promise<boolean> {
  await keepWhatStays(tx, transfer)
  const deleted = await tx
    .deleteFrom('target_segments')
    .where('org_id', '=', transfer.org_id)
    .where('id', '=', transfer.segment_id)
    .returning('id')
    .executeTakeFirst()
  await finish(tx, transfer, 'left', at)
  return deleted !== undefined
}

async function finish(tx: Tx, transfer: TransferRow, state: 'left' | 'refused', at: Date): Promise<void> {
  await tx
    .updateTable('segment_transfers')
    .set({ state, finished_at: at })
    .where('org_id', '=', transfer.org_id)
    .where('id', '=', transfer.id)
    .where('state', '=', 'leaving')
    .execute()
}

/** False when this transfer has arrived before. */
export async function insertArrival(tx: Tx, transfer: TransferRow, at: Date): Promise<boolean> {
  const made = await tx
    .insertInto('segment_transfers')
    .values({
      ...transfer,
      org_id: transfer.other_org_id,
      other_org_id: transfer.org_id,
      state: 'arrived',
      finished_at: at,
      account_ids: [],
      made_by: '{}',
    })
    .onConflict((row) => row.columns(['org_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Whether it is under way still; if so nobody ends it until the transaction does, and `to-end-it` nobody copies it either. */
export async function lockLeaving(tx: Tx, transfer: TransferRow, why: 'to-copy-it' | 'to-end-it'): Promise<boolean> {
  const leaving = await tx
    .selectFrom('segment_transfers')
    .select('id')
    .where('org_id', '=', transfer.org_id)
    .where('id', '=', transfer.id)
    .where('state', '=', 'leaving')
    .$if(why === 'to-copy-it', (query) => query.forShare())
    .$if(why === 'to-end-it', (query) => query.forUpdate())
    .executeTakeFirst()
  return leaving !== undefined
}

/** Whether it has arrived and is still there; if so it stays until the transaction ends. */
export async function lockArrival(tx: Tx, transfer: TransferRow): Promise<boolean> {
  const arrival = await tx
    .selectFrom('segment_transfers')
    .select('id')
    .where('org_id', '=', transfer.other_org_id)
    .where('id', '=', transfer.id)
    .where('state', '=', 'arrived')
    .forShare()
    .executeTakeFirst()
  return arrival !== undefined
}

export async function readLoad(db: Database | Tx, orgId: string, segmentIds: readonly string[]): Promise<Load> {
  const { rows } = await sql<Load>`
    select
      (select count(*) from target_segments
        where org_id = ${orgId} and id = any(${[...segmentIds]}::uuid[]) and archived_at is null) as "targetSegments",
      (select count(*) from accounts
        where org_id = ${orgId} and segment_id = any(${[...segmentIds]}::uuid[]) and active) as accounts,
      (select count(*) from personas p join accounts a on a.org_id = p.org_id and a.id = p.account_id
        where p.org_id = ${orgId} and a.segment_id = any(${[...segmentIds]}::uuid[])
          and a.active and p.archived_at is null) as personas
  `.execute(db)
  const [load] = rows
  return load ?? { targetSegments: 0, accounts: 0, personas: 0 }
}

export async function readSlugs(tx: Tx, orgId: string, segmentId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('slug')
    .where('org_id', '=', orgId)
    .$if(segmentId !== null, (query) => query.where('segment_id', '=', segmentId ?? ''))
    .execute()
  return rows.map((row) => row.slug)
}

/** The decision makers who have a persona at the accounts of these segments. */
export const readContactsInUse = (
  tx: Tx,
  orgId: string,
  segmentIds: readonly string[],
): Promise<Array<Selectable<Tables['contact_profiles']>>> =>
  tx
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('personas')
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.org_id', '=', 'personas.org_id').onRef('accounts.id', '=', 'personas.account_id'),
        )
        .select('personas.contact_profile_id')
        .where('personas.org_id', '=', orgId)
        .where('accounts.segment_id', 'in', [...segmentIds]),
    )
    .orderBy('created_at')
    .execute()

/** Segments that are not on their way elsewhere, by name. */
export async function listMovable(db: Database, orgId: string): Promise<MovableSegment[]> {
  const rows = await db
    .selectFrom('target_segments as segment')
    .selectAll('segment')
    .select((row) =>
      row
        .selectFrom('accounts')
        .select((account) => account.fn.countAll<number>().as('accounts'))
        .whereRef('accounts.org_id', '=', 'segment.org_id')
        .whereRef('accounts.segment_id', '=', 'segment.id')
        .where('accounts.active', '=', true)
        .as('accounts'),
    )
    .where('segment.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)
    .orderBy('segment.name')
    .orderBy('segment.id')
    .execute()
  const names = segmentNames(rows.map(presentSegment))
  return rows.map((row) => ({
    _id: row.id,
    name: names.get(row.id) ?? row.name,
    accounts: row.accounts ?? 0,
    archivedAt: row.archived_at?.toISOString() ?? null,
  }))
}
