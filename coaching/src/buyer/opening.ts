import type { Plan, Scene } from './scene.ts'
import { hasWorry, objectNext } from './policy/objections.ts'
import { recallPromise } from './answers/promise.ts'
import { chance } from './random.ts'
import { worriesBefore } from './remembered.ts'
import { say } from './speak.ts'
import type { LineKey } from './words/lines.ts'

const atTheTop = /\b(?:ceo|owner|founder|president|managing director|chief executive)\b/i

/** The words that only somebody with this job picks up with. */
function ofTheirJob({ persona: { title, department } }: Scene): LineKey | null {
  if (atTheTop.test(title)) return 'pickUpTop'
  if (department === 'Finance') return 'pickUpMoney'
  return department === 'IT' ? 'pickUpSystems' : null
}

/** The harder the buyer, the more often there is somewhere else to be. */
const pressedShare = { easy: 0, medium: 0.1, hard: 0.3, expert: 0.45 } as const

/** The line of an arranged talk's first words: by the buyer's job or how pressed they are, or only by the call. */
function ownHello(scene: Scene): LineKey {
  const { mind, setup } = scene
  const isPressed = chance(mind, pressedShare[setup.difficulty])
  const speaksOfJob = chance(mind, 0.5)
  if (isPressed) return 'pickUpPressed'
  return (speaksOfJob ? ofTheirJob(scene) : null) ?? 'pickUpDiscovery'
}

/** The words with which the buyer picks up. In an objection call they come straight to what troubles them. */
export function open(scene: Scene): Plan {
  const { rules, setup, traits } = scene
  if (!traits.expected) return { move: 'pick-up', pieces: [say(scene, [rules.pickUp])] }
  const promise = recallPromise(scene)
  const recalled = promise === null ? [] : [promise]
  if (!traits.aboutWorries) {
    const hello = setup.type === 'discovery' ? ownHello(scene) : rules.pickUp
    return { move: 'pick-up', pieces: [say(scene, [hello, rules.pickUp, 'pickUp']), ...recalled] }
  }
  const nothingLeft = worriesBefore(setup.memory).size > 0 && !hasWorry(scene)
  const hello = say(scene, [nothingLeft ? 'worriesSettled' : rules.pickUp, 'pickUp'])
  const objection = objectNext(scene, false)
  if (objection === null) return { move: 'pick-up', pieces: [hello, ...recalled] }
  return { ...objection, pieces: [hello, ...recalled, ...objection.pieces] }
}
