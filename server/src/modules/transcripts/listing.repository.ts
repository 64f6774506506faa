import type { listTranscripts } from '@ringside/contract'
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
import { listedColumns, type TranscriptLines, type TranscriptRow } from './transcripts.repository.ts'

export type Listing = z.output<NonNullable<(typeof listTranscripts)['query']>> & {
  orgId: string
  /** Only these, of those the filters leave; parted by commas. */
  ids?: string | undefined
  /** Whose calls: one person's, or with null everybody's. */
  rep: string | null
}

type Query = SelectQueryBuilder<Tables, 'transcripts', object>

const sorts = {
  when: byTime(sql<Date>`created_at`),
  // Calls without a score are below all others.
  score: byNumber(sql<number>`coalesce(score, -1)`),
  length: byNumber(sql<number>`duration_ms`),
}

const uploaded = (db: Database, { orgId, rep }: Pick<Listing, 'orgId' | 'rep'>): Query =>
  db
    .selectFrom('transcripts')
    .where('org_id', '=', orgId)
    .$if(rep !== null, (query) => query.where('user_id', '=', rep ?? ''))

const names = sql<string>`concat_ws(' ', title, speakers::text)`

/** Calls by their title, their speakers or what was said in them: names row by row, words by their index. */
const searched = (db: Database, orgId: string, search: string) => {
  const calls = db.selectFrom('transcripts').select('id').where('org_id', '=', orgId)
  return calls.where(names, 'ilike', containing(search)).union(calls.where(wasSaid(orgId, search)))
}

/** With no filter set this is the query itself. */
function filtered(db: Database, query: Query, filters: Listing): Query {
  const { search, type, minScore, maxScore, from, before, ids } = filters
  let result = query
  if (search) result = result.where('id', 'in', searched(db, filters.orgId, search))
  if (ids) result = result.where('id', 'in', ids.split(','))
  if (type) result = result.where('type', '=', type)
  if (minScore !== undefined) result = result.where('score', '>=', minScore)
  if (maxScore !== undefined) result = result.where('score', '<=', maxScore)
  if (from || before) result = result.where(isWithin(sql`created_at`, { from, before }))
  return result
}

const counted = async (query: Query): Promise<number> =>
  (await query.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

/** Asks for the rows of one page and one more, which tells whether there is a next page. */
function pageQuery(db: Database, listing: Listing) {
  const { sort, direction, cursor, limit } = listing
  const sortedBy = sorts[sort]
  const matching = filtered(db, uploaded(db, listing), listing)
  return (cursor === undefined ? matching : matching.where(isAfter(sortedBy, direction, cursor)))
    .select(listedColumns)
    .select(sortedBy.position.as('position'))
    .orderBy(sortedBy.column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
}

/** One page of uploaded calls. `total` counts what the filters leave, `allTotal` what there would be without them. */
export async function listPage(
  db: Database,
  listing: Listing,
): Promise<{ rows: TranscriptRow[]; next: string | null; total: number; allTotal: number }> {
  const all = uploaded(db, listing)
  const [rows, total, allTotal] = await Promise.all([
    pageQuery(db, listing).execute(),
    counted(filtered(db, all, listing)),
    counted(all),
  ])
  const { shown, next } = cutPage(rows, listing.limit, ({ position, id }) => encodeCursor([position, id]))
  return { rows: shown, next, total, allTotal }
}

/** All rows of a list in its order, `most` of them at the utmost, read page by page. */
export const listAll = (
  db: Database,
  listing: Omit<Listing, 'limit' | 'cursor'>,
  most: number,
): Promise<TranscriptRow[]> => allRows((at) => pageQuery(db, { ...listing, ...at }).execute(), most)

/** What was said in each of some calls of an organisation. */
export async function readLinesOf(
  db: Database,
  orgId: string,
  ids: readonly string[],
): Promise<Map<string, TranscriptLines>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('transcripts')
    .select(['id', 'lines'])
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, lines }) => [id, lines]))
}
