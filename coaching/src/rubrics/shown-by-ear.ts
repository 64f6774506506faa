import type { Quote } from '@ringside/contract'
import { recapOf } from '../acts/recap.ts'
import { oncePer } from '../buyer/once.ts'
import { buyerActs } from '../buyer-acts/buyer-acts.ts'
import { buyerActLikelihoods } from '../buyer-acts/likely-buyer-acts.ts'
import { answersItself, does } from '../metrics/heard/acts-done.ts'
import { agreementTo } from '../metrics/heard/agreement.ts'
import { shownByEar } from '../metrics/heard/by-ear.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { ownFigureIn } from '../metrics/heard/own-figures.ts'
import { isArguing, isPressing } from '../metrics/heard/pressing.ts'
import { isDeniedOutright } from '../metrics/heard/recaps.ts'
import { promisesOnlyPapers } from '../metrics/heard/papers.ts'
import { isPutOff as isWorryPutOff } from '../metrics/heard/postponing.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { shownCheckOf, type ShownCheck } from '../shown/shown-checks.ts'
import type { Shown, Showing } from '../shown/shown-model.ts'
import { isForForm } from '../speech/for-form.ts'
import { isFormula } from '../speech/formulas.ts'
import type { Span } from '../speech/said.ts'
import { buyingWords } from './asked-words.ts'
import { repliesBeside } from './listening.ts'
import { statedIn } from './statements.ts'
import { findsOut, namesIt, tellsMuch } from './asked-in.ts'

/** The opening is over by the rep's fourth line. */
const openingTurns = 4

/** What is asked, and finds nothing out where it was put for effect. */
const asked = new Set<ShownCheck>([
  'opening.question-first',
  'discovery.process',
  'discovery.pain',
  'discovery.impact',
  'discovery.buying',
  'discovery.follow-up',
  'objections.explored',
  'value.fit',
])
/** A box that is ticked finds nothing out either. */
const bringsOut = new Set<ShownCheck>([
  'discovery.process',
  'discovery.pain',
  'discovery.impact',
  'discovery.follow-up',
])

const figure =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand|half)\b/iu

/** On discovery the question for the cost has a figure for its answer, and what is asked of how they buy brings something out. */
function enoughForDiscovery(check: ShownCheck, turn: HeardTurn, { call }: CallEvidence): boolean {
  if (call.type !== 'discovery') return true
  const answer = call.turns[turn.at + 1]
  if (check === 'discovery.impact') return answer !== undefined && figure.test(answer.heard)
  return check !== 'discovery.buying' || findsOut(call, turn, namesIt)
}

/** On discovery how they buy is more than one question: one that brings something out is a part of it. */
export function isShownInPart(check: ShownCheck, { call }: CallEvidence): boolean {
  const shown = shownByEar(call)
  if (check !== 'discovery.buying' || call.type !== 'discovery' || shown === null) return false
  const told = shown.lines(check).filter(({ at }) => {
    const line = call.turns[at]
    return line !== undefined && findsOut(call, line, namesIt)
  })
  return told.length < 2
}

