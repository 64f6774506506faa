import type { listSimulations } from '@ringside/contract'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import {
  allRows,
  byNumber,
  byTime,
  containing,
  cutPage,
  encodeCursor,
  isAfter,
  isWithin,
} from '../../platform/database/paging.ts'
import { wasSaid } from '../../platform/database/said.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { isFinished } from './finished.ts'
import { listedColumns, type ListedRow } from './simulations.repository.ts'

export type Listing = z.output<(typeof listSimulations)['query'] & z.ZodType> & {
  orgId: string
  /** Only these, of those the filters leave; parted by commas. */
  ids?: string | undefined
  /** Whose calls: one rep's, or with null everybody's. */
  rep: string | null
}

type Query = SelectQueryBuilder<Tables, 'simulations', object>

const sorts = {
  when: byTime(sql<Date>`ended_at`),
  // Calls without a score are below all others.
  score: byNumber(sql<number>`coalesce(score, -1)`),
  length: byNumber(sql<number>`duration_ms`),
}

/** Finished calls that were really begun. */
const finished = (db: Database, { orgId, rep }: Pick<Listing, 'orgId' | 'rep'>): Query =>
  db
    .selectFrom('simulations')
    .where('org_id', '=', orgId)
    .where(isFinished)
    .$if(rep !== null, (query) => query.where('user_id', '=', rep ?? ''))

const names = sql<string>`concat_ws(' ', rep_name, persona->>'firstName', persona->>'lastName', persona->>'title', persona->>'accountName')`

/**
 * Calls by whom they were with or by what was said in them. Each is found in its own way, names row by row and words by
 * their index: a condition with both in it could use neither.
 */
const searched = (db: Database, orgId: string, search: string) => {
  const calls = db.selectFrom('simulations').select('id').where('org_id', '=', orgId)
  return calls.where(names, 'ilike', containing(search)).union(calls.where(wasSaid(orgId, search)))
}

/** With no filter set this is the query itself. */
function filtered(db: Database, query: Query, filters: Listing): Query {
  const { search, type, difficulty, outcome, minScore, maxScore, from, before, accountId, personaId, ids } = filters
  let result = query
  if (search) result = result.where('id', 'in', searched(db, filters.orgId, search))
  if (type) result = result.where('type', '=', type)
  if (difficulty) result = result.where('difficulty', '=', difficulty)
  if (outcome) result = result.where('outcome', '=', outcome)
  if (minScore !== undefined) result = result.where('score', '>=', minScore)
  if (maxScore !== undefined) result = result.where('score', '<=', maxScore)
  if (from || before) result = result.where(isWithin(sql`ended_at`, { from, before }))
  if (accountId) result = result.where('account_id', '=', accountId)
  if (ids) result = result.where('id', 'in', ids.split(','))
  if (personaId) result = result.where('persona_id', '=', personaId)
  return result
}

const count = (query: Query) => query.select((row) => row.fn.countAll<number>().as('count'))

const counted = async (query: Query): Promise<number> => (await count(query).executeTakeFirstOrThrow()).count

/** Asks for the rows of one page and one more, which tells whether there is a next page. */
export function pageQuery(db: Database, listing: Listing) {
  const { sort, direction, cursor, limit } = listing
  const sortedBy = sorts[sort]
  let page = filtered(db, finished(db, listing), listing).select(listedColumns).select(sortedBy.position.as('position'))
  if (cursor !== undefined) page = page.where(isAfter(sortedBy, direction, cursor))
  return page
    .orderBy(sortedBy.column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
}

/** One page of finished calls. `total` counts what the filters leave, `allTotal` what there would be without them. */
export async function listPage(
  db: Database,
  listing: Listing,
): Promise<{ rows: ListedRow[]; next: string | null; total: number; allTotal: number }> {
  const all = finished(db, listing)
  const matching = filtered(db, all, listing)
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

/** All rows of a list in its order, `most` of them at the utmost, read page by page. */
export const listAll = (db: Database, listing: Omit<Listing, 'limit' | 'cursor'>, most: number): Promise<ListedRow[]> =>
  allRows((at) => pageQuery(db, { ...listing, ...at }).execute(), most)
