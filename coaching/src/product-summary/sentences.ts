/** A sentence of a text as it stands there, and the line in which it begins, from 1; empty ones are not counted. */
export type SourceLine = { text: string; line: number }

/** A sentence with what its place in the text tells of it. */
export type PlacedSentence = SourceLine & {
  /** It stands in a line of its own, and no full stop ends it: a heading, or an item of a list. */
  isBare: boolean
  isItem: boolean
  afterGap: boolean
}

/** Nothing that is read out of a text is longer than this many characters of it. */
const mostRead = 20_000

/** No field takes a longer sentence, in characters: what it tells is asked of as many of them. */
export const longestSentence = 500

/** Patterns may take the square of a sentence's length, or worse: of an endless one they are asked of its beginning. */
export const begun = <Sentence extends SourceLine>(sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.slice(0, longestSentence),
})

const bullet = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/

/** A full stop between letters that does not end a sentence: "e.g. ", "Inc. ", "vs. ". */
const abbreviation = /\b(?:e\.g|i\.e|etc|rev|fig|ca|inc|ltd|vs|approx|no|mr|ms|dr)\.$/i
const ended = /[.!?:;”"…]$/u

/** A mail program breaks lines about here or later; a shorter line ends where its writer ended it. */
const shortestBroken = 55
const goesOn = /^\s*[\p{Ll}\d(]/u

function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (const piece of line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(])/u)) {
    const before = pieces.at(-1)
    // Its end alone: many abbreviations in a row make one long piece.
    if (before !== undefined && abbreviation.test(before.slice(-12))) pieces[pieces.length - 1] = `${before} ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

type Row = SourceLine & { afterGap: boolean; last: number }

/** The lines of a text that are not empty; one that a mail program broke within a sentence is whole again. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  let nth = 0
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = written.trim()
    const before = rows.at(-1)
    const isNext = before !== undefined && before.last === index
    if (line === '') continue
    nth += 1
    const lastLine = before?.text.slice(before.text.lastIndexOf('\n') + 1) ?? ''
    const isBroken = isNext && !goesOn.test(before.text) && lastLine.length >= shortestBroken && !ended.test(lastLine)
    if (isBroken && goesOn.test(line) && !bullet.test(line)) {
      rows[rows.length - 1] = { ...before, text: `${before.text}\n${line}`, last: index + 1 }
    } else rows.push({ text: line, line: nth, last: index + 1, afterGap: !isNext })
  }
  return rows
}

function sentencesIn({ text, line, afterGap }: Row): PlacedSentence[] {
  const pieces = piecesOf(text.replace(bullet, '').trim())
  const isBare = pieces.length === 1 && !/[.!?…]$/u.test(text)
  let from = line
  return pieces.map((piece, index) => {
    const placed = { text: piece.replaceAll('\n', ' '), line: from, isBare, isItem: bullet.test(text) }
    from += piece.split('\n').length - 1
    return { ...placed, afterGap: afterGap && index === 0 }
  })
}

/** The sentences of a text in their order, each once. */
export function sentencesOf(text: string): PlacedSentence[] {
  const seen = new Set<string>()
  return rowsOf(text.slice(0, mostRead))
    .flatMap(sentencesIn)
    .filter(({ text: piece }) => {
      const key = piece.toLowerCase()
      const known = seen.has(key) || key === ''
      seen.add(key)
      return !known
    })
}
