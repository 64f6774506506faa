import {
  isChanged,
  isSameJudgement,
  judgementOf,
  levelIn,
  type CriterionScore,
  type Judgement,
  type Override,
  type Review,
} from '@ringside/contract'
import { levels, weigh } from './weigh.ts'

/** A manager's judgement of one criterion. */
export type CriterionOverride = Omit<Override, 'engine'> & { criterion: string; judgement: Judgement }

const judgedBy = (
  score: CriterionScore,
  override: CriterionOverride | undefined,
  { version: now }: Review['rubric'],
): CriterionScore => {
  if (override === undefined) return score
  const { criterion: _, judgement, version, ...given } = override
  const rest = version === undefined || version === now ? given : { ...given, version }
  const engine = judgementOf(score)
  if (isSameJudgement(engine, judgement)) return { ...score, override: { ...rest, engine } }
  const { done: _done, ...kept } = score
  const level = judgement.state === 'scored' ? judgement.level : null
  return { ...kept, state: judgement.state, level, override: { ...rest, engine } }
}

/**
 * The engine's review as it counts once managers have judged some of its criteria: state and level of these are theirs, and
 * total and points to gain follow by the rubric's formula. What the engine wrote (checks, quotes, advice, verdict) stays
 * as it is: it says what is in the words of the call. Overrides of criteria that the review does not have are passed over; a
 * call too short to score has none.
 */
export function withOverrides(review: Review, overrides: readonly CriterionOverride[]): Review {
  const { result } = review
  if (result.state !== 'scored' || overrides.length === 0) return review
  const judged = result.scores.map((score) =>
    judgedBy(
      score,
      overrides.find(({ criterion }) => criterion === score.criterion),
      review.rubric,
    ),
  )
  const counted = judged.some(isChanged) ? { ...weigh(judged), engineTotal: result.total } : { scores: judged }
  return { ...review, result: { ...result, ...counted } }
}

/** The share of a criterion that a manager saw done, 0..1; null where the engine's checks tell it, or where it does not apply. */
export function shareGiven(score: Pick<CriterionScore, 'state' | 'level' | 'override'>): number | null {
  if (!isChanged(score)) return null
  const level = levelIn(judgementOf(score))
  return level === null ? null : level / levels
}
