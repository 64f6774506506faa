import type { CriterionScore } from '@ringside/contract'
import { openQuestions, questions } from '../metrics/asking.ts'
import type { Measure } from '../metrics/measure.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'

/** Fewer questions say nothing about how somebody asks. */
const fewestAsked = 6
/** Of so few open ones a call is one of closed questions. */
const hardlyAny = 0.1
/** From this level on what was asked has brought enough. */
const goodLevel = 3

const valueOf = (measured: ReturnType<Measure>): number | null => (measured.applies ? measured.value : null)

/** That next to none of the questions was open, where that explains what a call found out; null where it does not. */
export function closedQuestions(evidence: CallEvidence, scores: readonly CriterionScore[]): string | null {
  const discovery = scores.find(({ criterion }) => criterion === 'discovery')
  if (discovery === undefined || discovery.state === 'not-applicable' || (discovery.level ?? 0) >= goodLevel)
    return null
  const asked = valueOf(questions(evidence))
  const open = valueOf(openQuestions(evidence))
  if (asked === null || open === null || asked < fewestAsked || open > hardlyAny) return null
  const none =
    open === 0 ? `None of your ${asked} questions was open` : `Hardly any of your ${asked} questions was open`
  return `${none}: ${evidence.buyerName} could answer each with a yes, a no or a figure.`
}
