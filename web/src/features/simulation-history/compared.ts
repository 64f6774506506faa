import { judgementOf, levelIn } from '@ringside/contract/reviews/judgement'
import type { CriterionScore, Metric, Review } from '@ringside/contract/reviews/review'
import type { HistoryTab } from './history-filters.ts'

/** Two calls of one list side by side. */
export const comparePath = (ids: readonly string[], tab: HistoryTab): string =>
  `/simulation-history?${tab === 'practice' ? '' : `tab=${tab}&`}compare=${ids.join(',')}`

export interface ComparedCriterion {
  label: string
  /** Left out where that call has no score. */
  left: CriterionScore | undefined
  right: CriterionScore | undefined
  /** In levels, not shown being 0; null unless it counts in both, by the same version of a rubric: others do not measure the same. */
  change: number | null
}

const scoresOf = ({ result }: Review) => (result.state === 'scored' ? result.scores : [])

/** The criteria of two reviews side by side: those of the left one, then what the right one alone has. */
export function comparedCriteria(left: Review, right: Review): ComparedCriterion[] {
  const [lefts, rights] = [scoresOf(left), scoresOf(right)]
  const onLeft = new Set(lefts.map(({ criterion }) => criterion))
  const named = [...lefts, ...rights.filter(({ criterion }) => !onLeft.has(criterion))]
  const isAlike = left.rubric.key === right.rubric.key && left.rubric.version === right.rubric.version
  return named.map(({ criterion, label }) => {
    const sides = [lefts, rights].map((scores) => scores.find((score) => score.criterion === criterion))
    const [before, after] = sides.map((score) => score && levelIn(judgementOf(score)))
    const change = isAlike && typeof before === 'number' && typeof after === 'number' ? after - before : null
    return { label, left: sides[0], right: sides[1], change }
  })
}

export interface ComparedMetric {
  label: string
  /** Null where it was not measured in that call. */
  left: string | null
  right: string | null
}

const measured = (metric: Metric | undefined): string | null => (metric?.applies ? metric.display : null)

/** What was measured in one of two calls or in both, in the order of the left one, then what the right one alone has. */
export function comparedMetrics(left: Review, right: Review): ComparedMetric[] {
  const inOrder = new Map([...left.metrics, ...right.metrics].map(({ key, label }) => [key, label]))
  return [...inOrder]
    .map(([key, label]) => {
      const [before, after] = [left, right].map(({ metrics }) => measured(metrics.find((each) => each.key === key)))
      return { label, left: before ?? null, right: after ?? null }
    })
    .filter((row) => row.left !== null || row.right !== null)
}

/** What stands for a level where there is none. */
export function unscoredWords(score: CriterionScore | undefined): string | null {
  if (!score) return 'Not scored'
  if (score.state === 'not-applicable') return 'No occasion, does not count'
  return score.state === 'not-shown' ? 'Not shown' : null
}
