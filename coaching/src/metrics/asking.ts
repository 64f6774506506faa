import type { AskedQuestion } from '../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard/heard-call.ts'
import { openingOf, quoteOfSpan } from './heard/spans.ts'
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

/**
 * How many questions the rep asked, with or without a question mark; a choice and a guess at the answer belong to the
 * question before them, and what only asks for a nod is none. A count, and 0 where none was asked. Range: 7 to 18 in a
 * discovery call (Gong, a deck without its sample), elsewhere ours.
 */
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

/**
 * Questions that yes, no or a figure cannot answer / all questions of the rep. Ratio 0..1. Does not apply where none was
 * asked. Range 0.4 to 0.9 in every call type, ours; not scored, as Rackham found no effect in 93 calls.
 */
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

/** Fewer cannot be spread: of five, two in one third are many. */
const fewestToSpread = 6
const parts = 3

/** Which third of the call each turn begins in: by its clock where that was measured, else by what had been said. */
function thirdsOf(call: HeardCall): (turn: HeardTurn, share: number) => number {
  const said = [0]
  for (const { speechMs } of call.turns) said.push((said.at(-1) ?? 0) + speechMs)
  const start = call.turns.reduce((least, turn) => Math.min(least, turn.startMs), Number.MAX_SAFE_INTEGER)
  const whole = call.timed ? call.durationMs : (said.at(-1) ?? 0)
  return (turn, share) => {
    const before = call.timed ? turn.startMs - start : (said[turn.at] ?? 0)
    const at = (before + turn.speechMs * share) / Math.max(1, whole)
    return Math.min(parts - 1, Math.max(0, Math.floor(at * parts)))
  }
}

/**
 * Questions in the third of the call with the most / all questions of the rep. Ratio, a third when they are spread evenly
 * and 1 when all are asked at a stretch. Thirds are of the time from first to last word, or of the speaking when times are
 * estimated. Does not apply to fewer than six questions. Range up to 0.6 in every call type: the figure is ours; that who
 * sells well spreads them and others ask most early is told of about a million calls of Gong (second-hand, no threshold).
 */
export const questionSpread: Measure = ({ call }) => {
  const asked = askedBy(call.rep)
  if (asked.length < fewestToSpread) return { applies: false, why: 'Too few questions to be spread.' }
  const thirdOf = thirdsOf(call)
  const counts = Array.from({ length: parts }, () => 0)
  for (const { turn, span } of asked) {
    const third = thirdOf(turn, span.start / Math.max(1, turn.words.length))
    counts[third] = (counts[third] ?? 0) + 1
  }
  const value = round(Math.max(...counts) / asked.length, 4)
  const emptiest = counts.indexOf(Math.min(...counts))
  const there = call.rep.find((turn) => thirdOf(turn, 0) === emptiest)
  return {
    applies: true,
    value,
    display: `${Math.round(value * 100)}% in a third`,
    estimated: !call.timed,
    at: there === undefined ? null : openingOf(there),
  }
}
