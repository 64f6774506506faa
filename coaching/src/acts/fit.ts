import { fitHidden, hiddenSettings, type Hidden, type HiddenSettings } from './fit-hidden.ts'
import type { LabelledLine } from './labelled-line.ts'
import { softmax } from './model.ts'
import { descend } from './descend.ts'
import {
  narrowed,
  randomFrom,
  setSettings,
  shuffled,
  trainingSetOf,
  type SetSettings,
  type TrainingSet,
} from './training-set.ts'

/** One weight for each feature and act, feature by feature, in full precision. */
export type Linear = { readonly weights: Float64Array; readonly bias: Float64Array }

/** Two views of the same features, trained apart so that they err differently. */
export type Fitted = { readonly features: readonly string[]; readonly linear: Linear; readonly hidden: Hidden }

export type LinearSettings = {
  readonly seed: number
  /** Passes over the lines. */
  readonly epochs: number
  /** First step of AdaGrad. */
  readonly rate: number
  /** Strength of the pull of weights to zero. */
  readonly decay: number
  /** Share of a line's features hidden in each pass, so that no single phrase decides alone. */
  readonly dropout: number
}
export type FitSettings = {
  /** Features kept; about 95 bytes each in the model file. */
  readonly mostFeatures: number
  readonly set: SetSettings
  readonly linear: LinearSettings
  readonly hidden: HiddenSettings
}

export const fitSettings: FitSettings = {
  mostFeatures: 12_000,
  set: setSettings,
  linear: { seed: 7, epochs: 36, rate: 0.03, decay: 2e-5, dropout: 0.35 },
  hidden: hiddenSettings,
}

/**
 * Trains both views on the lines: the hidden one on the features whose weights say most in the linear one. The same lines
 * and settings give the same weights to the bit.
 */
export function fit<Label extends string>(
  lines: readonly LabelledLine<Label>[],
  acts: readonly Label[],
  settings: FitSettings = fitSettings,
): Fitted {
  const width = acts.length
  const set = trainingSetOf(lines, acts, settings.set)
  const linear = fitLinear(set, width, settings.linear)
  const kept = tellingFeatures(set, linear, settings.mostFeatures)
  const small = narrowed(set, kept)
  const weights = new Float64Array(kept.length * width)
  for (const [place, row] of kept.entries()) weights.set(weightsOf(linear, row), place * width)
  return {
    features: small.features,
    linear: { weights, bias: linear.bias },
    hidden: fitHidden(small, width, settings.hidden),
  }
}

function weightsOf({ weights, bias }: Linear, row: number): Float64Array {
  const width = bias.length
  return weights.subarray(row * width, (row + 1) * width)
}

function tellingFeatures({ features }: TrainingSet, linear: Linear, most: number): number[] {
  const spread = features.map((_, row) => weightsOf(linear, row).reduce((sum, weight) => sum + weight * weight, 0))
  return features
    .map((_, row) => row)
    .toSorted((a, b) => (spread[b] ?? 0) - (spread[a] ?? 0) || a - b)
    .slice(0, most)
}

/** Multinomial logistic regression, with AdaGrad. */
function fitLinear(set: TrainingSet, width: number, settings: LinearSettings): Linear {
  const { features, rows, values, targets } = set
  const random = randomFrom(settings.seed)
  const weights = new Float64Array(features.length * width)
  const squares = new Float64Array(weights.length).fill(1e-2)
  const bias = new Float64Array(width)
  const share = 1 / (1 - settings.dropout)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const i of shuffled(rows.length, random)) {
      const kept = (rows[i] ?? new Int32Array()).filter(() => random() >= settings.dropout)
      const scores = Float64Array.from(bias)
      for (const row of kept) {
        const by = share * (values[row] ?? 1)
        for (let act = 0; act < width; act++) scores[act] = (scores[act] ?? 0) + by * (weights[row * width + act] ?? 0)
      }
      const target = targets[i]
      const gradient = softmax(scores).map((p, act) => p - (target?.[act] ?? 0))
      for (let act = 0; act < width; act++) bias[act] = (bias[act] ?? 0) - 0.02 * (gradient[act] ?? 0)
      for (const row of kept) descend(weights, squares, row * width, gradient, values[row] ?? 1, settings)
    }
  }
  return { weights: weights.map((weight, i) => weight * (values[Math.floor(i / width)] ?? 1)), bias }
}
