/**
 * Work on words, done once for those looked at last: the rules for a turn ask again and again about the same line, its
 * questions and its pieces. What was worked out is shared by all who ask, so they must not change it.
 */
export function onceForWords<Result>(work: (words: string) => Result, kept = 4): (words: string) => Result {
  const last: { readonly words: string; readonly result: Result }[] = []
  let oldest = 0
  return (words) => {
    for (const known of last) if (known.words === words) return known.result
    const result = work(words)
    last[oldest] = { words, result }
    oldest = (oldest + 1) % kept
    return result
  }
}
