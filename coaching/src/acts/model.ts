import { z } from 'zod'
import { featuresOf } from './features.ts'

/**
 * `weights` is base64 of signed bytes, feature by feature in the order of `features`; a byte times the feature's scale is
 * a weight.
 */
export const packedWeightsSchema = z.object({ scales: z.array(z.number()), weights: z.base64() })
export type PackedWeights = z.infer<typeof packedWeightsSchema>

/** Two trained views of the same features: a logistic regression and a network with one hidden layer. */
export const modelFileSchema = z.object({
  acts: z.array(z.string()),
  features: z.array(z.string()),
  linear: packedWeightsSchema.extend({ bias: z.array(z.number()) }),
  hidden: packedWeightsSchema.extend({
    bias: z.array(z.number()),
    out: z.array(z.number()),
    outBias: z.array(z.number()),
  }),
  calibration: z.array(z.object({ raw: z.number(), confidence: z.number() })),
})
export type ModelFile = z.infer<typeof modelFileSchema>

/** Probability of each act, in the order of the acts it was trained on; sums to 1. */
export type Distribution = Float64Array

export type Model = {
  /** Uncalibrated probabilities of the acts for words judged as one piece. */
  readonly distribution: (words: string) => Distribution
  /** Calibrated share of right answers among answers given with this raw probability, 0..1. */
  readonly confidence: (raw: number) => number
}

/** Unpacks a model file that was trained on these acts. Throws when its parts don't fit together. */
export function loadModel(file: ModelFile, acts: readonly string[]): Model {
  const { linear, hidden } = file
  const units = hidden.bias.length
  const linearBytes = bytesOf(linear)
  const hiddenBytes = bytesOf(hidden)
  const fits =
    file.acts.join() === acts.join() &&
    linearBytes.length === file.features.length * acts.length &&
    hiddenBytes.length === file.features.length * units &&
    hidden.out.length === units * acts.length
  if (!fits) throw new Error('The weights of the acts classifier do not fit the acts. Train it again.')
  const places = new Map(file.features.map((feature, i) => [feature, i]))
  const out = Float64Array.from(hidden.out)
  const outBias = Float64Array.from(hidden.outBias)
  const weighted = (row: number, unit: number): number =>
    (hiddenBytes[row * units + unit] ?? 0) * (hidden.scales[row] ?? 0)
  return {
    distribution: (words) => {
      const known: number[] = []
      for (const feature of featuresOf(words)) {
        const place = places.get(feature)
        if (place !== undefined) known.push(place)
      }
      const rows = Int32Array.from(known)
      const scores = Float64Array.from(linear.bias)
      for (const row of rows) {
        const scale = linear.scales[row] ?? 0
        for (let act = 0; act < scores.length; act++) {
          scores[act] = (scores[act] ?? 0) + (linearBytes[row * acts.length + act] ?? 0) * scale
        }
      }
      const second = hiddenScores(hiddenValues(rows, Float64Array.from(hidden.bias), weighted), out, outBias)
      // The mean of the scores is the geometric mean of the two views: an act must convince both.
      return softmax(scores.map((score, act) => (score + (second[act] ?? 0)) / 2))
    },
    confidence: (raw) => interpolate(file.calibration, raw),
  }
}

/** The weights as they were packed, row by row. */
export function bytesOf({ weights }: Pick<PackedWeights, 'weights'>): Int8Array {
  return new Int8Array(Buffer.from(weights, 'base64'))
}

/** What each hidden unit makes of the features in `rows`; 0 for a unit that stays silent. */
export function hiddenValues(
  rows: Int32Array,
  bias: Float64Array,
  weighted: (row: number, unit: number) => number,
): Float64Array {
  const norm = 1 / Math.sqrt(Math.max(1, rows.length))
  const sums = new Float64Array(bias.length)
  // Row by row, as the weights lie in memory: this is the inner loop of the ear.
  for (const row of rows) {
    for (let unit = 0; unit < sums.length; unit++) sums[unit] = (sums[unit] ?? 0) + weighted(row, unit)
  }
  return sums.map((sum, unit) => Math.max(0, (bias[unit] ?? 0) + norm * sum))
}

/** The scores of the acts, given what the hidden units say. */
export function hiddenScores(units: Float64Array, out: Float64Array, bias: Float64Array): Float64Array {
  return bias.map((start, act) => {
    let sum = start
    for (let unit = 0; unit < units.length; unit++) sum += (units[unit] ?? 0) * (out[unit * bias.length + act] ?? 0)
    return sum
  })
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  let sum = 0
  for (let i = 0; i < scores.length; i++) sum += scores[i] = Math.exp((scores[i] ?? 0) - highest)
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / sum
  return scores
}

/** Straight lines between the calibration points, which rise in `raw` and never fall in `confidence`. */
export function interpolate(points: ModelFile['calibration'], raw: number): number {
  let before = { raw: 0, confidence: 0 }
  for (const point of points) {
    if (raw <= point.raw) {
      const share = point.raw === before.raw ? 1 : (raw - before.raw) / (point.raw - before.raw)
      return before.confidence + share * (point.confidence - before.confidence)
    }
    before = point
  }
  return before.confidence
}
