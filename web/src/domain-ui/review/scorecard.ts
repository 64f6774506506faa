import type { CriterionScore, Moment, Review } from '@ringside/contract/reviews/review'

/** The criterion that would gain most first; those that do not count last; equals in the rubric's order. */
export function byPointsToGain(scores: readonly CriterionScore[]): CriterionScore[] {
  const rank = (score: CriterionScore) => (score.state === 'not-applicable' ? -1 : score.pointsToGain)
  return scores.toSorted((a, b) => rank(b) - rank(a))
}

/** What a criterion could still add, as the scorecard says it; nothing where it does not apply. */
export function pointsText(score: CriterionScore): string {
  if (score.state === 'not-applicable') return ''
  const points = Math.round(score.pointsToGain)
  if (points === 0) return score.level === 5 ? 'Full marks' : ''
  return points === 1 ? '1 point to gain' : `${points} points to gain`
}

/** The words that open a criterion's reasons, with how many quotes are among them. */
export function whyText(score: CriterionScore): string {
  const more = score.evidence.length - 1
  if (more <= 0) return 'Why'
  return more === 1 ? '1 more quote, and why' : `${more} more quotes, and why`
}

/** How the checks add up where some count in part; null where each counts in full or not at all. */
export function sharesText({ checks }: Pick<CriterionScore, 'checks'>): string | null {
  if (checks.every(({ share }) => share === undefined)) return null
  const sum = checks.reduce((total, { share, met }) => total + (share ?? (met ? 1 : 0)), 0)
  return `A check counts in part where it was done in part, or where the words of the call leave it open: ${sum.toFixed(1)} of ${checks.length} here.`
}

/** Where in the call a criterion was missed, with a line to say there; undefined where it was shown, or nobody marked it. */
export function missedMoment(
  { moments }: Pick<Review, 'moments'>,
  { criterion }: Pick<CriterionScore, 'criterion'>,
): Moment | undefined {
  return moments.find((moment) => !moment.caught && moment.criteria?.includes(criterion) === true)
}
