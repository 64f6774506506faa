import type { Speaker } from '@ringside/contract'
import { featuresOf, valueOf } from '../acts/features.ts'
import { segmentsOf } from '../acts/segments.ts'
import { stemOf, tokensOf } from '../acts/tokens.ts'
import { buyerActs } from '../buyer-acts/buyer-acts.ts'
import { buyerActLikelihoods } from '../buyer-acts/likely-buyer-acts.ts'
import { deeds } from '../deeds/deeds.ts'
import { exchangeFeatures, type Feature } from '../deeds/exchange-features.ts'
import { likelyDeeds } from '../deeds/likely-deeds.ts'
import { onceForWordsAfter } from '../speech/once-for-words.ts'

/** A line of a call, of which only the words are known. */
export type SpokenLine = { readonly speaker: Speaker; readonly words: string }

/** The features of a line in its place. */
export type PlacedLine = {
  /** What the ears make of it and of the lines around it, and where it stands: as many for every line of a speaker. */
  readonly place: Float64Array
  /** Its words, and those of the line it follows. */
  readonly words: readonly Feature[]
}

/** What the ears make of a line: of any piece of it at most, and of the whole; and its words. */
type Heard = { readonly most: Float64Array; readonly whole: Float64Array; readonly words: readonly Feature[] }

/** More pieces than this say nothing new, and the work must stay bounded. */
const mostPieces = 8

/** The words of what the other side said last count for less than one's own. */
const beforeValue = 0.5
/** What the ear makes of the words says more than any phrase of them. */
const actValue = 4
/** A likelihood below this says nothing. */
const leastLikelihood = 0.05

type HeardWords = Pick<Heard, 'whole' | 'words'>

/** A call of a quarter of an hour has so many lines and pieces; they are asked for again by the checks, and when it is scored again. */
const heardKept = 256

const heardOfRep = onceForWordsAfter((words: string, before: string): HeardWords => {
  const features = exchangeFeatures({ before, words })
  const likely = likelyDeeds(features)
  return { whole: Float64Array.from(deeds, (deed) => likely[deed]), words: features }
}, heardKept)

const heardOfBuyer = onceForWordsAfter((words: string, before: string): HeardWords => {
  const whole = Float64Array.from(buyerActLikelihoods(words))
  const features = [
    ...featuresOf(words).map((name): Feature => [name, valueOf(name)]),
    ...[...new Set(tokensOf(before))].map((token): Feature => [`b:${token}`, beforeValue]),
    ...buyerActs.flatMap((act, i): Feature[] => {
      const likelihood = whole[i] ?? 0
      return likelihood < leastLikelihood ? [] : [[`e:${act}`, actValue * likelihood]]
    }),
  ]
  return { whole, words: features }
}, heardKept)

const heardBy = { rep: heardOfRep, buyer: heardOfBuyer } satisfies Record<Speaker, typeof heardOfRep>

/** What the other side said right before. */
function wordsBefore(lines: readonly SpokenLine[], at: number): string {
  const before = lines[at - 1]
  return before === undefined || before.speaker === lines[at]?.speaker ? '' : before.words
}

function hearLine({ speaker, words }: SpokenLine, before: string): Heard {
  const heardOf = heardBy[speaker]
  const heard = heardOf(words, before)
  const pieces = segmentsOf(words).slice(0, mostPieces)
  const most = Float64Array.from(heard.whole)
  if (pieces.length < 2) return { ...heard, most }
  for (const { start, end } of pieces) {
    const { whole } = heardOf(words.slice(start, end), before)
    for (let i = 0; i < most.length; i++) most[i] = Math.max(most[i] ?? 0, whole[i] ?? 0)
  }
  return { ...heard, most }
}

const holdsFigure =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|per ?cent)\b/iu
const holdsDay =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|next week|this (?:morning|afternoon)|o['’]clock|january|february|march|april|june|july|august|september|october|november|december|the \p{L}+th)\b/iu

/** Words of fewer letters are in every line. */
const shortest = 5
const stemsIn = (words: string): Set<string> =>
  new Set(
    tokensOf(words).flatMap((token) => (token.length >= shortest || token.startsWith('#') ? [stemOf(token)] : [])),
  )

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length

const count = (words: string): number => words.split(/\s+/u).filter((word) => word !== '').length
const flag = (is: boolean): number => (is ? 1 : 0)
const openingLines = 4
const lastLines = 3

/** Where a line stands, how long it is, what it asks and holds, and how much of what the buyer said comes back in it. */
function placeOf(lines: readonly SpokenLine[], at: number, told: ReadonlySet<string>): number[] {
  const words = lines[at]?.words ?? ''
  const before = lines[at - 1]?.words ?? ''
  const stems = stemsIn(words)
  return [
    flag(words.includes('?')),
    flag(words.trimEnd().endsWith('?')),
    flag(before.trimEnd().endsWith('?')),
    flag(holdsFigure.test(words)),
    flag(holdsDay.test(words)),
    Math.min(2, count(words) / 40),
    at / Math.max(1, lines.length - 1),
    flag(at < 2),
    flag(at < openingLines),
    flag(at >= lines.length - lastLines),
    Math.min(3, shared(stems, stemsIn(before))) / 3,
    Math.min(5, shared(stems, told)) / 5,
    Math.min(2, count(before) / 30),
  ]
}
const placeWidth = 13

const none = (width: number): Float64Array => new Float64Array(width)

/** The features of each piece of a line, as if it were all that was said there: what is likeliest then shows where it was said. */
export function placedPieces(
  lines: readonly SpokenLine[],
  at: number,
  whole: PlacedLine,
): { readonly start: number; readonly end: number; readonly placed: PlacedLine }[] {
  const line = lines[at]
  if (line === undefined) return []
  return segmentsOf(line.words)
    .slice(0, mostPieces)
    .map(({ start, end }) => {
      const heard = heardBy[line.speaker](line.words.slice(start, end), wordsBefore(lines, at))
      const place = Float64Array.from(whole.place)
      place.set(line.speaker === 'rep' ? heard.whole : [...heard.whole, ...heard.whole])
      return { start, end, placed: { place, words: heard.words } }
    })
}

/** How many features of its place a line of a speaker has. */
export const widthOf = (speaker: Speaker): number =>
  speaker === 'rep'
    ? deeds.length + 2 * buyerActs.length + placeWidth
    : 2 * buyerActs.length + 2 * deeds.length + placeWidth

/**
 * The features of each line of a call in its place: what the ears make of it and of the lines around it, and where it
 * stands. Pure, and linear in the length of the call.
 */
export function placedLines(lines: readonly SpokenLine[]): PlacedLine[] {
  const heard = lines.map((line, at) => hearLine(line, wordsBefore(lines, at)))
  const told = new Set<string>()
  return lines.map(({ speaker, words }, at) => {
    const where = placeOf(lines, at, told)
    if (speaker === 'buyer') for (const stem of stemsIn(words)) told.add(stem)
    const beside = (other: number): Heard | undefined =>
      lines[other] === undefined || lines[other].speaker === speaker ? undefined : heard[other]
    const own = heard[at]
    const [before, after] = [beside(at - 1), beside(at + 1)]
    const parts =
      speaker === 'rep'
        ? [own?.most, before?.whole ?? none(buyerActs.length), after?.whole ?? none(buyerActs.length)]
        : [own?.most, own?.whole, before?.most ?? none(deeds.length), after?.most ?? none(deeds.length)]
    const place = Float64Array.from([...parts.flatMap((part) => [...(part ?? [])]), ...where])
    return { place, words: own?.words ?? [] }
  })
}
