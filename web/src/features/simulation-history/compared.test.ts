import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import { describe, expect, it } from 'vitest'
import { comparedCriteria, unscoredWords } from './compared.ts'

const score = (criterion: string, level: number | null, state = level === null ? 'not-shown' : 'scored') =>
  ({ criterion, label: criterion, level, state }) as CriterionScore
const rubric = { key: 'coachable', name: 'Coachable', version: 21 }
const scored = (...scores: CriterionScore[]) =>
  ({ rubric, result: { state: 'scored', total: 50, scores } }) as unknown as Review
const tooShort = { rubric, result: { state: 'too-short', reason: 'Two turns.' } } as unknown as Review

describe('two calls side by side', () => {
  it('change by their levels, from nothing shown as from any other', () => {
    const rows = comparedCriteria(
      scored(score('opening', 2), score('listening', null), score('objections', null, 'not-applicable')),
      scored(score('listening', 3), score('opening', 4), score('objections', 4)),
    )
    expect(rows.map(({ label, change }) => [label, change])).toEqual([
      ['opening', 2],
      ['listening', 3],
      ['objections', null],
    ])
  })

  it('show the criteria of the one that was scored when the other was too short, on whichever side', () => {
    for (const rows of [
      comparedCriteria(tooShort, scored(score('opening', 4))),
      comparedCriteria(scored(score('opening', 4)), tooShort),
    ]) {
      expect(rows.map(({ label, change }) => [label, change])).toEqual([['opening', null]])
    }
  })

  it('are not measured against each other where another rubric or version scored them, and hide no criterion', () => {
    const before = scored(score('need', 2), score('budget', 1))
    for (const other of [
      { ...rubric, version: 20 },
      { ...rubric, key: 'bant' },
    ]) {
      const after = { ...scored(score('need', 4), score('closing', 3)), rubric: other } as Review
      expect(comparedCriteria(before, after).map(({ label, change }) => [label, change])).toEqual([
        ['need', null],
        ['budget', null],
        ['closing', null],
      ])
    }
  })

  it('say in words why there is no level', () => {
    expect(unscoredWords(undefined)).toBe('Not scored')
    expect(unscoredWords(score('opening', null))).toBe('Not shown')
    expect(unscoredWords(score('opening', null, 'not-applicable'))).toBe('Does not apply')
    expect(unscoredWords(score('opening', 3))).toBeNull()
  })
})
