import type { Quote } from '@ringside/contract'
import { priceMentioned } from '../acts/details.ts'
import { amountsIn, heardAmounts } from '../metrics/heard/amounts.ts'
import { isHeldAgainst } from '../metrics/heard/credits.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { isPractised, type HeardTurn } from '../metrics/heard/heard-call.ts'
import { quoteOfSpan } from '../metrics/heard/spans.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { confirms } from '../metrics/heard/confirming.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { heardSentences } from '../metrics/heard/words.ts'
import { askedIn, byAnswer } from './asked-in.ts'
import { impactWords } from './asked-words.ts'
import { realQuestions } from './real-questions.ts'
import { met, noOccasion, unmet, type Finding } from './rubric.ts'

const figure =
  /[\d$£€%]|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|dozen|half|a third|a quarter|twice|per ?cent)\b/iu

export const aboutCost =
  /\b(?:cost\w*|how (?:much|many)|los(?:e|es|ing)|worth|affect\w*|impact\w*|(?:come|comes|came|add|adds|added|amount|amounts) (?:to|up)|money|figures?|numbers?)\b/iu

/** A cost told without a currency, "nine thousand in fees", is money from here on. */
const fewestLost = 1000

/**
 * Asked what it costs or leads to. A discovery call has the time to stay until there is a figure: without one nobody can
 * say later whether a change pays.
 */
export function impactFound(evidence: CallEvidence): Finding {
  if (evidence.names !== null) return noOccasion
  const { call } = evidence
  const asked = impactAsked(evidence)
  const told = costTold(evidence)
  if (told.state === 'met') return told
  // Of a discovery call in words alone the ear tells how much of it counts.
  if (call.type === 'discovery' && !isPractised(call)) return told
  const isEnough = call.type !== 'discovery'
  const found = byAnswer(asked.map((each) => ({ quote: each.quote, told: isEnough && toldInAnswer(call, each.turn) })))
  return found.state === 'unmet' && found.inPart !== true ? told : found
}

type Impact = { turn: HeardTurn; quote: Quote; answer: HeardTurn | undefined }

function impactAsked({ call }: CallEvidence): Impact[] {
  return call.rep.flatMap((turn) => {
    const quote = isHeldAgainst(call, turn, 'discovery.impact') ? null : askedIn(turn, ['q_impact'], impactWords)
    return quote === null ? [] : [{ turn, quote, answer: call.turns[turn.at + 1] }]
  })
}

/** Whether the rep asked for a sum, whatever came back. */
export const costAsked = ({ call }: CallEvidence): boolean =>
  call.rep.some((turn) => aboutCost.test(askedIn(turn, ['q_impact'], impactWords)?.quote ?? ''))

/** The seller's own price, and what became of somebody else's cost. */
const ofOurs =
  /\b(?:we|our|ours|us charge|price|prices|priced|licen[cs]es?|fee|customers?|clients?|per (?:site|seat|user)|a (?:site|seat|user))\b/iu

/** A sum that the rep put to the buyer as what it costs them, and the buyer said yes to: it is known, whoever named it. */
function figurePut({ call }: CallEvidence): Quote | null {
  for (const turn of call.rep) {
    const answer = call.turns[turn.at + 1]
    if (isPressing(turn) || answer?.speaker !== 'buyer' || !(confirms(answer) || saysYes.test(answer.heard))) continue
    const span = heardSentences(turn).find(({ start, end }) => {
      const text = turn.heard.slice(start, end)
      return text.endsWith('?') && !ofOurs.test(text) && amountsIn(text).some((amount) => amount >= fewestPut)
    })
    if (span !== undefined) return quoteOfSpan(turn, span)
  }
  return null
}
/** Smaller figures count people and things. */
const fewestPut = 100
const saysYes =
  /(?:^|[.!] )(?:yes|yeah|exactly|that['’]s (?:right|it|true|about right)|it['’]s true|true|correct|about that|roughly that|sounds about right)\b(?!,? but)(?![^.!?]*\b(?:not|no)\b)/iu

/** What it costs came out as a figure. */
export function costTold(evidence: CallEvidence): Finding {
  const { call } = evidence
  const quotes = impactAsked(evidence)
  const inFigures = quotes.filter(({ answer }) => answer?.speaker === 'buyer' && figure.test(answer.heard))
  // "How often?" brings a figure as well; what it costs is shown best by the question for that.
  const answered = inFigures.find(({ quote }) => aboutCost.test(quote.quote)) ?? inFigures[0]
  if (answered !== undefined) return met(answered.quote)
  // What it costs in money, once told, need not be asked for again: the question it was told on has found it out.
  const told = evidence.needs.find(
    ({ turn, weight }) =>
      (weight > 0 && priceMentioned(turn.heard) !== null) ||
      (weight === 2 && heardAmounts(turn).some((amount) => amount >= fewestLost)),
  )
  if (told === undefined) {
    const put = figurePut(evidence)
    return put === null ? unmet(quotes[0]?.quote) : met(put)
  }
  const before = call.turns[told.turn.at - 1]
  const [question] = before?.speaker === 'rep' ? realQuestions(before) : []
  const quote = before === undefined || question === undefined ? undefined : quoteOfSpan(before, question)
  const found = (quotes.find(({ answer }) => answer === told.turn) ?? quotes[0])?.quote ?? quote
  return found === undefined ? unmet() : met(found)
}
