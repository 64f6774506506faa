import { callTypes } from '@ringside/contract/simulations/vocabulary'
import type { CallType, Outcome } from '@ringside/contract/simulations/vocabulary'
import { callTypeTraits } from '../call-types/call-types.ts'
import type { Mind } from './mind.ts'
import { hasGifts, isSettled } from './terms/bargain.ts'
import type { CallSetup } from './setup.ts'

/** How the call stood when somebody ended it. */
export function outcomeOf(setup: CallSetup, mind: Mind, endedBy: 'rep' | 'buyer' | 'time' | 'abandoned'): Outcome {
  const hungUp = mind.endedBecause !== null && mind.endedBecause !== 'goodbye' && mind.endedBecause !== 'time'
  if (hungUp) return 'hung-up'
  const settled = mind.objections.length > 0 && mind.objections.every(({ state }) => state === 'resolved')
  const { agreed, brushedOff } = mind.step
  const { aboutWorries, won } = callTypeTraits[setup.type]
  if (agreed?.kind === 'meeting') return mind.bargain !== null && hasGifts(mind.bargain) ? 'terms-conceded' : won
  if (mind.bargain !== null && isSettled(mind.bargain)) return 'follow-up'
  if (aboutWorries && settled) return 'objection-settled'
  if (agreed?.kind === 'follow-up') return 'follow-up'
  if (endedBy === 'abandoned') return 'abandoned'
  if (brushedOff) return 'brush-off'
  const warmth = (mind.meters.trust + mind.meters.interest) / 2
  if (warmth >= 45 && mind.facts.length > 0) return 'left-warm'
  return warmth < 18 ? 'brush-off' : 'open'
}

const usual: readonly Outcome[] = [
  'abandoned',
  'hung-up',
  'brush-off',
  'open',
  'left-warm',
  'follow-up',
  'objection-settled',
  'meeting',
  'terms-conceded',
  'terms-agreed',
]

/** How good an outcome is for a call type: 0 (worst) upwards. Settling the objections is what an objection call is for. */
export function outcomeRank(type: CallType, outcome: Outcome): number {
  if (!callTypes.includes(type)) throw new RangeError(`unknown call type ${type}`)
  if (callTypeTraits[type].aboutWorries && outcome === 'follow-up') return usual.indexOf('left-warm') + 0.5
  return usual.indexOf(outcome)
}
