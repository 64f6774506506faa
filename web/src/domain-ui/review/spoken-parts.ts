/** A stretch of what was said: as it is, with a quote marked in it, or left out of the score. */
export interface SpokenPart {
  words: string
  as: 'said' | 'marked' | 'left-out'
}

/** Cuts out the first of `quote` in the parts that are still plain. */
function cutOut(parts: readonly SpokenPart[], quote: string, as: 'marked' | 'left-out'): SpokenPart[] {
  const from = parts.findIndex((part) => part.as === 'said' && part.words.includes(quote))
  const part = parts[from]
  if (quote === '' || part === undefined) return [...parts]
  const at = part.words.indexOf(quote)
  const cut: SpokenPart[] = [
    { words: part.words.slice(0, at), as: 'said' },
    { words: quote, as },
    { words: part.words.slice(at + quote.length), as: 'said' },
  ]
  return [...parts.slice(0, from), ...cut.filter(({ words }) => words !== ''), ...parts.slice(from + 1)]
}

/**
 * The words of a turn in parts that make up the whole: each sentence left out of the score once, as often as it was said,
 * and a quote marked where it stands.
 */
export function spokenParts(words: string, marked: string | null, leftOut: readonly string[]): SpokenPart[] {
  const whole: SpokenPart[] = [{ words, as: 'said' }]
  const counted = leftOut.reduce((parts, quote) => cutOut(parts, quote, 'left-out'), whole)
  return marked === null ? counted : cutOut(counted, marked, 'marked')
}
