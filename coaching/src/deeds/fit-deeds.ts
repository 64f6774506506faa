import { randomFrom, shuffled } from '../acts/training-set.ts'
import { deeds, type LabelledExchange } from './deeds.ts'
import { exchangeFeatures } from './exchange-features.ts'

/** One weight for each feature and deed, feature by feature, in full precision. */
export type FittedDeeds = {
  readonly features: readonly string[]
  readonly weights: Float64Array
  readonly bias: Float64Array
}

const settings = {
  seed: 5,
  epochs: 30,
  rate: 0.05,
  decay: 3e-5,
  dropout: 0.35,
  leastLines: 2,
  mostFeatures: 8_000,
} as const
const width = deeds.length

type Row = { readonly places: readonly number[]; readonly values: readonly number[]; readonly target: Float64Array }

function rowsOf(
  exchanges: readonly LabelledExchange[],
  places: ReadonlyMap<string, number>,
  bags: readonly ReturnType<typeof exchangeFeatures>[],
): Row[] {
  return exchanges.map(({ deeds: done }, i) => {
    const known = (bags[i] ?? []).flatMap(([name, value]) => {
      const place = places.get(name)
      return place === undefined ? [] : [{ place, value }]
    })
    return {
      places: known.map(({ place }) => place),
      values: known.map(({ value }) => value),
      target: Float64Array.from(deeds, (deed) => (done.has(deed) ? 1 : 0)),
    }
  })
}

/**
 * A logistic regression for each deed, trained together with AdaGrad; deeds do not exclude each other. The same exchanges
 * give the same weights to the bit.
 */
export function fitDeeds(exchanges: readonly LabelledExchange[]): FittedDeeds {
  const bags = exchanges.map(exchangeFeatures)
  const counts = new Map<string, number>()
  for (const bag of bags) for (const [name] of bag) counts.set(name, (counts.get(name) ?? 0) + 1)
  const all = [...counts].flatMap(([name, count]) => (count >= settings.leastLines ? [name] : []))
  const first = descended(rowsOf(exchanges, placesOf(all), bags), all.length)
  const spread = all.map((_, row) =>
    first.weights.subarray(row * width, (row + 1) * width).reduce((sum, weight) => sum + weight * weight, 0),
  )
  const features = all
    .map((_, row) => row)
    .toSorted((a, b) => (spread[b] ?? 0) - (spread[a] ?? 0) || a - b)
    .slice(0, settings.mostFeatures)
    .flatMap((row) => all[row] ?? [])
  if (features.length === all.length) return { features: all, ...first }
  return { features, ...descended(rowsOf(exchanges, placesOf(features), bags), features.length) }
}

const placesOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, place) => [name, place]))

const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

function descended(rows: readonly Row[], count: number): Pick<FittedDeeds, 'weights' | 'bias'> {
  const random = randomFrom(settings.seed)
  const weights = new Float64Array(count * width)
  const squares = new Float64Array(weights.length).fill(1e-2)
  const bias = new Float64Array(width).fill(-2)
  const share = 1 / (1 - settings.dropout)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const i of shuffled(rows.length, random)) {
      const row = rows[i]
      if (row === undefined) continue
      const kept = row.places.map((_, at) => at).filter(() => random() >= settings.dropout)
      const scores = Float64Array.from(bias)
      for (const at of kept) {
        const place = row.places[at] ?? 0
        const by = share * (row.values[at] ?? 1)
        for (let deed = 0; deed < width; deed++)
          scores[deed] = (scores[deed] ?? 0) + by * (weights[place * width + deed] ?? 0)
      }
      const gradient = scores.map((score, deed) => logistic(score) - (row.target[deed] ?? 0))
      for (let deed = 0; deed < width; deed++) bias[deed] = (bias[deed] ?? 0) - 0.02 * (gradient[deed] ?? 0)
      for (const at of kept) {
        const place = row.places[at] ?? 0
        const by = row.values[at] ?? 1
        for (let deed = 0; deed < width; deed++) {
          const j = place * width + deed
          const slope = by * (gradient[deed] ?? 0) + settings.decay * (weights[j] ?? 0)
          const square = (squares[j] ?? 0) + slope * slope
          squares[j] = square
          weights[j] = (weights[j] ?? 0) - (settings.rate * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return { weights, bias }
}
