import type { Act, PerceivedAct, Quote } from '@ringside/contract'
import { answersItself, does } from '../metrics/heard/acts-done.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { questionQuote } from '../metrics/heard/spans.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { heardSentences } from '../metrics/heard/words.ts'
import { belittles } from '../speech/no-asking.ts'
import { asksOddly } from '../speech/odd-questions.ts'
import { inPart, met, unmet, type Finding } from './rubric.ts'

/** A question of the rep's, and whether the buyer told something in answer. */
export type Asked = { readonly quote: Quote; readonly told: boolean }

/** Met by the first question that was answered; where none was, having asked is a part of it. */
export function byAnswer(asked: readonly Asked[]): Finding {
  const told = asked.find((each) => each.told)
  if (told !== undefined) return met(told.quote)
  return asked[0] === undefined ? unmet() : inPart(asked[0].quote)
}

/** Asked by the classifier's reading, or by the words of a question: either can miss what the other sees. */
export function asks(acts: readonly Act[], words: RegExp): (evidence: CallEvidence) => Finding {
  return ({ call }) =>
    byAnswer(
      call.rep.flatMap((turn) => {
        const quote = askedIn(turn, acts, words)
        return quote === null ? [] : [{ quote, told: toldInAnswer(call, turn) }]
      }),
    )
}

/** "When somebody calls in sick, what happens then?": what is asked about stands before the question. */
const conditionBefore = /\b(when|if) [^.?!,]*,\s*$/iu

/** "With us it goes to everybody who's allowed to take it." speaks of people, and asks for none. */
function tellsOfUs(turn: HeardTurn, { start }: PerceivedAct): boolean {
  const sentence = heardSentences(turn).find((span) => start < span.end)
  const text = sentence === undefined ? '' : turn.heard.slice(sentence.start, sentence.end)
  return text.endsWith('.') && /\b(we|us|our|ours)\b/iu.test(text)
}

/** What a turn asks, known by its acts or by the words of a question that ask for nothing `other`; null where it asks none. */
export function askedIn(turn: HeardTurn, acts: readonly Act[], words: RegExp, other?: RegExp): Quote | null {
  if (isPressing(turn) || answersItself(turn) || belittles(turn.heard)) return null
  const about = turn.questions.filter(({ text }) => !asksOddly(text))
  // What is put for fun is no question about the work, whatever it sounds like.
  if (turn.questions.length > 0 && about.length === 0) return null
  const done = does(turn, acts)
  if (done !== null && !tellsOfUs(turn, done.act)) return questionQuote(turn, done.act)
  // "And by when would it have to ..." is cut after "when": the words just before belong to the question.
  const question = about.find(({ start, end }) => {
    const before = conditionBefore.exec(turn.heard.slice(0, start))
    const text = turn.heard.slice(before?.index ?? Math.max(0, start - 12), end)
    return words.test(text) && other?.test(text) !== true
  })
  return question === undefined ? null : questionQuote(turn, question)
}

/** An answer of so many words is a telling one, whatever the form of the question. */
const tellingWords = 8

/** "My wife." tells who decides; a yes, a no or a maybe tells none of it. */
const noNaming =
  /^\W*((yes|yeah|yep|no|nope|not really|not (sure|yet)|maybe|perhaps|sometimes|sure|ok(ay)?|fine|hm+|depends|it depends|possibly|probably|i (don['’]t|do not) know|no idea|why|what|who|when|sorry|good question|next question|pass)\W*)+$/iu

/** The question is open, or the answer told something all the same. */
export function findsOut(call: HeardCall, turn: HeardTurn, tells: (answer: HeardTurn) => boolean): boolean {
  const answer = call.turns[turn.at + 1]
  const told =
    answer?.speaker === 'buyer' && (tells(answer) || (answer.mind?.facts.length ?? 0) > 0) && toldInAnswer(call, turn)
  return told || turn.questions.some(({ open }) => open)
}

/** The answer is a telling one by its length alone. */
export const tellsMuch = ({ wordCount }: HeardTurn): boolean => wordCount >= tellingWords
/** The answer is more than a yes, a no or a maybe. */
export const namesIt = ({ heard }: HeardTurn): boolean => !noNaming.test(heard)
