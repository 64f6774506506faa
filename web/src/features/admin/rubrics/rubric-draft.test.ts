import { houseRubric } from '@ringside/contract/rubrics/rubric.fixture'
import { describe, expect, it } from 'vitest'
import { moved, newCriterion, newKey, newPhrases, pickedChecks, problemAt, ruleWords } from './rubric-draft.ts'

describe('a new part of a rubric', () => {
  it('has a key of its own, also after others have gone', () => {
    expect(newKey('criterion', [])).toBe('criterion-1')
    expect(newKey('criterion', ['criterion-2'])).toBe('criterion-3')
    expect(newKey('criterion', ['finding-out', 'criterion-3'])).toBe('criterion-4')
  })

  it('takes the weight that is left', () => {
    const [first] = houseRubric.criteria
    expect(newCriterion({ ...houseRubric, criteria: first ? [first] : [] }).weight).toBe(40)
    expect(newCriterion(houseRubric).weight).toBe(0)
  })

  it('of phrases has no key of those in criteria and blockers', () => {
    const { key } = newPhrases(houseRubric)
    expect(houseRubric.blockers.map((blocker) => blocker.key)).not.toContain(key)
  })
})

describe('the parts of a rubric', () => {
  it('are moved by one place', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  })

  it('say which checks are picked, and what is wrong at which place', () => {
    expect([...pickedChecks(houseRubric)]).toEqual(['discovery.pain', 'next-step.asked'])
    const at = problemAt([{ field: 'name', message: 'Give the rubric a name.' }])
    expect([at('name'), at('criteria')]).toEqual(['Give the rubric a name.', undefined])
  })

  it('tell phrases in one line', () => {
    const rule = {
      key: 'a',
      text: '',
      saidBy: 'buyer',
      phrases: ['yes', 'fine'],
      within: { part: 'last', minutes: 1 },
    } as const
    expect(ruleWords({ ...rule, phrases: [...rule.phrases] })).toBe(
      '“yes” or “fine”, said by the buyer in the last minute',
    )
  })
})
