import { hashOf } from '../chance/hash.ts'
import { nextState, numberAt } from '../chance/mulberry32.ts'

/** A source of chance that lives in the mind: its state is one number, so a call can be stored and taken up again. */
export type Dice = { random: number }

/** The next number in [0, 1). */
export function roll(dice: Dice): number {
  dice.random = nextState(dice.random)
  return numberAt(dice.random)
}

/** True with the given chance, 0..1. Always uses one roll, so that a changed chance does not shift later rolls. */
export function chance(dice: Dice, likelihood: number): boolean {
  return roll(dice) < likelihood
}

/** A whole number from low to high, both included. */
export function between(dice: Dice, low: number, high: number): number {
  return low + Math.floor(roll(dice) * (high - low + 1))
}

/** One of the items. Throws on an empty list: a caller that can have none must ask first. */
export function pick<T>(dice: Dice, items: readonly T[]): T {
  const item = items[Math.floor(roll(dice) * items.length)]
  if (item === undefined) throw new RangeError('pick needs at least one item')
  return item
}

/** The items in a new order, each put where its own roll says: always one roll an item. */
export function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const order = items.map((item) => ({ item, key: roll(dice) }))
  return order.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Starts a dice from any seed and a purpose, so that two uses of one seed do not run in step. */
export function diceFor(seed: number, purpose: string): Dice {
  const dice = { random: hashOf(purpose, seed) }
  roll(dice)
  return dice
}
