import { hintFrom } from '../../acts/confidence.ts'
import { decisionAskIn } from '../../speech/deciding.ts'
import { asksAnew } from '../heard/ask-again.ts'
import { pendingObjection } from '../judge/objections.ts'
import { isOnDoubt } from '../judge/settling.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { count, countOf, hasRenewed, isToRenew } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { didWithObjection } from '../objection-turn.ts'
import { actIn } from '../perceive.ts'
import { inFullAgain, remindsOf } from './come-back.ts'
import { deepen } from './deepen.ts'
import { objectAgain, objectNext, objectTo, sayWhatItTakes, standBy } from './objections.ts'
import { meetDayMoved, meetSendBefore } from './day-moved.ts'
import { unpark } from './doubts.ts'
import { withDay } from './day-said.ts'
import { repairFirst } from './kept-dates.ts'
import { sayWhoComes } from './who-comes.ts'
import { haggle } from './haggle.ts'
import { withOneThing } from './one-thing.ts'
import { shown } from './shown.ts'
import { bringsSomethingNew, ignoresNo, leave, refuse } from './refusal.ts'
import { sayWhatMoved } from './what-moved.ts'
import { say, sayFitting } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import { voices } from '../words/lines.ts'
import { sayCalled } from '../worry-called.ts'
import type { Plan, Scene } from '../scene.ts'
import {
  askSize,
  asksOfAUsualDay,
  asksToBeTold,
  booksUnasked,
  distance,
  isEarned,
  onlySends,
  setsPlan,
  stepDetailIn,
} from '../heard/step.ts'
import { asksToRenew } from '../heard/renewal.ts'
import { promisesRepair } from '../heard/repair.ts'
import { asksForOne, easedBy, isOfSeason, isOverAsk } from '../heard/time-asked.ts'
import { setNameRight } from '../heard/wrong-name.ts'

/** How often a buyer is asked for a date past their worry before they leave. */
const mostTimesAskedPast = 2

const offers =
  /\b(?:would (?:that|it|you)|could (?:we|that)|can we|shall we|how about|what if|does that work|(?:could|can|may|might) i (?:just )?(?:show|come|visit|call|ring|bring|meet|drop))\b/

/** "Could we set something up?": plain words that leave the ear no doubt. */
const arranges =
  /\b(?:could|can|shall|should|may) we (?:set (?:something|a time|up)|book|schedule|find (?:a|some) time|put something|meet|get together|talk again)\b|\bset (?:something|a time) up\b|\bsomething (?:in|on) the (?:calendar|diary)\b/
/** "Would you like to see how we do it?": a yes to that is a yes to some time for it. */
const putsToThem =
  /^(?:(?:so|and|okay|ok|great|then|well|alright|right),? )*(?:would you (?:like|want|care|be (?:open|up|willing|happy|interested|curious))|do you want|are you (?:open|up|willing|curious)) (?:to|for|in) (?:(?:a|taking|have|having|take) )?(?:see|seeing|look|try|trying|show|demo)\b/
const suggestsDay =
  /^(?:(?:so|and|okay|ok|great|then|well|alright),? )*(?:how about|what about|would|could|can|are you (?:free|around)|say)\b/
const mostDayWords = 8

/** "I can, on Thursday. But first, does anybody type things twice?": the day waits, and the question does not. */
const asksFirst = /\b(?:but|just|only),? (?:first|before (?:that|we do|then))\b[^.?!]*\?\W*$/

/** The turn asks for a next step, or gives the detail of one that was asked for. */
export const asksForStep = (scene: Scene): boolean => {
  const { heard, mind } = scene
  if ((mind.turn <= 3 && setsPlan(heard.words)) || asksOfAUsualDay(heard.words)) return false
  if (asksFirst.test(heard.plain) && !namesATime.test(heard.plain)) return false
  if (asksToRenew(scene) || (mind.decision !== null && decisionAskIn(heard.words) !== null)) return true
  if (promisesRepair(scene) || isOnDoubt(scene)) return false
  if (asksToBeTold(heard)) return false
  if (actIn(heard, 'next_step') !== undefined || booksUnasked(heard.words)) return true
  if (asksAnew(scene)) return true
  const { when, what } = stepDetailIn(heard.words)
  if ((mind.question?.kind === 'step-detail' || mind.step.asks > 0) && when !== null) return true
  if (mind.turn > 2 && heard.asks && putsToThem.test(heard.plain)) return true
  if (mind.turn > 2 && (arranges.test(heard.plain) || (heard.asks && onlySends(heard.words)))) return true
  if (mind.turn > 2 && when !== null && heard.wordCount <= mostDayWords && suggestsDay.test(heard.plain)) return true
  if (when === null || what === null) return false
  return actIn(heard, 'next_step', hintFrom) !== undefined || (heard.asks && offers.test(heard.plain))
}

