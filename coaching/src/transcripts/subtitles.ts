import { parse } from '@plussub/srt-vtt-parser'
import { z } from 'zod'
import { namedLine } from './names.ts'
import { clockMs, clockText } from './times.ts'
import { TranscriptError, type Piece } from './transcript.ts'

const timeLine = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)/u

/**
 * One plain form for the parser, which reads neither carriage returns, nor settings after the times, nor srt times with
 * a point, and which swallows the cue after an empty one: WEBVTT with full times, and no cue without words.
 */
function plainVtt(content: string): string {
  const lines = content
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n?/gu, '\n')
    .split('\n')
  const plain: string[] = []
  for (const [i, line] of lines.entries()) {
    const match = timeLine.exec(line)
    if (match === null) continue
    const from = clockMs(match[1] ?? '')
    const to = clockMs(match[2] ?? '')
    const words: string[] = []
    for (let next = i + 1; next < lines.length && (lines[next] ?? '').trim() !== ''; next += 1) {
      if (timeLine.test(lines[next] ?? '')) break
      words.push(lines[next] ?? '')
    }
    if (from === null || to === null || words.length === 0) continue
    plain.push(`${clockText(from)} --> ${clockText(Math.max(from, to))}\n${words.join('\n')}`)
  }
  return `WEBVTT\n\n${plain.join('\n\n')}\n`
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,4});/giu, (whole, code: string) => {
    if (!code.startsWith('#')) return entities[code.toLowerCase()] ?? whole
    const point = code[1]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
    return Number.isInteger(point) && point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

const voice = /<v(?:\.[\w.-]+)?\s+([^>]+)>/iu

type Said = { speaker: string | null; words: string }

/** One cue can hold several voices: "<v Maya>Hello</v><v Dana>Hi</v>", or a name at the start of each line. */
function saidInCue(text: string): Said[] {
  if (voice.test(text)) {
    return text.split(/(?=<v[. ])/iu).map((part) => {
      const name = voice.exec(part)?.[1] ?? null
      return { speaker: name === null ? null : unescaped(name), words: unescaped(part.replace(/<[^>]*>/gu, ' ')) }
    })
  }
  return unescaped(text.replace(/<[^>]*>/gu, ''))
    .split('\n')
    .map((line) => {
      const named = namedLine(line)
      return { speaker: named?.name ?? null, words: named?.words ?? line }
    })
}

/** The cue's time is shared out by length, so that two people in one cue are not taken to speak at once. */
function piecesOfCue(text: string, startMs: number, endMs: number): Piece[] {
  const said = saidInCue(text).filter(({ words }) => words.trim() !== '')
  const all = said.reduce((total, { words }) => total + words.length, 0)
  let before = 0
  return said.map((part) => {
    const from = startMs + Math.round(((endMs - startMs) * before) / all)
    before += part.words.length
    return { ...part, startMs: from, endMs: startMs + Math.round(((endMs - startMs) * before) / all) }
  })
}

/** What the parser gives; its own types do not load under Node's rules for modules. */
const cues = z.array(z.object({ text: z.string(), from: z.number(), to: z.number() }))

/** Reads WebVTT and SubRip, from any of the programmes that write them (Zoom, Teams, Meet, Whisper). */
export function subtitlePieces(content: string): Piece[] {
  const entries = cues.parse(parse(plainVtt(content)).entries)
  if (entries.length === 0) {
    throw new TranscriptError(
      'No timed lines were found in this file: export the captions again as vtt or srt and choose that file.',
    )
  }
  return entries.flatMap(({ text, from, to }) => piecesOfCue(text, from, to))
}
