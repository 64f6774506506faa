import type { HeardCall, HeardTurn } from './heard-call.ts'
import { contentWords, stemsOf } from './words.ts'

/** How many different words, and figures, of what the buyer had said before a turn stand in some words of it. */
export function wordsHeld(words: string, { buyer }: HeardCall, { at }: HeardTurn): number {
  const theirs = stemsOf(buyer.filter((turn) => turn.at < at))
  return new Set(contentWords(words).flatMap(({ stem }) => (theirs.has(stem) ? [stem] : []))).size
}
