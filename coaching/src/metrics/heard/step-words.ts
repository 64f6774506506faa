import type { Quote } from '@ringside/contract'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import { quoteOfSpan } from './spans.ts'
import { askOf, bestStep, type Step } from './steps.ts'
import { saidSentences, type Span } from './words.ts'

/** "Thursday half two then.": fewer words only say back what was asked for before. */
const fewestAsking = 6

/** What is said of a step: what is done, on which day, and by whom. */
type Detail = 'what' | 'when' | 'who'

/** A day is moved and said back within so many lines of the ask; what stands further off was asked for something else. */
const within = 4

/** The step that a call is judged by, and before it the asks of the same thing, the latest first. */
function asksOf(steps: readonly Step[]): Step[] {
  const best = bestStep(steps)
  if (best === null) return []
  const asks = [best]
  for (const step of steps.toReversed()) {
    const next = asks.at(-1) ?? best
    const isBefore = step.turn.at < next.turn.at && next.turn.at - step.turn.at <= within
    if (isBefore && step.papers === best.papers) asks.push(step)
  }
  return asks
}

const said = ({ own }: Step, detail: Detail): boolean => own[detail] !== null

/** The sentence of an ask that says it; with the one before where it is a few words alone. */
function sentenceWith({ turn, own }: Step, detail: Detail): Span | null {
  const text = own[detail]?.toLowerCase()
  const spans = saidSentences(turn)
  const found = spans.find(
    ({ start, end }) => text !== undefined && turn.heard.slice(start, end).toLowerCase().includes(text),
  )
  return found === undefined ? null : withItsAsk(spans, turn.heard, found)
}

/**
 * "Could we do it in the week of the eleventh? Tuesday or Wednesday?": the second alone asks for nothing. "Shall we try it? I'd
 * come on Monday with a camera.": nor does the first.
 */
function withItsAsk(spans: readonly Span[], heard: string, span: Span): Span {
  const textOf = ({ start, end }: Span): string => heard.slice(start, end).trimEnd()
  if (countWords(textOf(span)) >= fewestAsking || !textOf(span).endsWith('?')) return span
  const at = spans.indexOf(span)
  const [before, after] = [spans[at - 1], spans[at + 1]]
  if (before !== undefined && textOf(before).endsWith('?')) return { start: before.start, end: span.end }
  return after === undefined || textOf(after).endsWith('?') ? span : { start: span.start, end: after.end }
}

/** How much an ask says in its own words; a question asks more than what was only said. */
const fullness = (step: Step): number =>
  (['what', 'when', 'who'] as const).filter((detail) => said(step, detail)).length + (step.asks ? 1 : 0)

/** Of several asks of one thing the one that says most. */
function fullestOf(asks: readonly Step[]): Step | null {
  return asks.reduce<Step | null>((a, b) => (a === null || fullness(b) > fullness(a) ? b : a), null)
}

/** The words that ask for the step that a call is judged by; null where none was heard. */
export function askQuote(steps: readonly Step[]): Quote | null {
  const fullest = fullestOf(asksOf(steps))
  if (fullest === null) return null
  const span = askOf(fullest)
  const spans = saidSentences(fullest.turn)
  const sentence = spans.find(({ start, end }) => start === span.start && end === span.end)
  return quoteOfSpan(fullest.turn, sentence === undefined ? span : withItsAsk(spans, fullest.turn.heard, sentence))
}

/**
 * The words that say what, when or who: the day where it was said last, what and who where they were asked for. Where it is
 * told nowhere in so many words, those of the step.
 */
export function detailQuote(steps: readonly Step[], detail: Detail): Quote | null {
  const asks = asksOf(steps)
  const fullest = fullestOf(asks)
  for (const step of detail === 'when' || fullest === null ? asks : [fullest, ...asks]) {
    const span = said(step, detail) ? sentenceWith(step, detail) : null
    if (span !== null) return quoteOfSpan(step.turn, span)
  }
  return askQuote(steps)
}
