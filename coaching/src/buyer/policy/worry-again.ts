import { likelyFrom } from '../../acts/confidence.ts'
import { sells } from '../answers/beside-worry.ts'
import { wasAskedFor } from '../answers/own-question.ts'
import { countOf } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { objectAgain } from './objections.ts'
import type { Plan, Scene } from '../scene.ts'
import { setsPlan } from '../heard/step.ts'
import { asksForStep } from './step.ts'

/** Asks for nothing but leave to begin: the moment to say what is left from last time. */
function begins({ heard, mind, traits }: Scene): boolean {
  // A customer says it to whoever asks them anything.
  if (traits.customer) return mind.phase === 'opening' && mind.turn > 0
  if (mind.phase !== 'opening' || (!traits.expected && countOf(mind, 'recognised') === 0)) return false
  return !heard.asks || setsPlan(heard.words) || actIn(heard, 'permission', likelyFrom) !== undefined
}

/**
 * A worry that an earlier call left open comes back as soon as the rep has said hello, and at the latest when they begin to
 * sell. Whoever asks a question gets its answer first; whoever asks for a date hears of it there.
 */
export function meetWorryLeftOpen(scene: Scene): Plan | null {
  const offers = !scene.heard.asks && sells(scene) && !wasAskedFor(scene)
  if ((!begins(scene) && !offers) || asksForStep(scene)) return null
  const plan = objectAgain(scene)
  if (plan !== null && scene.mind.phase === 'opening') scene.mind.phase = 'talking'
  return plan
}
