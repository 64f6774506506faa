import type { CallType } from '@ringside/contract'
import { typeFor } from './call-type.ts'
import type { Candidate, NextCall, NextCallInput } from './candidate.ts'
import { reasonFor } from './reason.ts'
import { withinReach } from './within-reach.ts'
import { worthOf } from './worth.ts'

/** Everybody but the one who was called the last two times, as long as somebody else has an open deal. */
function turnsToCall({ candidates, recentCalls }: NextCallInput): readonly Candidate[] {
  const [newest, second] = recentCalls
  if (newest === undefined || newest.personaId !== second?.personaId) return candidates
  const others = candidates.filter(({ personaId }) => personaId !== newest.personaId)
  return others.some(({ stage }) => stage !== 'won' && stage !== 'lost') ? others : candidates
}

/** A call that speaks most for itself among some, and by how much: `worth` only compares with that of another. */
export type BestCall = { candidate: Candidate; type: CallType; worth: number }

/** The one for whom most speaks, as `worth.ts` weighs it; of equals the lowest id. null when there is nobody to call. */
export function bestCall(input: NextCallInput): BestCall | null {
  const [best] = turnsToCall(input)
    .map((candidate) => {
      const type = typeFor(candidate, input.weakest)
      return { candidate, type, worth: worthOf({ ...input, candidate, type }) }
    })
    .toSorted((a, b) => b.worth - a.worth || (a.candidate.personaId < b.candidate.personaId ? -1 : 1))
  return best ?? null
}

/**
 * Whom to call next, why, and how. The same person is not suggested three times running while there is anybody else whose deal is
 * open. Not random. null when there is nobody to call.
 */
export function suggestNextCall(input: NextCallInput): NextCall | null {
  const best = bestCall(input)
  if (best === null) return null
  const { candidate, type } = best
  return {
    personaId: candidate.personaId,
    reason: reasonFor(candidate, type, input.weakest),
    suggestedCallType: type,
    suggestedDifficulty: withinReach(candidate.difficulty, input.recentCalls),
  }
}
