import type { Quote } from '@ringside/contract'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import type { HeardTurn } from './heard-call.ts'
import { saidSentences, shortened, type Span } from './words.ts'

/**
 * The longest part of a span without sentences that speak to the scorer: what counts for nothing is quoted as evidence of
 * nothing. All of the span where nothing else was said.
 */
function countedPart({ words, heard }: HeardTurn, span: Span): Span {
  if (heard === words) return span
  let best: Span | null = null
  let start = span.start
  for (let at = span.start; at <= span.end; at += 1) {
    if (at < span.end && words[at] === heard[at]) continue
    const isLonger = best === null || at - start > best.end - best.start
    if (isLonger && heard.slice(start, at).trim() !== '') best = { start, end: at }
    start = at + 1
  }
  return best ?? span
}

/** When the word at an offset of a turn began: measured where the times of words are known, else when the turn did. */
export function saidAt({ words, wordTimes, startMs }: HeardTurn, offset: number): number {
  return wordTimes?.[words.slice(0, offset).split(' ').length - 1]?.[0] ?? startMs
}

/** The span of a turn, or the first words of it when no span is given, as an exact quote; none of a colleague's, who is not reviewed. */
function quoteOf(turn: HeardTurn, from = 0, to = turn.words.length): Quote | null {
  const { speaker } = turn
  if (speaker === 'colleague') return null
  const { start, end } = countedPart(turn, { start: from, end: to })
  const said = turn.words.slice(start, end)
  const quote = said.trim()
  if (quote === '') return null
  const at = start + said.length - said.trimStart().length
  return { turn: turn.turn, speaker, quote, startMs: saidAt(turn, at) }
}

/** Long enough for a whole thought said in one breath: half of it says something else. Only who never stops is cut. */
const quoteLimit = 300

/** The beginning of a turn ends with the last sentence that fits into this. */
const openingLimit = 140

const longestNod = 3

/** The beginning of a turn: its first sentence whole, and what fits beside it. An exact span of the turn. */
export function openingOf(turn: HeardTurn): Quote | null {
  if (turn.words.trim().length <= openingLimit) return quoteOf(turn)
  const [first, ...rest] = saidSentences(turn)
  if (first === undefined) return null
  const [second] = rest
  // "Good question." says nothing by itself: what follows it is quoted with it, however long.
  const least =
    second !== undefined && countWords(turn.words.slice(first.start, first.end)) <= longestNod ? second : first
  const last = rest.findLast(({ end }) => end - first.start <= openingLimit && end >= least.end) ?? least
  const { start, end } = shortened(turn.words, { start: first.start, end: last.end }, quoteLimit)
  return quoteOf(turn, start, end)
}

/** The sentence of a turn that an offset lies in, as a quote. */
export function spanQuote(turn: HeardTurn, offset: number): Quote | null {
  const span = sentenceAt(turn, offset)
  return quoteOf(turn, span.start, span.end)
}

export function sentenceAt(turn: HeardTurn, offset: number): Span {
  const span = saidSentences(turn).find((part) => part.end > offset) ?? { start: 0, end: turn.words.length }
  if (span.end - span.start <= quoteLimit) return span
  // A run-on sentence: start near the place that matters, where a clause of it begins.
  const from = offset - span.start > quoteLimit / 2 ? clauseAt(turn.words, span.start, offset) : span.start
  return shortened(turn.words, { start: from, end: span.end }, quoteLimit)
}

const clauseEnd = /[,;:–—] /gu

/** Where the clause that an offset lies in begins; the offset itself where that is further back than half a quote. */
function clauseAt(words: string, start: number, offset: number): number {
  const [last] = [...words.slice(start, offset).matchAll(clauseEnd)].slice(-1)
  const from = last === undefined ? start : start + last.index + last[0].length
  return offset - from > quoteLimit / 2 ? offset : from
}

/** "Somebody rings and says the roof's off. What happens?": what two words ask of stands in the sentence before. */
function withWhatItIsAbout(turn: HeardTurn, sentence: Span): Span {
  if (countWords(turn.words.slice(sentence.start, sentence.end)) > bareQuestion) return sentence
  const before = saidSentences(turn).findLast(({ end }) => end <= sentence.start)
  const tells = before !== undefined && countWords(turn.words.slice(before.start, before.end)) > longestNod
  return tells && sentence.end - before.start <= openingLimit ? { start: before.start, end: sentence.end } : sentence
}
const bareQuestion = 3

/** A question as it was put: the whole sentence, so that no clause of it is cut off in the middle. */
export function questionQuote(turn: HeardTurn, span: Span): Quote | null {
  const sentence = saidSentences(turn).find(({ start, end }) => start <= span.start && end >= span.end)
  const short = sentence !== undefined && sentence.end - sentence.start <= quoteLimit
  return quoteOfSpan(turn, short ? withWhatItIsAbout(turn, sentence) : span)
}

/** The sentences that a span lies in, where they are short enough to be quoted whole: half a sentence says something else. */
function wholeSentences(turn: HeardTurn, span: Span): Span {
  const within = saidSentences(turn).filter(({ start, end }) => end > span.start && start < span.end)
  const start = Math.min(span.start, within[0]?.start ?? span.start)
  const end = Math.max(span.end, within.at(-1)?.end ?? span.end)
  return end - start <= quoteLimit ? { start, end } : span
}

/** "Does anybody ask about it, or": a word that only leads on says nothing at the end of a quote. */
function withoutTail(turn: HeardTurn, { start, end }: Span): Span {
  const tail = /[\s,;:–-]+(?:and|or|but|so|because|then|that)[\s,;:–-]*$/iu.exec(turn.words.slice(start, end))
  return tail === null || tail.index === 0 ? { start, end } : { start, end: start + tail.index }
}

/** A quote of any span, of whole sentences where it can be and cut to a readable length where not. */
export function quoteOfSpan(turn: HeardTurn, span: Span): Quote | null {
  const short = withoutTail(turn, shortened(turn.words, wholeSentences(turn, span), quoteLimit))
  return quoteOf(turn, short.start, short.end)
}
