import type { Fitted } from './fit.ts'
import type { ModelFile, PackedWeights } from './model.ts'

/** A curve that changes nothing, for models whose raw probabilities are wanted. */
export const uncalibrated: ModelFile['calibration'] = [{ raw: 1, confidence: 1 }]

/** Stores each weight of a feature in a byte: the file is small enough to commit and to load in a few milliseconds. */
export function pack(
  { features, linear, hidden }: Fitted,
  acts: readonly string[],
  calibration: ModelFile['calibration'],
): ModelFile {
  return {
    acts: [...acts],
    features: [...features],
    linear: { ...packed(linear.weights, features.length), bias: shortened(linear.bias) },
    hidden: {
      ...packed(hidden.into, features.length),
      bias: shortened(hidden.intoBias),
      out: shortened(hidden.out),
      outBias: shortened(hidden.outBias),
    },
    calibration,
  }
}

/** The weights of each row as signed bytes, with the row's scale. */
export function packed(weights: Float64Array, rows: number): PackedWeights {
  const width = rows === 0 ? 0 : weights.length / rows
  const bytes = new Int8Array(weights.length)
  const scales: number[] = []
  for (let row = 0; row < rows; row++) {
    const own = weights.subarray(row * width, (row + 1) * width)
    const peak = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    const scale = Number((peak / 127).toPrecision(4))
    scales.push(scale)
    for (const [i, weight] of own.entries()) {
      bytes[row * width + i] = scale === 0 ? 0 : Math.max(-127, Math.min(127, Math.round(weight / scale)))
    }
  }
  return { scales, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** Numbers with as many digits as matter. */
export function shortened(values: Float64Array): number[] {
  return Array.from(values, (value) => Number(value.toPrecision(5)))
}
