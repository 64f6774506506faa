import type { HeardTurn } from './heard-call.ts'
import { familyIn } from './worries.ts'
import { contentWords, saidSentences, shortened, type Span } from './words.ts'

/** Short enough to be quoted whole, in one sentence or two. */
const wholeLimit = 120

/** "It went nowhere." "And I mean like us." What it is about stands in the sentence before. */
const hanging =
  /^\W*(?:(?:and|so|but|well|then),? )*(?:it|it['’]?s|that|that['’]?s|this|they|they['’]?re|he|she|those|these|then|why|who|where|what|which|somebody|nobody|since|no)\b/iu
const fewestTelling = 2

function hangs(text: string): boolean {
  return hanging.test(text) || contentWords(text).length < fewestTelling
}

/** A sentence, with the one before it where it says nothing by itself. */
function withWhatItIsAbout(words: string, spans: readonly Span[], span: Span): Span {
  const before = spans.findLast(({ end }) => end <= span.start)
  const short = before !== undefined && span.end - before.start <= wholeLimit
  return short && hangs(words.slice(span.start, span.end)) ? { start: before.start, end: span.end } : span
}

/** A worry as it is quoted: a sentence or two, and no more than can be read at a glance. */
export function quotedSpan(turn: HeardTurn, span: Span): Span {
  return shortened(turn.words, withWhatItIsAbout(turn.words, saidSentences(turn), span), wholeLimit)
}

/** A practice buyer comes to their worry after what they make of the last line: it stands at the end of the turn. */
export function objectionSpan(turn: HeardTurn): Span {
  if (turn.words.length <= wholeLimit) return { start: 0, end: turn.words.length }
  const spans = saidSentences(turn)
  const last = spans.at(-1) ?? { start: 0, end: turn.words.length }
  const told = familyIn(turn.heard.slice(last.start, last.end)) === null ? spans.at(-2) : undefined
  const both = told === undefined ? last : { start: told.start, end: last.end }
  if (both.end - both.start > wholeLimit) return shortened(turn.words, last, wholeLimit)
  return both === last ? withWhatItIsAbout(turn.words, spans, last) : both
}
