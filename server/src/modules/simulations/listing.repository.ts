import type { listSimulations } from '@ringside/contract'
import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import {
  containing,
  cutPage,
  decodeCursor,
  encodeCursor,
  microsecondsOf,
  timeAt,
} from '../../platform/database/paging.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { isFinished } from './finished.ts'
import { listedColumns, type ListedRow } from './simulations.repository.ts'

export type Listing = z.output<(typeof listSimulations)['query'] & z.ZodType> & {
  orgId: string
  /** Whose calls: one rep's, or with null everybody's. */
  rep: string | null
}

type Query = SelectQueryBuilder<Tables, 'simulations', object>

/**
 * What a list is sorted by. `column` is what an index holds, so that a page is read and not sorted; `position` is its
 * value as a whole number that loses nothing, times to the microsecond; `at` makes the column's value of it again.
 */
const sorts = {
  when: {
    column: sql<Date>`ended_at`,
    position: microsecondsOf(sql<Date>`ended_at`),
    at: timeAt,
  },
  score: {
    // Calls without a score are below all others.
    column: sql<number>`coalesce(score, -1)`,
    position: sql<string>`coalesce(score, -1)::text`,
    at: (position: string) => sql`${position}::bigint`,
  },
  length: {
    column: sql<number>`duration_ms`,
    position: sql<string>`duration_ms::text`,
    at: (position: string) => sql`${position}::bigint`,
  },
}

/** Finished calls that were really begun. */
const finished = (db: Database, { orgId, rep }: Pick<Listing, 'orgId' | 'rep'>): Query =>
  db
    .selectFrom('simulations')
    .where('org_id', '=', orgId)
    .where(isFinished)
    .$if(rep !== null, (query) => query.where('user_id', '=', rep ?? ''))

const names = sql<string>`concat_ws(' ', rep_name, persona->>'firstName', persona->>'lastName', persona->>'title', persona->>'accountName')`

/** With no filter set this is the query itself. */
function filtered(query: Query, filters: Listing): Query {
  const { search, type, difficulty, outcome, minScore, maxScore, from, to, accountId, personaId } = filters
  let result = query
  if (search) result = result.where(names, 'ilike', containing(search))
  if (type) result = result.where('type', '=', type)
  if (difficulty) result = result.where('difficulty', '=', difficulty)
  if (outcome) result = result.where('outcome', '=', outcome)
  if (minScore !== undefined) result = result.where('score', '>=', minScore)
  if (maxScore !== undefined) result = result.where('score', '<=', maxScore)
  if (from) result = result.where('ended_at', '>=', new Date(`${from}T00:00:00Z`))
  if (to) result = result.where(sql<boolean>`ended_at < ${new Date(`${to}T00:00:00Z`)}::timestamptz + interval '1 day'`)
  if (accountId) result = result.where('account_id', '=', accountId)
  if (personaId) result = result.where('persona_id', '=', personaId)
  return result
}

const count = (query: Query) => query.select((row) => row.fn.countAll<number>().as('count'))

const counted = async (query: Query): Promise<number> => (await count(query).executeTakeFirstOrThrow()).count

/** Asks for the rows of one page and one more, which tells whether there is a next page. */
export function pageQuery(db: Database, listing: Listing) {
  const { sort, direction, cursor, limit } = listing
  const { column, position, at } = sorts[sort]
  let page = filtered(finished(db, listing), listing).select(listedColumns).select(position.as('position'))
  if (cursor !== undefined) {
    const [value, id] = decodeCursor(cursor, z.uuid())
    const after = sql.raw(direction === 'asc' ? '>' : '<')
    page = page.where(sql<boolean>`(${column}, id) ${after} (${at(value)}, ${id}::uuid)`)
  }
  return page
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
}

/** One page of finished calls. `total` counts what the filters leave, `allTotal` what there would be without them. */
export async function listPage(
  db: Database,
  listing: Listing,
): Promise<{ rows: ListedRow[]; next: string | null; total: number; allTotal: number }> {
  const all = finished(db, listing)
  const matching = filtered(all, listing)
  // One statement counts and reads. Rows carry the counts, so without a row they are asked for on their own.
  const rows = await pageQuery(db, listing)
    .select(count(matching).as('total'))
    .$if(matching !== all, (query) => query.select(count(all).as('allTotal')))
    .execute()
  const { shown, next } = cutPage(rows, listing.limit, ({ position, id }) => encodeCursor([position, id]))
  const [first] = shown
  const total = first?.total ?? (await counted(matching))
  const allTotal = matching === all ? total : (first?.allTotal ?? (await counted(all)))
  return { rows: shown, next, total, allTotal }
}
