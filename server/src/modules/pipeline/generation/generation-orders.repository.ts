import type { GenerationOrder } from '@ringside/contract'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { deleteRows } from '../../../platform/retention.ts'
import { readSegmentNames } from '../segments/segments.repository.ts'

export type OrderRow = Selectable<Tables['generation_orders']>
/** With what its segment is called in lists, told apart from another of its name. */
export type NamedOrder = OrderRow & { segmentName: string }

export const presentOrder = (row: NamedOrder): GenerationOrder => ({
  _id: row.id,
  targetSegmentProfileId: row.segment_id,
  segmentName: row.segmentName,
  amount: row.amount,
  made: row.made,
  state: row.state,
  accountIds: row.account_ids,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
})

/** An order is nobody's but who gave it. */
export interface OwnOrders {
  readonly orgId: string
  readonly userId: string
}

/** As many as are listed: those of before were seen, or are of little use to anybody. */
const ordersListed = 20

const ownOrders = (db: Database, { orgId, userId }: OwnOrders) =>
  db
    .selectFrom('generation_orders as order')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'order.org_id').onRef('segment.id', '=', 'order.segment_id'),
    )
    .selectAll('order')
    .select('segment.name as segmentName')
    .where('order.org_id', '=', orgId)
    .where('order.ordered_by', '=', userId)

async function named(db: Database, orgId: string, rows: readonly NamedOrder[]): Promise<NamedOrder[]> {
  const names = await readSegmentNames(db, orgId, new Set(rows.map((row) => row.segment_id)))
  return rows.map((row) => ({ ...row, segmentName: names.get(row.segment_id) ?? row.segmentName }))
}

/** The last of those that were not put away, newest first; the one that is being made is the newest. */
export const listOrders = async (db: Database, own: OwnOrders): Promise<NamedOrder[]> =>
  named(
    db,
    own.orgId,
    await ownOrders(db, own)
      .where('order.put_away_at', 'is', null)
      .orderBy('order.created_at', 'desc')
      .orderBy('order.id', 'desc')
      .limit(ordersListed)
      .execute(),
  )

export async function findOrder(db: Database, own: OwnOrders, id: string): Promise<NamedOrder | undefined> {
  const [order] = await named(db, own.orgId, await ownOrders(db, own).where('order.id', '=', id).execute())
  return order
}

export async function insertOrder(
  tx: Tx,
  row: Pick<OrderRow, 'org_id' | 'id' | 'segment_id' | 'ordered_by' | 'amount' | 'created_at'>,
): Promise<void> {
  await tx.insertInto('generation_orders').values(row).execute()
}

/** The order while it is running, kept so until the transaction ends; undefined once it has ended. */
export const lockRunning = (tx: Tx, orgId: string, id: string): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('generation_orders')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()

/** One account more; the last one ends the order. */
export async function countMade(tx: Tx, { org_id: orgId, id }: OrderRow, accountId: string): Promise<void> {
  await tx
    .updateTable('generation_orders')
    .set({
      made: sql`made + 1`,
      account_ids: sql`array_append(account_ids, ${accountId}::uuid)`,
      state: sql`case when made + 1 = amount then 'done' else state end`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Ends an order that is running, with `userId` one of theirs alone; one that has ended stays as it is. */
export async function endOrder(
  db: Database,
  { orgId, id, userId }: { orgId: string; id: string; userId?: string },
  end: { state: 'cancelled'; failure: null } | { state: 'stopped'; failure: string },
): Promise<void> {
  await db
    .updateTable('generation_orders')
    .set(end)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .$if(userId !== undefined, (query) => query.where('ordered_by', '=', userId ?? ''))
    .execute()
}

/** Lists it no more. It can be read still: a link to what it made goes on showing just that. */
export async function putEndedAway(db: Database, { orgId, userId }: OwnOrders, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation_orders')
    .set({ put_away_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('ordered_by', '=', userId)
    .where('state', '!=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How long an order that ended is told to whoever gave it and did not look, and what it made is known, in days. */
export const endedOrderDays = 30

export const forgetOrders = (db: Database, before: Date, atMost: number): Promise<number> =>
  deleteRows(
    db,
    { table: 'generation_orders', key: ['org_id', 'id'], where: sql`state <> 'running' and created_at < ${before}` },
    atMost,
  )
