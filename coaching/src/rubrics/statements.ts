import type { Quote } from '@ringside/contract'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { heardSentences, type Span } from '../metrics/heard/words.ts'
import { acknowledgementIn } from '../speech/acknowledging.ts'

const fewestStated = 3

/** The sentences of a reply that state something, neither ask nor only show that the worry was heard. */
export function statementsIn(reply: HeardTurn): Span[] {
  return heardSentences(reply).filter((span) => {
    const text = reply.heard.slice(span.start, span.end)
    return !text.endsWith('?') && text.split(/\s+/u).length >= fewestStated && acknowledgementIn(text, []) === null
  })
}

/** An apology answers nothing, and what the other side may well have is granted before the answer. */
const leadsUp =
  /\b(?:sorry|apolog\w+|shouldn['’]t have happened|right to be (?:annoyed|angry|cross|careful))\b|\b(?:may|might|could) well\b|^\W*(?:granted|admittedly|true)\b/iu

/** What the rep stated in a reply, the answer before what led up to it; else its beginning. */
export function statedIn(reply: HeardTurn): Quote | null {
  const stated = statementsIn(reply)
  const span = stated.find(({ start, end }) => !leadsUp.test(reply.heard.slice(start, end))) ?? stated[0]
  return span === undefined ? openingOf(reply) : quoteOfSpan(reply, span)
}
