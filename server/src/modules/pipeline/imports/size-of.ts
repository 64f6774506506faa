import { companySizes, type Segment } from '@ringside/contract'

export type CompanySize = Segment['companySize']

const lowestOf = (size: CompanySize): number => Number(/^[\d,]+/.exec(size)?.[0].replaceAll(',', ''))

/** A number with its thousands parted, or with a fraction, and its unit: "1,200", "1.200", "1.5k", "2 million". */
const amount =
  /(?:(?<parted>\d{1,3}(?:[,.’' ]\d{3})+)(?!\d)|(?<plain>\d+(?:[.,]\d+)?))(?:\s*(?<unit>k|thousand|m|mn|mio|million)\b|(?<glued>\p{L}+))?/giu
const timesOf = (unit: string): number => (/^(?:k|thousand)$/iu.test(unit) ? 1000 : 1_000_000)

const moreAfter = /^(?:\+|plus\b|(?:or|and) (?:more|above|over|up)\b)/iu
const moreBefore = /(?:>|\b(?:over|above|(?:more|greater) than))$/iu
const lessBefore = /(?:<|\b(?:under|below|(?:less|fewer) than))$/iu
const between = /^(?:[-–—]|to|and)$/iu

interface Said {
  readonly people: number
  readonly from: number
  readonly to: number
}

/** A number with letters at it that are no unit is no number of people: "1.2B", "3x". */
function saidIn(words: string): Said[] {
  return [...words.matchAll(amount)].map(({ 0: all, index, groups: { parted, plain, unit, glued } = {} }) => {
    const number = glued === undefined ? Number(parted?.replaceAll(/\D/gu, '') ?? plain?.replace(',', '.')) : Number.NaN
    const people = Math.round(number * (unit === undefined ? 1 : timesOf(unit)))
    return { people, from: index, to: index + all.length }
  })
}

/** How many people are meant: of "500+" one more than that, of a range its end; NaN where the words are neither. */
function peopleIn(words: string): number {
  const [first, second, ...more] = saidIn(words)
  if (!first || more.length > 0) return Number.NaN
  if (second) {
    const isRange = between.test(words.slice(first.to, second.from).trim()) && first.people <= second.people
    return isRange ? second.people : Number.NaN
  }
  const before = words.slice(0, first.from).trim()
  if (moreAfter.test(words.slice(first.to).trim()) || moreBefore.test(before)) return first.people + 1
  return lessBefore.test(before) ? first.people - 1 : first.people
}

/**
 * The size that "240", "1,200 employees" or "1.2M" is in, the one above what "500+" and "over 500" name, the one that the end
 * of "10K-50K" is in; null for what is no number of people.
 */
export function sizeOf(words: string): CompanySize | null {
  const bare = words
    .replaceAll(/employees|people|staff/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const plain = bare.replaceAll(/[, ]/gu, '').replaceAll('–', '-')
  const listed = companySizes.find((size) => size.replaceAll(',', '') === plain)
  if (listed) return listed
  const people = peopleIn(bare)
  return companySizes.findLast((size) => lowestOf(size) <= people) ?? null
}
