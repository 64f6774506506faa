import { descend } from './descend.ts'
import { hiddenScores, hiddenValues, softmax } from './model.ts'
import { randomFrom, shuffled, type TrainingSet } from './training-set.ts'

/** A network with one hidden layer: what goes into each unit, feature by feature, and what each unit says of each act. */
export type Hidden = {
  readonly into: Float64Array
  readonly intoBias: Float64Array
  readonly out: Float64Array
  readonly outBias: Float64Array
}

export type HiddenSettings = {
  readonly seed: number
  readonly units: number
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  /** Share of a line's features hidden in each pass. */
  readonly dropout: number
  /** Share of the units hidden in each pass. */
  readonly unitDropout: number
}

export const hiddenSettings: HiddenSettings = {
  seed: 11,
  units: 40,
  epochs: 20,
  rate: 0.03,
  decay: 2e-5,
  dropout: 0.4,
  unitDropout: 0.3,
}

/** Trains the network with AdaGrad. Unlike the linear view it learns which features mean something only together. */
export function fitHidden(set: TrainingSet, width: number, settings: HiddenSettings): Hidden {
  const { features, rows, values, targets } = set
  const { units, dropout, unitDropout } = settings
  const random = randomFrom(settings.seed)
  const into = Float64Array.from({ length: features.length * units }, () => (random() - 0.5) * 0.2)
  const out = Float64Array.from({ length: units * width }, () => (random() - 0.5) * 2 * Math.sqrt(3 / units))
  const intoSquares = new Float64Array(into.length).fill(1e-2)
  const outSquares = new Float64Array(out.length).fill(1e-2)
  const intoBias = new Float64Array(units)
  const outBias = new Float64Array(width)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const i of shuffled(rows.length, random)) {
      const kept = (rows[i] ?? new Int32Array()).filter(() => random() >= dropout)
      const norm = 1 / Math.sqrt(Math.max(1, kept.length))
      const weighted = (row: number, unit: number): number => (values[row] ?? 1) * (into[row * units + unit] ?? 0)
      const on = hiddenValues(kept, intoBias, weighted).map((value) =>
        value > 0 && random() >= unitDropout ? value / (1 - unitDropout) : 0,
      )
      const target = targets[i]
      const gradient = softmax(hiddenScores(on, out, outBias)).map((p, act) => p - (target?.[act] ?? 0))
      const blame = blameOf(on, out, gradient).map((value) => value / (1 - unitDropout))
      for (let act = 0; act < width; act++) outBias[act] = (outBias[act] ?? 0) - 0.02 * (gradient[act] ?? 0)
      for (const [unit, value] of on.entries()) {
        if (value > 0) descend(out, outSquares, unit * width, gradient, value, settings)
        intoBias[unit] = (intoBias[unit] ?? 0) - 0.01 * (blame[unit] ?? 0)
      }
      for (const row of kept) descend(into, intoSquares, row * units, blame, norm * (values[row] ?? 1), settings)
    }
  }
  return { into: into.map((weight, i) => weight * (values[Math.floor(i / units)] ?? 1)), intoBias, out, outBias }
}

/** How far each unit that was on is to blame for the error; 0 for the others. */
function blameOf(on: Float64Array, out: Float64Array, gradient: Float64Array): Float64Array {
  const width = gradient.length
  return on.map((value, unit) => {
    if (value === 0) return 0
    let sum = 0
    for (let act = 0; act < width; act++) sum += (gradient[act] ?? 0) * (out[unit * width + act] ?? 0)
    return sum
  })
}
