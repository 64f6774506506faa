import type { Quote } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { askedFor, demandOf, fairTrade, giftsIn, isBargain, tradeIn, tradedCheck } from '../metrics/heard/demands.ts'
import { isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { recallsToldBefore } from '../metrics/heard/told-before.ts'
import { briefly } from '../metrics/wording.ts'
import { quantitiesIn } from '../speech/quantities.ts'
import { met, noOccasion, unmet, type Check, type Finding } from './rubric.ts'

/** What the first thing given for nothing was, and could have brought: "sign for two years". */
export type MissedTrade = { gave: string; ask: string; say: string }

/** Null where nothing was given for nothing. */
export function missedTrade({ call, objections, buyerName }: CallEvidence): MissedTrade | null {
  const [gift] = giftsIn(call, objections)
  if (gift === undefined) return null
  const { asked, demand, turn, span } = gift
  const said = briefly(turn, span, 60)
  if (asked === null)
    return {
      gave: `gave “${said}” before ${buyerName} had asked for it, and`,
      ask: demand === null ? 'sign for longer, or sooner' : askedFor(demand),
      say: `Keep it until ${buyerName} asks, and ask for something then.`,
    }
  if (demand === null) {
    const ask = 'sign for longer, or sooner'
    return { gave: `gave “${said}” and`, ask, say: `Say: “If you could ${ask}, I can offer half of it.”` }
  }
  const { part, ask } = fairTrade(asked, demand)
  return { gave: `gave way on ${demand.about} and`, ask, say: `Say: “If you could ${ask}, I can offer ${part}.”` }
}

/** A concession that something was asked for is worth something to both; one given for nothing brings the next demand. */
export const traded: Check = {
  key: tradedCheck,
  text: 'Asked for something in return',
  find: ({ call, objections }) => {
    const gifts = giftsIn(call, objections)
    const trades = call.rep.flatMap((turn) => tradeIn(call, turn) ?? [])
    const [gift] = gifts
    if (gift !== undefined) return unmet(quoteOfSpan(gift.turn, gift.span))
    return trades.length > 0 ? met(trades[0]) : noOccasion
  },
  advice: (evidence) => {
    const missed = missedTrade(evidence)
    return missed === null
      ? `When you give ${evidence.buyerName} something, ask for something.`
      : `You ${missed.gave} asked for nothing. ${missed.say}`
  },
}

/** In a bargain what is sold stands against what the buyer wants off it, whether or not anything more is said of it. */
export function hasDemands({ call, objections }: CallEvidence): boolean {
  return isBargain(call) && objections.length > 0
}

/** The first line that traded one figure against something: both can be held to it. */
export function tradeInFigures(call: CallEvidence['call']): Quote | null {
  const trade = call.rep.find(
    (turn) => tradeIn(call, turn) !== null && quantitiesIn(turn.heard.toLowerCase()).length > 0,
  )
  return trade === undefined ? null : openingOf(trade)
}

/**
 * To say a demand back ties nothing to their trouble: what an earlier talk had brought out does, and in a practised bargain
 * the buyer's own credit.
 */
export function notInBargain({ call, objections, toldBefore }: CallEvidence): Finding | null {
  const [first] = objections
  if (!isBargain(call) || first === undefined || demandOf(first) === null) return null
  for (const turn of call.rep) {
    const held = isPressing(turn) || wentPast(call, turn) ? null : recallsToldBefore(turn, toldBefore)
    if (held !== null) return met(quoteOfSpan(turn, held))
  }
  return unmet(quoteOfSpan(first.raised, first.span))
}
