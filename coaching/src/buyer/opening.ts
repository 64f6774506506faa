import type { Plan, Scene } from './scene.ts'
import { objectNext } from './policy/objections.ts'
import { hasWorry } from './policy/worries-left.ts'
import { mentionColleague, recallBadParting, recallLastCall } from './answers/last-time.ts'
import { raiseDemand } from './policy/terms.ts'
import { recallTerms } from './policy/terms-before.ts'
import { chance } from './random.ts'
import { worriesBefore } from './remembered.ts'
import { say, sayFitting } from './speak.ts'
import type { LineKey } from './words/line-keys.ts'

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

/** Who has something to say first does not hand over in the same breath. */
const keepsTheWord = (hello: string): boolean =>
  !/\?$|\b(?:go|start|shoot|away|ask me|proceed|begin|lead)\.$/i.test(hello)

/** How an arranged call begins, by what it is about and what is left of it. */
function helloOf(scene: Scene): LineKey {
  const { rules, setup, traits } = scene
  if (setup.type === 'discovery') return ownHello(scene)
  const nothingLeft = traits.aboutWorries && worriesBefore(setup.memory).size > 0 && !hasWorry(scene)
  return nothingLeft ? 'worriesSettled' : rules.pickUp
}

/** The words with which the buyer picks up. In an objection call they come straight to what troubles them. */
export function open(scene: Scene): Plan {
  const { rules, traits } = scene
  if (!traits.expected) return { move: 'pick-up', pieces: [say(scene, [rules.pickUp])] }
  const bad = recallBadParting(scene)
  const recalled = bad === null ? recallLastCall(scene).pieces : [bad]
  const told = recalled.length === 0 ? mentionColleague(scene) : recalled
  const key = bad === null ? helloOf(scene) : 'pickUp'
  const hello = told.length === 0 ? say(scene, [key, rules.pickUp, 'pickUp']) : sayFitting(scene, key, keepsTheWord)
  const demand = raiseDemand(scene)
  const standing = recallTerms(scene)
  // Who comes straight to the terms waits for no introduction.
  if (demand !== null) scene.mind.phase = 'talking'
  const objection = demand ?? (traits.aboutWorries ? objectNext(scene, false) : null)
  if (objection === null) return { move: 'pick-up', pieces: [hello, ...told, ...standing] }
  return { ...objection, pieces: [hello, ...told, ...standing, ...objection.pieces] }
}
