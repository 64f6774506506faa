import { priceMentioned } from '../acts/details.ts'
import { amountsIn } from './heard/amounts.ts'
import type { HeardCall, HeardTurn } from './heard/heard-call.ts'
import { does } from './heard/acts-done.ts'
import { spanQuote, quoteOfSpan } from './heard/spans.ts'
import { sentencesOf } from './heard/words.ts'
import { bestStep } from './heard/steps.ts'
import { upperFirst } from './wording.ts'
import { clock, round, type Measure } from './measure.ts'

/** Whether the next step stands: 1 when what, who and when were said and the buyer agreed to it, 0 when not. */
export const nextStep: Measure = ({ steps }) => {
  const step = bestStep(steps)
  if (step === null) {
    return {
      applies: true,
      value: 0,
      display: 'None',
      estimated: false,
      at: null,
      verdict: { verdict: 'low', text: 'Not shown' },
    }
  }
  if (step.agreed === null) {
    return {
      applies: true,
      value: 0,
      display: 'Asked, not agreed',
      estimated: false,
      at: quoteOfSpan(step.turn, step.span),
      verdict: { verdict: 'low', text: 'Not agreed' },
    }
  }
  const parts = [
    ['what', step.what],
    ['who', step.who],
    ['when', step.when],
  ] as const
  const said = parts.filter(([, words]) => words !== null).map(([name]) => name)
  const open = parts.filter(([, words]) => words === null).map(([name]) => name)
  const complete = open.length === 0
  return {
    applies: true,
    value: complete ? 1 : 0,
    display: complete ? 'What, who and when' : describe(said, open),
    estimated: false,
    at: quoteOfSpan(step.turn, step.span),
    verdict: complete ? { verdict: 'good', text: 'Good' } : { verdict: 'low', text: 'Incomplete' },
  }
}

function describe(said: readonly string[], open: readonly string[]): string {
  const first = said.length === 0 ? 'Asked' : upperFirst(said.join(' and '))
  return `${first}, no ${open.join(' or ')}`
}

/** Words that make a sum the buyer's own money: what they lose, save or spend. */
const otherMoney =
  /\b(sav(e|es|ed|ing)|cut|los(e|es|ing|t)|wast(e|es|ed|ing)|you (said|told|mentioned|spend|pay)|you['’]re (spending|paying)|adds? up|in overtime|on (the )?agency|costs? (you|them)|costing|cost you|budget|revenue|worth|that['’]s what you|recover\w*|raised)\b/iu
const theirPrice =
  /\b(it['’]?s|that['’]?s|we charge|we['’]re (at|around|about)|our (price|pricing|plan|fee|licen[cs]e)|the price|pric(e|es|ed|ing)|it (costs|runs|comes to)|starts? (at|from)|normally|per (user|seat|month|year)|(a|an|each|every) (user|seat|month|year)|off|discount)\b/iu

/** So said, a sum is the rep's own price whatever else the sentence speaks of. */
const ownPrice = /\b(we charge|our (price|pricing|plan|fee|licen[cs]e)|the price|priced|per (user|seat)|discount)\b/iu

/** Summing up asks the buyer whether it is so: what is in it is theirs, sums and all. */
const confirming =
  /\b(does that (match|fit|sound)|(is|was) that (about |still )?(right|correct|it)|(have|did) i (got|get|heard|hear|understood))\b[^.?!]*\?/iu

/** What the buyer has named before this turn is their money when the rep says it back. */
function buyersAmounts({ buyer }: HeardCall, before: HeardTurn): ReadonlySet<number> {
  return new Set(buyer.filter((turn) => turn.at < before.at).flatMap((turn) => amountsIn(turn.heard)))
}

/**
 * Where the rep names their price: a sum in a turn that does the act of pricing, or one in a sentence that puts it as a
 * price. A saving or a loss is money too, and is no price; nor is the buyer's own figure said back to them.
 */
function priceIn(call: HeardCall, turn: HeardTurn): number | null {
  const priced = does(turn, ['pricing']) !== null
  const sumsUp = confirming.test(turn.heard)
  for (const { start, end } of sentencesOf(turn.heard)) {
    const sentence = turn.heard.slice(start, end)
    const sum = priceMentioned(sentence)
    if (sum === null) continue
    const theirs = buyersAmounts(call, turn)
    if (amountsIn(sum.text).some((amount) => theirs.has(amount))) continue
    const own = ownPrice.test(sentence)
    if (!own && (sumsUp || otherMoney.test(sentence))) continue
    const said = sentence.replace(sum.text, '').replace(/[\s.,!]+/gu, '')
    const stated = !sentence.endsWith('?') && (theirPrice.test(sentence) || said === '')
    if (priced || stated) return start + sum.start
  }
  return null
}

/** Seconds from the start of the call to the rep's first mention of price; null when it never came up. */
export const priceMentionedAt: Measure = ({ call }) => {
  const [first] = call.turns
  for (const turn of call.rep) {
    const index = priceIn(call, turn)
    if (index === null) continue
    const ms = Math.max(0, turn.startMs - (first?.startMs ?? 0))
    return {
      applies: true,
      value: round(ms / 1000, 1),
      display: clock(ms),
      estimated: !turn.timed,
      at: spanQuote(turn, index),
    }
  }
  return { applies: true, value: null, display: 'Never', estimated: false, at: null }
}
