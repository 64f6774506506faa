import type { AskedQuestion } from '../acts/details.ts'
import type { HeardTurn } from './heard/heard-call.ts'
import { quoteOfSpan } from './heard/spans.ts'
import { round, type Measure } from './measure.ts'

type Asked = { turn: HeardTurn; span: AskedQuestion }

/** "When the shop closes, do you ...": no question of its own. */
const onlyWhen =
  /^(?:(?:so|and|but|okay|then),? )*(?:when|where|once|if)\b(?!['’]s| (?:do|does|did|is|are|was|were|can|could|would|will|should|has|have)\b)/iu

/** "Do you count them, or does the till?" is one question with a choice in it, though it is read in two parts. */
function isChoice(turn: HeardTurn, before: AskedQuestion, next: AskedQuestion): boolean {
  const between = turn.heard.slice(before.end, next.start)
  const until = before.text + between
  if (/[.?!]/u.test(until)) return false
  return /\bor\b/iu.test(until + next.text) || onlyWhen.test(before.text)
}

/** "OK?", "Right?", "Hello? Can you hear me?" ask for nothing that a question is counted for. */
const onlyATag =
  /^\W*(?:(?:ok(?:ay)?|right|yes|yeah|no|hello|hi|hey|sorry|pardon|fair|correct|agreed|deal|alright|all right|really|still there|you know|(?:can|do|did) you hear me|are you (?:still )?there|is that (?:ok(?:ay)?|all right|alright))\W*)+$/iu

/** "What is the hardest part, is it the phone?" guesses at its own answer, and asks once. */
const guesses = /^(?:is|was|are|were) (?:it|that|this|they|those)\b/iu

function isGuess(turn: HeardTurn, before: AskedQuestion, next: AskedQuestion): boolean {
  const until = before.text + turn.heard.slice(before.end, next.start)
  return !/[.?!]/u.test(until) && guesses.test(next.text)
}

function askedBy(rep: readonly HeardTurn[]): Asked[] {
  return rep.flatMap((turn) =>
    turn.questions.flatMap((span, i) => {
      if (onlyATag.test(span.text)) return []
      const before = turn.questions[i - 1]
      const isOne = before !== undefined && (isChoice(turn, before, span) || isGuess(turn, before, span))
      return isOne ? [] : [{ turn, span }]
    }),
  )
}

/** How many questions the rep asked, with or without a question mark. */
export const questions: Measure = ({ call }) => {
  const asked = askedBy(call.rep)
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
  const asked = askedBy(call.rep)
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
