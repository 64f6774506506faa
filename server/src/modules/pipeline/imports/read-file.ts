import { decodeTranscript, plainCharacters } from '@ringside/coaching/transcripts/decode-transcript'
import { importLimits } from '@ringside/contract'
import type { ImportedTable } from '../../../platform/database/tables/pipeline.ts'
import { AppError } from '../../../platform/errors.ts'
import { LargeCsv, readCsv, UnreadableCsv } from '../../../platform/read-csv.ts'

const unusable = (message: string): AppError => new AppError('invalid', message, [{ field: 'content', message }])
const tooLarge = (message: string): AppError => new AppError('too-large', message)

/** Files that people take for tables, by how they begin. */
const others = [
  ['504b0304', 'This is a workbook, not a CSV file. In your spreadsheet, save it as “CSV UTF-8” and choose that.'],
  ['d0cf11e0', 'This is an old Excel file, not a CSV file. In your spreadsheet, save it as CSV and choose that.'],
  ['25504446', 'This is a PDF, not a CSV file. Export the list from your CRM as CSV.'],
] as const

/** "Column C", as spreadsheets name their columns. */
function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '')
const numbered = (count: number): string => count.toLocaleString('en')

/** Spreadsheets write out rows that were emptied: so many are read, with those, of which `importLimits.rows` may say something. */
const readLimits = { rows: importLimits.rows * 4, columns: importLimits.columns } as const

const beyond = {
  rows: `The file has more than ${numbered(readLimits.rows)} rows, empty ones among them. One import takes 5,000: split the file, or delete its empty rows.`,
  columns: 'The file has more than 100 columns. One import takes 100: leave some out.',
} as const

/** The cells of an uploaded file. Throws `invalid` or `too-large` with a sentence that says what to do. */
export function readFile(bytes: Uint8Array): ImportedTable {
  if (bytes.length === 0) throw unusable('The file is empty.')
  if (bytes.length > importLimits.bytes) throw tooLarge('The file is larger than 5 MB. Split it, or leave columns out.')
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  const other = others.find(([begins]) => begins === start)
  if (other) throw unusable(other[1])
  const text = decodeTranscript(bytes)
  if (text.includes('\0')) throw unusable('This file is not text. Choose a CSV file.')
  const all = cellsOf(text).map((cells, index) => ({ row: index + 1, cells }))
  const [top, ...rows] = all.filter(({ cells }) => !isEmpty(cells))
  if (!top) throw unusable('The file is empty.')
  if (rows.length === 0) throw unusable('The file has a head and no rows below it. The first row names the columns.')
  if (rows.length > importLimits.rows) {
    throw tooLarge(`The file has ${numbered(rows.length)} rows. One import takes 5,000: split the file.`)
  }
  const columns = Math.max(top.cells.length, ...rows.map(({ cells }) => cells.length))
  const head = Array.from({ length: columns }, (_, index) => top.cells[index] || `Column ${letterOf(index)}`)
  return { head, rows }
}

function cellsOf(text: string): string[][] {
  try {
    return readCsv(plainCharacters(text), readLimits)
  } catch (error) {
    if (error instanceof LargeCsv) throw tooLarge(beyond[error.beyond])
    if (!(error instanceof UnreadableCsv)) throw error
    throw unusable(error.line === null ? error.message : `Line ${error.line}: ${error.message}`)
  }
}
