import { looksLikeName } from './names.ts'
import { repeatedLabels } from './repeated-labels.ts'
import { columnsIn, fromLabel, textLine, type TextLine } from './text-line.ts'
import { tidy, type Piece } from './transcript.ts'

/** What programmes write under a transcript, or about it. */
const notSaid =
  /^(?:transcribed by\b|this (?:editable )?transcript (?:was|has been) |transcription (?:started|ended)|.{1,60}(?:started|stopped) transcription$|https?:\/\/\S+$|view (?:original|recording)\b|-{3,}|={3,}|_{3,}|\*{3,})/iu

function linesOf(content: string): TextLine[] {
  const lines = content.split('\n').flatMap((raw) => {
    // Bold type of documents that were made plain: "**Maya:** Good morning".
    const line = tidy(raw.replaceAll(/\*\*|__/gu, ''))
    const columns = raw.includes('\t') ? columnsIn(raw) : null
    return line === '' || notSaid.test(line.slice(0, 200)) ? [] : [{ line, columns }]
  })
  const labels = repeatedLabels(lines.map(({ line }) => fromLabel(line)))
  return lines.map(({ line, columns }) => columns ?? textLine(line, labels))
}

/** A label that stands before a colon once, and is a common word of the same file, was said: "Price: it is ninety." */
function saidOnceAsWord(lines: readonly TextLine[], content: string): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const { speaker } of lines) if (speaker !== null) times.set(speaker, (times.get(speaker) ?? 0) + 1)
  const once = [...times].filter(([label, count]) => count === 1 && /^\p{L}+$/u.test(label)).map(([label]) => label)
  if (times.size - once.length < 2) return new Set()
  const words = new Set(content.match(/\b\p{Ll}+\b/gu))
  return new Set(once.filter((label) => words.has(label.toLowerCase())))
}

const fewestHeadings = 2

/** Lines that are nothing but a name, the same names again and again: each heads what is said below it. */
function withNamesAbove(lines: readonly TextLine[]): TextLine[] {
  const isName = ({ speaker, words }: TextLine): boolean =>
    speaker === null && words.split(' ').length <= 4 && looksLikeName(words.replace(/:$/u, ''))
  const times = new Map<string, number>()
  for (const line of lines) if (isName(line)) times.set(line.words, (times.get(line.words) ?? 0) + 1)
  const names = new Set([...times].filter(([, count]) => count >= fewestHeadings).map(([name]) => name))
  if (names.size < 2) return [...lines]
  return lines.map((line) =>
    isName(line) && names.has(line.words) ? { ...line, speaker: line.words.replace(/:$/u, ''), words: '' } : line,
  )
}

/** "maya: hello" and "rep: hello": labels without a capital, where the same few begin most lines. */
function withSmallNames(lines: readonly TextLine[]): TextLine[] {
  const label = /^(\p{Ll}[\p{L}\d .'’-]{0,24}): ?(?=\S)/u
  const times = new Map<string, number>()
  for (const { words } of lines) {
    const name = label.exec(words)?.[1]
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1)
  }
  const names = [...times].filter(([, count]) => count >= fewestHeadings)
  const covered = names.reduce((sum, [, count]) => sum + count, 0)
  if (names.length < 2 || covered * 2 < lines.length) return [...lines]
  return lines.map((line) => {
    const found = label.exec(line.words)
    if (found?.[1] === undefined || !names.some(([name]) => name === found[1])) return line
    return { ...line, speaker: found[1], words: line.words.slice(found[0].length) }
  })
}

function speakersIn(lines: readonly TextLine[]): number {
  return new Set(lines.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]))).size
}

/** A line without words heads the next one that has some: its name and its time are theirs. */
function pieces(lines: readonly TextLine[]): Piece[] {
  const all: Piece[] = []
  let above: TextLine | null = null
  for (const line of lines) {
    const heading: TextLine = {
      speaker: line.speaker ?? above?.speaker ?? null,
      words: line.words,
      startMs: line.startMs ?? above?.startMs ?? null,
      endMs: line.endMs ?? above?.endMs ?? null,
    }
    if (line.words === '') above = heading
    else {
      all.push(heading)
      above = null
    }
  }
  return all
}

/**
 * Reads text as people paste it and as programmes export it: "Name: words", a line with a name and perhaps a time above
 * the words, a table with tabs. Which it is, the whole file tells: names come again and again, words do not.
 */
export function textPieces(content: string): Piece[] {
  const lines = linesOf(content)
  const words = saidOnceAsWord(lines, content)
  const named = lines.map((line) =>
    line.speaker !== null && words.has(line.speaker)
      ? { ...line, speaker: null, words: `${line.speaker}: ${line.words}` }
      : line,
  )
  const readings = [(): TextLine[] => named, () => withNamesAbove(named), () => withSmallNames(named)]
  const found = readings.map((read) => read()).find((reading) => speakersIn(reading) >= 2)
  return pieces(found ?? named)
}
