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

/** A line as numbers: the place scaled, and the words by their number. */
type Row = { readonly place: Float64Array; readonly words: Int32Array; readonly values: Float64Array }

type Scale = { readonly mean: Float64Array; readonly spread: Float64Array }

function scaleOf(examples: readonly Example[], width: number): Scale {
  const meanOf = (value: (place: Float64Array) => number): number =>
    examples.reduce((sum, { line }) => sum + value(line.place), 0) / examples.length
  const mean = Float64Array.from({ length: width }, (_, i) => meanOf((place) => place[i] ?? 0))
  const off = (i: number): number => meanOf((place) => ((place[i] ?? 0) - (mean[i] ?? 0)) ** 2)
  return { mean, spread: Float64Array.from({ length: width }, (_, i) => leastSpread + Math.sqrt(off(i))) }
}

/** The words that lines have in common, numbered. */
function vocabularyOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { line } of examples)
    for (const name of new Set(line.words.map(([word]) => word))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = [...counts].flatMap(([name, count]) => (count >= leastLines ? [name] : []))
  return new Map(known.map((name, i) => [name, i]))
}

function rowOf({ place, words }: PlacedLine, { mean, spread }: Scale, vocabulary: ReadonlyMap<string, number>): Row {
  const known = words.flatMap(([name, value]) => {
    const number = vocabulary.get(name)
    return number === undefined ? [] : [{ number, value }]
  })
  return {
    place: place.map((value, i) => (value - (mean[i] ?? 0)) / (spread[i] ?? 1)),
    words: Int32Array.from(known, ({ number }) => number),
    values: Float64Array.from(known, ({ value }) => value),
  }
}

/** Weights lie in one line: those of the place, those of the words, and the bias. */
function scoreOf({ place, words, values }: Row, weights: Float64Array): number {
  let score = weights.at(-1) ?? 0
  for (let i = 0; i < place.length; i++) score += (place[i] ?? 0) * (weights[i] ?? 0)
  for (let i = 0; i < words.length; i++) score += (values[i] ?? 0) * (weights[place.length + (words[i] ?? 0)] ?? 0)
  return Math.max(-mostScore, Math.min(mostScore, score))
}

function addTo({ place, words, values }: Row, slope: Float64Array, by: number): void {
  const last = slope.length - 1
  slope[last] = (slope[last] ?? 0) + by
  for (let i = 0; i < place.length; i++) slope[i] = (slope[i] ?? 0) + by * (place[i] ?? 0)
  for (let i = 0; i < words.length; i++) {
    const at = place.length + (words[i] ?? 0)
    slope[at] = (slope[at] ?? 0) + by * (values[i] ?? 0)
  }
}

/** What is made least: the surprise at the examples, and the pull on the weights. */
function surprise(rows: readonly Row[], examples: readonly Example[], width: number) {
  return (weights: Float64Array, slope: Float64Array): number => {
    const pullAt = (i: number): number => (i === weights.length - 1 ? pull.bias : i < width ? pull.place : pull.words)
    let cost = 0
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i] ?? 0
      cost += (pullAt(i) * weight * weight) / 2
      slope[i] = pullAt(i) * weight
    }
    for (const [n, row] of rows.entries()) {
      const example = examples[n]
      if (example === undefined) continue
      const score = scoreOf(row, weights)
      cost += example.counts * (Math.log1p(Math.exp(score)) - (example.shows ? score : 0))
      addTo(row, slope, example.counts * (1 / (1 + Math.exp(-score)) - (example.shows ? 1 : 0)))
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
  const vocabulary = vocabularyOf(examples)
  const rows = examples.map(({ line }) => rowOf(line, scale, vocabulary))
  const found = lowestPoint(surprise(rows, examples, width), width + vocabulary.size + 1)
  const weights = Array.from({ length: width }, (_, i) => (found[i] ?? 0) / (scale.spread[i] ?? 1))
  const bias = weights.reduce((sum, weight, i) => sum - weight * (scale.mean[i] ?? 0), found.at(-1) ?? 0)
  return {
    weights: weights.map((weight) => Number(weight.toPrecision(4))),
    bias: Number(bias.toPrecision(5)),
    words: new Map([...vocabulary].map(([name, i]) => [name, found[width + i] ?? 0])),
  }
}
