import { packed } from '../acts/pack.ts'
import type { Learnt } from './fit-shown.ts'
import { checksOf, shownChecks, type ShownCheck } from './shown-checks.ts'
import type { ShownFile } from './shown-model.ts'

/** Words beyond these say next to nothing, and the file must stay small enough to commit and to load. */
const mostWords = 6_000

/** Each weight of a word in a byte; the words that say most, by name. */
function packWords(learnt: readonly Learnt[]): ShownFile['words']['rep'] {
  const rows = [...new Set(learnt.flatMap(({ words }) => [...words.keys()]))].map((name) => {
    const weights = learnt.map(({ words }) => words.get(name) ?? 0)
    return { name, weights, says: weights.reduce((sum, weight) => sum + weight * weight, 0) }
  })
  const kept = rows
    .toSorted((a, b) => b.says - a.says || (a.name < b.name ? -1 : 1))
    .slice(0, mostWords)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const weights = Float64Array.from(kept.flatMap((row) => row.weights))
  return { features: kept.map(({ name }) => name), ...packed(weights, kept.length) }
}

/** What was learnt of every check, as a file. */
export function packShown(learnt: ReadonlyMap<ShownCheck, Learnt>): ShownFile {
  const of = (speaker: 'rep' | 'buyer'): Learnt[] => checksOf(speaker).flatMap((check) => learnt.get(check) ?? [])
  return {
    checks: Object.fromEntries(
      shownChecks.flatMap((check) => {
        const found = learnt.get(check)
        return found === undefined ? [] : [[check, { weights: [...found.weights], bias: found.bias }]]
      }),
    ),
    words: { rep: packWords(of('rep')), buyer: packWords(of('buyer')) },
  }
}
