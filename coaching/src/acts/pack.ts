import { acts } from '@ringside/contract/simulations/vocabulary'
import type { Fitted } from './fit.ts'
import type { ModelFile } from './model.ts'

const width = acts.length

/** A curve that changes nothing, for models whose raw probabilities are wanted. */
export const uncalibrated: ModelFile['calibration'] = [{ raw: 1, confidence: 1 }]

/**
 * Keeps the `most` features whose weights say most and stores each weight in a byte: the file is small enough to
 * commit and to load in a few milliseconds.
 */
export function pack(fitted: Fitted, most: number, calibration: ModelFile['calibration']): ModelFile {
  const kept = fitted.features
    .map((feature, row) => ({ feature, row, peak: peakOf(fitted.weights, row), spread: spreadOf(fitted.weights, row) }))
    .filter(({ peak }) => peak > 0)
    .toSorted((a, b) => b.spread - a.spread || (a.feature < b.feature ? -1 : 1))
    .slice(0, most)
  const bytes = new Int8Array(kept.length * width)
  const scales: number[] = []
  for (const [i, { row, peak }] of kept.entries()) {
    const scale = Number((peak / 127).toPrecision(4))
    scales.push(scale)
    for (let act = 0; act < width; act++) {
      bytes[i * width + act] = Math.max(
        -127,
        Math.min(127, Math.round((fitted.weights[row * width + act] ?? 0) / scale)),
      )
    }
  }
  return {
    acts: [...acts],
    features: kept.map(({ feature }) => feature),
    scales,
    bias: Array.from(fitted.bias, (value) => Number(value.toPrecision(6))),
    weights: Buffer.from(bytes.buffer).toString('base64'),
    calibration,
  }
}

function rowOf(weights: Float64Array, row: number): Float64Array {
  return weights.subarray(row * width, (row + 1) * width)
}

function peakOf(weights: Float64Array, row: number): number {
  return rowOf(weights, row).reduce((peak, weight) => Math.max(peak, Math.abs(weight)), 0)
}

function spreadOf(weights: Float64Array, row: number): number {
  return rowOf(weights, row).reduce((sum, weight) => sum + weight * weight, 0)
}
