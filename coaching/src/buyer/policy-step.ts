import { pendingObjection } from './judge-objections.ts'
import { count, countOf, hasGiven } from './mind.ts'
import type { Piece } from './mind.ts'
import { actIn } from './perceive.ts'
import { deepen, objectTo, shown } from './policy-objections.ts'
import { line, say } from './speak.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'
import { booksUnasked, distance, givesReason, isEarned, onlySends, stepDetailIn } from './step.ts'

const offers = /\b(?:would (?:that|it|you)|could (?:we|that)|can we|shall we|how about|what if|does that work)\b/

/** The turn asks for a next step, or gives the detail of one that was asked for. */
export const asksForStep = (scene: Scene): boolean => {
  const { heard, mind } = scene
  if (actIn(heard, 'next_step') !== undefined || booksUnasked(heard.words)) return true
  const { when, what } = stepDetailIn(heard.words)
  if ((mind.question?.kind === 'step-detail' || mind.step.asks > 0) && when !== null) return true
  if (when === null || what === null) return false
  return actIn(heard, 'next_step', 0.3) !== undefined || (heard.asks && offers.test(heard.plain))
}

/** The rep asks for a next step: agreed only when earned and definite. */
export function meetStep(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!asksForStep(scene)) return null
  if (mind.step.agreed !== null) return confirm(scene)
  mind.step.asks += 1
  if (onlySends(heard.words)) return send(scene)
  const open = pendingObjection(scene)
  if (open !== null) {
    const text = line(scene, 'stepPending')
    if (text === null) return deepen(scene, open.objection) ?? refuse(scene)
    return { move: 'refuse-next-step', pieces: [plainPiece(text)], objection: shown(scene, open.objection) }
  }
  if (!isEarned(scene)) return refuse(scene)
  if (!mind.step.wanted && mind.step.asks <= 2 && actIn(heard, 'goodbye', 0.7) === undefined) {
    const objection = objectTo(scene, 'next_step', 1)
    if (objection !== null) {
      mind.step.wanted = true
      return objection
    }
  }
  if (stepDetailIn(heard.words).when === null) return askDetail(scene)
  return agree(scene)
}

function askDetail(scene: Scene): Plan {
  const { mind } = scene
  mind.step.wanted = true
  mind.question = { kind: 'step-detail', turn: mind.turn }
  if (count(mind, 'detail-asked') > 2) return followUp(scene)
  return { move: 'ask-next-step-detail', pieces: [say(scene, ['stepDetail'])] }
}

const agreedPiece = (piece: Piece): Piece => ({ ...piece, agreed: true })

function agree(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.agreed = { kind: 'meeting', words: heard.words.slice(0, 400) }
  mind.phase = 'closing'
  mind.question = null
  const withColleague = hasAuthority(scene) ? line(scene, 'stepAgreeColleague') : null
  const piece = withColleague === null ? say(scene, ['stepAgree']) : plainPiece(withColleague)
  return { move: 'agree-next-step', pieces: [agreedPiece(piece)] }
}

function hasAuthority({ persona, mind }: Scene): boolean {
  return persona.facts.some(({ id, topic }) => topic === 'authority' && hasGiven(mind, id))
}

function followUp(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.agreed = { kind: 'follow-up', words: heard.words.slice(0, 400) }
  mind.phase = 'closing'
  mind.question = null
  return { move: 'agree-next-step', pieces: [agreedPiece(say(scene, ['followUpAgree']))] }
}

function send(scene: Scene): Plan {
  const { mind } = scene
  const warm = distance(scene) <= 6 && pendingObjection(scene) === null && mind.facts.length > 0
  if (warm) return followUp(scene)
  mind.step.brushedOff = true
  return { move: 'brush-off', pieces: [say(scene, ['brushOff'])] }
}

function refuse(scene: Scene): Plan {
  const { mind } = scene
  mind.step.refusals += 1
  const insists = mind.step.refusals > 1 && countOf(mind, 'refused-at') >= mind.turn - 2 && !givesReason(scene)
  mind.counts['refused-at'] = mind.turn
  if (insists) {
    const final = mind.step.refusals >= 4
    return {
      move: 'refuse-next-step',
      pieces: [say(scene, final ? ['stepNo', 'pushStepAgain'] : ['pushStepAgain', 'stepNo'])],
    }
  }
  const near = (distance(scene) <= 14 && mind.facts.length > 0) || givesReason(scene)
  return {
    move: 'refuse-next-step',
    pieces: [say(scene, near ? ['stepNotYet', 'stepWhatFor'] : ['stepWhatFor', 'stepNotYet'])],
  }
}

function confirm(scene: Scene): Plan {
  const { heard, mind } = scene
  if (mind.step.agreed?.kind === 'follow-up' && stepDetailIn(heard.words).when !== null && distance(scene) <= 0)
    return agree(scene)
  if (actIn(heard, 'goodbye') !== undefined) return bye(scene)
  return { move: 'react', pieces: [say(scene, ['stepConfirm', 'makesSense'])] }
}

/** The goodbye that fits how the call went. */
export function bye(scene: Scene): Plan {
  const { mind, setup } = scene
  const { agreed, asks, brushedOff } = mind.step
  const settled = mind.objections.length > 0 && mind.objections.every(({ state }) => state === 'resolved')
  const warm = (mind.meters.trust + mind.meters.interest) / 2 >= 45 && mind.facts.length > 0
  const end = (keys: Parameters<typeof say>[1]): Plan => ({
    move: 'goodbye',
    pieces: [say(scene, keys)],
    ends: 'goodbye',
  })
  if (agreed?.kind === 'meeting') return end(['byeMeeting'])
  if (agreed?.kind === 'follow-up') return end(['byeFollowUp'])
  if (setup.type === 'objection-handling' && settled) return end(['byeSettled', 'byeWarm'])
  if (warm && asks === 0 && !brushedOff) return end(['byeNothing', 'byeWarm'])
  return end(warm ? ['byeWarm'] : ['byeCold'])
}
