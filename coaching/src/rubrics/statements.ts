import type { Quote } from '@ringside/contract'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { heardSentences, type Span } from '../metrics/heard/words.ts'
import { acknowledgementIn } from '../speech/acknowledging.ts'
import { hasNoAnswer } from '../speech/no-answer.ts'

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
  /\b(?:sorry|apolog\w+|shouldn['’]t have happened|that['’]s (?:on|down to) (?:us|me)|right to be (?:annoyed|angry|cross|careful))\b|\b(?:may|might|could) well\b|^\W*(?:granted|admittedly|true)\b/iu

/** What the rep stated in a reply, the answer before what led up to it; else its beginning. */
export function statedIn(reply: HeardTurn): Quote | null {
  const stated = statementsIn(reply)
  const span = stated.find(({ start, end }) => !leadsUp.test(reply.heard.slice(start, end))) ?? stated[0]
  return span === undefined ? openingOf(reply) : quoteOfSpan(reply, span)
}

const ownsUp = /\bthat['’]s (?:on|down to) (?:us|me)\b|\bthat(?:['’]s| was) (?:our|my) (?:fault|mistake)\b/iu

/** "Good question, I don't really know" is polite, and leaves the worry where it was. */
const onlyPolite = ({ heard }: HeardTurn, { start, end }: Span): boolean =>
  hasNoAnswer(heard) && /^\W*(?:good|great|fair) (?:question|point)\b/iu.test(heard.slice(start, end))

/** Where a reply shows that the worry was heard, or owns up to it; null where it does neither. */
export function takenUpAt(reply: HeardTurn): number | null {
  const span = acknowledgementIn(reply.heard, reply.acts)
  if (span !== null && !onlyPolite(reply, span)) return span.start
  return ownsUp.exec(reply.heard)?.index ?? null
}

/** "I'll be quick then." leads up to an answer that does not fit beside it: what is stated after it is quoted. */
export function answerQuote(reply: HeardTurn): Quote | null {
  const [first, second] = heardSentences(reply)
  const opening = openingOf(reply)
  if (first === undefined || second === undefined || opening === null) return opening
  const isLead =
    countWords(reply.words.slice(first.start, first.end)) <= longestLead &&
    opening.quote.length <= first.end - first.start
  return isLead ? quoteOfSpan(reply, second) : opening
}
const longestLead = 5
