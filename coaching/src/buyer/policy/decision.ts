import { asksIfRead, decisionAskIn } from '../../speech/deciding.ts'
import { whenNamed } from '../answers/promise.ts'
import { dayNamed } from '../decision/day.ts'
import type { DecisionMemory } from '../decision/decision.ts'
import { turnedAndAsked } from '../decision/reasons.ts'
import { calledFirst, signerOf } from '../decision/signer.ts'
import { gapIn } from '../heard/ask-put.ts'
import { recapFault } from '../heard/recap.ts'
import { distance } from '../heard/step.ts'
import { pendingObjection } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { didWithObjection } from '../objection-turn.ts'
import { capitalised, line, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import { lineCalled } from '../worry-called.ts'
import type { Plan, Scene } from '../scene.ts'
import type { LineKey } from '../words/line-keys.ts'
import { callIn, isFirstNow } from './conditions.ts'
import { startLater } from './kept-dates.ts'
import { before } from './one-thing.ts'
import { objectAtAsk, standBy } from './objections.ts'
import { shown } from './shown.ts'
import { afterNo, binding, sayNo, turnedFrom, whyNot } from './decision-no.ts'
import { asksForStep } from './step.ts'

/** How many worries the ask brings up, one after another. */
const mostWorries = { easy: 1, medium: 2, hard: 3, expert: 3 } as const

/** This far below the mean that a next step takes, they sign: an offer was asked for because they want something. */
const nearEnough = { easy: 10, medium: 10, hard: 1, expert: -6 } as const
/** Whoever has taken the reason of a no away is that much nearer. */
const forTheReason = 4
/** Further than this from a yes it is a no, and nobody promises to decide by a day; nearer they say what they lack. */
const farFromIt = 22

/** Whoever puts it so wants to hear a no as well as a yes. */
const eitherWay = /\b(?:yes or (?:a )?no|is (?:it|that|this)(?: then)? a no)\b/

function backToWorry(scene: Scene, { objection }: Pick<OpenObjection, 'objection'>): Plan {
  return {
    move: 'refuse-next-step',
    pieces: [lineCalled(scene, objection, ['decideFirst', 'objectionStill'])],
    objection: shown(scene, objection),
  }
}

/** Asked past a worry they come back to it, once; asked past it again they have their answer. */
function pastWorry(scene: Scene, decision: DecisionMemory, { objection }: OpenObjection): Plan {
  const { mind } = scene
  const answered = didWithObjection(mind, 'half-answered', 'explored') ? standBy(scene) : null
  if (answered !== null) return answered
  const isEither = eitherWay.test(scene.heard.plain) && decision.asks > 1
  if (count(mind, `asked-past:${objection.id}`) > 1 || isEither) return sayNo(scene, decision, objection.family)
  return backToWorry(scene, { objection })
}

/** The next worry that only the ask brings up; null when they have had their say. */
function worryAtAsk(scene: Scene, decision: DecisionMemory, lead: boolean): Plan | null {
  if (decision.worries >= mostWorries[scene.setup.difficulty]) return null
  // Counted first: until one may come up there are none left in this call (`objections.ts`).
  decision.worries += 1
  const plan = objectAtAsk(scene, lead)
  if (plan === null) decision.worries -= 1
  return plan
}

/** The yes, with all that belongs to it. */
function agree(scene: Scene, decision: DecisionMemory, words: string): Plan {
  const { mind } = scene
  decision.answer = 'yes'
  mind.step.agreed = { kind: 'meeting', words }
  mind.phase = 'closing'
  mind.question = null
  const agreed = binding(say(scene, ['decideYes', 'stepAgree']))
  const condition = callIn(scene, [agreed])
  const later = condition.length > 0 ? null : startLater(scene, words)
  const day = whenNamed(words)
  // Nobody names the day of a signature that has to wait for something else.
  const isDayless = day === null || later !== null || isFirstNow(scene)
  const said = isDayless ? [] : [plainPiece(capitalised(`${day}.`))]
  return {
    move: 'agree-next-step',
    pieces: [...said, agreed, ...(later === null ? [] : [later]), ...condition],
  }
}

/** Yes in principle: what is still missing is asked for, the signature before the day. */
function agreeInPrinciple(scene: Scene, decision: DecisionMemory): Plan {
  const { mind, persona } = scene
  const { proposed } = mind.step
  if (decision.signerSeen && proposed !== null) return agree(scene, decision, proposed)
  const isFirst = decision.answer !== 'yes'
  decision.answer = 'yes'
  const signer = signerOf(persona)
  if (!decision.signerSeen && signer !== null) {
    const keys: LineKey[] = isFirst ? ['decideSigner', 'decideSignerAgain'] : ['decideSignerAgain', 'decideSigner']
    mind.question = { kind: 'own', turn: mind.turn }
    return { move: 'ask-next-step-detail', pieces: [binding(say(scene, keys, { signer: calledFirst(signer) }))] }
  }
  mind.question = { kind: 'step-detail', turn: mind.turn }
  return {
    move: 'ask-next-step-detail',
    pieces: [binding(say(scene, isFirst ? ['decideWhen'] : ['decideWhich', 'stepDetail']))],
  }
}

const isNear = (scene: Scene, { turned }: DecisionMemory): boolean =>
  distance(scene) <= nearEnough[scene.setup.difficulty] + (turned ? forTheReason : 0)

/** All that worried them has been said: a yes, not yet with what they lack, or a no. */
function decide(scene: Scene, decision: DecisionMemory): Plan {
  const { mind } = scene
  if (isNear(scene, decision)) return agreeInPrinciple(scene, decision)
  const gap = gapIn(scene)
  const told = countOf(mind, `gap:${gap}`) > 0
  if (decision.answer === 'nearly' || told || distance(scene) > farFromIt) return sayNo(scene, decision, whyNot(scene))
  decision.answer = 'nearly'
  mind.counts[`gap:${gap}`] = mind.turn
  mind.question = { kind: 'own', turn: mind.turn }
  return {
    move: 'refuse-next-step',
    pieces: [say(scene, [gap === 'proof' ? 'decideProof' : 'decideBenefit', 'stepNo'])],
  }
}

/** The rep asks for the decision, and puts it so that it wants an answer. */
function answerAsk(scene: Scene, decision: DecisionMemory): Plan {
  const open = pendingObjection(scene)
  if (open !== null) return pastWorry(scene, decision, open)
  return worryAtAsk(scene, decision, true) ?? decide(scene, decision)
}

/** The reason of a no has been spoken to. Whoever asked again in the same line has the next worry for an answer, or the yes. */
function answerAfterTurn(scene: Scene, decision: DecisionMemory): Plan {
  const plan = turnedFrom(scene, decision)
  if (decisionAskIn(scene.heard.words) !== 'plain') return plan
  scene.mind.step.proposed = dayNamed(scene.heard.words) ?? scene.mind.step.proposed
  const worry = worryAtAsk(scene, decision, true)
  const next = worry ?? (isNear(scene, decision) ? agreeInPrinciple(scene, decision) : null)
  const text = next === null ? null : unsaid(scene, turnedAndAsked)
  if (next === null || text === null) return plan
  return { ...plan, ...next, pieces: before(scene, [plainPiece(text)], next) }
}

/** What can be left without an answer is left without one; the second time they ask what is being asked of them. */
function putOff(scene: Scene, decision: DecisionMemory): Plan {
  const open = pendingObjection(scene)
  if (open !== null) return backToWorry(scene, open)
  scene.mind.counts['put-off-at'] = scene.mind.turn
  const keys: LineKey[] = decision.hedges % 2 === 1 ? ['decideMaybe', 'decideVague'] : ['decideVague', 'decideMaybe']
  return { move: 'answer-vague', pieces: [say(scene, keys)] }
}

/** A day on which they say yes or no: given to whoever is near enough to one. */
function giveDay(scene: Scene, decision: DecisionMemory): Plan | null {
  const { heard, mind } = scene
  const open = pendingObjection(scene)
  if (open !== null && countOf(mind, `asked-past:${open.objection.id}`) > 0)
    return sayNo(scene, decision, open.objection.family)
  if (distance(scene) > farFromIt) return sayNo(scene, decision, whyNot(scene))
  const named = dayNamed(heard.words)
  if (named === null) {
    mind.question = { kind: 'step-detail', turn: mind.turn }
    return { move: 'ask-next-step-detail', pieces: [say(scene, ['decideWhich', 'stepDetail'])] }
  }
  decision.answer = 'day'
  mind.pending = null
  mind.step.agreed = { kind: 'meeting', words: named }
  mind.phase = 'closing'
  mind.question = null
  const day = whenNamed(named)
  const said = day === null ? [] : [plainPiece(capitalised(`${day}.`))]
  return { move: 'agree-next-step', pieces: [...said, binding(say(scene, ['decideDay', 'stepAgree']))] }
}

/** What is in the way is a worry, the next if one was settled; or nothing is. */
function tellInTheWay(scene: Scene, decision: DecisionMemory): Plan {
  const open = pendingObjection(scene)
  if (open !== null) return backToWorry(scene, open)
  const worry = worryAtAsk(scene, decision, false)
  if (worry !== null) return worry
  return { move: 'react', pieces: [say(scene, ['decideNothing', 'noConcerns'])] }
}

/** Lines without an ask after which they wonder aloud what it is all leading to. */
const patientFor = 4
const mostWondered = 2

/** Nobody has asked them anything yet, and the call goes on. */
function wonder(scene: Scene, decision: DecisionMemory): Piece[] {
  const { mind, heard } = scene
  if (decision.asks > 0 || decision.answer !== 'none' || heard.asks || mind.pending !== null) return []
  if (decision.hedges === 0 && mind.turn < patientFor) return []
  if (countOf(mind, 'wondered') >= mostWondered) return []
  count(mind, 'wondered')
  const text = line(scene, 'decideWaiting')
  return text === null ? [] : [plainPiece(text)]
}

function sellsOn(scene: Scene, decision: DecisionMemory): Plan {
  const wondering = wonder(scene, decision)
  return {
    move: 'push-back',
    pieces: [...(wondering.length > 0 ? [] : [say(scene, ['soldAgain', 'reactPitchCool'])]), ...wondering],
  }
}

function answerTo(scene: Scene, decision: DecisionMemory): Plan | null {
  switch (decision.turn) {
    case 'asked':
      return answerAsk(scene, decision)
    case 'hedged':
      return putOff(scene, decision)
    case 'asked-day':
      return giveDay(scene, decision)
    case 'asked-in-the-way':
      return tellInTheWay(scene, decision)
    case 'settled-rest': {
      scene.mind.step.proposed = dayNamed(scene.heard.words) ?? scene.mind.step.proposed
      return agreeInPrinciple(scene, decision)
    }
    case 'asked-meeting':
      return { move: 'push-back', pieces: [say(scene, ['anotherMeeting', 'decideVague'])] }
    case 'sold-again':
      return sellsOn(scene, decision)
    case 'sold-past-yes':
      return { move: 'push-back', pieces: [say(scene, ['pastYes', 'makesSense'])] }
    case 'asked-again':
      return null
    case 'met-reason':
      return answerAfterTurn(scene, decision)
    case 'nothing':
      return beside(scene, decision)
  }
}

/** The rep has said where the two stand: it is so, or it is put right. */
function confirmStand(scene: Scene): Plan | null {
  const { mind } = scene
  if (countOf(mind, 'stands-at') !== mind.turn) return null
  const fault = recapFault(scene)
  if (mind.phase === 'opening') mind.phase = 'talking'
  return fault === null
    ? { move: 'confirm-recap', pieces: [say(scene, ['recapYes', 'makesSense'])] }
    : { move: 'correct-recap', pieces: [say(scene, ['recapNo']), plainPiece(fault)] }
}

/** Nothing was asked: of what was given away they say so, and after a while they wonder where it leads. */
function beside(scene: Scene, decision: DecisionMemory): Plan | null {
  const { mind } = scene
  if (mind.pending === null && countOf(mind, 'gave-at') === mind.turn) {
    const text = line(scene, 'unaskedGift')
    if (text !== null) return { move: 'price-reaction', pieces: [plainPiece(text)] }
  }
  const stands = confirmStand(scene)
  if (stands !== null) return stands
  if (mind.pending === null && asksIfRead(scene.heard.words))
    return { move: 'answer-plain', pieces: [say(scene, ['offerClear', 'makesSense'])] }
  if (decision.answer === 'yes' && mind.step.agreed === null && (!scene.heard.asks || asksForStep(scene)))
    return agreeInPrinciple(scene, decision)
  const wondering = wonder(scene, decision)
  return wondering.length === 0 ? null : { move: 'ask-question', pieces: wondering }
}

/** In a call about the decision: the ask and what it brings up, the yes and what belongs to it, a no, or a day. */
export function meetDecision(scene: Scene): Plan | null {
  const { mind, heard } = scene
  const { decision } = mind
  // What has just been settled is let go first; then the ask comes again.
  if (decision === null || mind.objections.some(({ id }) => countOf(mind, `resolved:${id}`) === 1)) return null
  if (decision.answer === 'no')
    return decision.turn === 'met-reason' ? answerAfterTurn(scene, decision) : afterNo(scene, decision)
  if (mind.step.agreed !== null && decision.turn === 'nothing') return null
  if (decision.turn !== 'nothing' && mind.phase === 'opening') mind.phase = 'talking'
  if (decision.turn === 'asked') mind.step.proposed = dayNamed(heard.words) ?? mind.step.proposed
  return answerTo(scene, decision)
}

/** What was missing for the yes is said on the way out: that is enough. Null where nothing was missing, or it still is. */
export function partOverDecision(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const { decision } = mind
  if (decision?.answer !== 'yes' || mind.step.agreed !== null || !decision.signerSeen) return null
  const named = dayNamed(heard.words)
  return named === null ? null : { ...agree(scene, decision, named), ends: 'goodbye' }
}
