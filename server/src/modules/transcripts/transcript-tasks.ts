import { classifyTurn } from '@ringside/coaching/acts/classify'
import { outcomeFromWords, reviewCall } from '@ringside/coaching/scoring/index'
import {
  asReviewTurns,
  buyerNameIn,
  decodeTranscript,
  heardTranscript,
  lineTimes,
  parseTranscript,
  TranscriptError,
  type ParsedTranscript,
  type TranscriptLine,
} from '@ringside/coaching/transcripts/index'
import { transcriptLimits, type Review } from '@ringside/contract'
import type { KeptLine } from '../../platform/database/tables/transcripts.ts'
import { joinParts, type HeardPart } from './join-parts.ts'
import type { CallToScore, FileToRead } from './transcript-work.ts'

/** One line of a call with times from its beginning. */
export interface Line {
  name: string
  words: string
  startMs: number
  endMs: number
  /** The words as they came, when somebody has put them right. */
  original: string | null
}

/** What a file holds, or why it can't be used in a sentence that says what to do. */
export type ReadFile =
  | { readonly parsed: ParsedTranscript; readonly durationMs: number; readonly estimated: boolean }
  | { readonly refused: string; readonly because: 'unusable' | 'too-long' }

/** Reads a transcript file. Says no to a call with one voice, or one too long to score, now rather than later. */
export function readFile({ fileName, content }: FileToRead): ReadFile {
  try {
    const parsed = parseTranscript(fileName, typeof content === 'string' ? content : decodeTranscript(content))
    const tooLong = tooLongIn(parsed)
    if (tooLong !== null) return { refused: tooLong, because: 'too-long' }
    // What can't be reviewed is refused now: in a call two speak.
    asReviewTurns(parsed, parsed.speakers[0] ?? '')
    return withTimes(parsed)
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    return { refused: error.message, because: 'unusable' }
  }
}

/** What a recording was heard to say, or why that is no call to review. */
export type HeardCall =
  | { readonly parsed: ParsedTranscript; readonly durationMs: number; readonly estimated: boolean }
  | { readonly failure: 'no-words' | 'language' | 'too-long' }

/** Puts together what was heard in all stretches of a recording. */
export function readHeard(parts: readonly HeardPart[]): HeardCall {
  const pieces = joinParts(parts)
  if (pieces.every(({ text }) => text.trim() === '')) return { failure: 'no-words' }
  try {
    const parsed = heardTranscript(pieces)
    return tooLongIn(parsed) === null ? withTimes(parsed) : { failure: 'too-long' }
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    return { failure: 'language' }
  }
}

function withTimes(parsed: ParsedTranscript): Extract<HeardCall, { parsed: object }> {
  const { lines, estimated } = timedLines(parsed.turns)
  return { parsed, estimated, durationMs: lines.reduce((longest, line) => Math.max(longest, line.endMs), 0) }
}

/** When the first word is said by the file's own times; null when it has none. */
export function firstWordMs(lines: readonly TranscriptLine[]): number | null {
  const starts = lines.flatMap(({ startMs }) => startMs ?? [])
  return starts.length === 0 ? null : starts.reduce((least, startMs) => Math.min(least, startMs))
}

const counted = (count: number): string => count.toLocaleString('en-US')

function tooLongIn({ turns }: ParsedTranscript): string | null {
  const words = turns.reduce((sum, turn) => sum + turn.words.split(' ').length, 0)
  const [over, most, what] =
    turns.length > transcriptLimits.turns
      ? [turns.length, transcriptLimits.turns, 'turns']
      : [words, transcriptLimits.words, 'words']
  if (over <= most) return null
  return `This transcript has ${counted(over)} ${what}, and one call may have ${counted(most)}: cut it to the call you want reviewed.`
}

/** What was said with times from the beginning of the call; where the file has none they are worked out from the words. */
export function timedLines(turns: readonly KeptLine[]): { lines: Line[]; estimated: boolean } {
  const times = lineTimes(turns)
  const lines = turns.map(({ speaker, words, original = null }, at) => {
    const { startMs = 0, endMs = 0 } = times[at] ?? {}
    return { name: speaker, words, startMs, endMs, original }
  })
  return { lines, estimated: times.some(({ estimated }) => estimated) }
}

/** The review of a transcript. The acts are found once here, for they are most of the work and are needed twice. */
export function scoreCall({ speakers, repSpeaker, lines, type, rubric }: CallToScore): Review {
  const turns = asReviewTurns({ speakers, turns: lines }, repSpeaker).map((turn) =>
    turn.speaker === 'rep' ? { ...turn, acts: [...classifyTurn(turn.words)] } : turn,
  )
  return reviewCall({
    turns,
    type,
    rubric,
    outcome: outcomeFromWords(turns, type),
    facts: [],
    objections: [],
    mindStart: null,
    buyerName: buyerNameIn(speakers, repSpeaker),
  })
}
