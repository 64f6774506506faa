import { quoteOfSpan } from './heard/spans.ts'
import { round, type Measure } from './measure.ts'

/** How many questions the rep asked, with or without a question mark. */
export const questions: Measure = ({ call }) => {
  const asked = call.rep.flatMap((turn) => turn.questions.map((span) => ({ turn, span })))
  const last = asked.at(-1)
  return {
    applies: true,
    value: asked.length,
    display: String(asked.length),
    estimated: false,
    at: last === undefined ? null : quoteOfSpan(last.turn, last.span),
  }
}

/** Questions that yes, no or a figure cannot answer / all questions of the rep. Ratio 0..1; does not apply to none. */
export const openQuestions: Measure = ({ call }) => {
  const asked = call.rep.flatMap((turn) => turn.questions.map((span) => ({ turn, span })))
  if (asked.length === 0) return { applies: false, why: 'No question was asked.' }
  const closed = asked.filter(({ span }) => !span.open)
  const [first] = closed
  const value = round((asked.length - closed.length) / asked.length, 4)
  return {
    applies: true,
    value,
    display: `${Math.round(value * 100)}%`,
    estimated: false,
    at: first === undefined ? null : quoteOfSpan(first.turn, first.span),
  }
}
