import { countWords } from '../simulations/spoken-words.ts'

/** Fewer lines of the rep's than these, or fewer words, show too little of how they sell: such a call gets no score. */
export const scoreNeeds = { lines: 3, words: 40 } as const

/** How much the rep has said. */
export type RepSpeech = { lines: number; words: number }

/** What the rep's lines come to. A line without a word in it is none. */
export function repSpeechIn(lines: readonly string[]): RepSpeech {
  const counts = lines.map(countWords).filter((count) => count > 0)
  return { lines: counts.length, words: counts.reduce((sum, count) => sum + count, 0) }
}

/** True of a call with lines and words enough of the rep's for a score. */
export const isEnoughToScore = ({ lines, words }: RepSpeech): boolean =>
  lines >= scoreNeeds.lines && words >= scoreNeeds.words
