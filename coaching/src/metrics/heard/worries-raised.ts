import type { ObjectionFamily } from '@ringside/contract'
import { nextStepDetail } from '../../acts/details.ts'
import { offersIn } from './acts-done.ts'
import { complaintIn } from './complaints.ts'
import { concernIn, isAtDoor } from './concerns.ts'
import { easesIn } from './easing.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { promisesOnlyPapers, wantsToRead } from './papers.ts'
import { dislikeIn, familyIn, havingIn } from './worries.ts'
import { worryByEar } from './worries-by-ear.ts'
import { asksForWorries, worryInAnswer } from './worry-words.ts'
import { heardSentences, type Span } from './words.ts'

/** What was only remarked is settled when the buyer says so, and not by their saying no more of it. */
export type Raised = {
  turn: HeardTurn
  span: Span
  family: ObjectionFamily
  inPassing?: true
  byEar?: true
  unsure?: true
}

/** "We do laundry for hotels": no offer yet, and what a "we have one" answers. */
const inBusiness = /\bwe do (?:[\p{L}-]+ ){1,4}for \p{L}/iu

/** "Patients hate call centres", in answer to an offer, is about what was offered; asked what goes wrong, it is a trouble. */
function againstOffer(call: HeardCall, turn: HeardTurn): Raised | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'rep' || easesIn(call, turn)) return null
  const offered = offersIn([before]).length > 0 || inBusiness.test(before.heard)
  if (!offered && !asksForWorries(before.heard)) return null
  const spans = heardSentences(turn)
  const disliked = spans.find(({ start, end }) => dislikeIn(turn.heard.slice(start, end)))
  if (disliked !== undefined) return { turn, span: disliked, family: 'effort', inPassing: true }
  for (const span of spans) {
    const family = worryInAnswer(turn.heard.slice(span.start, span.end))
    if (family !== null) return { turn, span, family, inPassing: true }
  }
  const [first] = spans
  const has = offered && first !== undefined && havingIn(turn.heard.slice(first.start, first.end))
  return has ? { turn, span: first, family: 'incumbent', inPassing: true } : null
}

/** The first worry of a turn. What was tried, and that it failed, is often told in two sentences. */
function firstRaisedIn(call: HeardCall, turn: HeardTurn): Raised | null {
  const complaint = complaintIn(call, turn)
  if (complaint !== null) return { turn, span: complaint, family: 'complaint' }
  const spans = heardSentences(turn)
  for (const [i, span] of spans.entries()) {
    const family = familyOf(call, turn, span)
    if (family !== null) return { turn, span, family }
    const both = { start: span.start, end: spans[i + 1]?.end ?? span.end }
    if (familyIn(turn.heard.slice(both.start, both.end)) === 'tried-before')
      return { turn, span: both, family: 'tried-before' }
  }
  return againstOffer(call, turn) ?? concernOf(call, turn)
}

/** What is to be sent was offered before, and who takes it to the board by a day has said when: neither stands in the way. */
function isNoWorry(call: HeardCall, turn: HeardTurn, family: ObjectionFamily, sentence: string): boolean {
  const before = call.turns[turn.at - 1]
  if (turn.mind !== null || before?.speaker !== 'rep') return false
  if (family === 'send-something') return promisesOnlyPapers(before) && wantsToRead(turn)
  // "And is she happy doing that?" "You'd have to ask her.": nothing was put to them that somebody else would decide.
  if (family === 'no-authority' && asksAfterOthers(before) && sendsOn.test(sentence)) return true
  const promises = /\b(?:i|we)(?:['’]ll| will| can)\b/iu.test(sentence) && nextStepDetail(sentence).day !== undefined
  return family === 'no-authority' && promises && before.questions.length > 0
}

const sendsOn =
  /^\W*(?:(?:well|oh|i don['’]t know|no idea),? )*you(?:['’]d| would|['’]ll| will)? (?:have|need) to ask (?:her|him|them)\W*$/iu
const asksAfterOthers = ({ questions }: HeardTurn): boolean =>
  questions.some(({ text }) => /\b(?:is|are|was|does|do|did|has|have|what['’]s|how['’]s) (?:s?he|they)\b/iu.test(text))

function familyOf(call: HeardCall, turn: HeardTurn, { start, end }: Span): ObjectionFamily | null {
  const sentence = turn.heard.slice(start, end)
  const family = familyIn(sentence)
  return family !== null && isNoWorry(call, turn, family, sentence) ? null : family
}

/** What some worries are about by a single word of theirs. */
const aboutWords: readonly (readonly [ObjectionFamily, RegExp])[] = [
  ['contract', /\b(?:years?|terms?|contract|tied|notice|renewal)\b/iu],
  ['price', /\b(?:price|pricing|costs?|money|budget|fees?)\b/iu],
  ['security', /\b(?:data|security|privacy|gdpr)\b/iu],
]

/** A worry in words that say that it is one, and not of which kind: what it is about is then told in the buyer's words. */
function concernOf(call: HeardCall, turn: HeardTurn): Raised | null {
  if (turn.mind !== null) return null
  const span = heardSentences(turn).find(({ start, end }) => {
    const sentence = turn.heard.slice(start, end)
    return concernIn(call, turn, sentence) || isAtDoor(call, sentence)
  })
  if (span === undefined) return null
  const words = turn.heard.slice(span.start, span.end)
  const known = aboutWords.find(([, pattern]) => pattern.test(words))?.[0]
  return known === undefined ? { turn, span, family: 'no-need', unsure: true } : { turn, span, family: known }
}

/** The worries of a turn: people, money and time are often named in one breath. */
function raisedIn(call: HeardCall, turn: HeardTurn): Raised[] {
  const first = firstRaisedIn(call, turn)
  if (first === null) {
    const byEar = worryByEar(call, turn)
    return byEar === null ? [] : [{ turn, ...byEar, inPassing: true, byEar: true }]
  }
  const others = heardSentences(turn).flatMap((span): Raised[] => {
    const isTold = span.start < first.span.end && span.end > first.span.start
    const family = isTold ? null : familyOf(call, turn, span)
    return family === null ? [] : [{ turn, span, family }]
  })
  return [first, ...others]
}

/** Each family counts once a call, however often it is said; of those that are not known each is another. */
export function firstOfEach(raised: readonly (Raised | null)[]): Raised[] {
  const found: Raised[] = []
  const isTold = ({ family, unsure }: Raised): boolean =>
    unsure !== true && found.some((earlier) => earlier.unsure !== true && earlier.family === family)
  for (const one of raised) if (one !== null && !isTold(one)) found.push(one)
  return found
}

/** What sounds like a worry soon after one is more of the same, whatever family it sounds like. */
const stillTheSame = 4

function withoutMoreOfTheSame(raised: readonly Raised[]): Raised[] {
  return raised.filter(
    ({ turn, byEar }, i) =>
      byEar !== true || !raised.slice(0, i).some((earlier) => turn.at - earlier.turn.at <= stillTheSame),
  )
}

/** What a colleague of the rep takes up was not left to the rep: it is neither handled by them nor missed. */
const isTheReps = (call: HeardCall, { at }: HeardTurn): boolean => call.turns[at + 1]?.speaker !== 'colleague'

/** What the buyer of an uploaded call worries about, by their words, in the order raised. */
export function worriesRaised(call: HeardCall): Raised[] {
  const raised = call.buyer.filter((turn) => isTheReps(call, turn)).flatMap((turn) => raisedIn(call, turn))
  return firstOfEach(withoutMoreOfTheSame(raised))
}
