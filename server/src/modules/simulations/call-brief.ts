import { toldBefore, withSharedPast } from '@ringside/coaching/buyer/shared-past'
import type { getCallBrief } from '@ringside/contract'
import type { z } from 'zod'
import { plannedFacts, type CallSubject } from './plan.ts'

export type CallBrief = z.output<typeof getCallBrief.response>

/**
 * What the rep reads before they call: the same past and the same plan the call will have, as neither depends on its seed.
 * What this buyer takes as said stands apart from what was really found, also where a colleague told it: the rep looks for
 * no call they never had, and knows what they may hold the buyer to.
 */
export function briefOf(call: CallSubject): CallBrief {
  const told = new Set(call.memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven))
  const begun = withSharedPast(call)
  const saidBefore = toldBefore(begun).filter(({ id }) => !told.has(id))
  const apart = new Set(saidBefore.map(({ id }) => id))
  return {
    known: (begun.known ?? []).map(({ factId }) => factId).filter((id) => !apart.has(id)),
    saidBefore: saidBefore.map(({ id, summary }) => ({ factId: id, summary })),
    toFind: plannedFacts(begun).map(({ id, label }) => ({ factId: id, label })),
  }
}
