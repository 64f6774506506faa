import { nextState, numberAt } from '../chance/mulberry32.ts'
import { featuresOf, valueOf } from './features.ts'
import type { LabelledLine } from './labelled-line.ts'

/** Labelled lines as numbers. `rows[i]` are the features of line i, as places in `features`. */
export type TrainingSet = {
  readonly features: readonly string[]
  readonly rows: readonly Int32Array[]
  /** How much each feature counts, in the order of `features`. */
  readonly values: Float64Array
  /** What share of each act a line should get, in the order of the acts. */
  readonly targets: readonly Float64Array[]
}

export type SetSettings = {
  /** A feature counts when it occurs in at least this many lines. */
  readonly leastLines: number
  /** Share of the target that the also-accepted acts get together. */
  readonly alsoShare: number
}

export const setSettings: SetSettings = { leastLines: 3, alsoShare: 0.3 }

export function trainingSetOf<Label extends string>(
  lines: readonly LabelledLine<Label>[],
  acts: readonly Label[],
  settings: SetSettings = setSettings,
): TrainingSet {
  const bags = lines.map(({ words }) => featuresOf(words))
  const counts = new Map<string, number>()
  for (const bag of bags) for (const feature of bag) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const features = [...counts].flatMap(([feature, count]) => (count >= settings.leastLines ? [feature] : []))
  const places = new Map(features.map((feature, place) => [feature, place]))
  return {
    features,
    rows: bags.map((bag) => Int32Array.from(bag.flatMap((feature) => places.get(feature) ?? []))),
    values: Float64Array.from(features, valueOf),
    targets: lines.map((line) => targetOf(line, acts, settings.alsoShare)),
  }
}

/** The same lines with only some features; `kept` are their places. */
export function narrowed({ features, rows, values, targets }: TrainingSet, kept: readonly number[]): TrainingSet {
  const places = new Map(kept.map((row, place) => [row, place]))
  return {
    features: kept.map((row) => features[row] ?? ''),
    rows: rows.map((row) => Int32Array.from([...row].flatMap((feature) => places.get(feature) ?? []))),
    values: Float64Array.from(kept, (row) => values[row] ?? 1),
    targets,
  }
}

function targetOf<Label extends string>(
  { acts: [main, ...also] }: LabelledLine<Label>,
  acts: readonly Label[],
  alsoShare: number,
): Float64Array {
  const target = new Float64Array(acts.length)
  const shared = also.length === 0 ? 0 : alsoShare
  target[acts.indexOf(main)] = 1 - shared
  for (const act of also) target[acts.indexOf(act)] = shared / also.length
  return target
}

/** Numbers in [0, 1), one a call: the same from the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = nextState(state)
    return numberAt(state)
  }
}

/** The numbers below `count`, shuffled (Fisher-Yates). Another way to shuffle would train other weights. */
export function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] ?? i
    order[i] = order[j] ?? j
    order[j] = kept
  }
  return order
}
