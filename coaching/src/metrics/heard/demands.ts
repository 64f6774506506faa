import type { Quote } from '@ringside/contract'
import { demandId } from '../../buyer/terms/bargain.ts'
import { demands, returns, type Demand } from '../../buyer/terms/content.ts'
import { shareOf, sizeFor, spoken } from '../../buyer/terms/demands.ts'
import { bargainIn } from '../../speech/bargaining.ts'
import { quantitiesIn } from '../../speech/quantities.ts'
import { callTypeTraits } from '../../call-types/call-types.ts'
import { creditFor, isHeldAgainst } from './credits.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './objections.ts'
import { openingOf } from './spans.ts'

/** The check that sees whether something was asked for a concession. */
export const tradedCheck = 'objections.traded'

/** What the practice buyer demanded; null for a worry, and for what is known by its words alone. */
export function demandOf({ id }: Pick<HeardObjection, 'id'>): Demand | null {
  return demands.find((demand) => demandId(demand.id) === id) ?? null
}

/** The terms are what this call is about. */
export const isBargain = ({ type }: Pick<HeardCall, 'type'>): boolean => callTypeTraits[type].aboutTerms

const isPractised = ({ buyer }: HeardCall): boolean => buyer.some(({ mind }) => mind !== null)

/** A percentage, or something thrown in: what sellers give away in so many words. */
const thrownIn = /\b(throw|include|free|on us|waive|no charge)\b/iu

/** By the words alone: something is granted, and something is wanted for it or not. */
function spokenBargain(turn: HeardTurn): 'gift' | 'trade' | null {
  const { grant, returns: wanted, asksReturn } = bargainIn(turn.heard, { blind: [], isOfPrice: true, isOfTime: false })
  if (grant === null) return null
  const isConcession = grant.figures.some(({ unit }) => unit === 'percent') || thrownIn.test(grant.words)
  if (!isConcession) return null
  return wanted.length > 0 || asksReturn ? 'trade' : 'gift'
}

/** The line gave something, and asked nothing for it. */
export function isGift(call: HeardCall, turn: HeardTurn): boolean {
  if (!isBargain(call)) return false
  return isPractised(call) ? isHeldAgainst(call, turn, tradedCheck) : spokenBargain(turn) === 'gift'
}

/** The line asked for something in return, or took up what was offered for it. */
export function tradeIn(call: HeardCall, turn: HeardTurn): Quote | null {
  if (!isBargain(call)) return null
  if (isPractised(call)) return creditFor(call, turn, tradedCheck)
  return spokenBargain(turn) === 'trade' ? openingOf(turn) : null
}

/** What was given for nothing: the line, and the demand it met where the practice buyer made it. */
export function giftsIn(
  call: HeardCall,
  objections: readonly HeardObjection[],
): { turn: HeardTurn; objection: HeardObjection | null }[] {
  return call.rep
    .filter((turn) => isGift(call, turn))
    .map((turn) => ({ turn, objection: objections.findLast(({ raised }) => raised.at < turn.at) ?? null }))
}

/** What a rep could offer, and what they could ask for it: "five per cent off", "sign for two years". */
export function fairTrade({ raised, span }: HeardObjection, demand: Demand): { part: string; ask: string } {
  const named = quantitiesIn(raised.heard.slice(span.start, span.end).toLowerCase())
  const figure = demand.unit === null ? 1 : (named.find(({ unit }) => unit === demand.unit)?.value ?? demand.asked[1])
  const part = sizeFor(demand, 0.5, figure)
  const [kind] = demand.gives
  const size = shareOf(demand, part, figure) > 0 ? part : figure
  return { part: spoken(demand, size), ask: kind === undefined ? 'meet me there' : returns[kind].ask }
}
