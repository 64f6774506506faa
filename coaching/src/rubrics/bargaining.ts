import type { Quote } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { demandOf, fairTrade, giftsIn, isBargain, tradeIn, tradedCheck } from '../metrics/heard/demands.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { saidIn } from '../metrics/heard/words.ts'
import { quantitiesIn } from '../speech/quantities.ts'
import { met, noOccasion, unmet, type Check, type Finding } from './rubric.ts'

/** What the first thing given for nothing could have brought: "sign for two years". Null where nothing was given so. */
export function missedTrade({ call, objections }: CallEvidence): { given: string; ask: string; part: string } | null {
  const [gift] = giftsIn(call, objections)
  if (gift === undefined) return null
  const { objection, turn } = gift
  const demand = objection === null ? null : demandOf(objection)
  if (objection === null || demand === null)
    return {
      given: saidIn(turn, { start: 0, end: Math.min(turn.words.length, 80) }),
      ask: 'sign for longer, or sooner',
      part: 'half of it',
    }
  return { given: demand.about, ...fairTrade(objection, demand) }
}

/** A concession that something was asked for is worth something to both; one given for nothing brings the next demand. */
export const traded: Check = {
  key: tradedCheck,
  text: 'Asked for something in return',
  find: ({ call, objections }) => {
    const gifts = giftsIn(call, objections)
    const trades = call.rep.flatMap((turn) => tradeIn(call, turn) ?? [])
    const [gift] = gifts
    if (gift !== undefined) return unmet(openingOf(gift.turn))
    return trades.length > 0 ? met(trades[0]) : noOccasion
  },
  advice: (evidence) => {
    const missed = missedTrade(evidence)
    return missed === null
      ? `When you give ${evidence.buyerName} something, ask for something.`
      : `You gave way on ${missed.given} and asked for nothing. Say: “If you could ${missed.ask}, I can offer ${missed.part}.”`
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

/** To say a demand back ties nothing to their trouble: in a practised bargain the buyer's own credit for it decides. */
export function notInBargain({ call, objections }: CallEvidence): Finding | null {
  const [first] = objections
  if (!isBargain(call) || first === undefined || demandOf(first) === null) return null
  return unmet(quoteOfSpan(first.raised, first.span))
}
