import { sureFrom } from '../../acts/confidence.ts'
import { actIn, isAsking } from '../perceive.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectTo } from './objections.ts'
import { asksForStep } from './step.ts'

/** The turn asks for a step, or something about their business. */
export function asksMore(scene: Scene): boolean {
  return asksForStep(scene) || scene.heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
}

/** Some buyers try to be rid of the caller before the call has begun. */
export function openingObjection(scene: Scene): Plan | null {
  const { mind, setup, traits } = scene
  if (traits.expected || mind.turn > 4 || mind.objections.length > 0 || asksMore(scene)) return null
  if (
    mind.phase === 'talking' &&
    actIn(scene.heard, 'intro') === undefined &&
    actIn(scene.heard, 'permission') === undefined
  )
    return null
  const likelihood = { easy: 0, medium: 0.1, hard: 0.35, expert: 0.5 }[setup.difficulty]
  return objectTo(scene, 'intro', likelihood)
}
