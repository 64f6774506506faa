import type { CriterionScore } from '@ringside/contract/reviews/review'
import { describe, expect, it } from 'vitest'
import { byPointsToGain, pointsText, sharesText, whyText } from './scorecard.ts'

const quote = { turn: 1, speaker: 'rep' as const, quote: 'Hi', startMs: 0 }
const score = (over: Partial<CriterionScore>): CriterionScore => ({
  criterion: 'opening',
  label: 'Opening',
  state: 'scored',
  level: 3,
  weight: 20,
  pointsToGain: 8,
  descriptor: '',
  checks: [],
  evidence: [quote],
  advice: '',
  ...over,
})

describe('the scorecard', () => {
  it('begins with what would gain most and ends with what does not count', () => {
    const scores = [
      score({ criterion: 'objections', state: 'not-applicable', level: null, pointsToGain: 0 }),
      score({ criterion: 'listening', level: 5, pointsToGain: 0 }),
      score({ criterion: 'next-step', pointsToGain: 9 }),
    ]
    expect(byPointsToGain(scores).map((each) => each.criterion)).toEqual(['next-step', 'listening', 'objections'])
  })

  it('says what a criterion could still add', () => {
    expect(pointsText(score({ pointsToGain: 8.6 }))).toBe('9 points to gain')
    expect(pointsText(score({ pointsToGain: 1.2 }))).toBe('1 point to gain')
    expect(pointsText(score({ level: 5, pointsToGain: 0 }))).toBe('Full marks')
    expect(pointsText(score({ state: 'not-applicable', level: null }))).toBe('')
  })

  it('counts the quotes that are not shown yet', () => {
    expect(whyText(score({}))).toBe('Why')
    expect(whyText(score({ evidence: [quote, quote] }))).toBe('1 more quote, and why')
    expect(whyText(score({ evidence: [quote, quote, quote] }))).toBe('2 more quotes, and why')
  })

  it('adds up what checks count where some count in part, and says nothing where none does', () => {
    const check = { key: 'opening.who', text: 'Said who', met: true, quote: null }
    const faint = { ...check, key: 'opening.time', met: false, share: 0.3 }
    expect(sharesText(score({ checks: [check, { ...check, key: 'opening.short', share: 0.7 }, faint] }))).toContain(
      '2.0 of 3 here',
    )
    expect(sharesText(score({ checks: [check, { ...check, met: false }] }))).toBeNull()
  })
})
