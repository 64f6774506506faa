import type { CallType, Outcome } from '@ringside/contract'
import type { Candidate, NextCallInput } from './candidate.ts'
import { checkInReason, type CheckInReason } from './customer.ts'
import { practises } from './practice.ts'
import { colleagueToFollow, standingCall } from './standing.ts'
import { tooHardBelow } from './within-reach.ts'

/** A call that could be made, and what the rep did lately. */
export interface CallToWeigh extends Pick<NextCallInput, 'recentCalls' | 'weakest' | 'passedAccounts'> {
  readonly candidate: Candidate
  readonly type: CallType
}

const isClosed = ({ stage }: Candidate): boolean => stage === 'won' || stage === 'lost'

/** A closed deal is called only where no other is left, but for a customer who is owed a call. */
const stageWorth: Record<Candidate['stage'], number> = {
  researching: 2,
  contacted: 3,
  discovery: 4,
  evaluation: 4,
  negotiation: 3,
  won: -20,
  lost: -20,
}
/** What a reason to check in is worth instead of the stage: an open complaint comes before most of what can be sold. */
const checkInWorth: Record<CheckInReason, number> = { 'complaint-open': 8, 'repair-promised': 7, 'long-quiet': 6 }

/** How much a call that ended so asks for another. */
const outcomeWorth: Record<Outcome, number> = {
  // The contract is due, and no call.
  signed: -2,
  'terms-agreed': -2,
  'terms-conceded': -2,
  renewed: 2,
  'names-given': 1,
  'name-given': 1,
  meeting: 5,
  'clear-no': -1,
  'objection-settled': 4,
  'follow-up': 4,
  'left-warm': 4,
  'put-through': 2,
  'call-back': 5,
  'message-taken': 2,
  undecided: 4,
  open: 2,
  abandoned: 1,
  'brush-off': 0,
  'turned-away': 1,
  'hung-up': -1,
}
const neverCalledWorth = 2
const namedWorth = 5
const skillWorth = 3
const movesWorth = 2
/** Whoever a colleague is in the middle of something with is theirs to call; after a week without a word less so. */
const colleagueWorth = { lately: -6, before: -1, inVain: -2 }

/** After so many days a promise is due: before that, both sides still have it before them. */
const promiseDueDays = 2
/** A week without a word is noticed; after three a deal has gone quiet, and the reason says so. */
const noticedDays = 7
export const longAgoDays = 21

/** Whoever was left with something agreed waits for it. Once the deal is closed there is nothing to keep. */
function promiseWorth({ candidate }: CallToWeigh): number {
  const { lastCall } = candidate
  if (lastCall === null || !lastCall.promised || isClosed(candidate)) return 0
  return lastCall.daysAgo >= promiseDueDays ? 2 : 0
}

function timeWorth({ candidate }: CallToWeigh): number {
  const call = standingCall(candidate)
  if (call === null || isClosed(candidate)) return 0
  if (call.daysAgo >= longAgoDays) return 2
  return call.daysAgo >= noticedDays ? 1 : 0
}

function lastCallWorth({ candidate }: CallToWeigh): number {
  const call = standingCall(candidate)
  return call === null ? neverCalledWorth : outcomeWorth[call.outcome]
}

function ofColleagueWorth({ candidate }: CallToWeigh): number {
  const { colleague } = candidate
  if (colleague === null || isClosed(candidate)) return 0
  const isRecent = colleague.daysAgo < noticedDays
  if (colleagueToFollow(candidate) === null) return isRecent ? colleagueWorth.inVain : 0
  return isRecent ? colleagueWorth.lately : colleagueWorth.before
}

/** A call that can find nothing new teaches little; one where most is open teaches most. */
function factsWorth({ candidate: { openFacts, knownFacts } }: CallToWeigh): number {
  if (openFacts.length === 0) return -2
  return openFacts.length >= knownFacts.length ? 1 : 0
}

/** Whoever was just called badly is not called again at once: the call itself can be retried, and others are fresh. */
function justWeakWorth({ candidate, recentCalls }: CallToWeigh): number {
  const [newest] = recentCalls
  const isWeak = newest !== undefined && newest.score !== null && newest.score < tooHardBelow
  return isWeak && newest.personaId === candidate.personaId ? -4 : 0
}

/** The same person again, the third call running at one company, or the fourth running of one kind teach less each time. */
function varietyWorth({ candidate, type, recentCalls }: CallToWeigh): number {
  const [newest] = recentCalls
  const ofLast = (count: number, same: (call: NextCallInput['recentCalls'][number]) => boolean): boolean =>
    recentCalls.length >= count && recentCalls.slice(0, count).every(same)
  return (
    (newest?.personaId === candidate.personaId ? -3 : 0) +
    (ofLast(2, ({ accountId }) => accountId === candidate.accountId) ? -1 : 0) +
    (ofLast(3, (call) => call.type === type) ? -1 : 0)
  )
}

/** Who asks for another means another company first: a colleague of whoever was passed over comes after the others. */
const passedOver = ({ candidate, passedAccounts = [] }: CallToWeigh): number =>
  passedAccounts.includes(candidate.accountId) ? -10 : 0

/**
 * All that speaks for a call or against it, each part in points. They only compare with one another, and are set by hand, so
 * that what was agreed or said of somebody outweighs the rep's weakest skill. What else should weigh is one more part here.
 */
const parts: Readonly<Record<string, (call: CallToWeigh) => number>> = {
  stage: ({ candidate }) => {
    const due = checkInReason(candidate)
    return due === null ? stageWorth[candidate.stage] : checkInWorth[due]
  },
  lastCall: lastCallWorth,
  ofColleague: ofColleagueWorth,
  movesDeal: ({ candidate, type }) => (candidate.movingTypes.includes(type) && !isClosed(candidate) ? movesWorth : 0),
  openPromise: promiseWorth,
  timeSinceLastCall: timeWorth,
  namedByColleague: ({ candidate }) =>
    standingCall(candidate) === null && candidate.namedBy.length > 0 ? namedWorth : 0,
  unknownFacts: factsWorth,
  weakestSkill: ({ weakest, type }) => (weakest !== null && practises(weakest.skill, type) ? skillWorth : 0),
  justWeak: justWeakWorth,
  variety: varietyWorth,
  passedOver,
}

/** How much speaks for a call, in points: the sum of its parts. Higher is better; about -40 to 20. */
export const worthOf = (call: CallToWeigh): number => Object.values(parts).reduce((sum, part) => sum + part(call), 0)
