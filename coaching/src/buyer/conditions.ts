import { conditionsIn, meets } from './heard/conditions.ts'
import type { ConditionKind } from './heard/conditions.ts'
import type { Mind } from './mind.ts'
import type { Scene } from './scene.ts'

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
  for (const one of mind.conditions) if (one.state === 'open' && meets(heard, one.kind)) one.state = 'met'
}

/** The condition that a yes is to be reminded of: the last that is open from an earlier turn. Null where there is none. */
export function openCondition({ mind }: Scene): Mind['conditions'][number] | null {
  const open = mind.conditions.filter(({ state, turn }) => state === 'open' && turn < mind.turn)
  // Whoever signs has done with trying.
  return open.findLast(({ kind }) => kind !== 'trial' || mind.decision === null) ?? null
}

/** The condition that was called in with the line before. */
export function calledInBefore({ mind }: Scene): ConditionKind | null {
  return mind.conditions.find(({ state, turn }) => state === 'called-in' && turn === mind.turn - 1)?.kind ?? null
}
