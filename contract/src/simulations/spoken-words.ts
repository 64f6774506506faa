/**
 * How many words are spoken in a line: a dash by itself is none, and "9.30" is one. A call counts the rep's words so while it
 * goes on, and its review afterwards.
 */
export function countWords(words: string): number {
  return words.match(/[\p{L}\p{N}]+(?:['’&.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