/** The rep asks for a next step: agreed only when earned and definite. */
export function meetStep(scene: Scene): Plan | null {
  const { mind } = scene
  if (!asksForStep(scene)) return null
  const { agreed } = mind.step
  // A yes to the decision has its own conditions (`decision.ts`).
  if (mind.decision !== null && agreed === null) return null
  // A customer who has agreed to talk has not agreed to stay.
  if (agreed !== null && (!asksToRenew(scene) || hasRenewed(mind))) return confirm(scene)
  mind.step.agreed = null
  const plan = weighStep(scene)
  mind.step.agreed ??= agreed
  return plan
}

function weighStep(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.asks += 1
  mind.counts['asked-at'] = mind.turn
  noteRenewal(scene)
  const { when } = stepDetailIn(heard.words)
  if (when !== null) {
    if (!isDated(mind.step.proposed)) mind.counts['dated-at'] = mind.turn
    mind.step.proposed = heard.words.slice(0, 400)
  }
  if (onlySends(heard.words)) return send(scene)
  const open = pendingObjection(scene)
  if (open !== null) return firstThat(scene, open)
  const aside = unpark(scene)
  if (aside !== null) return aside
  if (!isEarned(scene) || ignoresNo(scene) || !bringsSomethingNew(scene)) return refuse(scene)
  const objection = lastWorry(scene)
  if (objection !== null) return objection
  if (when === null && mind.step.proposed === null) return askDetail(scene)
  return haggle(scene) ?? agree(scene)
}

/** A later ask for a time alone is no longer one for the renewal; a bare day is the day of what was asked. */
function noteRenewal(scene: Scene): void {
  const { heard, mind } = scene
  if (asksToRenew(scene)) mind.counts['asked-to-renew'] = 1
  else if (askSize(heard.words) > 0 && namesATime.test(heard.plain)) mind.counts['asked-to-renew'] = 0
}
const namesATime = /\b(?:meet|meeting|minutes|half an hour|call|talk|sit down|go through|visit)\b/

/** A day has been named, and not only a week. */
function isDated(proposed: string | null): boolean {
  return proposed !== null && !/week|month/i.test(stepDetailIn(proposed).when ?? 'week')
}

/** How many asks for a date may bring up one more worry, in a call that is about worries. */
const asksThatWorry = { easy: 1, medium: 1, hard: 1, expert: 2 } as const

/**
 * Before the yes there may be one more worry that only a date brings up. In an objection call, where worries are what the
 * call is about, it may be any the buyer has left.
 */
function lastWorry(scene: Scene): Plan | null {
  const { mind, setup, traits, tuning } = scene
  const most = traits.aboutWorries ? asksThatWorry[setup.difficulty] : 1
  if (mind.step.wanted || countOf(mind, 'worried-by-ask') >= most) return null
  // Whoever has said what they lacked, and now has it, does not find something else; the hard ones do.
  if (mind.step.refusals > 0 && tuning.loss <= 1) return null
  const objection =
    objectAgain(scene) ?? objectTo(scene, 'next_step', 1) ?? (traits.aboutWorries ? objectNext(scene) : null)
  if (objection !== null && count(mind, 'worried-by-ask') >= most) mind.step.wanted = true
  return objection
}

/** A date is asked for while a worry stands: that first; then what would settle it; and in the end goodbye. */
function firstThat(scene: Scene, open: OpenObjection): Plan {
  const { mind } = scene
  const { objection } = open
  const answered = didWithObjection(mind, 'half-answered') ? standBy(scene) : null
  if (answered !== null) return answered
  const times = count(mind, `asked-past:${objection.id}`)
  const same = objection.family === 'timing' && isOverAsk(scene) ? sayUnmoved(scene, objection) : null
  if (times > mostTimesAskedPast) return leave(scene)
  const isShort = remindsOf(scene, open)
  const text = same ?? sayCalled(scene, objection, voices[scene.persona.temperament].stepPending)
  if (text === null) return deepen(scene, objection) ?? refuse(scene)
  const settles = times > 1 ? (sayWhatItTakes(scene, open)?.pieces ?? []) : []
  const told = isShort || settles.length > 0 ? settles : inFullAgain(scene, open)
  return {
    move: 'refuse-next-step',
    pieces: [plainPiece(text), ...told],
    objection: shown(scene, objection),
  }
}

