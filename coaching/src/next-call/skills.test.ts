import type { CriterionScore, Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { skills, weakestSkill } from './skills.ts'

function review(level: number | null, state: CriterionScore['state'] = 'scored'): Pick<Review, 'result'> {
  const score: CriterionScore = {
    criterion: 'next-step',
    label: 'Next step',
    state,
    level,
    weight: 15,
    pointsToGain: 0,
    descriptor: '',
    checks: [],
    evidence: [],
    advice: '',
  }
  return { result: { state: 'scored', total: 0, scores: [score] } }
}
const short: Pick<Review, 'result'> = { result: { state: 'too-short', reason: '' } }
const nextStepOf = (reviews: Pick<Review, 'result'>[]) =>
  skills(reviews).find(({ criterion }) => criterion === 'next-step')

describe('skills', () => {
  it('are averages of the last five scored calls and of the five before', () => {
    const reviews = [5, 4, 3, 2, 1, 2, 2, 2, 2, 2, 5].map((level) => review(level))
    expect(nextStepOf(reviews)).toMatchObject({ last: 60, before: 40 })
  })

  it('count what was not shown as 0, and leave out what did not apply and what was too short', () => {
    expect(nextStepOf([review(4), review(null, 'not-shown'), review(null, 'not-applicable'), short])?.last).toBe(40)
  })

  it('are unknown before there was occasion, and then nothing is weakest', () => {
    expect(skills([]).every(({ last, before }) => last === null && before === null)).toBe(true)
    expect(weakestSkill(skills([short]))).toBeNull()
  })

  it('name the lowest as the weakest, of equals the heavier', () => {
    const found = weakestSkill([
      { criterion: 'opening', label: 'Opening', last: 20, before: null },
      { criterion: 'discovery', label: 'Discovery', last: 20, before: null },
      { criterion: 'value', label: 'Value tied to pain', last: null, before: null },
    ])
    expect(found?.criterion).toBe('discovery')
  })
})
