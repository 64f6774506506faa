import { looksLikeName, namedLine } from './names.ts'
import { clockMs } from './times.ts'
import type { Piece } from './transcript.ts'

const time = String.raw`\[?\(?((?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)\)?\]?`
/** A line of its own with a name and a time: "Maya Okafor  0:04", "[Maya Okafor] 10:02:11", "0:04 | Maya Okafor". */
const nameThenTime = new RegExp(String.raw`^\[?([^\[\]|:]{2,60}?)\]?\s*[-–|]?\s*${time}$`, 'u')
const timeThenName = new RegExp(String.raw`^${time}\s*[-–|]?\s*([\p{Lu}][^:.!?|]{1,58})$`, 'u')
/** A time before the words of a line: "[00:01:02] Maya: Hello". */
const leadingTime = new RegExp(String.raw`^${time}\s*(?:-->?\s*${time})?\s*[-–|]?\s+(?=\S)`, 'u')

type Heading = { speaker: string; startMs: number | null }

function headingIn(line: string): Heading | null {
  const byName = nameThenTime.exec(line)
  if (byName?.[1] !== undefined && looksLikeName(byName[1])) {
    return { speaker: byName[1].trim(), startMs: clockMs(byName[2] ?? '') }
  }
  const byTime = timeThenName.exec(line)
  if (byTime?.[2] !== undefined && looksLikeName(byTime[2]))
    return { speaker: byTime[2].trim(), startMs: clockMs(byTime[1] ?? '') }
  return null
}

function pieceIn(line: string): Piece {
  const at = leadingTime.exec(line)
  const rest = at === null ? line : line.slice(at[0].length)
  const named = namedLine(rest)
  return {
    speaker: named?.name ?? null,
    words: named?.words ?? rest,
    startMs: clockMs(at?.[1] ?? named?.time ?? ''),
    endMs: clockMs(at?.[2] ?? ''),
  }
}

/** Reads text as people paste it and as programmes export it: "Name: words", or a line with name and time before the words. */
export function textPieces(content: string): Piece[] {
  const pieces: Piece[] = []
  let heading: Heading | null = null
  for (const raw of content.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u)) {
    const line = raw.trim()
    if (line === '') continue
    const next = headingIn(line)
    if (next !== null) {
      heading = next
      continue
    }
    const piece = pieceIn(line)
    pieces.push(
      heading === null
        ? piece
        : { ...piece, speaker: piece.speaker ?? heading.speaker, startMs: piece.startMs ?? heading.startMs },
    )
    heading = null
  }
  return pieces
}
