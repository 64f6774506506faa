import type { CallType } from '@ringside/contract'
import { suits, whenDue, type AssignedCall } from './assigned.ts'
import { briefReason } from './brief-reason.ts'
import type { Candidate, NextCallInput } from './candidate.ts'
import { bestCall, type BestCall } from './suggest-next-call.ts'

/** The next call at one account. */
export type AccountNextCall = {
  accountId: string
  personaId: string
  suggestedCallType: CallType
  /** A few words: "Meeting agreed 3 days ago". */
  why: string
}

/** `place` orders what presses: what is assigned first, as it is due, then what is worth most. */
type Placed = AccountNextCall & { place: readonly [assigned: number, worth: number] }

const nextCall = (
  { candidate: { accountId, personaId }, type, worth }: BestCall,
  why: string,
  nth: number,
): Placed => ({
  accountId,
  personaId,
  suggestedCallType: type,
  why,
  place: [nth, -worth],
})

/** What is assigned, by the account whose people it suits, in the order given. */
function assignedAt(assigned: readonly AssignedCall[], candidates: readonly Candidate[]) {
  const accountOf = new Map(candidates.map(({ personaId, accountId }) => [personaId, accountId]))
  const at = new Map<string, Array<{ call: AssignedCall; nth: number }>>()
  for (const [nth, call] of assigned.entries()) {
    const own = call.personaId === null ? undefined : accountOf.get(call.personaId)
    for (const accountId of new Set([...(call.accountIds ?? []), ...(own === undefined ? [] : [own])]))
      at.set(accountId, [...(at.get(accountId) ?? []), { call, nth }])
  }
  return at
}

/**
 * The call that comes next at each account with somebody to call, and what presses most first. It is the one that `suggestAssigned`
 * and `suggestNextCall` name when they are asked about that account alone.
 */
export function nextCallAtEach(input: NextCallInput, assigned: readonly AssignedCall[]): AccountNextCall[] {
  const asked = assignedAt(assigned, input.candidates)
  const placed = [...Map.groupBy(input.candidates, ({ accountId }) => accountId)].flatMap(([accountId, there]) => {
    for (const { call, nth } of asked.get(accountId) ?? []) {
      const best = bestCall({ ...input, candidates: there.filter((candidate) => suits(call, candidate)) })
      if (best !== null) return nextCall({ ...best, type: call.type }, `Assigned, ${whenDue(call)}`, nth)
    }
    const best = bestCall({ ...input, candidates: there })
    return best === null ? [] : nextCall(best, briefReason(best.candidate, best.type), assigned.length)
  })
  return placed
    .toSorted(({ place: a }, { place: b }) => a[0] - b[0] || a[1] - b[1])
    .map(({ place: _place, ...call }) => call)
}
