import { formatClock } from '@ringside/contract'
import { priceMentioned } from '../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard/heard-call.ts'
import { does } from './heard/acts-done.ts'
import type { HeardDecision } from './heard/decision.ts'
import { openingOf, saidAt, spanQuote, quoteOfSpan } from './heard/spans.ts'
import { priceAsSaid } from './heard/price-words.ts'
import { isTheirMoney, moneyBefore, putsAsPrice } from './heard/whose-money.ts'
import { heardSentences } from './heard/words.ts'
import { bestStep } from './heard/steps.ts'
import { upperFirst } from './wording.ts'
import { round, type Measure } from './measure.ts'

/**
 * Whether the next step stands: 1 when what, who and when were said and the buyer agreed to it, 0 when not. Yes or no,
 * and no range. Applies to every call: where none was asked for, none stands.
 */
export const nextStep: Measure = ({ steps, decision }) => {
  if (decision !== null) return decided(decision)
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
      display: step.announced ? 'Announced, not agreed' : 'Asked, not agreed',
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

/** In a call about a decision the answer is the step: a yes stands with its day and with whoever signs. */
function decided({ answer, day, signer, signature, plain, hedged, dayAsked }: HeardDecision): ReturnType<Measure> {
  const stands = { applies: true, estimated: false } as const
  if (answer === null) {
    const ask = plain[0] ?? dayAsked[0]
    const at = ask ?? hedged[0]
    const display = ask !== undefined ? 'Asked, no answer' : at === undefined ? 'None' : 'Hinted at, not asked'
    const text = at === undefined ? 'Not shown' : 'Not decided'
    return {
      ...stands,
      value: 0,
      display,
      at: at === undefined ? null : openingOf(at),
      verdict: { verdict: 'low', text },
    }
  }
  const at = openingOf(answer.turn)
  if (answer.kind !== 'yes') {
    const display = answer.kind === 'no' ? 'A clear no' : 'A day for the decision'
    return { ...stands, value: 0, display, at, verdict: { verdict: 'edge', text: 'Not yes' } }
  }
  const open = [...(day === null ? ['day'] : []), ...(signer !== null && signature === null ? ['signature'] : [])]
  return open.length === 0
    ? { ...stands, value: 1, display: 'A yes, with its day', at, verdict: { verdict: 'good', text: 'Good' } }
    : {
        ...stands,
        value: 0,
        display: `A yes, no ${open.join(' or ')}`,
        at,
        verdict: { verdict: 'low', text: 'Incomplete' },
      }
}

function describe(said: readonly string[], open: readonly string[]): string {
  const first = said.length === 0 ? 'Asked' : upperFirst(said.join(' and '))
  return `${first}, no ${open.join(' or ')}`
}

/** Most turns name no figure, and need no closer look. */
const namesSum =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|grand|couple|dollars?|pounds?|euros?|bucks|quid|cents?)\b|\w+ty-/iu

/**
 * Where the rep names their price: a sum in a turn that does the act of pricing, or one in a sentence that puts it as a
 * price. A saving, a loss or a wage is money too, and is no price; nor is the buyer's own figure said back to them or
 * counted on.
 */
function priceIn(call: HeardCall, turn: HeardTurn): number | null {
  const sentences = heardSentences(turn).map(({ start, end }) => ({ start, sentence: turn.heard.slice(start, end) }))
  if (!sentences.some(({ sentence }) => namesSum.test(sentence))) return null
  const priced = does(turn, ['pricing']) !== null
  const before = moneyBefore(call.turns, turn)
  const named = sentences.flatMap(({ start, sentence }) => {
    const sum = priceMentioned(sentence)
    // What follows the price in one breath ("and a bakery threw away a third less") is another matter.
    const [clause = sentence] = sentence.split(/, (?:and|so|but|which|because) /u)
    const bare = priceAsSaid(clause, before.askedPrice)
    if (sum !== null) return [{ start, sentence, sum, put: bare !== null }]
    return bare === null ? [] : [{ start, sentence: clause, sum: bare, put: true }]
  })
  const found = named.find(({ sentence, sum, put }) => {
    if (isTheirMoney(sentence, sum.text, before)) return false
    return put || priced || putsAsPrice(sentence, sum, before)
  })
  return found === undefined ? null : found.start + found.sum.start
}

/**
 * Seconds from the start of the call to the rep's first mention of price; null when it never came up. No range: the 38 to
 * 46 minutes that are taught come from calls of an hour, without a sample.
 */
export const priceMentionedAt: Measure = ({ call }) => {
  const [first] = call.turns
  for (const turn of call.rep) {
    const index = priceIn(call, turn)
    if (index === null) continue
    const ms = Math.max(0, saidAt(turn, index) - (first?.startMs ?? 0))
    return {
      applies: true,
      value: round(ms / 1000, 1),
      display: formatClock(ms),
      estimated: !turn.timed,
      at: spanQuote(turn, index),
    }
  }
  // "It's too expensive" and "I can do ten per cent" are talk of the price, though the rep names none.
  const display = call.turns.some(({ heard }) => ofPrice.test(heard)) ? 'No sum from you' : 'Never'
  return { applies: true, value: null, display, estimated: false, at: null }
}

const ofPrice =
  /\b(?:too (?:expensive|pricey|dear)|(?:the|your|that|its) (?:price|prices|pricing)\b|(?:what|how much) (?:does|would|will|do) (?:it|you) (?:cost|charge)\b(?! you)|discount|(?:per ?cent|percent|%) (?:off|discount|under you|less than you))/iu
