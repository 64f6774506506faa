import { Buffer } from 'node:buffer'
import { stringify } from 'csv-stringify/sync'

export type CsvField = string | number | null

/** What spreadsheets begin a formula with, in its wide forms too. A figure may begin with a minus; text may not. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

const safe = (field: CsvField): CsvField => (typeof field === 'string' && formula.test(field) ? `'${field}` : field)

/**
 * A table as spreadsheets read it: UTF-8 with a mark that says so, lines ended by CRLF (RFC 4180). Text that one of them
 * would take for a formula is led by a quote mark, in the head too, which may be an uploaded file's own: what people said and
 * typed is never run.
 */
export const csvOf = (head: readonly string[], rows: ReadonlyArray<readonly CsvField[]>): Buffer =>
  Buffer.from(
    stringify([head.map(safe), ...rows.map((row) => row.map(safe))], {
      bom: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    }),
  )
