import { Buffer } from 'node:buffer'
import type { Times } from '@ringside/contract'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { AppError } from '../errors.ts'

/** Where a page ends: what its last row is sorted by, as a whole number that loses nothing, and that row's id. */
export type Cursor = readonly [position: string, id: string]

const cursorSchema = z.tuple([z.string().regex(/^-?\d{1,16}$/), z.string().min(1).max(200)])

const noSuchPage = (): AppError =>
  new AppError('invalid', 'This page of the list does not exist. Start again from the first.')

export const encodeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Throws `invalid` for what `encodeCursor` has not made, or about rows whose ids have another form. */
export function decodeCursor(cursor: string, id: z.ZodType<string> = z.string()): Cursor {
  try {
    const [position, last] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return [position, id.parse(last)]
  } catch {
    throw noSuchPage()
  }
}

/** The cursor of a list in the order of its ids: the last id. */
export function readIdCursor(cursor: string | undefined): string | undefined {
  const id = z.uuid().optional().safeParse(cursor)
  if (!id.success) throw noSuchPage()
  return id.data
}

/** A time as a whole number, to the microsecond, and back. Null comes before all others. */
export const microsecondsOf = (time: RawBuilder<Date | null>): RawBuilder<string> =>
  sql<string>`coalesce((extract(epoch from ${time}) * 1000000)::bigint, -1)::text`
export const timeAt = (microseconds: string): RawBuilder<Date> =>
  sql<Date>`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`

/**
 * What a list is sorted by. `column` is what an index holds, so that a page is read and not sorted; `position` is its
 * value as a whole number that loses nothing, times to the microsecond; `at` makes the column's value of it again.
 */
export interface SortedBy {
  readonly column: RawBuilder<unknown>
  readonly position: RawBuilder<string>
  readonly at: (position: string) => RawBuilder<unknown>
}

export const byTime = (column: RawBuilder<Date>): SortedBy => ({
  column,
  position: microsecondsOf(column),
  at: timeAt,
})

export const byNumber = (column: RawBuilder<number>): SortedBy => ({
  column,
  position: sql<string>`(${column})::text`,
  at: (position) => sql`${position}::bigint`,
})

/** The rows after a cursor's, in the list's direction. */
export function isAfter({ column, at }: SortedBy, direction: 'asc' | 'desc', cursor: string): RawBuilder<boolean> {
  const [value, id] = decodeCursor(cursor, z.uuid())
  return sql<boolean>`(${column}, id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${at(value)}, ${id}::uuid)`
}

/** The rows of one page, from as many and one more, which tells whether there is a next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : null }
}

const readAtOnce = 200

/** All rows of a list in its order, `most` of them at the utmost. `page` reads as many rows as asked for and one more. */
export async function allRows<Row extends { position: string; id: string }>(
  page: (at: { limit: number; cursor: string | undefined }) => Promise<readonly Row[]>,
  most: number,
): Promise<Row[]> {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const rows = await page({ limit: readAtOnce, cursor })
    const { shown, next } = cutPage(rows, readAtOnce, ({ position, id }) => encodeCursor([position, id]))
    all.push(...shown)
    cursor = next ?? undefined
  } while (cursor !== undefined && all.length < most)
  return all.slice(0, most)
}

/** Times from one instant on and before another. One left out bounds nothing. */
export function isWithin(column: RawBuilder<Date>, { from, before }: Times): RawBuilder<boolean> {
  const instant = (time: string) => sql`${new Date(time)}::timestamptz`
  const since = from ? sql`${column} >= ${instant(from)}` : sql`true`
  const until = before ? sql`${column} < ${instant(before)}` : sql`true`
  return sql<boolean>`(${since} and ${until})`
}

/** A pattern for `like` that finds the text itself, wherever it stands. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
