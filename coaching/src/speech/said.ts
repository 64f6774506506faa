/** Where a pattern of speech was found: `words.slice(start, end)`. */
export type Span = { readonly start: number; readonly end: number }

/** How many words are spoken: a dash by itself is none, and "9.30" is one. */
export function countWords(words: string): number {
  return words.match(/[\p{L}\p{N}]+(?:['’&.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Lower case and straight apostrophes at the same length as the words, unlike `plainText`: a match is a span of the words. */
export function folded(words: string): string {
  const lower = words.toLowerCase().replaceAll(/[’‘`]/g, "'")
  return lower.length === words.length ? lower : words
}

/** One sentence at a time; a full stop inside a number ends none. */
export const sentencePattern = /(?:[^.?!\n]|\.(?=\d))+[.?!]*/g

/** The sentences of some words, with the mark that ends each and the space around it. */
export const sentencesIn = (words: string): string[] => words.match(sentencePattern) ?? []

/** The first place in which one of the patterns is found, unless `denied` takes it back in the words before it. */
export function firstSaid(words: string, patterns: readonly RegExp[], denied?: RegExp): Span | null {
  for (const sentence of folded(words).matchAll(sentencePattern)) {
    for (const pattern of patterns) {
      const found = pattern.exec(sentence[0])
      if (found === null || denied?.test(sentence[0].slice(0, found.index)) === true) continue
      const start = sentence.index + found.index
      return { start, end: start + found[0].length }
    }
  }
  return null
}
