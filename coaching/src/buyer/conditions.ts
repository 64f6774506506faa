import { conditionsIn, meets } from './heard/conditions.ts'
import type { ConditionKind } from './heard/conditions.ts'
import type { Mind } from './mind.ts'
import type { Scene } from './scene.ts'
import { settledIn } from './terms/bargain.ts'

/** Keeps what the buyer has just made a condition of. What they had let go is open again when they ask for it again. */
export function keepConditions(mind: Mind): void {
  const words = mind.pieces.map(({ text }) => text).join(' ')
  for (const kind of conditionsIn(words)) {
    const known = mind.conditions.find((one) => one.kind === kind)
    if (known === undefined) mind.conditions.push({ kind, turn: mind.turn, state: 'open' })
    // Said once more while they call it in, it is no other one.
    else if (known.state === 'met') Object.assign(known, { turn: mind.turn, state: 'open' })
  }
}

/** A line was cut short: what its end had set is no condition, and what it had called in is open again. */
export function forgetUnsaid(mind: Mind): void {
  mind.conditions = mind.conditions
    .filter(({ state, turn }) => state !== 'open' || turn < mind.turn)
    .map((one) => (one.state === 'called-in' && one.turn === mind.turn ? { ...one, state: 'open' as const } : one))
  keepConditions(mind)
}

/** Lets go the conditions that this line of the rep's meets. */
export function noteMet({ mind, heard }: Scene): void {
  for (const one of mind.conditions)
    if (one.state === 'open' && meets(heard, one.kind)) Object.assign(one, { state: 'met', turn: mind.turn })
}

type Condition = Mind['conditions'][number]

/** A free pilot that was bargained away, or never granted, is no condition any more. */
function stands({ mind }: Scene, { kind }: Condition): boolean {
  // Whoever signs has done with trying.
  if (kind === 'trial') return mind.decision === null && mind.bargain === null
  if (kind !== 'pilot') return true
  return mind.bargain !== null && settledIn(mind.bargain).some(({ id, size }) => id === 'pilot' && size > 0)
}

/** The conditions that a yes is to be reminded of: those open from an earlier turn, in the order they were set. */
export function openConditions(scene: Scene): Condition[] {
  const { mind } = scene
  const open = mind.conditions.filter(({ state, turn }) => state === 'open' && turn < mind.turn)
  return open.filter((one) => stands(scene, one))
}

/** What this line of the rep's has met of what had been asked for earlier. */
export function metNow({ mind }: Scene): ConditionKind | null {
  return mind.conditions.findLast(({ state, turn }) => state === 'met' && turn === mind.turn)?.kind ?? null
}

/** The conditions that were called in with the line before. */
export function calledInBefore({ mind }: Scene): Condition[] {
  return mind.conditions.filter(({ state, turn }) => state === 'called-in' && turn === mind.turn - 1)
}
