import { acts } from '@ringside/contract/simulations/vocabulary'
import type { LabelledLine } from './labelled-line.ts'
import { featuresOf, valueOf } from './features.ts'
import { softmax } from './model.ts'

/** A model as it is trained: full precision, feature by feature, one weight for each act. */
export type Fitted = { readonly features: string[]; readonly weights: Float64Array; readonly bias: Float64Array }

export type FitSettings = {
  readonly seed: number
  /** Passes over the lines. */
  readonly epochs: number
  /** First step of AdaGrad. */
  readonly rate: number
  /** Strength of the pull of weights to zero. */
  readonly decay: number
  /** Share of a line's features hidden in each pass, so that no single phrase decides alone. */
  readonly dropout: number
  /** A feature counts when it occurs in at least this many lines. */
  readonly leastLines: number
  /** Share of the target that the also-accepted acts get together. */
  readonly alsoShare: number
}

export const fitSettings: FitSettings = {
  seed: 7,
  epochs: 36,
  rate: 0.03,
  decay: 2e-5,
  dropout: 0.35,
  leastLines: 3,
  alsoShare: 0.3,
}

const width = acts.length

/** Mulberry32: small, seeded, and good enough to shuffle with. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function knownFeatures(bags: readonly string[][], leastLines: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const bag of bags) for (const feature of bag) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= leastLines) known.set(feature, known.size)
  return known
}

function targetOf({ acts: [main, ...also] }: LabelledLine, alsoShare: number): Float64Array {
  const target = new Float64Array(width)
  const shared = also.length === 0 ? 0 : alsoShare
  target[acts.indexOf(main)] = 1 - shared
  for (const act of also) target[acts.indexOf(act)] = shared / also.length
  return target
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] ?? i
    order[i] = order[j] ?? j
    order[j] = kept
  }
  return order
}

/** Trains on the lines with AdaGrad. The same lines and settings give the same weights to the bit. */
export function fit(lines: readonly LabelledLine[], settings: FitSettings = fitSettings): Fitted {
  const random = randomFrom(settings.seed)
  const bags = lines.map(({ words }) => featuresOf(words))
  const known = knownFeatures(bags, settings.leastLines)
  const rows = bags.map((bag) => Int32Array.from(bag.flatMap((feature) => known.get(feature) ?? [])))
  const values = Float64Array.from(known.keys(), valueOf)
  const targets = lines.map((line) => targetOf(line, settings.alsoShare))
  const weights = new Float64Array(known.size * width)
  const squares = new Float64Array(known.size * width).fill(1e-2)
  const bias = new Float64Array(width)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const i of shuffled(lines.length, random)) {
      const kept = (rows[i] ?? new Int32Array()).filter(() => random() >= settings.dropout)
      const target = targets[i] ?? new Float64Array(width)
      const share = 1 / (1 - settings.dropout)
      const guess = softmax(scored(kept, weights, bias, values, share))
      const gradient = guess.map((p, act) => p - (target[act] ?? 0))
      for (let act = 0; act < width; act++) bias[act] = (bias[act] ?? 0) - 0.02 * (gradient[act] ?? 0)
      for (const row of kept) step(row * width, gradient, values[row] ?? 1, weights, squares, settings)
    }
  }
  return {
    features: [...known.keys()],
    weights: weights.map((weight, i) => weight * (values[Math.floor(i / width)] ?? 1)),
    bias,
  }
}

function scored(
  kept: Int32Array,
  weights: Float64Array,
  bias: Float64Array,
  values: Float64Array,
  share: number,
): Float64Array {
  const scores = Float64Array.from(bias)
  for (const row of kept) {
    const by = share * (values[row] ?? 1)
    for (let act = 0; act < width; act++) scores[act] = (scores[act] ?? 0) + by * (weights[row * width + act] ?? 0)
  }
  return scores
}

function step(
  at: number,
  gradient: Float64Array,
  value: number,
  weights: Float64Array,
  squares: Float64Array,
  { rate, decay }: FitSettings,
): void {
  for (let act = 0; act < width; act++) {
    const weight = weights[at + act] ?? 0
    const slope = value * (gradient[act] ?? 0) + decay * weight
    const square = (squares[at + act] ?? 0) + slope * slope
    squares[at + act] = square
    weights[at + act] = weight - (rate * slope) / Math.sqrt(square)
  }
}
