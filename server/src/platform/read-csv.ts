import { CsvError, parse } from 'csv-parse/sync'

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

/** How large a table may be: rows with the empty ones among them, and cells of a row. Reading stops where it is larger. */
export interface TableLimits {
  readonly rows: number
  readonly columns: number
}

/** A table of more rows or columns than may be read. */
export class LargeCsv extends Error {
  readonly beyond: keyof TableLimits
  constructor(beyond: keyof TableLimits) {
    super(`The table has too many ${beyond}.`)
    this.name = 'LargeCsv'
    this.beyond = beyond
  }
}

/** As many rows as are asked for, at most. Throws `LargeCsv` at the first cell too many, before the others are made. */
const parsed = (text: string, delimiter: Delimiter, { rows, columns }: TableLimits): string[][] =>
  parse(text, {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    to: rows,
    cast: (cell, { index }) => {
      if (index >= columns) throw new LargeCsv('columns')
      return cell.trim()
    },
  })

/** So many rows tell what parts the columns. */
const looked = 20

/** Likelier than one that parts nothing, less likely than one that makes columns. */
const partsTooMany = 1.5

/** How many columns there are by this delimiter: as many as most rows have, or as the head has where they differ. */
function columnsBy(text: string, delimiter: Delimiter, columns: number): number {
  try {
    const rows = parsed(text, delimiter, { rows: looked, columns }).filter(
      (cells) => cells.length > 1 || cells[0] !== '',
    )
    const [head = []] = rows
    const alike = rows.filter((cells) => cells.length === head.length)
    return alike.length * 2 >= rows.length ? head.length : 1
  } catch (error) {
    return error instanceof LargeCsv ? partsTooMany : 0
  }
}

/** The delimiter that makes the most columns; of a table with one column it does not matter. */
function delimiterOf(text: string, columns: number): Delimiter {
  const found = delimiters.map((delimiter) => ({ delimiter, columns: columnsBy(text, delimiter, columns) }))
  return found.toSorted((a, b) => b.columns - a.columns)[0]?.delimiter ?? ','
}

/** What a spreadsheet may say in the first line of its own accord: "sep=;". */
const saidDelimiter = /^sep=([,;\t])\n/i

/** A table that can't be read. `line` is where, from 1; null when it is no one line's fault. */
export class UnreadableCsv extends Error {
  readonly line: number | null
  constructor(message: string, line: number | null) {
    super(message)
    this.name = 'UnreadableCsv'
    this.line = line
  }
}

/**
 * The cells of a comma, semicolon or tab separated table, row by row, trimmed; a quoted cell may hold the delimiter and lines of its own.
 * Rows keep their places: an empty one is there as one without words. `text` has lines ended by "\n" alone. Throws
 * `UnreadableCsv`, and `LargeCsv` as soon as a limit is passed: what is beyond it is not read.
 */
export function readCsv(text: string, limits: TableLimits): string[][] {
  const said = saidDelimiter.exec(text)
  const table = said ? text.slice(said[0].length) : text
  const delimiter = delimiters.find((each) => each === said?.[1]) ?? delimiterOf(table, limits.columns)
  try {
    const rows = parsed(table, delimiter, { ...limits, rows: limits.rows + 1 })
    if (rows.length > limits.rows) throw new LargeCsv('rows')
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? error['lines'] : null
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new UnreadableCsv('The table can’t be read.', line)
    throw new UnreadableCsv('A quotation mark is opened and never closed.', null)
  }
}
