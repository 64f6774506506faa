import type { CallType, Outcome } from '@ringside/contract'
import { typeFor } from './call-type.ts'
import type { Candidate, NextCall, NextCallInput } from './candidate.ts'
import { checkInReason, type CheckInReason } from './customer.ts'
import { practises } from './practice.ts'
import { reasonFor } from './reason.ts'
import { withinReach } from './within-reach.ts'

/**
 * What speaks for a call, in points that only compare with one another; set by hand, so that what was agreed or said of
 * somebody outweighs the rep's weakest skill. A closed deal is called only where no other is left, but for a customer who is
 * owed a call.
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
/** What a reason to check in is worth instead of the stage: an open complaint comes before most of what can be sold. */
const checkInWorth: Record<CheckInReason, number> = { 'complaint-open': 6, 'repair-promised': 5, 'long-quiet': 4 }

function worthOf(candidate: Candidate, type: CallType, { recentCalls, weakest }: NextCallInput): number {
  const { lastCall, personaId } = candidate
  const due = checkInReason(candidate)
  return (
    (due === null ? stageWorth[candidate.stage] : checkInWorth[due]) +
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
