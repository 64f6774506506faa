import { acts, type Act } from '@ringside/contract/simulations/vocabulary'
import { z } from 'zod'
import { featuresOf } from './features.ts'

/**
 * A trained multinomial logistic regression. `weights` is base64 of one signed byte per feature and act, feature by
 * feature in the order of `features`; a byte times the feature's scale is its weight.
 */
export const modelFileSchema = z.object({
  acts: z.array(z.enum(acts)),
  features: z.array(z.string()),
  scales: z.array(z.number()),
  bias: z.array(z.number()),
  weights: z.base64(),
  calibration: z.array(z.object({ raw: z.number(), confidence: z.number() })),
})
export type ModelFile = z.infer<typeof modelFileSchema>

/** Probability of each act, in the order of `acts`; sums to 1. */
export type Distribution = Float64Array

export type Model = {
  /** Uncalibrated probabilities of the acts for words judged as one piece. */
  readonly distribution: (words: string) => Distribution
  /** Calibrated share of right answers among answers given with this raw probability, 0..1. */
  readonly confidence: (raw: number) => number
}

/** Unpacks a model file. Throws when its parts don't fit together. */
export function loadModel(file: ModelFile): Model {
  const bytes = new Int8Array(Buffer.from(file.weights, 'base64'))
  const width = file.acts.length
  if (file.acts.join() !== acts.join() || bytes.length !== file.features.length * width) {
    throw new Error('The weights of the acts classifier do not fit the acts. Train it again.')
  }
  const rows = new Map(file.features.map((feature, i) => [feature, i]))
  return {
    distribution: (words) => {
      const scores = Float64Array.from(file.bias)
      for (const feature of featuresOf(words)) {
        const row = rows.get(feature)
        if (row === undefined) continue
        const scale = file.scales[row] ?? 0
        for (let act = 0; act < width; act++) scores[act] = (scores[act] ?? 0) + (bytes[row * width + act] ?? 0) * scale
      }
      return softmax(scores)
    },
    confidence: (raw) => interpolate(file.calibration, raw),
  }
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

/** The probability of one act in a distribution. */
export function probabilityOf(distribution: Distribution, act: Act): number {
  return distribution[acts.indexOf(act)] ?? 0
}
