import type { Quote } from '@ringside/contract'
import { nextStepDetail } from '../acts/details.ts'
import { contentWords, heardWords, saidIn, type Span } from '../metrics/heard/words.ts'
import { creditFor, isHeldAgainst } from '../metrics/heard/credits.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { does, quoteOfAct } from '../metrics/heard/acts-done.ts'
import { giftsIn } from '../metrics/heard/demands.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { rulesOut } from '../metrics/heard/worries-settled.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isArguing, isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { openingOf, quoteOfSpan, spanQuote } from '../metrics/heard/spans.ts'
import { acknowledgementIn } from '../speech/acknowledging.ts'
import { hasNoAnswer } from '../speech/no-answer.ts'
import { traded } from './bargaining.ts'
import { statedIn, statementsIn, takenUpAt } from './statements.ts'
import { met, noOccasion, unmet, type Criterion, type Finding } from './rubric.ts'

type Handling = (objection: HeardObjection, evidence: CallEvidence) => Quote | null

/**
 * A check holds when it holds for at least half of the objections that the rep had a turn to speak to. The quotes are
 * the handling, or the objection that was missed.
 */
function forMost(handled: Handling): (evidence: CallEvidence) => Finding {
  return (evidence) => {
    const results = evidence.objections.map((objection) => ({ objection, quote: handled(objection, evidence) }))
    if (results.length === 0) return noOccasion
    const good = results.filter(({ quote }) => quote !== null)
    const bad = results.find(({ quote }) => quote === null)
    if (good.length > 0 && good.length * 2 >= results.length) return met(good[0]?.quote)
    return unmet(bad === undefined ? null : quoteOfSpan(bad.objection.raised, bad.objection.span))
  }
}

/** Late is better than never: the first reply that shows it counts, as it does with the buyer. */
const acknowledges: Handling = ({ replies, settledBy }, { call, recaps }) => {
  // What they let it go after counts, however late it came.
  for (const reply of new Set([...replies, ...(settledBy === null ? [] : [settledBy])])) {
    if (isHeldAgainst(call, reply, 'objections.acknowledged')) continue
    const at = takenUpAt(reply)
    if (at !== null) return spanQuote(reply, at)
    const said = creditFor(call, reply, 'objections.acknowledged') ?? recaps.find(({ turn }) => turn === reply)?.quote
    if (said !== undefined && said !== null) return said
  }
  return null
}

/** A question that can only be about the worry just raised. */
const behindIt =
  /\b(why|how come|how so|because|which part|tell me (more|about)|say more|what (made|makes|went|happened|happens if|worries|bothers|concerns|stopped|got in|was it|is it|do you mean|did you|would (it|that) (take|have to|need)|would have|would you need|put (you|them)|drove|killed|broke|sits|lies|are you (afraid|worried)|is behind)|what['’]s (behind|missing|holding|the (worry|concern|fear|reason))|(what|which)(['’]s| is)? (the|that) (part|bit|piece|thing)|what (sticks|bites|puts you off)|what (would|will|do|does|might) (he|she|they|your \w+|\p{Lu}\w+) (want|need|have|like|ask|say|think|worry|mind)|what part|what exactly|where did (it|that)|when did (it|that)|how did (it|that|they|the)|who (was|pushed|ran)|is it (the|that|because)|was it|did (it|they|anyone|the)|compared (to|with) what)\b/iu

/** Asks about something else of the buyer's: what it costs them, who decides, by when. */
const elsewhere = ['q_impact', 'q_budget', 'q_authority', 'q_timeline', 'q_process'] as const

/** Worries that are looked into with a question about money, people or dates. */
const plainlyAbout: Partial<Record<HeardObjection['family'], readonly (typeof elsewhere)[number][]>> = {
  price: ['q_impact', 'q_budget'],
  timing: ['q_timeline'],
  'no-authority': ['q_authority'],
  'no-need': ['q_impact', 'q_process'],
  incumbent: ['q_process'],
  contract: ['q_timeline'],
}

/** Asks for money: what a shift, a month or a mistake costs them lies behind a price, and behind nothing else. */
const aboutMoney =
  /\b(how much|what (does|do|did|is|would) (it|that|this|they|one|you) (run|cost|pay|spend|come to)|cost(s|ing)? you|you (pay|spend)|per (shift|hour|month|year|seat|user)|(a|each|every) (month|year)|budget)\b/iu

/** "What was the hard part?" is about what was just said; a long question is about what it names. */
const longestBare = 8

/** An address to write to lies behind no worry, and "What else?" leaves it where it is. */
const forTheFile = /\b(e-?mail|address|number|mobile|spell|surname)\b/iu
/** "What do you think?" asks for a yes over the worry, and for nothing behind it. */
const somethingElse =
  /\b(what|who|anything|something|anybody) else\b|^\W*(?:(?:so|and|but|well|ok|okay),? )*what (?:do|would) you (?:think|say|reckon)\W*$/iu

