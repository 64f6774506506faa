import { z } from 'zod'
import { looksLikeName } from './names.ts'
import { repeatedLabels } from './repeated-labels.ts'
import { fromLabel, namedLine } from './text-line.ts'
import { clockMs } from './times.ts'
import { TranscriptError, type Piece } from './transcript.ts'

type Cue = { startMs: number; endMs: number; lines: string[] }

const timeLine = /^[ \t]*([\d:.,]{4,20})[ \t]*-->[ \t]*([\d:.,]{4,20})/u

/**
 * The cues of WebVTT and SubRip alike. No parser in use reads what programmes write: srt with points, settings after the
 * times, cues without words, a time line with no empty line before it. Headers, notes and styles have no time line.
 */
function cuesIn(content: string): Cue[] {
  const cues: Cue[] = []
  let open: Cue | null = null
  for (const line of content.split('\n')) {
    const times = timeLine.exec(line.slice(0, 120))
    const startMs = clockMs(times?.[1] ?? '')
    const endMs = clockMs(times?.[2] ?? '')
    if (startMs !== null && endMs !== null) {
      open = { startMs, endMs: Math.max(startMs, endMs), lines: [] }
      cues.push(open)
    } else if (times !== null || line.trim() === '') open = null
    else open?.lines.push(line)
  }
  return cues
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,4});/giu, (whole, code: string) => {
    if (!code.startsWith('#')) return entities[code.toLowerCase()] ?? whole
    const point = code[1]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
    return Number.isInteger(point) && point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

/** No tag is longer. Without a limit, many "<" with no ">" would each be looked for to the end of the file. */
const voice = /<v(?:\.[\w.-]{1,60})?\s+([^<>]{1,100})>/iu
const tag = /<[^<>]{0,200}>/gu
const plain = (text: string): string => unescaped(text.replaceAll(tag, ' '))

const untagged = (line: string): string => unescaped(line.replaceAll(tag, ''))

type Said = { speaker: string | null; words: string }

/** Teams, with what it knows of each line: a cue whose text is an object. */
const teamsLine = z.object({ speakerName: z.string(), spokenText: z.string() })

function teamsCue(text: string): Said | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const { data } = teamsLine.safeParse(JSON.parse(text))
    return data === undefined ? null : { speaker: data.speakerName, words: data.spokenText }
  } catch {
    return null
  }
}

/** One cue can hold several voices: "<v Maya>Hello</v><v Dana>Hi</v>", or a name at the start of each line. */
function saidInCue({ lines }: Cue, labels: ReadonlySet<string>): Said[] {
  const text = lines.join('\n')
  const teams = teamsCue(text)
  if (teams !== null) return [teams]
  if (voice.test(text)) {
    return text.split(/(?=<v[. ])/iu).map((part) => {
      const name = voice.exec(part)?.[1] ?? null
      return { speaker: name === null ? null : unescaped(name), words: plain(part) }
    })
  }
  return lines.map((line) => {
    const words = untagged(line)
    const named = namedLine(words, labels)
    return { speaker: named?.name ?? null, words: named?.words ?? words }
  })
}

/** A name on a line of its own at the head of most cues, as in older transcripts of Teams. */
function withNamesAbove(said: readonly Said[][]): Said[][] {
  const heads = said.flatMap(([first, ...rest]) => (first !== undefined && rest.length > 0 ? [first.words.trim()] : []))
  const names = new Set(heads.filter((head) => looksLikeName(head)))
  const named = heads.filter((head) => names.has(head)).length
  if (named * 2 < said.length || names.size * 2 > named) return [...said]
  return said.map(([first, ...rest]) => {
    if (first === undefined) return []
    if (rest.length === 0 || !names.has(first.words.trim())) return [first, ...rest]
    return rest.map((one) => ({ ...one, speaker: first.words.trim() }))
  })
}

/** The cue's time is shared out by length, so that two people in one cue are not taken to speak at once. */
function piecesOfCue({ startMs, endMs }: Cue, lines: readonly Said[]): Piece[] {
  const said = lines.filter(({ words }) => words.trim() !== '')
  const all = said.reduce((total, { words }) => total + words.length, 0)
  let before = 0
  return said.map((part) => {
    const from = startMs + Math.round(((endMs - startMs) * before) / all)
    before += part.words.length
    return { ...part, startMs: from, endMs: startMs + Math.round(((endMs - startMs) * before) / all) }
  })
}

/** Reads WebVTT and SubRip, from any of the programmes that write them (Zoom, Teams, Meet, Whisper). */
export function subtitlePieces(content: string): Piece[] {
  const cues = cuesIn(content)
  if (cues.every(({ lines }) => lines.length === 0)) {
    throw new TranscriptError(
      'No timed lines were found in this file: export the captions again as vtt or srt and choose that file.',
    )
  }
  const labels = repeatedLabels(cues.flatMap(({ lines }) => lines.map((line) => fromLabel(untagged(line)))))
  const said = cues.map((cue) => saidInCue(cue, labels))
  const isNamed = said.some((lines) => lines.some(({ speaker }) => speaker !== null))
  const named = isNamed ? said : withNamesAbove(said)
  return cues.flatMap((cue, i) => piecesOfCue(cue, named[i] ?? []))
}
