import type { CriterionScore, Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { skillHalfLife, skillTrends, type ReviewedCall } from './skill-trends.ts'

const criterion = (met: readonly boolean[]): CriterionScore => ({
  criterion: 'opening',
  label: 'Opening',
  state: met.includes(true) ? 'scored' : 'not-shown',
  level: null,
  weight: 100,
  pointsToGain: 0,
  descriptor: '',
  checks: met.map((isMet, index) => ({ key: `opening.check-${index}`, text: '', met: isMet, quote: null })),
  evidence: [],
  advice: '',
})

/** Calls, oldest first, each with so many of two checks of the opening met; null had no occasion for it. */
const called = (...met: (number | null)[]): ReviewedCall[] =>
  met
    .map((count, nth) => {
      const scores = count === null ? [] : [criterion([count > 0, count > 1])]
      const result: Review['result'] = { state: 'scored', total: 0, scores }
      return { review: { result }, at: `2026-11-${String(nth + 1).padStart(2, '0')}`, simulationId: String(nth) }
    })
    .toReversed()

const opening = (calls: readonly ReviewedCall[], most = 20) => {
  const trend = skillTrends(calls, most).find(({ skill }) => skill === 'opening')
  return { now: trend?.now, values: trend?.points.map(({ value }) => value) }
}

describe('a skill over time', () => {
  it('is the share of the first call, and then moves towards each call that follows', () => {
    expect(opening(called(2)).values).toEqual([100])
    // Written out: 1 x 0 against 0.5 ^ (1/3) x 1.
    expect(opening(called(2, 0)).values).toEqual([100, Math.round((100 * 0.5 ** (1 / 3)) / (1 + 0.5 ** (1 / 3)))])
  })

  it('is half of what the last calls of one half-life show, once there are many', () => {
    const many = Array.from({ length: 60 }, () => 0)
    const turned = Array.from({ length: skillHalfLife }, () => 2)
    expect(opening(called(...many, ...turned)).now).toBe(50)
  })

  it('stays where every call is alike, however many', () => {
    expect(new Set(opening(called(...Array.from({ length: 30 }, () => 1))).values)).toEqual(new Set([50]))
  })

  it('passes over calls that had no occasion for it: they neither move nor fade it', () => {
    expect(opening(called(2, null, null, 0)).values).toEqual(opening(called(2, 0)).values)
  })

  it('gives the last points, worked out of all calls', () => {
    const calls = called(0, 0, 2, 2, 1)
    expect(opening(calls, 2).values).toEqual(opening(calls).values?.slice(-2))
  })

  it('is unknown before the first call with occasion', () => {
    expect(opening([])).toEqual({ now: null, values: [] })
    const short: ReviewedCall = { review: { result: { state: 'too-short', reason: '' } }, at: '', simulationId: '' }
    expect(opening([short])).toEqual({ now: null, values: [] })
  })
})
