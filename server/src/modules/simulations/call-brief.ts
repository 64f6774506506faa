import { withSharedPast } from '@ringside/coaching/buyer/shared-past'
import type { getCallBrief } from '@ringside/contract'
import type { z } from 'zod'
import { plannedFacts, type CallSubject } from './plan.ts'

export type CallBrief = z.output<typeof getCallBrief.response>

/**
 * What the rep reads before they call: the same past and the same plan the call will have, as neither depends on its seed.
 * What was really found stands apart from what the type presupposes, so that nobody looks for a call they never had.
 */
export function briefOf(call: CallSubject): CallBrief {
  const found = new Set(call.known?.map(({ factId }) => factId))
  const begun = withSharedPast(call)
  const known = begun.known ?? []
  return {
    known: known.filter(({ factId }) => found.has(factId)).map(({ factId }) => factId),
    saidBefore: known.filter(({ factId }) => !found.has(factId)).map(({ factId, summary }) => ({ factId, summary })),
    toFind: plannedFacts(begun).map(({ id, label }) => ({ factId: id, label })),
  }
}
