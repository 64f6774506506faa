import { difficulties } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { repKinds } from './scripted-reps.ts'
import type { RepKind } from './scripted-reps.ts'

/** What an ordering looks at of a played call. */
export type Result = {
  type: PlayableCallType
  difficulty: Difficulty
  kind: RepKind
  seed: number
  rank: number
  standing: number
  score: number | null
}

/** How many comparisons were made, and a sentence for each that came out wrong. */
export type Ordering = { compared: number; faults: string[] }

const measures = ['standing', 'score'] as const
type Measure = (typeof measures)[number]

/** Beside another call with the same buyer, one too short to score is worth no more than nothing. */
const valueOf = (result: Result, measure: Measure | 'rank'): number => result[measure] ?? 0

/** A call too short to score has none to count in a mean: who comes to terms in three short lines has not done badly. */
function meanOf(results: readonly Result[], measure: Measure | 'rank'): number {
  const measured = results.filter((result) => result[measure] !== null)
  return measured.reduce((sum, result) => sum + valueOf(result, measure), 0) / Math.max(1, measured.length)
}

const where = (type: PlayableCallType, difficulty: Difficulty): string => `${type}, ${difficulty}`

function neighbours<Item>(items: readonly Item[]): [Item, Item][] {
  return items.slice(1).flatMap((after, index) => {
    const before = items[index]
    return before === undefined ? [] : [[before, after] satisfies [Item, Item]]
  })
}

/** Mean standing and mean score fall strictly from excellent over good, average and weak to pushy, in a type at a difficulty. */
export function meansOrdered(results: readonly Result[], type: PlayableCallType, difficulty: Difficulty): Ordering {
  const here = results.filter((result) => result.type === type && result.difficulty === difficulty)
  const pairs = neighbours(repKinds).flatMap(([better, worse]) =>
    measures.map((measure) => {
      const [more, less] = [better, worse].map((kind) =>
        meanOf(
          here.filter((result) => result.kind === kind),
          measure,
        ),
      )
      const wrong = more === undefined || less === undefined || more <= less
      return wrong
        ? `${where(type, difficulty)}: mean ${measure} of ${better} ${more} is not above ${worse} ${less}`
        : null
    }),
  )
  return { compared: pairs.length, faults: pairs.filter((fault) => fault !== null) }
}

const skilled: readonly RepKind[] = ['excellent', 'good']
const unskilled: readonly RepKind[] = ['weak', 'pushy']

/** With the same buyer, an excellent or good rep stands and scores above a weak or pushy one, every time. */
export function seedsOrdered(results: readonly Result[], type: PlayableCallType, difficulty: Difficulty): Ordering {
  const here = results.filter((result) => result.type === type && result.difficulty === difficulty)
  const pairs = here
    .filter(({ kind }) => skilled.includes(kind))
    .flatMap((better) =>
      here
        .filter(({ kind, seed }) => seed === better.seed && unskilled.includes(kind))
        .flatMap((worse) =>
          measures.map((measure) =>
            valueOf(better, measure) > valueOf(worse, measure)
              ? null
              : `${where(type, difficulty)}, seed ${better.seed}: ${measure} of ${better.kind} ${valueOf(better, measure)} is not above ${worse.kind} ${valueOf(worse, measure)}`,
          ),
        ),
    )
  return { compared: pairs.length, faults: pairs.filter((fault) => fault !== null) }
}

/** A kind of rep who came further, in the mean of the outcomes' ranks, with the harder buyers. */
export type EasierWhenHarder = {
  type: PlayableCallType
  kind: RepKind
  easier: Difficulty
  harder: Difficulty
  ofEasier: number
  ofHarder: number
}

/** Null where a kind of rep comes no further with the harder buyers than with the easier ones. */
export function easierWhenHarder(
  results: readonly Result[],
  { type, kind, easier, harder }: Pick<EasierWhenHarder, 'type' | 'kind' | 'easier' | 'harder'>,
): EasierWhenHarder | null {
  const meanAt = (difficulty: Difficulty): number =>
    meanOf(
      results.filter((result) => result.type === type && result.kind === kind && result.difficulty === difficulty),
      'rank',
    )
  const [ofEasier, ofHarder] = [meanAt(easier), meanAt(harder)]
  return ofEasier < ofHarder ? { type, kind, easier, harder, ofEasier, ofHarder } : null
}

/**
 * Nobody gets further, on average, where the buyer is harder. Scores are left out, as difficulty never changes them, and so
 * is warmth: more worries to settle are more occasions to win somebody over.
 */
export function monotone(
  results: readonly Result[],
  type: PlayableCallType,
  steps = neighbours(difficulties),
): { compared: number; found: EasierWhenHarder[] } {
  const pairs = repKinds.flatMap((kind) => steps.map(([easier, harder]) => ({ type, kind, easier, harder })))
  return { compared: pairs.length, found: pairs.flatMap((pair) => easierWhenHarder(results, pair) ?? []) }
}

export const easierInWords = ({ type, kind, easier, harder, ofEasier, ofHarder }: EasierWhenHarder): string =>
  `${type}, ${kind}: ${harder} ${ofHarder} is easier than ${easier} ${ofEasier}`
