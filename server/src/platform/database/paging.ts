import { Buffer } from 'node:buffer'
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

/** A pattern for `like` that finds the text itself, wherever it stands. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
