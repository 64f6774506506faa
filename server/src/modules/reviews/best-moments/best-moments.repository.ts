import type { CallType, listBestMoments } from '@ringside/contract'
import { sql, type SelectQueryBuilder, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { byTime, containing, cutPage, encodeCursor, isAfter } from '../../../platform/database/paging.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'

export type MomentRow = Selectable<Tables['best_moments']>

/** Who asks: what they kept of a call that they may not see any more is not found either. */
export interface Asker {
  readonly orgId: string
  readonly userId: string
  readonly isAdmin: boolean
}

export type Wanted = z.output<NonNullable<typeof listBestMoments.query>>

type Query = SelectQueryBuilder<Tables, 'best_moments', object>

const newest = byTime(sql<Date>`created_at`)

/** The review is shared with everybody. */
const isOpen = sql<boolean>`exists (select from review_shares
  where review_shares.org_id = best_moments.org_id and review_shares.review_id = best_moments.review_id)`

const visible = (db: Database, { orgId, userId, isAdmin }: Asker): Query =>
  db
    .selectFrom('best_moments')
    .where('org_id', '=', orgId)
    .where((row) =>
      row.or([
        row('shared', '=', true),
        row.and([row('user_id', '=', userId), ...(isAdmin ? [] : [row.or([row('rep_id', '=', userId), isOpen])])]),
      ]),
    )

function filtered(query: Query, { userId }: Asker, { search, skill, type, whose }: Wanted): Query {
  let result = query
  if (search) result = result.where(sql<string>`concat_ws(' ', title, note)`, 'ilike', containing(search))
  if (skill) result = result.where('skill', '=', skill)
  if (type) result = result.where('type', '=', type)
  if (whose === 'shared') result = result.where('shared', '=', true)
  if (whose === 'own') result = result.where('user_id', '=', userId)
  return result
}

const counted = async (query: Query): Promise<number> =>
  (await query.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

/** One page, newest first. `total` counts what the filters leave, `allTotal` what there would be without them. */
export async function listPage(
  db: Database,
  asker: Asker,
  wanted: Wanted,
): Promise<{ rows: MomentRow[]; next: string | null; total: number; allTotal: number }> {
  const all = visible(db, asker)
  const matching = filtered(all, asker, wanted)
  const { cursor, limit } = wanted
  const [rows, total, allTotal] = await Promise.all([
    (cursor === undefined ? matching : matching.where(isAfter(newest, 'desc', cursor)))
      .selectAll()
      .select(newest.position.as('position'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    counted(matching),
    counted(all),
  ])
  const { shown, next } = cutPage(rows, limit, ({ position, id }) => encodeCursor([position, id]))
  return { rows: shown, next, total, allTotal }
}

/** One that the asker finds. */
export const findVisible = (db: Database, asker: Asker, id: string): Promise<MomentRow | undefined> =>
  visible(db, asker).selectAll().where('id', '=', id).executeTakeFirst()

export const insertMoment = (db: Database, row: MomentRow): Promise<MomentRow> =>
  db.insertInto('best_moments').values(row).returningAll().executeTakeFirstOrThrow()

/** What was kept of a call is found under the kind that the call is of now. */
export async function setMomentsType(
  tx: Tx,
  { orgId, reviewId, type }: { orgId: string; reviewId: string; type: CallType },
): Promise<void> {
  await tx
    .updateTable('best_moments')
    .set({ type })
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .execute()
}

/** Undefined when it was removed meanwhile. */
export const changeMoment = (
  db: Database,
  { org_id, id }: MomentRow,
  told: Pick<MomentRow, 'title' | 'note' | 'skill' | 'shared'>,
): Promise<MomentRow | undefined> =>
  db
    .updateTable('best_moments')
    .set(told)
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export async function removeMoment(db: Database, { org_id, id }: MomentRow): Promise<void> {
  await db.deleteFrom('best_moments').where('org_id', '=', org_id).where('id', '=', id).execute()
}
