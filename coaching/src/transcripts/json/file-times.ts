import { z } from 'zod'
import { clockMs } from '../times.ts'

/** A time as it stands in a file: a figure of some unit, "4.87", "PT4.87S", "00:00:04.870", a date with a time. */
export const fileTime = z.union([z.number(), z.string()])
export type FileTime = z.infer<typeof fileTime>

/** Speech runs at two to three words a second. So few words to the figure mean that it was no second. */
const fewestWordsPerSecond = 0.03
/** In a thousandth of a second nobody says so little; in a sample of sound, of which 16,000 make a second, they do. */
const fewestWordsPerMs = 0.000_35

/** How many milliseconds one of the figures is, told by how much was said in all of them. */
export function unitOf(words: number, figures: readonly (FileTime | null)[]): number {
  const last = figures.reduce<number>((most, value) => (typeof value === 'number' ? Math.max(most, value) : most), 0)
  if (last <= 0 || words / last >= fewestWordsPerSecond) return 1000
  return words / last < fewestWordsPerMs ? 1 / 16 : 1
}

/** Milliseconds, counted from wherever the file counts from; null for what is no time. */
export function msOf(value: FileTime | null | undefined, unit: number): number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? Math.round(value * unit) : null
  const seconds = /^(?:PT)?(\d{1,9}(?:\.\d{1,9})?)S?$/iu.exec(value.trim())
  if (seconds !== null) return Math.round(Number(seconds[1]) * (/s$/iu.test(value) ? 1000 : unit))
  if (/^\d{4}-\d\d-\d\dT/u.test(value)) {
    return z.coerce.date().min(0).safeParse(value).data?.getTime() ?? null
  }
  return clockMs(value)
}
