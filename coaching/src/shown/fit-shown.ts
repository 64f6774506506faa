import type { Weighing } from './shown-model.ts'

/** A line's features, and whether it shows what is learnt. */
export type Example = { readonly features: Float64Array; readonly shows: boolean }

/** Strength of the pull of weights to zero, for features scaled to one. */
const pull = 3
/** A feature that hardly ever moves is not blown up. */
const leastSpread = 0.15
const steps = 12
const halvings = 10
/** Of a score beyond this nothing more is learnt. */
const mostScore = 30

type Scaled = { readonly rows: readonly Float64Array[]; readonly mean: Float64Array; readonly spread: Float64Array }

function scaled(examples: readonly Example[], width: number): Scaled {
  const each = (of: (column: number) => number): Float64Array => Float64Array.from({ length: width }, (_, i) => of(i))
  const meanOf = (value: (features: Float64Array) => number): number =>
    examples.reduce((sum, { features }) => sum + value(features), 0) / examples.length
  const mean = each((i) => meanOf((features) => features[i] ?? 0))
  const spread = each((i) => leastSpread + Math.sqrt(meanOf((features) => ((features[i] ?? 0) - (mean[i] ?? 0)) ** 2)))
  const rows = examples.map(({ features }) =>
    // The last column is the bias.
    Float64Array.from({ length: width + 1 }, (_, i) =>
      i === width ? 1 : ((features[i] ?? 0) - (mean[i] ?? 0)) / (spread[i] ?? 1),
    ),
  )
  return { rows, mean, spread }
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
const bounded = (score: number): number => Math.max(-mostScore, Math.min(mostScore, score))
/** The bias is hardly pulled. */
const pullOn = (column: number, width: number): number => (column === width ? 0.01 : pull)

/** What is made least: the surprise at the examples, and the pull on the weights. */
function cost(rows: readonly Float64Array[], examples: readonly Example[], weights: Float64Array): number {
  const width = weights.length - 1
  const held = weights.reduce((sum, weight, i) => sum + (pullOn(i, width) * weight * weight) / 2, 0)
  return rows.reduce((sum, row, n) => {
    const score = bounded(dot(row, weights))
    return sum + Math.log1p(Math.exp(score)) - (examples[n]?.shows === true ? score : 0)
  }, held)
}

/** Solves a symmetric positive system by Gaussian elimination, in place. */
function solved(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i] ?? right
    for (let j = i + 1; j < size; j++) {
      const row = matrix[j] ?? right
      const by = (row[i] ?? 0) / (pivot[i] ?? 1)
      if (by === 0) continue
      for (let k = i; k < size; k++) row[k] = (row[k] ?? 0) - by * (pivot[k] ?? 0)
      right[j] = (right[j] ?? 0) - by * (right[i] ?? 0)
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    const row = matrix[i] ?? right
    let rest = right[i] ?? 0
    for (let k = i + 1; k < size; k++) rest -= (row[k] ?? 0) * (right[k] ?? 0)
    right[i] = rest / (row[i] ?? 1)
  }
  return right
}

/** Newton's step from these weights. */
function newtonStep(rows: readonly Float64Array[], examples: readonly Example[], weights: Float64Array): Float64Array {
  const size = weights.length
  const slope = Float64Array.from(weights, (weight, i) => pullOn(i, size - 1) * weight)
  const curve = Array.from({ length: size }, (_, i) => {
    const line = new Float64Array(size)
    line[i] = pullOn(i, size - 1)
    return line
  })
  for (const [n, row] of rows.entries()) {
    const likelihood = 1 / (1 + Math.exp(-bounded(dot(row, weights))))
    const off = likelihood - (examples[n]?.shows === true ? 1 : 0)
    const weight = likelihood * (1 - likelihood) + 1e-6
    for (let i = 0; i < size; i++) {
      const value = row[i] ?? 0
      if (value === 0) continue
      slope[i] = (slope[i] ?? 0) + off * value
      const line = curve[i] ?? slope
      for (let k = 0; k < size; k++) line[k] = (line[k] ?? 0) + weight * value * (row[k] ?? 0)
    }
  }
  return solved(curve, slope)
}

/**
 * A logistic regression with a pull of its weights to zero, by Newton's method with halved steps. The same examples give
 * the same weights to the bit. Throws without an example of either kind.
 */
export function fitShown(examples: readonly Example[]): Omit<Weighing, 'least'> {
  const [first] = examples
  if (first === undefined || examples.every(({ shows }) => shows === first.shows))
    throw new RangeError('nothing to learn from lines that all show it, or that none of them shows')
  const width = first.features.length
  const { rows, mean, spread } = scaled(examples, width)
  let weights: Float64Array = new Float64Array(width + 1)
  for (let step = 0; step < steps; step++) {
    const move = newtonStep(rows, examples, weights)
    const before = cost(rows, examples, weights)
    let length = 1
    const moved = (): Float64Array => weights.map((weight, i) => weight - length * (move[i] ?? 0))
    for (let half = 0; half < halvings && cost(rows, examples, moved()) > before; half++) length /= 2
    weights = moved()
  }
  const unscaled = Array.from({ length: width }, (_, i) => (weights[i] ?? 0) / (spread[i] ?? 1))
  const bias = unscaled.reduce((sum, weight, i) => sum - weight * (mean[i] ?? 0), weights[width] ?? 0)
  return { weights: unscaled.map((weight) => Number(weight.toPrecision(4))), bias: Number(bias.toPrecision(5)) }
}
