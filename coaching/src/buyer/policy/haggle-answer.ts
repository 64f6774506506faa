import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { nextStepDetail } from '../../acts/details.ts'
import { whenNamed } from '../answers/promise.ts'
import { isInsisted, openCounter, sameSlot } from '../heard/counter-answer.ts'
import type { Counter } from '../heard/counter-answer.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import { count } from '../mind.ts'
import { diceFor, roll } from '../random.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { halfHour, haggling } from './haggle.ts'
import { agree, followUp } from './step.ts'
import { stepDetailIn } from '../heard/step.ts'

const takes =
  /^(?:(?:oh|ah|okay|ok|alright|right|well|good|great|and),? )*(?:yes|yeah|yep|sure|of course|perfect|great|fine|good|lovely|brilliant|no problem|that works|works|that's (?:fine|good|perfect|great|better|all right|alright)|happy to|gladly|absolutely|certainly|done|deal|you've got it|even better|i can do|i'll (?:be|take|make|move|come)|let's do|suits me|it's a date|then)\b/
const cannot =
  /\b(?:can't|cannot|couldn't|not free|won't work|doesn't work|no good|not possible|booked|(?:an)?other (?:day|time|one)|not sure|have to (?:check|look)|check my|get back to you)\b/

/** How likely somebody moves their own appointment for a rep who comes back with what they had turned down, 0 to 1. */
const yields: Record<Difficulty, number> = { easy: 0.9, medium: 0.6, hard: 0.35, expert: 0.2 }

const voiced = (scene: Scene, key: keyof typeof haggling, slot: string): string | null =>
  unsaid(scene, haggling[key][scene.persona.temperament], { named: slot })

/** The rep holds on to it: who is easily moved moves their own, and the others stand by what they said, once. */
function standOrYield(scene: Scene, counter: Counter): Plan {
  const { slot } = counter
  const { mind, setup } = scene
  const isMoved = roll(diceFor(setup.seed, 'moves own appointment')) < yields[setup.difficulty]
  const text = isMoved ? voiced(scene, 'movesIt', slot) : null
  if (text !== null) {
    mind.step.counter = null
    return agree(scene, null, [plainPiece(text)])
  }
  const stands = count(mind, 'stood-by-day') === 1 ? voiced(scene, 'stands', slot) : null
  if (stands === null) return leaveOpen(scene, slot)
  mind.step.counter = { ...counter, turn: mind.turn }
  return { move: 'ask-next-step-detail', pieces: [plainPiece(stands)] }
}

/** No day was found: the rep is to send some. */
function leaveOpen(scene: Scene, slot: string): Plan {
  scene.mind.step.counter = null
  const text = voiced(scene, 'leftOpen', slot)
  const plan = followUp(scene)
  return text === null ? plan : { ...plan, pieces: [{ ...plainPiece(text), agreed: true }] }
}

function takeSlot(scene: Scene, { over, slot, refused }: Counter): Plan {
  const { mind } = scene
  mind.step.counter = null
  const words = over === 'length' ? `Fifteen minutes, ${slot}` : slot
  mind.step.proposed = words
  // "Friday works" is Friday at two; who keeps the day and asks for the half hour all the same gets it.
  return agree(scene, refused === null && halfHour.test(scene.heard.words) ? null : words)
}

/**
 * The rep answers the day that the buyer wants instead: takes it, names a third, comes back with the first, or can't say.
 * Null where nothing was proposed or the line is about something else; what was proposed then stands a while.
 */
export function meetCounter(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const counter = openCounter(mind)
  if (counter === null) return null
  const ends = takesLeave(heard) ? ({ ends: 'goodbye' } as const) : {}
  const { when } = stepDetailIn(heard.words)
  if (when !== null) {
    if (isInsisted(scene)) return { ...standOrYield(scene, counter), ...ends }
    const [said, wanted] = [nextStepDetail(heard.words), nextStepDetail(counter.slot)]
    const isTheirs = (['day', 'time'] as const).every(
      (part) => said[part] === undefined || sameSlot(said[part].text, wanted[part]?.text),
    )
    if (isTheirs) return { ...takeSlot(scene, counter), ...ends }
    mind.step.counter = null
    return whenNamed(heard.words) === null ? null : { ...agree(scene), ...ends }
  }
  if (cannot.test(heard.plain)) {
    if (count(mind, 'asked-another-day') > 1 || takesLeave(heard)) return { ...leaveOpen(scene, counter.slot), ...ends }
    const text = voiced(scene, 'another', counter.slot)
    return text === null ? null : { move: 'ask-next-step-detail', pieces: [plainPiece(text)] }
  }
  return !heard.asks && takes.test(heard.plain) ? { ...takeSlot(scene, counter), ...ends } : null
}
