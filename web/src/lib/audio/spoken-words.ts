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

/** Sentences of a line, none longer than an engine says in one breath; some stop silently in the middle of a long one. */
export function breathsOf(line: string, longest = 200): readonly string[] {
  const sentences = line.match(/[^.!?]+[.!?]*\s*/g) ?? [line]
  const breaths: string[] = []
  for (const sentence of sentences) {
    const last = breaths.at(-1)
    if (last !== undefined && last.length + sentence.length <= longest) breaths[breaths.length - 1] = last + sentence
    else breaths.push(sentence)
  }
  return breaths.filter((breath) => breath.trim() !== '')
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * True when what the microphone heard is the buyer's own voice from the loudspeaker: every word of it stands in the
 * buyer's line, which is being said.
 */
export function isEchoOf(heard: string, buyerLine: string): boolean {
  const said = new Set(wordsIn(buyerLine).map(plain))
  const words = wordsIn(heard).map(plain).filter(Boolean)
  return words.length > 0 && words.every((word) => said.has(word))
}
