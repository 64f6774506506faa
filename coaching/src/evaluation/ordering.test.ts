import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { easierInWords, meansOrdered, monotone, seedsOrdered } from './ordering.ts'
import type { Result } from './ordering.ts'
import { repKinds } from './scripted-reps.ts'

/** Calls in which each kind of rep is a step worse than the one before, and each difficulty a little harder. */
const orderly: Result[] = difficulties.flatMap((difficulty, harder) =>
  repKinds.flatMap((kind, worse) =>
    [1, 2].map((seed): Result => {
      const rank = 6 - worse - harder * 0.1
      return { type: 'discovery', difficulty, kind, seed, rank, standing: rank, score: 90 - 10 * worse }
    }),
  ),
)
const but = (wanted: Partial<Result>, change: Partial<Result>): Result[] =>
  orderly.map((result) => {
    const isIt = Object.entries(wanted).every(([key, value]) =>
      Object.entries(result).some(([k, v]) => k === key && v === value),
    )
    return isIt ? { ...result, ...change } : result
  })

describe('the order of scripted reps', () => {
  it('is found right where every step down is one', () => {
    expect(meansOrdered(orderly, 'discovery', 'easy')).toEqual({ compared: 8, faults: [] })
    expect(seedsOrdered(orderly, 'discovery', 'easy')).toEqual({ compared: 16, faults: [] })
    expect(monotone(orderly, 'discovery')).toEqual({ compared: 15, found: [] })
  })

  it('is broken by a tie of means', () => {
    const tied = but({ kind: 'good', difficulty: 'easy' }, { score: 90 })
    expect(meansOrdered(tied, 'discovery', 'easy').faults).toEqual([
      'discovery, easy: mean score of excellent 90 is not above good 90',
    ])
  })

  it('is broken by one seed with which a weak rep gets as far as a good one', () => {
    const lucky = but({ kind: 'weak', difficulty: 'hard', seed: 2 }, { standing: 5.5 })
    expect(seedsOrdered(lucky, 'discovery', 'hard').faults).toHaveLength(1)
  })

  it('counts a call too short to score as nothing beside another, and in no mean', () => {
    const short = but({ kind: 'good', difficulty: 'easy', seed: 1 }, { score: null })
    expect(seedsOrdered(short, 'discovery', 'easy').faults).toHaveLength(2)
    expect(meansOrdered(short, 'discovery', 'easy').faults).toEqual([])
  })

  it('is not monotone where somebody gets further with a harder buyer', () => {
    const odd = but({ kind: 'average', difficulty: 'expert' }, { rank: 5 })
    expect(monotone(odd, 'discovery').found.map(easierInWords)).toEqual([
      'discovery, average: expert 5 is easier than hard 3.8',
    ])
  })
})
