/** The words of a line as both ends of a call count them: what stands between white space. */
export const wordsIn = (line: string): readonly string[] => line.split(/\s+/).filter(Boolean)

/** The first `count` words of a line, as captions show them while it is being said. */
export const firstWords = (line: string, count: number): string => wordsIn(line).slice(0, Math.max(0, count)).join(' ')

/** How many words have begun when an engine has reached a character of the line; the word there counts. */
export function wordsBegunAt(line: string, charIndex: number): number {
  const upTo = wordsIn(line.slice(0, charIndex)).length
  const insideWord = charIndex > 0 && /\S/.test(line[charIndex - 1] ?? '')
  return Math.min(wordsIn(line).length, insideWord ? upTo : upTo + 1)
}

/** A sentence in parts of `longest` characters at most: up to a comma where there is one, otherwise between two words. */
function partsOf(sentence: string, longest: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const head = rest.slice(0, longest)
    const pause = head.search(/[,;:–] [^,;:–]*$/)
    const end = pause >= 0 ? pause + 2 : head.lastIndexOf(' ') + 1 || longest
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}

/** Sentences of a line, none longer than an engine says in one breath; some stop silently in the middle of a long one. */
export function breathsOf(line: string, longest = 200): readonly string[] {
  const sentences = (line.match(/[^.!?]+[.!?]*\s*/g) ?? [line]).flatMap((sentence) => partsOf(sentence, longest))
  const breaths: string[] = []
  for (const sentence of sentences) {
    const last = breaths.at(-1)
    if (last !== undefined && last.length + sentence.length <= longest) breaths[breaths.length - 1] = last + sentence
    else breaths.push(sentence)
  }
  return breaths.filter((breath) => breath.trim() !== '')
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Fewer words than this at the head of a line are no sign of an echo: anybody may begin with a word that was just said. */
const leastEcho = 3
/** Recognition mishears a word now and then: of an echo at least this share of the words is right. */
const echoShare = 0.75

/**
 * For each number of words heard from the first on, how many of them stand in what was said, in its order (the longest
 * common subsequence).
 */
function wordsInOrder(heard: readonly string[], said: readonly string[]): readonly number[] {
  let row = Array.from({ length: said.length + 1 }, () => 0)
  return heard.map((word) => {
    const next = [0]
    for (const [at, other] of said.entries())
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
    return row.at(-1) ?? 0
  })
}

/**
 * What the microphone heard without the buyer's own voice from the loudspeaker, which comes first: the recogniser goes
 * on with one line when the rep answers at once. Empty when all of it was the buyer.
 *
 * @param said what the loudspeaker has said of the buyer's line
 */
export function withoutEcho(heard: string, said: string): string {
  const words = wordsIn(heard)
  const plainWords = words.map(plain)
  const matches = wordsInOrder(plainWords, wordsIn(said).map(plain))
  if (plainWords.length > 0 && matches.at(-1) === plainWords.length) return ''
  // The echo ends with a word that was said; the words after it are the rep's.
  const echo = plainWords.findLastIndex((_, at) => {
    const matched = matches[at] ?? 0
    return matched > (matches[at - 1] ?? 0) && matched >= leastEcho && matched >= echoShare * (at + 1)
  })
  return words.slice(echo + 1).join(' ')
}
