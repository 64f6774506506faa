import type { CriterionScore, Quote } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { isBargain } from '../metrics/heard/demands.ts'
import { easesIn } from '../metrics/heard/easing.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
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

/** Where next to nothing of a check counts, nobody would tick it. */
const leastLetGo = 0.2

function shareOf(scores: readonly CriterionScore[], key: string): number | null {
  const check = scores.flatMap(({ checks }) => checks).find((each) => each.key === key)
  return check === undefined ? null : (check.share ?? (check.met ? 1 : 0))
}

/** "Okay. And the price?" lets nothing go: where no words did, and nobody would say that it was settled, it stands. */
function standing(
  objections: readonly HeardObjection[],
  share: number | null,
  call: CallEvidence['call'],
): readonly HeardObjection[] {
  if (share === null || share > leastLetGo) return objections
  const isEased = ({ settledBy }: HeardObjection): boolean => {
    const answer = settledBy === null ? undefined : call.turns[settledBy.at + 1]
    return answer !== undefined && easesIn(call, answer)
  }
  return objections.map((each) =>
    each.settled && !isEased(each) ? { ...each, settled: false, settledBy: null } : each,
  )
}

/** Whoever agrees to terms, or to buy, on a day has let go what stood against it before. */
function withinAgreement({ call, decision }: CallEvidence, steps: readonly Step[]): HeardTurn | null {
  if (decision !== null) return decision.answer?.kind === 'yes' ? decision.answer.turn : null
  const step = isBargain(call) ? bestStep(steps) : null
  return step !== null && step.when !== null ? step.agreed : null
}

function settledWith(objections: readonly HeardObjection[], agreement: HeardTurn | null): readonly HeardObjection[] {
  if (agreement === null || objections.every(({ settled }) => settled)) return objections
  return objections.map((each) => (each.raised.at < agreement.at ? { ...each, settled: true } : each))
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
  const steps = agreed(evidence.steps, turnOf(shownFor(scores, 'next-step.agreed')))
  const heard = standing(evidence.objections, shareOf(scores, 'objections.settled'), evidence.call)
  const gone = letGo(heard, turnOf(shownFor(scores, 'objections.settled')))
  const objections = settledWith(gone, withinAgreement(evidence, steps))
  return objections === evidence.objections && steps === evidence.steps ? evidence : { ...evidence, objections, steps }
}
