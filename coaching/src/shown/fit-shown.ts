import { lowestPoint } from './lowest-point.ts'
import type { PlacedLine } from './placed-turns.ts'

/** A line, whether it shows what is learnt, and how much it counts: 1 where a reader said so of this line. */
export type Example = { readonly line: PlacedLine; readonly shows: boolean; readonly counts: number }

/** What is learnt of one check. */
export type Learnt = {
  /** One for each feature of a line's place. */
  readonly weights: readonly number[]
  readonly bias: number
  /** One for each word feature, by name; those that say nothing are left out. */
  readonly words: ReadonlyMap<string, number>
}

/** Strength of the pull of weights to zero: of the place, whose features are scaled to one, and of the words. */
const pull = { place: 3, words: 10, bias: 0.01 }
/** A feature that hardly ever moves is not blown up. */
const leastSpread = 0.15
/** Words that fewer lines hold teach nothing that holds elsewhere. */
const leastLines = 3
/** A score beyond this is cut, so that its exponential stays a number. */
const mostScore = 30

/**
 * Examples as numbers, one behind the other: each place scaled, and the words by their number, from `starts[n]` on for
 * example n. There are millions of words, looked through some sixty times: nothing is made anew while that is done.
 */
type Rows = {
  readonly width: number
  readonly places: Float64Array
  readonly starts: Int32Array
  readonly words: Int32Array
  readonly values: Float64Array
}

type Scale = { readonly mean: Float64Array; readonly spread: Float64Array }

function scaleOf(examples: readonly Example[], width: number): Scale {
  const meanOf = (value: (place: Float64Array) => number): number =>
    examples.reduce((sum, { line }) => sum + value(line.place), 0) / examples.length
  const mean = Float64Array.from({ length: width }, (_, i) => meanOf((place) => place[i] ?? 0))
  const off = (i: number): number => meanOf((place) => ((place[i] ?? 0) - (mean[i] ?? 0)) ** 2)
  return { mean, spread: Float64Array.from({ length: width }, (_, i) => leastSpread + Math.sqrt(off(i))) }
}

/** Every word that was ever met, by number, and the words of a line by theirs: each check looks at the same lines. */
const numbers = new Map<string, number>()
const names: string[] = []
const numbered = new WeakMap<PlacedLine, Int32Array>()

function numbersOf(line: PlacedLine): Int32Array {
  const known = numbered.get(line)
  if (known !== undefined) return known
  const found = Int32Array.from(line.words, ([name]) => {
    const number = numbers.get(name) ?? names.push(name) - 1
    numbers.set(name, number)
    return number
  })
  numbered.set(line, found)
  return found
}

/** The words that lines have in common, each by its number, in the order in which they are met first. */
function wordsInCommon(examples: readonly Example[]): readonly number[] {
  const lines = examples.map(({ line }) => numbersOf(line))
  const counts = new Int32Array(numbers.size)
  const countedIn = new Int32Array(numbers.size).fill(-1)
  const met: number[] = []
  for (const [n, words] of lines.entries()) {
    for (const word of words) {
      if (countedIn[word] === n) continue
      countedIn[word] = n
      if (counts[word] === 0) met.push(word)
      counts[word] = (counts[word] ?? 0) + 1
    }
  }
  return met.filter((word) => (counts[word] ?? 0) >= leastLines)
}

function rowsOf(examples: readonly Example[], { mean, spread }: Scale, common: readonly number[]): Rows {
  const width = mean.length
  const columns = new Int32Array(numbers.size).fill(-1)
  for (const [i, word] of common.entries()) columns[word] = i
  const places = new Float64Array(examples.length * width)
  const starts = new Int32Array(examples.length + 1)
  const most = examples.reduce((sum, { line }) => sum + line.words.length, 0)
  const [words, values] = [new Int32Array(most), new Float64Array(most)]
  let at = 0
  for (const [n, { line }] of examples.entries()) {
    for (let i = 0; i < width; i++) places[n * width + i] = ((line.place[i] ?? 0) - (mean[i] ?? 0)) / (spread[i] ?? 1)
    for (const [i, word] of numbersOf(line).entries()) {
      const column = columns[word] ?? -1
      if (column === -1) continue
      words[at] = column
      values[at] = line.words[i]?.[1] ?? 0
      at += 1
    }
    starts[n + 1] = at
  }
  return { width, places, starts, words, values }
}

/** Weights lie in one line: those of the place, those of the words, and the bias. */
function scoreOf({ width, places, starts, words, values }: Rows, n: number, weights: Float64Array): number {
  let score = weights.at(-1) ?? 0
  const from = n * width
  for (let i = 0; i < width; i++) score += (places[from + i] ?? 0) * (weights[i] ?? 0)
  const end = starts[n + 1] ?? 0
  for (let i = starts[n] ?? 0; i < end; i++) score += (values[i] ?? 0) * (weights[width + (words[i] ?? 0)] ?? 0)
  return Math.max(-mostScore, Math.min(mostScore, score))
}

function addTo({ width, places, starts, words, values }: Rows, n: number, slope: Float64Array, by: number): void {
  const last = slope.length - 1
  slope[last] = (slope[last] ?? 0) + by
  const from = n * width
  for (let i = 0; i < width; i++) slope[i] = (slope[i] ?? 0) + by * (places[from + i] ?? 0)
  const end = starts[n + 1] ?? 0
  for (let i = starts[n] ?? 0; i < end; i++) {
    const at = width + (words[i] ?? 0)
    slope[at] = (slope[at] ?? 0) + by * (values[i] ?? 0)
  }
}

/** What is made least: the surprise at the examples, and the pull on the weights. */
function surprise(rows: Rows, examples: readonly Example[]) {
  return (weights: Float64Array, slope: Float64Array): number => {
    const pullAt = (i: number): number =>
      i === weights.length - 1 ? pull.bias : i < rows.width ? pull.place : pull.words
    let cost = 0
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i] ?? 0
      cost += (pullAt(i) * weight * weight) / 2
      slope[i] = pullAt(i) * weight
    }
    for (const [n, example] of examples.entries()) {
      const score = scoreOf(rows, n, weights)
      cost += example.counts * (Math.log1p(Math.exp(score)) - (example.shows ? score : 0))
      addTo(rows, n, slope, example.counts * (1 / (1 + Math.exp(-score)) - (example.shows ? 1 : 0)))
    }
    return cost
  }
}

/**
 * A logistic regression with a pull of its weights to zero. The same examples give the same weights to the bit. Throws
 * without an example of either kind.
 */
export function fitShown(examples: readonly Example[]): Learnt {
  const [first] = examples
  if (first === undefined || examples.every(({ shows }) => shows === first.shows))
    throw new RangeError('nothing to learn from lines that all show it, or that none of them shows')
  const width = first.line.place.length
  const scale = scaleOf(examples, width)
  const common = wordsInCommon(examples)
  const found = lowestPoint(surprise(rowsOf(examples, scale, common), examples), width + common.length + 1)
  const weights = Array.from({ length: width }, (_, i) => (found[i] ?? 0) / (scale.spread[i] ?? 1))
  const bias = weights.reduce((sum, weight, i) => sum - weight * (scale.mean[i] ?? 0), found.at(-1) ?? 0)
  return {
    weights: weights.map((weight) => Number(weight.toPrecision(4))),
    bias: Number(bias.toPrecision(5)),
    words: new Map(common.map((word, i) => [names[word] ?? '', found[width + i] ?? 0])),
  }
}
