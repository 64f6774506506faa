import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import type { DecisionMemory } from '../decision/decision.ts'
import { isTooMuch } from '../heard/time-asked.ts'
import { countOf, hasGiven, isToRenew } from '../mind.ts'
import type { Mind } from '../mind.ts'
import { worriesBefore } from '../remembered.ts'
import type { Scene } from '../scene.ts'

/** Said to a stranger, or in place of somebody else's signature, which is asked after in its own way. */
const unfitAtDecision: ReadonlySet<Objection['family']> = new Set<Objection['family']>([
  'no-need',
  'send-something',
  'no-authority',
])

/** The ask brings up what worries whoever has the offer, one at a time: before it they listen. */
const mayWorry = ({ objections }: Mind, { worries, answer }: DecisionMemory): boolean =>
  objections.length < worries && answer !== 'no'

/**
 * Objections this buyer still has in them: first those of an earlier call, then what is fit for the difficulty, hardest
 * first where it is hard. What this rep has settled once stays settled.
 */
export function worriesLeft(scene: Scene): Objection[] {
  const { mind, persona, tuning, setup } = scene
  // Whoever bargains over the terms has made up their mind, and who is asked for names is asked to buy nothing.
  if (mind.bargain !== null || mind.names !== null) return []
  if (mind.objections.length >= tuning.objections) return []
  // Whoever is asked to decide says one thing after the other; else one worry a turn is enough.
  if (mind.decision === null ? mind.counts['relented-at'] === mind.turn : !mayWorry(mind, mind.decision)) return []
  const mildest = setup.difficulty === 'easy' ? 2 : 4
  const raised = new Set(mind.objections.map(({ id }) => id))
  const before = worriesBefore(setup.memory)
  // A complaint is raised by telling what went wrong, which trust decides; one that was left open needs no telling.
  const open = persona.objections.filter(
    ({ id, family, force }) =>
      !raised.has(id) &&
      before.get(id) !== 'resolved' &&
      !(mind.decision !== null && unfitAtDecision.has(family)) &&
      !(isGainsaid(scene, family) && !before.has(id)) &&
      !(family === 'timing' && isWithinTheirTime(scene)) &&
      // What they fear for somebody they might name waits until they are asked for a name.
      family !== 'discretion' &&
      (before.has(id) || (force <= mildest && family !== 'complaint')),
  )
  const hard = setup.difficulty === 'hard' || setup.difficulty === 'expert'
  const known = ({ id }: Objection): number => (before.has(id) ? 0 : 1)
  return open.toSorted((a, b) => known(a) - known(b) || (hard ? b.force - a.force : a.force - b.force))
}

/** This turn asks for their time, and not for a decision or another year. */
export function isAskedForTime(mind: Mind): boolean {
  return mind.turn > 0 && countOf(mind, 'asked-at') === mind.turn && mind.decision === null && !isToRenew(mind)
}

/** A time was asked for just now, and it is no more than they would give: nobody with a reason to meet pleads a full diary. */
function isWithinTheirTime(scene: Scene): boolean {
  return isAskedForTime(scene.mind) && !isTooMuch(scene)
}

/** Objections by habit, said before the buyer has listened. A good question undoes them. */
export const reflexes: ReadonlySet<Objection['family']> = new Set<Objection['family']>(['no-need', 'send-something'])

/** A habit after a worry was talked through, and "we need nothing" after what hurts was told, gainsay what the buyer said. */
function isGainsaid({ mind, persona }: Scene, family: Objection['family']): boolean {
  if (reflexes.has(family) && mind.objections.some(({ state }) => state === 'resolved')) return true
  return family === 'no-need' && persona.facts.some(({ id, topic }) => topic === 'pain' && hasGiven(mind, id))
}

/** The buyer has a worry that this call may still bring up. */
export function hasWorry(scene: Scene): boolean {
  return worriesLeft(scene).length > 0
}
