import type { CriterionScore, Quote } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import type { HeardObjection } from '../metrics/heard/objections.ts'
import { bestStep, type Step } from '../metrics/heard/steps.ts'
import { whenAgreed } from '../metrics/heard/when-agreed.ts'

/** What shows that a check was done, where it was. */
function shownFor(scores: readonly CriterionScore[], key: string): Quote | null {
  return scores.flatMap(({ checks }) => checks).find((check) => check.key === key && check.met)?.quote ?? null
}

/** A worry is let go after the last line that spoke to it: it is the one that was raised before that. */
function letGo(objections: readonly HeardObjection[], shown: HeardTurn | undefined): readonly HeardObjection[] {
  if (shown === undefined || objections.some(({ settled }) => settled)) return objections
  const meant = objections.findLast(({ raised }) => raised.at < shown.at) ?? objections.at(-1)
  return objections.map((objection) => (objection === meant ? { ...objection, settled: true } : objection))
}

/** The ask before the yes is the one that was agreed to. */
function agreed(steps: readonly Step[], yes: HeardTurn | undefined): readonly Step[] {
  if (yes === undefined || yes.speaker !== 'buyer' || bestStep(steps)?.agreed !== null) return steps
  const meant = steps.findLast(({ turn }) => turn.at < yes.at)
  return steps.map((step) => {
    if (step !== meant) return step
    const when = whenAgreed({ when: step.when, agreed: yes })
    return { ...step, agreed: yes, when, earned: step.earned || (step.announced && when !== null) }
  })
}

/**
 * What was heard, as it was scored. An ear ticks a yes, or a worry that was let go, in words that no rule knows; the
 * moments, the metrics and what comes next are told by the rules, and must not deny what stands ticked beside them. In a
 * practice call the buyer's mind knows both.
 */
export function asScored(evidence: CallEvidence, scores: readonly CriterionScore[]): CallEvidence {
  if (evidence.call.buyer.some(({ mind }) => mind !== null)) return evidence
  const turnOf = (quote: Quote | null): HeardTurn | undefined =>
    quote === null ? undefined : evidence.call.turns.find(({ turn }) => turn === quote.turn)
  const objections = letGo(evidence.objections, turnOf(shownFor(scores, 'objections.settled')))
  const steps = agreed(evidence.steps, turnOf(shownFor(scores, 'next-step.agreed')))
  return objections === evidence.objections && steps === evidence.steps ? evidence : { ...evidence, objections, steps }
}
