import type { Demand } from '../buyer/terms/content.ts'
import { fairTrade } from '../metrics/heard/demands.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { vary } from '../metrics/wording.ts'
import type { Situation } from './say-it-better.ts'

/** What they said when asked what lies behind it, by the practice buyer's own words; null where nobody asked. */
function asked({ evidence }: Situation, { replies }: HeardObjection): boolean {
  return replies.some((reply) =>
    (evidence.call.turns[reply.at + 1]?.mind?.changes ?? []).some(({ reason }) => reason.includes('lies behind')),
  )
}

/** A line that gives a part and asks for something of this demand's own, once what lies behind it is known. */
export function betterTerms(situation: Situation, objection: HeardObjection, demand: Demand): string {
  const { part, ask } = fairTrade(objection, demand)
  const { at } = objection.raised
  if (!asked(situation, objection))
    return vary(at, [
      `That’s fair to ask. What is behind it for you? I can’t give it away, but if you could ${ask}, I can offer ${part}.`,
      `I understand. Tell me what you need it for, and then let’s trade: ${part}, if you could ${ask}.`,
    ])
  return vary(at, [
    `Thank you, that helps. If you could ${ask}, I can offer ${part}. Would that get you there?`,
    `Then let me meet you there: ${part}, and in return you ${ask}. Does that work for you?`,
  ])
}
