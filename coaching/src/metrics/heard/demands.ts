import type { Quote } from '@ringside/contract'
import { demandId } from '../../buyer/terms/bargain.ts'
import { demands, returns, type Demand } from '../../buyer/terms/content.ts'
import { shareOf, sizeFor, spoken } from '../../buyer/terms/demands.ts'
import { bargainIn } from '../../speech/bargaining.ts'
import { quantitiesIn } from '../../speech/quantities.ts'
import { callTypeTraits } from '../../call-types/call-types.ts'
import { isOfTerms } from '../../speech/credits.ts'
import { creditFor, isHeldAgainst } from './credits.ts'
import { isPractised, type HeardCall, type HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './heard-objection.ts'
import { openingOf } from './spans.ts'
import { saidSentences, type Span } from './words.ts'

/** The check that sees whether something was asked for a concession. */
export const tradedCheck = 'objections.traded'

/** What the practice buyer demanded; null for a worry, and for what is known by its words alone. */
export function demandOf({ id }: Pick<HeardObjection, 'id'>): Demand | null {
  return demands.find((demand) => demandId(demand.id) === id) ?? null
}

/** The terms are what this call is about. */
export const isBargain = ({ type }: Pick<HeardCall, 'type'>): boolean => callTypeTraits[type].aboutTerms

/** A percentage, or something thrown in: what sellers give away in so many words. */
const thrownIn = /\b(throw|include|free|on us|waive|no charge|for nothing|on the house)\b/iu

const listening = { blind: [], isOfPrice: true, isOfTime: false } as const

/** By the words alone: something is granted, and something is wanted for it or not. */
function spokenBargain(turn: HeardTurn): 'gift' | 'trade' | null {
  const { grant, returns: wanted, asksReturn } = bargainIn(turn.heard, listening)
  if (grant === null) return null
  if (wanted.length > 0) return 'trade'
  const isConcession = grant.figures.some(({ unit }) => unit === 'percent') || thrownIn.test(grant.words)
  if (!isConcession) return null
  return asksReturn ? 'trade' : 'gift'
}

/** Before a practice buyer has demanded anything, or once it is settled, what is given is known by the words alone. */
function isUnheard({ turns }: HeardCall, turn: HeardTurn): boolean {
  return !(turns[turn.at + 1]?.mind?.changes ?? []).some(({ reason }) => isOfTerms(reason))
}

/** "And for that you'd sign for two years": it points back at what was given. */
const inReturn = /\b(?:in (?:return|exchange)|(?:for|against) (?:that|it|this|the discount|those|these))\b/iu

/** What is asked for it in the very next line is asked in return. Another thing that is traded then leaves it given away. */
function isPaidFor(call: HeardCall, turn: HeardTurn): boolean {
  const next = call.turns[turn.at + 2]
  if (call.turns[turn.at + 1]?.speaker !== 'buyer' || next?.speaker !== 'rep' || !inReturn.test(next.heard))
    return false
  const [gave, gives] = [grantedBy(turn), grantedBy(next)]
  if (gave !== null && gives !== null && gave.id !== gives.id) return false
  const { returns: wanted, asksReturn } = bargainIn(next.heard, listening)
  return wanted.length > 0 || asksReturn
}

/** The line gave something, and nothing was asked for it, there or in the line after. */
export function isGift(call: HeardCall, turn: HeardTurn): boolean {
  if (!isBargain(call) || isPaidFor(call, turn)) return false
  if (isPractised(call) && isHeldAgainst(call, turn, tradedCheck)) return true
  return (!isPractised(call) || isUnheard(call, turn)) && spokenBargain(turn) === 'gift'
}

/** The line asked for something in return, or took up what was offered for it. */
export function tradeIn(call: HeardCall, turn: HeardTurn): Quote | null {
  if (!isBargain(call)) return null
  if (isPractised(call)) return creditFor(call, turn, tradedCheck)
  const before = call.turns[turn.at - 2]
  const pays = before?.speaker === 'rep' && spokenBargain(before) === 'gift' && isPaidFor(call, before)
  return pays || spokenBargain(turn) === 'trade' ? openingOf(turn) : null
}

/** Something given for nothing. */
export type Gift = {
  turn: HeardTurn
  /** The sentence that gives it. */
  span: Span
  /** What it was a part of: the term its words name, else the demand on the table. Null where neither is known. */
  demand: Demand | null
  /** The buyer had asked for it, here; null where they had not. */
  asked: HeardObjection | null
}

/** The term that a line grants by its own words. */
function grantedBy({ heard }: HeardTurn): Demand | null {
  const words = bargainIn(heard, listening).grant?.words
  return words === undefined ? null : (demands.find(({ own }) => new RegExp(own).test(words)) ?? null)
}

/** Who says that it is too expensive has asked for something off the price. */
function isAskedFor({ id, family, raised }: HeardObjection, demand: Demand | null): boolean {
  const made = demandOf({ id })
  if (demand === null || made !== null) return demand === null || made?.id === demand.id
  return new RegExp(demand.own).test(raised.heard.toLowerCase()) || (demand.id === 'discount' && family === 'price')
}

/** What was given for nothing, in the order of the call. */
export function giftsIn(call: HeardCall, objections: readonly HeardObjection[]): Gift[] {
  return call.rep
    .filter((turn) => isGift(call, turn))
    .map((turn) => {
      const before = objections.filter(({ raised }) => raised.at < turn.at)
      const named = grantedBy(turn)
      const asked = before.findLast((one) => isAskedFor(one, named)) ?? null
      const span = saidSentences(turn).find(
        ({ start, end }) => bargainIn(turn.heard.slice(start, end), listening).grant !== null,
      )
      return {
        turn,
        span: span ?? { start: 0, end: turn.words.length },
        demand: named ?? (asked === null ? null : demandOf(asked)),
        asked,
      }
    })
}

/** What can be asked for a part of this demand: "sign for two years". */
export function askedFor({ gives: [kind] }: Demand): string {
  return kind === undefined ? 'meet me there' : returns[kind].ask
}

/** What a rep could offer, and what they could ask for it: "five per cent off", "sign for two years". */
export function fairTrade({ raised, span }: HeardObjection, demand: Demand): { part: string; ask: string } {
  const named = quantitiesIn(raised.heard.slice(span.start, span.end).toLowerCase())
  const figure = demand.unit === null ? 1 : (named.find(({ unit }) => unit === demand.unit)?.value ?? demand.asked[1])
  const part = sizeFor(demand, 0.5, figure)
  const size = shareOf(demand, part, figure) > 0 ? part : figure
  return { part: spoken(demand, size), ask: askedFor(demand) }
}
