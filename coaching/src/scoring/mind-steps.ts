import type { MeterChange, MindStep, Quote } from '@ringside/contract'
import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import { openingOf, quoteOfSpan, sentenceAt } from '../metrics/heard/spans.ts'
import { saidSentences, type Span } from '../metrics/heard/words.ts'
import { round } from '../metrics/measure.ts'
import { upperFirst } from '../metrics/wording.ts'
import { asksWhetherItSuits } from '../speech/for-form.ts'

/** A smaller move of all three meters together is no news. */
const worthTelling = 3

const shortest = 25

const weightOf = (change: MeterChange): number =>
  Math.abs(change.trust) + Math.abs(change.interest) + Math.abs(change.patience)

function strongest(changes: readonly MeterChange[]): MeterChange | null {
  return changes.reduce<MeterChange | null>((most, change) => {
    if (change.reason === '') return most
    return most === null || weightOf(change) > weightOf(most) ? change : most
  }, null)
}

/** "Is that fair?" asks about the sentence before it, and that is what was heard. */
function withWhatIsAskedAbout(cause: HeardTurn, span: Span): Span {
  if (!asksWhetherItSuits(cause.heard.slice(span.start, span.end))) return span
  const before = saidSentences(cause).findLast(({ end }) => end <= span.start)
  return before === undefined ? span : { start: before.start, end: span.end }
}

function quoteFor(change: MeterChange | null, cause: HeardTurn): Quote | null {
  const { start, end } = change ?? {}
  if (start !== undefined && end !== undefined && end > start && end <= cause.words.length) {
    // A bare "no-brainer" says little: the sentence around it is what was heard.
    const short = end - start < shortest ? sentenceAt(cause, start) : { start, end }
    return quoteOfSpan(cause, withWhatIsAskedAbout(cause, short)) ?? openingOf(cause)
  }
  return openingOf(cause)
}

const total = (changes: readonly MeterChange[], meter: 'trust' | 'interest' | 'patience'): number =>
  round(
    changes.reduce((sum, change) => sum + change[meter], 0),
    1,
  )

/**
 * What each line did to the buyer: one step a buyer turn, placed at the rep turn that caused it. The headline is the
 * reason that moved the meters most, and is empty when they barely moved.
 */
export function mindStepsOf(call: HeardCall): MindStep[] {
  return call.buyer.flatMap((turn) => {
    if (turn.mind === null) return []
    const before = call.turns[turn.at - 1]
    const cause = before?.speaker === 'rep' ? before : turn
    const { changes, meters } = turn.mind
    const change = {
      trust: total(changes, 'trust'),
      interest: total(changes, 'interest'),
      patience: total(changes, 'patience'),
    }
    const told = Math.abs(change.trust) + Math.abs(change.interest) + Math.abs(change.patience) >= worthTelling
    const reason = told ? strongest(changes) : null
    return [
      {
        turn: cause.turn,
        startMs: cause.startMs,
        meters,
        headline: reason === null ? '' : upperFirst(reason.reason.replace(/\.$/u, '')),
        change,
        quote: reason === null ? null : quoteFor(reason, cause),
      },
    ]
  })
}
