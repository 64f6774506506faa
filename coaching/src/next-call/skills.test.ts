import type { CriterionScore, Review, SkillKey } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { skills, weakestSkill, type Skill } from './skills.ts'

/** A criterion with one check of a skill for each of these: met or not. */
const scoreWith = (skill: SkillKey, met: readonly boolean[], criterion: string = skill): CriterionScore => ({
  criterion,
  label: criterion,
  state: met.length === 0 ? 'not-applicable' : met.includes(true) ? 'scored' : 'not-shown',
  level: null,
  weight: 15,
  pointsToGain: 0,
  descriptor: '',
  checks: met.map((isMet, index) => ({ key: `${skill}.check-${index}`, text: '', met: isMet, quote: null })),
  evidence: [],
  advice: '',
})
const review = (...scores: CriterionScore[]): Pick<Review, 'result'> => ({
  result: { state: 'scored', total: 0, scores },
})
/** A call with so many of five checks of the next step met. */
const nextStep = (met: number): Pick<Review, 'result'> =>
  review(
    scoreWith(
      'next-step',
      [1, 2, 3, 4, 5].map((number) => number <= met),
    ),
  )
const short: Pick<Review, 'result'> = { result: { state: 'too-short', reason: '' } }
const nextStepOf = (reviews: Pick<Review, 'result'>[]): Skill | undefined =>
  skills(reviews).find(({ skill }) => skill === 'next-step')

describe('skills', () => {
  it('are the checks met on average over the last five scored calls, and over the five before', () => {
    const reviews = [5, 4, 3, 2, 1, 2, 2, 2, 2, 2, 5].map((met) => nextStep(met))
    expect(nextStepOf(reviews)).toMatchObject({ last: 60, before: 40 })
  })

  it('count what was not shown as 0, and leave out what did not apply and what was too short', () => {
    expect(nextStepOf([nextStep(4), nextStep(0), review(scoreWith('next-step', [])), short])?.last).toBe(40)
  })

  it('go on when an organisation changes its rubric, as checks keep their skill', () => {
    const bySpin = review(scoreWith('discovery', [true, false], 'situation'), scoreWith('discovery', [true], 'problem'))
    const discovery = skills([bySpin, review(scoreWith('discovery', [true]))]).find(
      ({ skill }) => skill === 'discovery',
    )
    expect(discovery?.last).toBe(83)
  })

  it('are unknown before there was occasion, and then nothing is weakest', () => {
    expect(skills([]).every(({ last, before }) => last === null && before === null)).toBe(true)
    expect(weakestSkill(skills([short]))).toBeNull()
  })

  it('name the lowest as the weakest, of equals the heavier', () => {
    const found = weakestSkill([
      { skill: 'opening', label: 'Opening', last: 20, before: null },
      { skill: 'discovery', label: 'Discovery', last: 20, before: null },
      { skill: 'value', label: 'Value tied to pain', last: null, before: null },
    ])
    expect(found?.skill).toBe('discovery')
  })
})
