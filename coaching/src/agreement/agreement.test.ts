import { describe, expect, it } from 'vitest'
import { agreementOf, type Pair } from './agreement.ts'

const pairs = (...levels: [number, number][]): Pair[] => levels.map(([one, other]) => ({ one, other }))

describe('the agreement of two judges', () => {
  it('is complete where every level is the same', () => {
    expect(agreementOf(pairs([1, 1], [3, 3], [5, 5]))).toEqual({ n: 3, exact: 1, withinOne: 1, kappa: 1 })
  })

  it('counts the same level, and a level beside it', () => {
    const { exact, withinOne } = agreementOf(pairs([1, 1], [2, 3], [5, 2], [4, 4]))
    expect(exact).toBe(0.5)
    expect(withinOne).toBe(0.75)
  })

  it('weighs a distance by its square, against what chance would give', () => {
    // Observed (0 + 1 + 0 + 4) / 4 = 1.25; dealt out at random, the sixteen pairs give 48 / 16 = 3.
    expect(agreementOf(pairs([1, 1], [2, 3], [3, 3], [5, 3])).kappa).toBeCloseTo(1 - 1.25 / 3, 10)
  })

  it('is worse than chance where one judge is high when the other is low', () => {
    expect(agreementOf(pairs([1, 5], [5, 1])).kappa).toBe(-1)
  })

  it('says nothing by chance where both gave one level throughout', () => {
    expect(agreementOf(pairs([3, 3], [3, 3]))).toEqual({ n: 2, exact: 1, withinOne: 1, kappa: null })
  })

  it('of nothing judged has no figure', () => {
    expect(agreementOf([])).toEqual({ n: 0, exact: null, withinOne: null, kappa: null })
  })
})
