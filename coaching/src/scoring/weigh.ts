import type { CriterionScore } from '@ringside/contract'

/** A criterion's highest level. */
export const levels = 5

/** A criterion that was judged, before it is known what it weighs beside the others. */
export type Unweighed = Omit<CriterionScore, 'pointsToGain'>

export type Scored = { total: number; scores: CriterionScore[] }

/**
 * The total of a call, 0..100, and what each criterion could still add to it. Total = sum of weight x level / 5 over the
 * criteria that apply, scaled to 100 and rounded; what was not shown counts 0, and the weight of what does not apply goes
 * to the others in proportion. Where nothing applies the total is 0.
 */
export function weigh(judged: readonly Unweighed[]): Scored {
  const applying = judged.filter((score) => score.state !== 'not-applicable')
  const weight = applying.reduce((total, score) => total + score.weight, 0)
  const scale = weight === 0 ? 0 : 100 / weight
  const earned = (score: Unweighed): number => (score.weight * (score.level ?? 0)) / levels
  const total = Math.round(scale * applying.reduce((sum, score) => sum + earned(score), 0))
  const scores = judged.map((score) => {
    const gain = score.state === 'not-applicable' ? 0 : scale * (score.weight - earned(score))
    return { ...score, pointsToGain: Math.round(gain) }
  })
  return { total, scores }
}
