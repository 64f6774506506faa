import type { CallType, Outcome } from '@ringside/contract'
import { playableCallTypeSchema } from '@ringside/contract/simulations/vocabulary'
import { callTypeTraits } from '../call-types/call-types.ts'
import type { Candidate, LastCall, NextCallInput } from './candidate.ts'
import { isCustomer, isHappy } from './customer.ts'
import { standingCall } from './standing.ts'

/** Only what can be practised is suggested. */
const isPlayable = (type: CallType): boolean => playableCallTypeSchema.safeParse(type).success
const orElse = (wanted: CallType, otherwise: CallType): CallType => (isPlayable(wanted) ? wanted : otherwise)

/** After so many cold calls in a row that were refused, another one is likely refused as well. Set by hand. */
export const refusedEnough = 2

/** Nobody at the desk has put the rep through yet: they are who is called. */
const stillAtDesk: ReadonlySet<Outcome> = new Set<Outcome>(['turned-away', 'message-taken'])
/** The person can be rung themselves, and has not been talked to. */
const reachable: ReadonlySet<Outcome> = new Set<Outcome>(['call-back', 'put-through'])
const brokenOff: ReadonlySet<Outcome> = new Set<Outcome>(['hung-up', 'brush-off', 'abandoned'])

/** Somebody at the top of a company that is hard to sell to has their calls answered, unless a colleague has named them. */
export const isShielded = ({ level, difficulty, namedBy }: Candidate): boolean =>
  level === 'C-Suite' && (difficulty === 'hard' || difficulty === 'expert') && namedBy.length === 0

/** True where calling the person themselves has come to nothing often enough to ask somebody else for a time. */
export const isRefused = ({ refusedInARow }: Candidate): boolean => refusedInARow >= refusedEnough

/**
 * What was agreed is the next call. A cold call wins time to be asked; whoever has told what hurts is shown what is done
 * about it, unless a reason against it is left to be talked about first; after those, what is still to find is left, and then the terms.
 */
function typeOfMeeting({ openFacts }: Candidate, { type, openObjections }: LastCall): CallType {
  if (type === 'cold-call' || type === 'gatekeeper') return 'discovery'
  if (openObjections.length > 0 || type === 'demo') return 'objection-handling'
  if (type === 'discovery') return 'demo'
  return openFacts.length > 0 ? 'discovery' : 'negotiation'
}

function firstCall(candidate: Candidate): CallType {
  if (isShielded(candidate)) return 'gatekeeper'
  return candidate.namedBy.length > 0 ? 'discovery' : 'cold-call'
}

function afterBreak(candidate: Candidate, { type, openObjections }: LastCall): CallType {
  if (isRefused(candidate)) return 'gatekeeper'
  return openObjections.length > 0 && type !== 'cold-call' ? 'objection-handling' : type
}

/** Whoever has been shown what is sold, and holds nothing against it, can be talked to about terms. */
const shown: ReadonlySet<CallType> = new Set<CallType>(['demo', 'objection-handling', 'negotiation', 'closing'])
const wellEnded: ReadonlySet<Outcome> = new Set<Outcome>([
  'meeting',
  'follow-up',
  'left-warm',
  'objection-settled',
  'undecided',
])

/** Where the call that was left to do would not take the deal on, and the person is ready for one that does, that one. */
function takingOn({ movingTypes }: Candidate, wanted: CallType, last: LastCall): CallType {
  const isReady = shown.has(last.type) && wellEnded.has(last.outcome) && last.openObjections.length === 0
  if (movingTypes.includes(wanted) || !isReady) return wanted
  return (['negotiation', 'closing'] as const).find((type) => movingTypes.includes(type) && isPlayable(type)) ?? wanted
}

/** The type of the next call with somebody: what the last one left to do, the rep's own or a colleague's. */
export function typeFor(candidate: Candidate, weakest: NextCallInput['weakest']): CallType {
  if (isCustomer(candidate)) return isHappy(candidate) ? orElse('referral', 'check-in') : 'check-in'
  const last = standingCall(candidate)
  // What was said to a customer leads nowhere with a company that is none.
  if (last === null || callTypeTraits[last.type].customer) return firstCall(candidate)
  return takingOn(candidate, leftToDo(candidate, last, weakest), last)
}

function leftToDo(candidate: Candidate, last: LastCall, weakest: NextCallInput['weakest']): CallType {
  const { type, outcome, openObjections } = last
  if (outcome === 'meeting') return typeOfMeeting(candidate, last)
  if (outcome === 'terms-agreed' || outcome === 'terms-conceded') return orElse('closing', 'negotiation')
  if (stillAtDesk.has(outcome)) return 'gatekeeper'
  if (reachable.has(outcome)) return 'cold-call'
  if (brokenOff.has(outcome)) return afterBreak(candidate, last)
  if (openObjections.length > 0) return 'objection-handling'
  // Whose worry is settled is asked for the step; to look for more objections would undo that.
  if (outcome === 'objection-settled') return 'discovery'
  if (type === 'demo') return 'demo'
  return weakest?.skill === 'objections' && candidate.knownFacts.length >= 2 ? 'objection-handling' : 'discovery'
}
