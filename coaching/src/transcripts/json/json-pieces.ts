import { z } from 'zod'
import { TranscriptError, type Piece } from '../transcript.ts'
import { transcribePieces } from './aws-transcribe.ts'
import { deepgramPieces } from './deepgram.ts'
import { namesIn, withNames } from './file-names.ts'
import { gongPieces, refuseSeveralCalls } from './gong.ts'
import { monologuePieces } from './monologues.ts'
import { saidPieces } from './said-list.ts'

/** Where programmes put their list, the surest first: what has speakers before what has only words. */
const listPaths = [
  ['results', 'utterances'],
  ['callTranscripts', '0', 'transcript'],
  ['utterances'],
  ['segments'],
  ['monologues'],
  ['timeline'],
  ['entries'],
  ['turns'],
  ['lines'],
  ['sentences'],
  ['transcripts'],
  ['transcript'],
  ['Transcript'],
  ['transcriptEntries'],
  ['transcription'],
  ['messages'],
  ['results'],
  ['data'],
] as const

/** Answers of a programme are often wrapped in one or two objects of the one that asked. */
const wrappers = [
  'payload',
  'data',
  'result',
  'response',
  'output',
  'speech',
  'transcript',
  'recording',
  'call',
] as const
const deepest = 3

const record = z.record(z.string(), z.unknown())

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return record.safeParse(inner).data?.[key]
  }, value)
}

/** More than there are words in any call. */
const longestList = 250_000

function listPieces(list: unknown): Piece[] | null {
  if (!Array.isArray(list) || list.length === 0) return null
  if (list.length > longestList) {
    throw new TranscriptError('The file is longer than any call: cut it to the call you want reviewed.')
  }
  return gongPieces(list) ?? saidPieces(list)
}

const isNamed = (pieces: readonly Piece[]): boolean => pieces.some(({ speaker }) => speaker !== null)

/** The pieces of a file of whatever programme; those that name speakers before those that do not. */
function piecesIn(file: unknown, depth = 0): Piece[] | null {
  if (Array.isArray(file)) return listPieces(file)
  const whole = [transcribePieces, deepgramPieces, monologuePieces]
    .map((read) => read(file))
    .find((found) => found !== null)
  if (whole !== undefined && whole !== null && isNamed(whole)) return whole
  let nameless = whole ?? null
  for (const path of listPaths) {
    const found = listPieces(at(file, path))
    if (found !== null && isNamed(found)) return found
    nameless ??= found
  }
  for (const wrapper of depth < deepest ? wrappers : []) {
    const inner = at(file, [wrapper])
    const found = typeof inner === 'object' && inner !== null ? piecesIn(inner, depth + 1) : null
    if (found !== null && isNamed(found)) return found
    nameless ??= found
  }
  return nameless
}

const unknownShape =
  'This JSON holds no list of turns with a speaker and words: use “[{"speaker": "Maya", "text": "Good morning"}]”, or export vtt or txt.'

/** One object a line, as programmes write that note things down while they happen. */
function objectsByLine(content: string): unknown[] | null {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2 || !lines.every((line) => line.trimEnd().endsWith('}'))) return null
  try {
    return lines.map((line): unknown => JSON.parse(line))
  } catch {
    return null
  }
}

/** What stands in a file as JSON; undefined where it is none. */
export function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return objectsByLine(content) ?? undefined
  }
}

/** The refusal of JSON that can't be read. */
export function brokenJson(content: string): TranscriptError {
  const breaksOff = !/[}\]]\s*$/u.test(content.slice(-200))
  return new TranscriptError(
    breaksOff
      ? 'This file is not valid JSON, it breaks off before its end: export the transcript again and choose that file.'
      : 'This file is not valid JSON: export the transcript again and choose that file.',
  )
}

/** Reads the JSON of the usual programmes, or any list of objects with a speaker and words. */
export function jsonPieces(file: unknown): Piece[] {
  refuseSeveralCalls(file)
  const pieces = piecesIn(file)
  if (pieces === null) throw new TranscriptError(unknownShape)
  return withNames(pieces, namesIn(file))
}
