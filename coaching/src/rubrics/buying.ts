import type { Act, Quote } from '@ringside/contract'
import { decidersNamed, namedToUs } from '../metrics/heard/deciders.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardCall } from '../metrics/heard/heard-call.ts'
import { listed } from '../metrics/wording.ts'
import { askedIn, asks, findsOut, namesIt } from './asked-in.ts'
import { buyingParts, buyingWords, painWords } from './asked-words.ts'
import { met, noOccasion, unmet, type Check, type Finding } from './rubric.ts'

/** How a company buys has three parts; each is named as a question and as what to ask next. */
const wordsOf: Partial<Record<Act, { asked: string; ask: string }>> = {
  q_authority: { asked: 'who decides', ask: 'who else would have a say' },
  q_timeline: { asked: 'by when', ask: 'by when it would have to be better' },
  q_budget: { asked: 'with what money', ask: 'out of which budget it would come' },
}

type Part = { asked: Quote; told: boolean }

/** What a call asked about one part of buying: the question that was answered, else the first one put. */
export function partAsked(call: HeardCall, act: Act, words: RegExp): Part | null {
  const asked = call.rep.flatMap((turn) => {
    const quote = askedIn(turn, [act], words)
    // "And when an order changes?" is heard as asking for a date, and asks what goes wrong.
    if (quote === null || (painWords.test(quote.quote) && !words.test(quote.quote))) return []
    return [{ asked: quote, told: findsOut(call, turn, namesIt) }]
  })
  const told = asked.filter((part) => part.told)
  return told.find((part) => words.test(part.asked.quote)) ?? told[0] ?? asked[0] ?? null
}

function buyingFound({ call, ...evidence }: CallEvidence): Finding {
  if (call.type === 'referral') return noOccasion
  if (call.type !== 'discovery')
    return asks(['q_authority', 'q_timeline', 'q_budget'], buyingWords)({ call, ...evidence })
  const parts = buyingParts.flatMap(([act, words]) => partAsked(call, act, words) ?? [])
  const found = parts.filter(({ told }) => told).map(({ asked }) => asked)
  return found.length >= 2 ? met(...found) : unmet(...found)
}

/** What was asked of how they buy, and what is left to ask, each in words that can follow "You asked" and "Ask them". */
export function buyingAsked({ call }: CallEvidence): { asked: string[]; left: string[]; toAsk: string[] } {
  const parts = buyingParts.map(([act, words]) => ({
    words: wordsOf[act],
    known: partAsked(call, act, words) !== null,
  }))
  const named = (known: boolean) => parts.flatMap((part) => (part.known === known ? (part.words ?? []) : []))
  return {
    asked: named(true).map(({ asked }) => asked),
    left: named(false).map(({ asked }) => asked),
    toAsk: named(false).map(({ ask }) => ask),
  }
}

function adviceOf(evidence: CallEvidence): string {
  const { call, buyerName } = evidence
  const { asked, toAsk } = buyingAsked(evidence)
  const named = decidersNamed(call, call.turns.length, [buyerName])
  const rest = toAsk.filter((part) => !/who else/u.test(part))
  if (named.length > 0) {
    const also = rest[0] === undefined ? '' : `, and ${rest[0]}`
    return `${buyerName} named ${namedToUs(named)}. Ask what they will want to know${also}.`
  }
  if (asked.length === 0)
    return `Ask ${buyerName} who else would have a say and by when it would have to be better, before you ask for a meeting.`
  if (toAsk.length < 2) return `You asked ${listed(asked)}. Stay until ${buyerName} gives you a name, a date or a sum.`
  return `You asked ${listed(asked)}. Ask ${buyerName} as well ${listed(toAsk)}.`
}

/** Whether the rep found out how they would buy. */
export const buying: Check = {
  key: 'discovery.buying',
  text: 'Asked who decides, by when or with what money; on discovery, at least two of them',
  find: buyingFound,
  advice: adviceOf,
}