function looksInto(objection: HeardObjection, reply: HeardTurn): Span | undefined {
  const theirs = new Set(heardWords(objection.raised).map((word) => word.stem))
  return reply.questions.find((question) => {
    const ofForm = forTheFile.test(question.text) || somethingElse.test(question.text)
    if (ofForm || nextStepDetail(question.text).day !== undefined) return false
    const takesUp = contentWords(question.text).some(({ stem }) => theirs.has(stem))
    if (takesUp || (behindIt.test(question.text) && !aboutMoney.test(question.text))) return true
    const other = does(reply, elsewhere)
    const asked = other !== null && other.act.start < question.end && other.act.end > question.start
    const named = asked ? other.act.act : aboutMoney.test(question.text) ? 'q_impact' : null
    if (named !== null) return plainlyAbout[objection.family]?.some((act) => act === named) ?? false
    return /\b(what|who)\b/iu.test(question.text) && question.text.split(/\s+/u).length <= longestBare
  })
}

/** Asked what lies behind it, before or while answering. */
const explores: Handling = (objection, { call, objections: all }) => {
  for (const reply of objection.replies) {
    const credit = creditFor(call, reply, 'objections.explored')
    if (credit !== null) return credit
    if (isPressing(reply) || isHeldAgainst(call, reply, 'objections.explored')) continue
    const span = looksInto(objection, reply)
    const pushes = does(reply, ['next_step'])
    if (span !== undefined && (pushes === null || span.end <= pushes.act.start)) return quoteOfSpan(reply, span)
  }
  // Asked later on, while nothing else had been raised: what the practice buyer took it for, it was.
  const next = all.find(({ raised }) => raised.at > objection.raised.at)?.raised.at ?? Number.POSITIVE_INFINITY
  const later = call.rep.filter(({ at }) => at > objection.raised.at && at < next)
  return later.reduce<Quote | null>((found, turn) => found ?? creditFor(call, turn, 'objections.explored'), null)
}

const answering = ['answer', 'value', 'social_proof', 'pricing'] as const
const fewestAnswerWords = 8

function isAnswer(reply: HeardTurn): boolean {
  return !isArguing(reply) && !isPressing(reply) && reply.wordCount >= fewestAnswerWords && !hasNoAnswer(reply.heard)
}

/** States something in the buyer's own words: those of the worry, or of what they told when asked about it. */
function speaksTo({ raised, replies }: HeardObjection, reply: HeardTurn, { call }: CallEvidence): boolean {
  const [span] = statementsIn(reply)
  if (span === undefined) return false
  const explored = replies[0] !== undefined && reply.at > replies[0].at
  const told = call.buyer.filter((turn) => turn.at === raised.at || (explored && turn.at === reply.at - 1))
  const theirs = new Set(told.flatMap((turn) => heardWords(turn).map(({ stem }) => stem)))
  return contentWords(reply.heard.slice(span.start)).some(({ stem }) => theirs.has(stem))
}

/**
 * Said something that answers it, in the first two replies: an answer, a proof, a result; a smaller ask, once the worry
 * was acknowledged; or a plain statement in the buyer's own words. A pitch without that goes past it, and an admission
 * of not knowing is honest, and no answer. One that the buyer took for an answer and asked on about is one.
 */
const answers: Handling = (objection, evidence) => {
  const { call } = evidence
  const { replies, settled, settledBy } = objection
  // What the buyer let it go after was the answer, whatever was tried before.
  if (settledBy !== null) return isHeldAgainst(call, settledBy, 'objections.answered') ? null : statedIn(settledBy)
  for (const reply of replies.slice(0, 2)) {
    if (isHeldAgainst(call, reply, 'objections.answered')) continue
    if (creditFor(call, reply, 'objections.answered') !== null) return statedIn(reply)
    const acknowledged = acknowledgementIn(reply.heard, []) !== null
    const done = does(reply, acknowledged ? [...answering, 'pitch', 'next_step'] : answering)
    if (!isAnswer(reply)) continue
    if (rulesOut(reply)) return statedIn(reply)
    if (done !== null) return quoteOfAct(done)
    if (speaksTo(objection, reply, evidence)) return statedIn(reply)
  }
  return settled ? lastStated(replies) : null
}

function lastStated(replies: readonly HeardTurn[]): Quote | null {
  const last = replies.slice(0, 2).findLast((reply) => statementsIn(reply).length > 0) ?? replies.at(-1)
  return last === undefined ? null : statedIn(last)
}

/** One worry that stands is in the way, however well the others were met: full marks are for all of them. */
function forAll(handled: Handling): (evidence: CallEvidence) => Finding {
  return (evidence) => {
    const bad = evidence.objections.find((objection) => handled(objection, evidence) === null)
    return bad === undefined ? forMost(handled)(evidence) : unmet(quoteOfSpan(bad.raised, bad.span))
  }
}

/** The buyer let it go. */
const settles: Handling = ({ settled, settledBy, replies }) => {
  if (!settled) return null
  return settledBy === null ? lastStated(replies) : statedIn(settledBy)
}