/** A murmur, a goodbye or a no is no yes, however well it fits its place. */
const noYes =
  /^\W*(?:(?:h*m[hm]*(?!\p{L})|uh[- ]?huh|oh|well|bye|goodbye|cheers|thanks|thank you)\W*)+$|^\W*(?:(?:oh|um|well|look|sorry),? )*(?:no\b(?! (?:problem|worries|bother))|nope|never|don['’]t\W*$|not (?:now|really|today|yet)|(?:i|we) (?:do not|don['’]t) (?:think|want|need)|i['’]m hanging up)/iu

const papers = buyerActs.indexOf('send-something')

/** "Send me something by mail": whoever was asked to meet has put it off. */
function isPutOff(turn: HeardTurn, { call }: CallEvidence): boolean {
  const asked = call.turns[turn.at - 1]
  if (asked === undefined || promisesOnlyPapers(asked)) return false
  return (buyerActLikelihoods(turn.heard)[papers] ?? 0) >= likelierThanNot
}
const likelierThanNot = 0.5

const saysNothing = (turn: HeardTurn): boolean => noYes.test(turn.heard)

const plainNo =
  /^\W*(?:(?:oh|um|well|look|sorry|please),? )*(?:no|nope|never|don['’]t|not (?:now|really|today|yet))\W*$/iu

/** Whoever says a plain no to the last thing they are asked for has agreed to nothing. */
function isTakenBack(turn: HeardTurn, { call }: CallEvidence, shown: Shown): boolean {
  const asks = shown.lines('next-step.asked').map(({ at }) => at)
  const last = asks.toSorted((a, b) => b - a)[0]
  if (last === undefined || last < turn.at) return false
  const answer = call.turns[last + 1]
  return answer !== undefined && plainNo.test(answer.heard)
}

/** Whether a line of the buyer's can be a yes to a step. */
const mayAgree = (turn: HeardTurn, evidence: CallEvidence, shown: Shown): boolean =>
  !saysNothing(turn) && !isPutOff(turn, evidence) && !isTakenBack(turn, evidence, shown)

/** The buyer said yes to it, as the words or the ear tell. */
function isAgreed(turn: HeardTurn, evidence: CallEvidence, shown: Shown): boolean {
  if (agreementTo(evidence.call, turn) !== null) return true
  const answer = evidence.call.turns[turn.at + 1]
  if (answer === undefined || !mayAgree(answer, evidence, shown)) return false
  return shown.lines('next-step.agreed').some(({ at }) => at === answer.at)
}

/** What was announced is asked for by nobody, and whoever was pressed owes no step: unless they said yes to it. */
function asksForStep(turn: HeardTurn, evidence: CallEvidence, shown: Shown): boolean {
  if (isAgreed(turn, evidence, shown)) return true
  const pushed = evidence.call.rep.some((earlier) => earlier.at < turn.at && isPressing(earlier))
  return turn.questions.length > 0 && !pushed
}

/** All that was asked is answered, or something was left open, however well another line answers. */
const isAllAnswered = oncePer((evidence: CallEvidence): boolean => {
  const answers = new Set(
    shownByEar(evidence.call)
      ?.lines('listening.answers')
      .map(({ at }) => at),
  )
  return repliesBeside(evidence).every(({ at }) => answers.has(at))
})

/** Who decides, by when and with what money is asked of how they buy, and of nothing that goes wrong. */
const ofTrouble = new Set<ShownCheck>(['discovery.follow-up', 'discovery.pain', 'discovery.impact'])

const asksHowTheyBuy = (turn: HeardTurn): boolean =>
  does(turn, ['q_authority', 'q_timeline', 'q_budget']) !== null ||
  (turn.questions.length > 0 && turn.questions.every(({ text }) => buyingWords.test(text)))

/** "And who does your bins?" asks who does it, and what it costs in no way. */
const asksOnlyWho = ({ questions }: HeardTurn): boolean =>
  questions.length > 0 &&
  questions.every(
    ({ text }) => /\bwho\b/iu.test(text) && !/\b(?:what|how|cost|lose|feels?|hurts?|pays?)\b(?! about)/iu.test(text),
  )

const ofOurs = /\b(?:we|we['’]\w+|us|our|ours|i['’]ll|i['’]d)\b/iu

/** What is said back of the buyer's own matter offers nothing, and "Is that right?" after it asks of no offer. */
const onlySumsUp = ({ heard }: HeardTurn): boolean => recapOf(heard) && !ofOurs.test(heard)

/** Whether a line may be taken for showing a check at all, however it sounds: what the rules of fairness rule out. */
function mayShow(check: ShownCheck, turn: HeardTurn, evidence: CallEvidence, shown: Shown): boolean {
  const { call, objections } = evidence
  if (turn.speaker === 'rep' && (isPressing(turn) || isArguing(turn))) return false
  if (asked.has(check) && (turn.questions.every(({ text }) => isForForm(text)) || answersItself(turn))) return false
  if (bringsOut.has(check) && !findsOut(call, turn, tellsMuch)) return false
  if (ofTrouble.has(check) && asksHowTheyBuy(turn)) return false
  if (check === 'discovery.impact' && asksOnlyWho(turn)) return false
  if (check.startsWith('value.') && onlySumsUp(turn)) return false
  if (check === 'value.concrete') return ownFigureIn(call, turn, { start: 0, end: turn.heard.length }) !== null
  if (check === 'next-step.agreed') return mayAgree(turn, evidence, shown)
  if (check === 'listening.recap') return !isDeniedOutright(call, turn)
  if (check === 'listening.answers') return isAllAnswered(evidence)
  if (check === 'next-step.asked') return asksForStep(turn, evidence, shown)
  if (check.startsWith('opening.')) return call.rep.indexOf(turn) < openingTurns
  if (check === 'objections.settled' && objections.some(isWorryPutOff)) return false
  if (check.startsWith('objections.')) return objections.some(({ raised }) => raised.at < turn.at)
  return enoughForDiscovery(check, turn, evidence)
}

/** Where the step is a decision, asking for it, an answer, a day and what comes then sound as they do for any step. */
const ofDecision: Readonly<Record<string, ShownCheck>> = {
  'next-step.decision': 'next-step.asked',
  'next-step.answer': 'next-step.agreed',
  'next-step.day': 'next-step.when',
  'next-step.after': 'next-step.what',
}

/** The check that an ear tells a check by; undefined where there is none. */
export const shownCheckFor = (key: string): ShownCheck | undefined => shownCheckOf(ofDecision[key] ?? key)

/** The checks that an ear tells by this one. */
export const counterpartsOf = (check: ShownCheck): readonly string[] => [
  check,
  ...Object.keys(ofDecision).filter((key) => ofDecision[key] === check),
]

/**
 * Nearly every line holds a word of the buyer's, and nearly every call a question before an offer: the words that show that
 * theirs were taken up, or that they were asked about, are those that were heard.
 */
export const isHeardOnly = (key: string): boolean => key === 'listening.echo' || key === 'opening.question-first'

/** Lines that the ear is less sure of than of these show nothing that they don't. */
const mostTried = 12

/** The surest lines of those that may show a check, surest first; none where there is no ear for the call. */
export function linesThatMayShow(check: ShownCheck, evidence: CallEvidence): readonly Showing[] {
  const shown = shownByEar(evidence.call)
  if (shown === null) return []
  return shown
    .surest(check)
    .slice(0, mostTried)
    .filter(({ at }) => {
      const turn = evidence.call.turns[at]
      return turn !== undefined && mayShow(check, turn, evidence, shown)
    })
}

/** What was asked is shown by a question, and nothing but a yes by a nod: a greeting or a goodbye shows nothing. */
const mayQuote =
  (check: ShownCheck, turn: HeardTurn) =>
  ({ start, end }: Span): boolean => {
    const said = turn.words.slice(start, end).trim()
    const saysIt = check === 'next-step.agreed' || !isFormula(said)
    return saysIt && (!asked.has(check) || said.endsWith('?'))
  }

/**
 * The words that show a check best, as an ear tells that was taught on judged calls (`coaching/src/shown`); null where no
 * line may show it, in practice calls, and for checks that are not told by ear. Whether they show it surely enough is not
 * said here (`coaching/src/shares`).
 */
export function quoteByEar(key: string, evidence: CallEvidence): Quote | null {
  const check = shownCheckFor(key)
  const [line] = check === undefined ? [] : linesThatMayShow(check, evidence)
  const turn = line === undefined ? undefined : evidence.call.turns[line.at]
  if (check === undefined || turn === undefined) return null
  const before = evidence.call.turns[turn.at - 1]
  // What a worry was let go after is quoted, as where the words tell it.
  if (check === 'objections.settled' && before?.speaker === 'rep') return statedIn(before)
  const place = shownByEar(evidence.call)?.place(check, turn.at, mayQuote(check, turn)) ?? null
  return (place === null ? null : quoteOfSpan(turn, place)) ?? openingOf(turn)
}
