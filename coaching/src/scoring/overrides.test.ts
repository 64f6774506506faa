import { reviewSchema, type CriterionScore, type Judgement, type Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { skills } from '../next-call/skills.ts'
import { inputOf, weakCall } from './calls.fixture.ts'
import { withOverrides, type CriterionOverride } from './overrides.ts'
import { reviewCall } from './review-call.ts'

const review = reviewCall(inputOf(weakCall))

const resultOf = ({ result }: Review) => {
  if (result.state !== 'scored') throw new Error('The call was not scored')
  return result
}
const scoreOf = (of: Review, criterion: string): CriterionScore | undefined =>
  resultOf(of).scores.find((score) => score.criterion === criterion)

const override = (criterion: string, judgement: Judgement, reason = 'I heard it differently'): CriterionOverride => ({
  criterion,
  judgement,
  reason,
  byUserId: 'ruth',
  by: 'Ruth Adeyemi',
  at: '2026-11-22T09:00:00.000Z',
})

/** The rubric's formula, written out. */
const totalBy = (scores: readonly CriterionScore[]): number => {
  const applying = scores.filter(({ state }) => state !== 'not-applicable')
  const weight = applying.reduce((sum, score) => sum + score.weight, 0)
  const earned = applying.reduce((sum, score) => sum + score.weight * (score.done ?? (score.level ?? 0) / 5), 0)
  return Math.round((100 * earned) / weight)
}

const judgements: Judgement[] = [
  ...[1, 2, 3, 4, 5].map((level) => ({ state: 'scored', level }) as const),
  { state: 'not-shown' },
  { state: 'not-applicable' },
]

describe('a review with what a manager judged', () => {
  it.each(judgements)(
    'counts $state $level as the rubric’s formula does, and keeps the engine’s beside it',
    (given) => {
      const engine = scoreOf(review, 'opening')
      const counted = withOverrides(review, [override('opening', given)])
      const score = scoreOf(counted, 'opening')
      expect(resultOf(counted).total).toBe(totalBy(resultOf(counted).scores))
      expect(score).toMatchObject({ state: given.state, level: given.state === 'scored' ? given.level : null })
      const { state, level } = engine ?? {}
      expect(score?.override).toMatchObject({
        engine: level === null ? { state } : { state, level },
        reason: 'I heard it differently',
      })
      expect(score?.checks).toEqual(engine?.checks)
      expect(reviewSchema.parse(counted)).toEqual(counted)
    },
  )

  it('says what the engine’s own levels come to, once they differ', () => {
    const counted = resultOf(withOverrides(review, [override('opening', { state: 'scored', level: 5 })]))
    expect(counted.engineTotal).toBe(resultOf(review).total)
    expect(counted.total).toBeGreaterThan(resultOf(review).total)
  })

  it('is the engine’s where its judgement is confirmed, but for who confirmed it', () => {
    const { state, level } = scoreOf(review, 'opening') ?? {}
    const same: Judgement = level == null ? { state: 'not-shown' } : { state: 'scored', level }
    expect(same.state).toBe(state)
    const counted = resultOf(withOverrides(review, [override('opening', same, '')]))
    expect(counted.engineTotal).toBeUndefined()
    expect({ ...counted, scores: [] }).toEqual({ ...resultOf(review), scores: [] })
    expect(counted.scores.map(({ override: _, ...score }) => score)).toEqual(resultOf(review).scores)
  })

  it('names the version of the rubric that a judgement was given with, where the review has another', () => {
    const given = (version: number) =>
      scoreOf(withOverrides(review, [{ ...override('opening', { state: 'scored', level: 5 }), version }]), 'opening')
        ?.override?.version
    expect(given(review.rubric.version - 1)).toBe(review.rubric.version - 1)
    expect(given(review.rubric.version)).toBeUndefined()
  })

  it('gives the weight of what did not apply to the others', () => {
    const all = resultOf(review).scores.map(({ criterion }) => criterion)
    const [last = '', ...others] = all.toReversed()
    const counted = withOverrides(review, [
      ...others.map((criterion) => override(criterion, { state: 'not-applicable' })),
      override(last, { state: 'scored', level: 4 }),
    ])
    expect(resultOf(counted).total).toBe(80)
  })

  it('is untouched by a criterion it does not have, and by anything when it was too short to score', () => {
    expect(resultOf(withOverrides(review, [override('need-payoff', { state: 'scored', level: 5 })])).total).toBe(
      resultOf(review).total,
    )
    const short: Review = { ...review, result: { state: 'too-short', reason: 'Too short.' } }
    expect(withOverrides(short, [override('opening', { state: 'scored', level: 5 })])).toEqual(short)
  })

  it('shows its skill by the level that was given, and as before where that was confirmed', () => {
    const openingBy = (counted: Review) => skills([counted]).find(({ skill }) => skill === 'opening')?.last
    const given = (judgement: Judgement) => openingBy(withOverrides(review, [override('opening', judgement)]))
    expect(given({ state: 'scored', level: 4 })).toBe(80)
    expect(given({ state: 'not-shown' })).toBe(0)
    expect(given({ state: 'not-applicable' })).toBeNull()
    const { level } = scoreOf(review, 'opening') ?? {}
    expect(given(level == null ? { state: 'not-shown' } : { state: 'scored', level })).toBe(openingBy(review))
  })
})