/** They had no time for it, and the ask has not changed: or only in what was not the trouble. */
function sayUnmoved(scene: Scene, objection: OpenObjection['objection']): string | null {
  const beside = isOfSeason(scene, objection) && easedBy(scene) !== null
  return sayWhatMoved(scene, beside ? 'season' : 'same')
}

function askDetail(scene: Scene): Plan {
  const { mind } = scene
  mind.step.wanted = true
  mind.question = { kind: 'step-detail', turn: mind.turn }
  if (count(mind, 'detail-asked') > 2) return followUp(scene)
  return {
    move: 'ask-next-step-detail',
    pieces: [...setNameRight(scene), say(scene, [isToRenew(mind) ? 'renewDetail' : 'stepDetail'])],
  }
}

const agreedPiece = (piece: Piece): Piece => ({ ...piece, agreed: true })

/** The buyer says yes to the day named in this turn, or else to the one named last; to `fixed` where that is given. */
export function agree(scene: Scene, fixed: string | null = null, lead: readonly Piece[] = []): Plan {
  const { heard, mind } = scene
  const named = fixed ?? (stepDetailIn(heard.words).when === null ? mind.step.proposed : null)
  const words = named ?? heard.words.slice(0, 400)
  mind.step.agreed = { kind: 'meeting', words }
  mind.counts['renewed'] = isToRenew(mind) ? 1 : 0
  mind.phase = 'closing'
  mind.question = null
  const piece = agreedPiece((isToRenew(mind) ? null : sayWhoComes(scene)) ?? sayYes(scene))
  const repair = isToRenew(mind) ? repairFirst(scene, words) : []
  // What is signed when the repair is done is not signed on the day that was asked for.
  const yes = repair.length > 0 ? [piece] : withDay(scene, words, [piece])
  const pieces = [...setNameRight(scene), ...withOneThing(scene, yes, { condition: repair, lead })]
  return { move: 'agree-next-step', pieces }
}

const halfHour = /\b(?:half an? hour|half hour|thirty minutes|30 minutes|30 min)\b/i

/** Says that others come as well. */
const bringsOthers = /\b(?:people|others)\b|\{workers\}/i

/** Nobody grants half an hour to somebody who asked for fifteen minutes. */
function sayYes(scene: Scene): Piece {
  // Who is asked for alone brings nobody.
  if (scene.traits.showing)
    return sayFitting(scene, 'demoAgree', (wording) => !asksForOne(scene.heard) || !bringsOthers.test(wording))
  if (isToRenew(scene.mind)) return say(scene, ['renewAgree'])
  const granted = halfHour.test(scene.heard.words)
  return sayFitting(scene, 'stepAgree', (wording) => granted || !halfHour.test(wording))
}

/** Agreed to speak again, with no day. */
export function followUp(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.agreed = { kind: 'follow-up', words: heard.words.slice(0, 400) }
  mind.phase = 'closing'
  mind.question = null
  return { move: 'agree-next-step', pieces: [agreedPiece(say(scene, ['followUpAgree']))] }
}

function send(scene: Scene): Plan {
  const read = willRead(scene)
  if (read !== null) return read
  scene.mind.step.brushedOff = true
  return { move: 'brush-off', pieces: [say(scene, ['brushOff'])] }
}

/** The buyer will read what is sent, and then speak again. Null when they would only be rid of the caller. */
export function willRead(scene: Scene): Plan | null {
  const { mind, traits } = scene
  if (pendingObjection(scene) !== null) return null
  // Who has had their worry settled reads what they are sent, with or without having told of anything.
  const settled = traits.aboutWorries && mind.objections.some(({ state }) => state === 'resolved')
  // What was told before this call is no sign that anything came of it.
  const talked = traits.showing ? countOf(mind, 'cause:shown') > 0 : mind.facts.length > 0
  const near = settled ? distance(scene) <= 14 : distance(scene) <= 6 && talked
  return near || countOf(mind, 'would-read') > 0 ? followUp(scene) : null
}

function confirm(scene: Scene): Plan {
  const { heard, mind } = scene
  if (mind.step.agreed?.kind === 'follow-up' && stepDetailIn(heard.words).when !== null && distance(scene) <= 0)
    return agree(scene)
  return (
    meetDayMoved(scene) ??
    meetSendBefore(scene) ?? { move: 'react', pieces: [say(scene, ['stepConfirm', 'makesSense'])] }
  )
}
