/**
 * Work on words, done once for those looked at last: the rules for a turn ask again and again about the same line, its
 * questions and its pieces. What was worked out is shared by all who ask, so they must not change it.
 */
export function onceForWords<Result>(work: (words: string) => Result, kept = 4): (words: string) => Result {
  const last = new Map<string, { readonly result: Result }>()
  return (words) => {
    const known = last.get(words)
    if (known !== undefined) return known.result
    const result = work(words)
    const [oldest] = last.size < kept ? [] : last.keys()
    if (oldest !== undefined) last.delete(oldest)
    last.set(words, { result })
    return result
  }
}

/** Parts what was said from what was said before. Where that holds it itself, the work is done anew each time. */
const parting = '\u0000'

/** Nobody says so much again and again: what is made of more characters is not kept, so that memory stays bounded. */
const longestKept = 1_000

/** The same for work on words that also depends on what was said before them. */
export function onceForWordsAfter<Result>(
  work: (words: string, before: string) => Result,
  kept: number,
): (words: string, before: string) => Result {
  const once = onceForWords((both) => {
    const at = both.indexOf(parting)
    return work(both.slice(at + 1), both.slice(0, at))
  }, kept)
  return (words, before) =>
    before.includes(parting) || before.length + words.length > longestKept
      ? work(words, before)
      : once(`${before}${parting}${words}`)
}
