import { whenNamed } from '../answers/promise.ts'
import type { Piece } from '../mind.ts'
import { diceFor, roll } from '../random.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { capitalised } from '../speak.ts'

/** How a yes comes to its day: run together with it, after it, or set before it. Shares of all, the last is what is left. */
const runTogether = 0.5
const afterwards = 0.3

/** A yes with the day and time of some words, so that both then know what was agreed; not always read out before it. */
export function withDay({ setup }: Scene, words: string, yes: readonly Piece[]): Piece[] {
  const named = whenNamed(words)
  if (named === null) return [...yes]
  const drawn = roll(diceFor(setup.seed, 'day said'))
  const day = capitalised(named)
  if (drawn < runTogether) return [plainPiece(`${day},`), ...yes]
  return drawn < runTogether + afterwards ? [...yes, plainPiece(`${day}.`)] : [plainPiece(`${day}.`), ...yes]
}
