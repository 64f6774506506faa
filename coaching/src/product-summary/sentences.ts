/** A sentence of a text as it stands there, and its line, from 1. */
export type SourceLine = { text: string; line: number }

/** Nothing that is read out of a text is longer than this many characters of it. */
const mostRead = 20_000

const bullet = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/

/** A full stop between letters that does not end a sentence: "e.g. ", "Inc. ", "vs. ". */
const abbreviation = /\b(?:e\.g|i\.e|etc|inc|ltd|vs|approx|no|mr|ms|dr)\.$/i

function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (const piece of line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(])/u)) {
    const before = pieces.at(-1)
    if (before !== undefined && abbreviation.test(before)) pieces[pieces.length - 1] = `${before} ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

/** The sentences of a text in their order, each once; headings and scraps of fewer than three words are left out. */
export function sentencesOf(text: string): SourceLine[] {
  const seen = new Set<string>()
  return text
    .slice(0, mostRead)
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      piecesOf(line.replace(bullet, '').trim()).map((piece) => ({ text: piece, line: index + 1 })),
    )
    .filter(({ text: piece }) => {
      const known = seen.has(piece.toLowerCase())
      seen.add(piece.toLowerCase())
      return !known && piece.split(/\s+/).length >= 3
    })
}
