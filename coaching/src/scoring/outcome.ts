import type { CallType, Outcome } from '@ringside/contract'
import { namesRenewal } from '../buyer/heard/renewal.ts'
import { enoughNames } from '../buyer/names/names.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import type { HeardDecision } from '../metrics/heard/decision.ts'
import { evidenceOf, type CallEvidence } from '../metrics/heard/evidence.ts'
import { giftsIn } from '../metrics/heard/demands.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { putThroughIn } from '../metrics/heard/put-through.ts'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'
import { bestStep } from '../metrics/heard/steps.ts'
import { agreedAtDoor, isDoorByWords, whenAtDoor } from '../rubrics/door-step.ts'

const brushing =
  /\b(not interested|i(?: already)? said no|no thanks?|email me|send me (an|some|the|your)|(don't|do not) call|take (me|us) off|we're (fine|good|all set)|rather you didn't|send me nothing|have to go|got to go|maybe (some other|another) time|i'll (think|call you|let you know|get back))\b/iu
const angry = /\b((don't|do not) call (me|us|here|again)|we're done|i'm hanging up|remove me|goodbye\.?$)\b/iu

/**
 * How an uploaded call ended, as far as its words show: a meeting at a time that the buyer agreed to, a step without one
 * or a promise to send something, a refusal, or nothing. Practice calls do not need it: there the outcome is an event of the call.
 */
export function outcomeFromWords(turns: readonly ReviewTurn[], type: CallType): Outcome {
  const evidence = evidenceOf(heardCall(turns, type), '')
  const { aboutWorries, customer, won } = callTypeTraits[type]
  const { names } = evidence
  if (names !== null && names.named.length > 0)
    return names.namedInAll >= enoughNames && names.leave?.granted === true ? won : 'name-given'
  const atDoor = outcomeAtDoor(evidence)
  if (atDoor !== null) return atDoor
  if (evidence.decision !== null) return outcomeOfDecision(evidence, evidence.decision)
  const step = bestStep(evidence.steps)
  if (step !== null && step.agreed !== null) {
    if (step.when === null || (step.papers && !customer)) return 'follow-up'
    if (customer && !namesRenewal(step.turn.heard)) return 'meeting'
    return giftsIn(evidence.call, evidence.objections).length > 0 ? 'terms-conceded' : won
  }
  const closing = evidence.call.buyer.slice(-2)
  if (closing.some((turn) => angry.test(turn.heard))) return 'hung-up'
  if (closing.some((turn) => brushing.test(turn.heard))) return 'brush-off'
  if (aboutWorries && evidence.objections.length > 0 && evidence.objections.every((o) => o.settled)) {
    return 'objection-settled'
  }
  return evidence.signals.some((signal) => signal.turn.at * 2 >= evidence.call.turns.length) ? 'left-warm' : 'open'
}

/**
 * What whoever answers gives is a time to call or a message taken, and no meeting: that is the buyer's to give, once they are on
 * the line. Null in other calls, and where nothing was given.
 */
function outcomeAtDoor(evidence: CallEvidence): Outcome | null {
  if (!isDoorByWords(evidence)) return null
  const { call, steps } = evidence
  const through = putThroughIn(call)
  if (through !== undefined) {
    const agreed = steps.some((step) => step.turn.at > through.at && step.agreed !== null && step.when !== null)
    return agreed ? 'meeting' : 'put-through'
  }
  if (whenAtDoor(evidence).state === 'met') return 'call-back'
  if (agreedAtDoor(evidence).state === 'met') return 'message-taken'
  const step = bestStep(steps)
  return step === null || step.agreed === null ? null : step.when === null ? 'message-taken' : 'call-back'
}

/** The decision by its words: a yes is worth what belongs to it, and whoever says neither has put it off. */
function outcomeOfDecision({ call }: CallEvidence, { answer, day, signer, signature }: HeardDecision): Outcome {
  if (answer?.kind === 'yes') return day !== null && (signer === null || signature !== null) ? 'signed' : 'follow-up'
  if (answer?.kind === 'day') return 'meeting'
  if (answer?.kind === 'no') return 'clear-no'
  return call.buyer.slice(-2).some((turn) => angry.test(turn.heard)) ? 'hung-up' : 'undecided'
}
