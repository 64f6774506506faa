import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import { contentWords, sentencesOf, stemsOf } from '../metrics/heard/words.ts'

/** What stands between quotation marks or in brackets is the buyer's, or left for the rep to fill in. */
const notTheirs = /“[^”]*”|‘[^’]*’(?!\p{L})|\[[^\]]*\]/gu

/** Fewer words than this say too little to be told apart from any other line. */
const fewestWords = 3
/** So much of a sentence makes another one say the same. */
const mostSaid = 0.7
/** The turn itself and the one after it. */
const near = 2

/** One sentence of a line would have the rep say what they said in this turn or the next: it is no better one. */
export function isSaidAlready(line: string, call: HeardCall, from: HeardTurn): boolean {
  const said = stemsOf(call.rep.filter(({ at }) => at >= from.at).slice(0, near))
  const own = line.replaceAll(notTheirs, ' ')
  return sentencesOf(own).some(({ start, end }) => {
    const words = new Set(contentWords(own.slice(start, end)).map(({ stem }) => stem))
    if (words.size < fewestWords) return false
    return [...words].filter((stem) => said.has(stem)).length >= words.size * mostSaid
  })
}
