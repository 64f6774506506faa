import { classifyTurn } from '@ringside/coaching/acts/classify'
import { outcomeFromWords, reviewCall } from '@ringside/coaching/scoring/index'
import {
  asReviewTurns,
  buyerNameIn,
  parseTranscript,
  TranscriptError,
  type ParsedTranscript,
} from '@ringside/coaching/transcripts/index'
import { transcriptLimits, type Review } from '@ringside/contract'
import type { CallToScore } from './transcript-work.ts'

/** One line of a call with times from its beginning. */
export interface Line {
  name: string
  words: string
  startMs: number
  endMs: number
}

/** What a file holds, or why it can't be used in a sentence that says what to do. */
export type ReadFile =
  | { readonly parsed: ParsedTranscript; readonly durationMs: number; readonly estimated: boolean }
  | { readonly refused: string; readonly because: 'unusable' | 'too-long' }

/** Reads a transcript file. Says no to a call with one voice, or one too long to score, now rather than later. */
export function readFile(fileName: string, content: string): ReadFile {
  try {
    const parsed = parseTranscript(fileName, content)
    const tooLong = tooLongIn(parsed)
    if (tooLong !== null) return { refused: tooLong, because: 'too-long' }
    const { lines, estimated } = timedLines(parsed)
    return { parsed, estimated, durationMs: lines.reduce((longest, line) => Math.max(longest, line.endMs), 0) }
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    return { refused: error.message, because: 'unusable' }
  }
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
export function timedLines(parsed: ParsedTranscript): { lines: Line[]; estimated: boolean } {
  const turns = asReviewTurns(parsed, parsed.speakers[0] ?? '')
  const lines = turns.map(({ turn, words, startMs, endMs }) => ({
    name: parsed.turns[turn]?.speaker ?? '',
    words,
    startMs,
    endMs,
  }))
  return { lines, estimated: turns.some((turn) => turn.estimated === true) }
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
