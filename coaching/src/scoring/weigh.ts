import type { CriterionScore } from '@ringside/contract'

/** A criterion's highest level. */
export const levels = 5

/** A criterion that was judged, before it is known what it weighs beside the others. */
export type Unweighed = Omit<CriterionScore, 'pointsToGain'>

export type Scored = { total: number; scores: CriterionScore[] }

/**
 * How much of a criterion was done, 0..1. Where a person gave the level it is that, in fifths; so are reviews made before
 * more than the level was kept.
 */
const doneOf = ({ level, done }: Pick<Unweighed, 'level' | 'done'>): number =>
  level === null ? 0 : (done ?? level / levels)

/**
 * The total of a call, 0..100, and what each criterion could still add to it. Total = sum of weight x how much was done
 * over the criteria that apply, scaled to 100 and rounded; what was not shown counts 0, and the weight of what does not
 * apply goes to the others in proportion. Where nothing applies the total is 0. Levels are rounded and would move the total
 * by a step for a tenth of a check (docs/decisions/0072).
 */
export function weigh(judged: readonly Unweighed[]): Scored {
  const applying = judged.filter((score) => score.state !== 'not-applicable')
  const weight = applying.reduce((total, score) => total + score.weight, 0)
  const scale = weight === 0 ? 0 : 100 / weight
  const earned = (score: Unweighed): number => score.weight * doneOf(score)
  const total = Math.round(scale * applying.reduce((sum, score) => sum + earned(score), 0))
  const scores = judged.map((score) => {
    const gain = score.state === 'not-applicable' ? 0 : scale * (score.weight - earned(score))
    return { ...score, pointsToGain: Math.round(gain) }
  })
  return { total, scores }
}
