import { isChanged, isSameJudgement, judgementWords, type EarlierJudgement } from '@ringside/contract/reviews/judgement'
import type { CriterionScore } from '@ringside/contract/reviews/review'
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

/** What was judged before the call was scored anew: "Opening: 5 of 5, by SPIN, version 6. Judged by Ruth Adeyemi, 22 Nov. The engine had found: 2 of 5." */
export function earlierWords({ label, judgement, engine, rubric, by, at }: EarlierJudgement): string {
  const under = rubric.version === null ? rubric.name : `${rubric.name}, version ${rubric.version}`
  const given = `${label}: ${judgementWords(judgement)}, by ${under}.`
  return isSameJudgement(judgement, engine)
    ? `${given} Confirmed by ${by}, ${formatDay(at)}.`
    : `${given} Judged by ${by}, ${formatDay(at)}. The engine had found: ${judgementWords(engine)}.`
}
