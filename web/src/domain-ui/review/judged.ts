import {
  isChanged,
  isSameJudgement,
  judgementWords,
  type EarlierJudgement,
  type EarlierType,
} from '@ringside/contract/reviews/judgement'
import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import { callTypeLabels } from '@ringside/contract/simulations/call-type-labels'
import { formatDay } from '../../lib/time-format.ts'

/** What the engine had found, where a manager changed it: "Engine: 2 of 5". Null where nobody did. */
export const engineWords = (score: CriterionScore): string | null =>
  score.override && isChanged(score) ? `Engine: ${judgementWords(score.override.engine)}` : null

/** Who judged a criterion and when: "Judged by Ruth Adeyemi, 22 Nov. The engine found 2 of 5." Null where nobody did. */
export function judgedWords(score: CriterionScore): string | null {
  if (score.override === undefined) return null
  const { by, at, engine, version } = score.override
  const under = version === undefined ? '' : ` under version ${version} of the rubric`
  return isChanged(score)
    ? `Judged${under} by ${by}, ${formatDay(at)}. The engine found: ${judgementWords(engine)}.`
    : `Confirmed${under} by ${by}, ${formatDay(at)}.`
}

/** It was judged of another kind of call than this one is reviewed as. */
export const isOfAnotherType = (judged: Pick<EarlierJudgement, 'type'>, { type }: Pick<Review, 'type'>): boolean =>
  judged.type !== undefined && judged.type !== type

const rubricWords = ({ name, version }: EarlierJudgement['rubric']): string =>
  version === null ? name : `${name}, version ${version}`

/** What a call came to as another kind: "Discovery: 62 of 100, by Coachable, version 26, until 23 Nov." */
export const earlierTypeWords = ({ type, total, failed, rubric, until }: EarlierType): string =>
  `${callTypeLabels[type]}: ${total} of 100${failed ? ', failed' : ''}, by ${rubricWords(rubric)}, until ${formatDay(until)}.`

/**
 * What was judged before the call was scored anew: "Opening: 5 of 5, by SPIN, version 6. Judged by Ruth Adeyemi, 22 Nov. The
 * engine had found: 2 of 5." Of another kind of call it says of which: "Opening (Discovery): 5 of 5".
 */
export function earlierWords(judged: EarlierJudgement, review: Pick<Review, 'type'>): string {
  const { label, judgement, engine, rubric, type, by, at } = judged
  const what = type !== undefined && isOfAnotherType(judged, review) ? `${label} (${callTypeLabels[type]})` : label
  const given = `${what}: ${judgementWords(judgement)}, by ${rubricWords(rubric)}.`
  return isSameJudgement(judgement, engine)
    ? `${given} Confirmed by ${by}, ${formatDay(at)}.`
    : `${given} Judged by ${by}, ${formatDay(at)}. The engine had found: ${judgementWords(engine)}.`
}