/** Names a day over the worry, or says goodbye to it: who has no time or must ask somebody can be met by that. */
function asksOverIt({ family }: HeardObjection, reply: HeardTurn): boolean {
  if (metByStep.has(family) || does(reply, ['next_step', 'goodbye']) === null) return false
  return acknowledgementIn(reply.heard, reply.acts) === null && does(reply, answering) === null && !rulesOut(reply)
}
const metByStep = new Set<HeardObjection['family']>(['send-something', 'timing', 'no-authority'])

/**
 * The first worry that stood at the end and that nobody acknowledged, looked into or answered, or that every reply went
 * past as its practice buyer heard it; null where there is none.
 */
export function passedOver(evidence: CallEvidence): HeardObjection | null {
  return evidence.objections.find((objection) => isPassedOver(objection, evidence)) ?? null
}

/** True for a worry that stood at the end and that nothing was done about. */
export function isPassedOver(objection: HeardObjection, evidence: CallEvidence): boolean {
  const { settled, replies } = objection
  if (settled) return false
  const wentOn = replies.length > 0 && replies.every((reply) => wentPast(evidence.call, reply))
  return wentOn || [acknowledges, explores, answers].every((handled) => handled(objection, evidence) === null)
}

/** Did not argue or press on in the reply, nor went past it in a later one. */
const staysCalm: Handling = (objection, { call }) => {
  const [reply] = objection.replies
  if (reply === undefined) return null
  const wentOn = objection.replies.some((each) => isHeldAgainst(call, each, 'objections.calm'))
  const pressesOn = wentOn || asksOverIt(objection, reply)
  const presses = pressesOn || isArguing(reply) || isPressing(reply) || does(reply, ['rude']) !== null
  return presses ? null : openingOf(reply)
}

type Failing = { words: string; buyer: string; family: HeardObjection['family'] | null }

/** What would answer it: a story told before differs from a wish for papers. */
function answerWith(family: Failing['family'], buyer: string): string {
  if (family === 'tried-before') return `Tell ${buyer} what would be different this time, in one sentence, with proof.`
  if (family === 'send-something')
    return `Ask ${buyer} which one thing should be in it, and name a day to talk about it.`
  return `Tell ${buyer} in one sentence what speaks to it, with something that can be checked.`
}

/** What each check asks of a worry. */
const handlings: Readonly<Record<string, Handling>> = {
  'objections.answered': answers,
  'objections.acknowledged': acknowledges,
  'objections.explored': explores,
  'objections.settled': settles,
  'objections.calm': staysCalm,
}

/** The first worry that a check of this criterion was not met for; null where it was met for all. */
export function failingAt(key: string, evidence: CallEvidence): HeardObjection | null {
  const handled = handlings[key]
  return evidence.objections.find((candidate) => handled?.(candidate, evidence) === null) ?? null
}

function firstFailing(evidence: CallEvidence, key: string): Failing {
  const objection = failingAt(key, evidence)
  return {
    words: objection === null ? '' : saidIn(objection.raised, objection.span),
    buyer: evidence.buyerName,
    family: objection?.family ?? null,
  }
}

export const objections: Criterion = {
  key: 'objections',
  label: 'Objections',
  weight: 15,
  descriptors: [
    'Little was done about the objection.',
    'Some of it was done: hearing it out, asking, answering or keeping calm.',
    'Handled in good part, with two things left out.',
    'Handled well, with one gap.',
    'Acknowledged, looked into and answered, and the buyer let it go.',
  ],
  notShown: 'An objection was raised and nothing was done about it.',
  notApplicable: 'No objection was raised, so it does not count.',
  applies: ({ call, objections: raised }) => raised.length > 0 || giftsIn(call, raised).length > 0,
  checks: [
    traded,
    {
      key: 'objections.answered',
      text: 'Answered it with something that speaks to it',
      find: forMost(answers),
      advice: (evidence) => {
        const { words, buyer, family } = firstFailing(evidence, 'objections.answered')
        return `“${words}” got no answer. ${answerWith(family, buyer)}`
      },
    },
    {
      key: 'objections.acknowledged',
      text: 'Showed that it was heard',
      find: forMost(acknowledges),
      advice: (evidence) => {
        const { words } = firstFailing(evidence, 'objections.acknowledged')
        return `“${words}” deserves a “that is fair” before any answer.`
      },
    },
    {
      key: 'objections.explored',
      text: 'Asked what lies behind it',
      find: forMost(explores),
      advice: (evidence) => {
        const { words, buyer } = firstFailing(evidence, 'objections.explored')
        return `When ${buyer} says “${words}”, ask what is behind it before you answer.`
      },
    },
    {
      key: 'objections.settled',
      text: 'Settled it: the buyer let it go',
      find: forAll(settles),
      advice: (evidence) => {
        const { words } = firstFailing(evidence, 'objections.settled')
        return `“${words}” still stood at the end. Close it with a question: “Does that take care of it?”`
      },
    },
    {
      key: 'objections.calm',
      text: 'Neither argued nor pressed on',
      restraint: true,
      find: forMost(staysCalm),
      advice: (evidence) => {
        const { words } = firstFailing(evidence, 'objections.calm')
        return `After “${words}” you pressed on. Slow down there: agree first, then ask.`
      },
    },
  ],
}
