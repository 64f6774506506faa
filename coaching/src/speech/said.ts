import { onceForWords } from './once-for-words.ts'

/** Where a pattern of speech was found: `words.slice(start, end)`. */
export type Span = { readonly start: number; readonly end: number }

/** Lower case and straight apostrophes at the same length as the words, unlike `plainText`: a match is a span of the words. */
export function folded(words: string): string {
  const lower = words.toLowerCase().replaceAll(/[’‘`]/g, "'")
  return lower.length === words.length ? lower : words
}

/** One sentence at a time; a full stop inside a number ends none. */
export const sentencePattern = /(?:[^.?!\n]|\.(?=\d))+[.?!]*/g

/** The sentences of some words, with the mark that ends each and the space around it. */
export const sentencesIn = (words: string): string[] => words.match(sentencePattern) ?? []

/** The sentences with a question mark, back to the mark before them. */
export const markedQuestionsIn = onceForWords((words: string): readonly string[] =>
  words.includes('?') ? (words.match(/[^.?!]+\?/g) ?? []) : [],
)

/** The sentences of some words, folded, each with where it begins: a dozen rules look for what is said in the same turn. */
const foldedSentences = onceForWords((words: string): readonly { index: number; text: string }[] =>
  [...folded(words).matchAll(sentencePattern)].map(({ index, 0: text }) => ({ index, text })),
)

/** The first place in which one of the patterns is found, unless `denied` takes it back in the words before it. */
export function firstSaid(words: string, patterns: readonly RegExp[], denied?: RegExp): Span | null {
  for (const { index, text } of foldedSentences(words)) {
    for (const pattern of patterns) {
      const found = pattern.exec(text)
      if (found === null || denied?.test(text.slice(0, found.index)) === true) continue
      const start = index + found.index
      return { start, end: start + found[0].length }
    }
  }
  return null
}
