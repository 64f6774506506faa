import { callTypes } from '@ringside/contract/simulations/vocabulary'
import type { CallType, Outcome } from '@ringside/contract/simulations/vocabulary'
import { callTypeTraits } from '../call-types/call-types.ts'
import type { DecisionMemory } from './decision/decision.ts'
import { hasRenewed } from './mind.ts'
import type { Desk, Mind } from './mind.ts'
import { enoughNames, namedNow } from './names/names.ts'
import { hasGifts, isSettled } from './terms/bargain.ts'
import type { CallSetup } from './setup.ts'

type EndedBy = 'rep' | 'buyer' | 'time' | 'abandoned'

/** Below this mean of trust and interest the buyer was glad to be rid of the caller. */
const coldBelow = 18

/** How the call stood when somebody ended it. */
export function outcomeOf(setup: CallSetup, mind: Mind, endedBy: EndedBy): Outcome {
  const hungUp = mind.endedBecause !== null && mind.endedBecause !== 'goodbye' && mind.endedBecause !== 'time'
  if (hungUp) return 'hung-up'
  if (mind.desk !== null && mind.desk.line !== 'persona') return outcomeAtDesk(mind.desk, endedBy)
  const named = mind.names === null ? 0 : namedNow(mind, setup.persona)
  if (named > 0) return named >= enoughNames && mind.names?.leave ? callTypeTraits[setup.type].won : 'name-given'
  if (mind.decision !== null) return outcomeOfDecision(mind, mind.decision, endedBy)
  const settled = mind.objections.length > 0 && mind.objections.every(({ state }) => state === 'resolved')
  const { agreed, brushedOff } = mind.step
  // To have been put through is something, though nothing came of it.
  const without = (outcome: 'open' | 'brush-off'): Outcome => (mind.desk === null ? outcome : 'put-through')
  const { aboutWorries, customer, won } = callTypeTraits[setup.type]
  if (agreed?.kind === 'meeting' && customer && !hasRenewed(mind)) return 'meeting'
  if (agreed?.kind === 'meeting') return mind.bargain !== null && hasGifts(mind.bargain) ? 'terms-conceded' : won
  if (mind.bargain !== null && isSettled(mind.bargain)) return 'follow-up'
  if (aboutWorries && settled) return 'objection-settled'
  if (agreed?.kind === 'follow-up') return 'follow-up'
  if (endedBy === 'abandoned') return 'abandoned'
  if (brushedOff) return without('brush-off')
  const warmth = (mind.meters.trust + mind.meters.interest) / 2
  if (warmth >= 45 && mind.facts.length > 0) return 'left-warm'
  return without(warmth < coldBelow ? 'brush-off' : 'open')
}

/** How the decision stood: a yes counts with a day and with whoever has to sign, a no with its reason. */
function outcomeOfDecision({ step, meters }: Mind, { answer }: DecisionMemory, endedBy: EndedBy): Outcome {
  if (step.agreed !== null) return answer === 'day' ? 'meeting' : 'signed'
  if (answer === 'no') return 'clear-no'
  if (answer === 'yes') return 'follow-up'
  if (endedBy === 'abandoned') return 'abandoned'
  return (meters.trust + meters.interest) / 2 < coldBelow ? 'brush-off' : 'undecided'
}

/** How the call stood with whoever answered, when it ended there. */
function outcomeAtDesk({ line, given, refused }: Desk, endedBy: EndedBy): Outcome {
  if (line === 'connecting') return 'put-through'
  if (given !== null) return given
  if (refused) return 'turned-away'
  return endedBy === 'abandoned' ? 'abandoned' : 'open'
}

const usual: readonly Outcome[] = [
  'abandoned',
  'hung-up',
  'turned-away',
  'brush-off',
  'open',
  'undecided',
  'message-taken',
  'call-back',
  'put-through',
  'left-warm',
  'follow-up',
  'name-given',
  'objection-settled',
  'clear-no',
  'meeting',
  'terms-conceded',
  'terms-agreed',
  'renewed',
  'signed',
  'names-given',
]

/** How good an outcome is for a call type: 0 (worst) upwards. Settling the objections is what an objection call is for. */
export function outcomeRank(type: CallType, outcome: Outcome): number {
  if (!callTypes.includes(type)) throw new RangeError(`unknown call type ${type}`)
  if (callTypeTraits[type].aboutWorries && outcome === 'follow-up') return usual.indexOf('left-warm') + 0.5
  return usual.indexOf(outcome)
}

/** What an outcome lets a colleague say of the rep afterwards; null where they say only that the two spoke. */
export const thoughtAfter: Readonly<Record<Outcome, 'well' | 'badly' | null>> = {
  signed: 'well',
  'terms-agreed': 'well',
  'terms-conceded': 'well',
  renewed: 'well',
  'names-given': 'well',
  'name-given': 'well',
  meeting: 'well',
  'clear-no': null,
  'objection-settled': 'well',
  'follow-up': 'well',
  'left-warm': 'well',
  'put-through': null,
  'call-back': null,
  'message-taken': null,
  undecided: null,
  open: null,
  'turned-away': null,
  'brush-off': 'badly',
  'hung-up': 'badly',
  abandoned: null,
}
