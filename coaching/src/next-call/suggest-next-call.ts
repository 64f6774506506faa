import type { CallType, Outcome } from '@ringside/contract'
import { playableCallTypeSchema } from '@ringside/contract/simulations/vocabulary'
import type { Candidate, LastCall, NextCall, NextCallInput } from './candidate.ts'
import { practises } from './practice.ts'
import { reasonFor } from './reason.ts'
import { withinReach } from './within-reach.ts'

/**
 * What speaks for a call, in points that only compare with one another; set by hand, so that what was agreed or said of
 * somebody outweighs the rep's weakest skill. A closed deal is called only where no other is left.
 */
const stageWorth: Record<Candidate['stage'], number> = {
  researching: 2,
  contacted: 3,
  discovery: 4,
  evaluation: 4,
  negotiation: 3,
  won: -20,
  lost: -20,
}

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
const nothingToFindWorth = -2
const justCalledWorth = -3

/**
 * What was agreed is the next call. A cold call wins time to be asked; whoever has told what hurts is shown what is done
 * about it, unless a reason against it is left to be talked about first; after those, what is still to find is left, and then the terms.
 */
function typeOfMeeting({ factsOpen }: Candidate, { type, openObjections }: LastCall): CallType {
  if (type === 'cold-call') return 'discovery'
  if (openObjections.length > 0 || type === 'demo') return 'objection-handling'
  if (type === 'discovery') return 'demo'
  return factsOpen.length > 0 ? 'discovery' : 'negotiation'
}

/** Only what can be practised is suggested. */
const isPlayable = (type: CallType): boolean => playableCallTypeSchema.safeParse(type).success

function typeFor(candidate: Candidate, weakest: NextCallInput['weakest']): CallType {
  const { lastCall } = candidate
  if (lastCall === null) return candidate.namedBy.length > 0 ? 'discovery' : 'cold-call'
  if (lastCall.outcome === 'meeting') return typeOfMeeting(candidate, lastCall)
  if (lastCall.outcome === 'terms-agreed' || lastCall.outcome === 'terms-conceded')
    return isPlayable('closing') ? 'closing' : 'negotiation'
  if (lastCall.outcome === 'hung-up' || lastCall.outcome === 'brush-off' || lastCall.outcome === 'abandoned') {
    return lastCall.openObjections.length > 0 && lastCall.type !== 'cold-call' ? 'objection-handling' : lastCall.type
  }
  if (lastCall.openObjections.length > 0) return 'objection-handling'
  // Whose worry is settled is asked for the step; to look for more objections would undo that.
  if (lastCall.outcome === 'objection-settled') return 'discovery'
  if (lastCall.type === 'demo') return 'demo'
  return weakest?.skill === 'objections' && candidate.factsKnown.length >= 2 ? 'objection-handling' : 'discovery'
}

function worthOf(candidate: Candidate, type: CallType, { recentCalls, weakest }: NextCallInput): number {
  const { lastCall, personaId } = candidate
  return (
    stageWorth[candidate.stage] +
    (lastCall === null ? neverCalledWorth : outcomeWorth[lastCall.outcome]) +
    (lastCall === null && candidate.namedBy.length > 0 ? namedWorth : 0) +
    (weakest !== null && practises(weakest.skill, type) ? skillWorth : 0) +
    (candidate.factsOpen.length === 0 ? nothingToFindWorth : 0) +
    (recentCalls[0]?.personaId === personaId ? justCalledWorth : 0)
  )
}

/** Everybody but the one who was called the last two times, as long as somebody else has an open deal. */
function turnsToCall({ candidates, recentCalls }: NextCallInput): readonly Candidate[] {
  const [newest, second] = recentCalls
  if (newest === undefined || newest.personaId !== second?.personaId) return candidates
  const others = candidates.filter(({ personaId }) => personaId !== newest.personaId)
  return others.some(({ stage }) => stage !== 'won' && stage !== 'lost') ? others : candidates
}

/**
 * Whom to call next, why, and how: the person whose account, last call and colleagues ask for it most, weighed with the
 * rep's weakest criterion. The same person is not suggested three times running while there is anybody else whose deal is
 * open. Not random: of equals the lowest id. null when there is nobody to call.
 */
export function suggestNextCall(input: NextCallInput): NextCall | null {
  const ranked = turnsToCall(input)
    .map((candidate) => {
      const type = typeFor(candidate, input.weakest)
      return { candidate, type, worth: worthOf(candidate, type, input) }
    })
    .toSorted((a, b) => b.worth - a.worth || (a.candidate.personaId < b.candidate.personaId ? -1 : 1))
  const [best] = ranked
  if (best === undefined) return null
  const { candidate, type } = best
  return {
    personaId: candidate.personaId,
    reason: reasonFor(candidate, type, input.weakest),
    suggestedCallType: type,
    suggestedDifficulty: withinReach(candidate.difficulty, input.recentCalls),
  }
}
