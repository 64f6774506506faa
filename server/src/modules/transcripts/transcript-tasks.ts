import { classifyTurn } from '@ringside/coaching/acts/classify'
import { outcomeFromWords, reviewCall } from '@ringside/coaching/scoring/index'
import {
  asReviewTurns,
  buyerNameIn,
  decodeTranscript,
  heardTranscript,
  parseTranscript,
  TranscriptError,
  type ParsedTranscript,
} from '@ringside/coaching/transcripts/index'
import type { Review } from '@ringside/contract'
import { joinParts, type HeardPart } from './join-parts.ts'
import { tooLongIn } from './line-times.ts'
import type { CallToScore, FileToRead } from './transcript-work.ts'

/** What a file holds, or why it can't be used in a sentence that says what to do. */
export type ReadFile =
  { readonly parsed: ParsedTranscript } | { readonly refused: string; readonly because: 'unusable' | 'too-long' }

/** Reads a transcript file. Says no to a call with one voice, or one too long to score, now rather than later. */
export function readFile({ fileName, content }: FileToRead): ReadFile {
  try {
    const parsed = parseTranscript(fileName, typeof content === 'string' ? content : decodeTranscript(content))
    const tooLong = tooLongIn(parsed.turns)
    if (tooLong !== null) return { refused: tooLong, because: 'too-long' }
    // What can't be reviewed is refused now: in a call two speak.
    asReviewTurns(parsed, parsed.speakers[0] ?? '')
    return { parsed }
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    return { refused: error.message, because: 'unusable' }
  }
}

/** What a recording was heard to say, or why that is no call to review. */
export type HeardCall =
  { readonly parsed: ParsedTranscript } | { readonly failure: 'no-words' | 'language' | 'too-long' }

/** Puts together what was heard in all stretches of a recording. */
export function readHeard(parts: readonly HeardPart[]): HeardCall {
  const pieces = joinParts(parts)
  if (pieces.every(({ text }) => text.trim() === '')) return { failure: 'no-words' }
  try {
    const parsed = heardTranscript(pieces)
    return tooLongIn(parsed.turns) === null ? { parsed } : { failure: 'too-long' }
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    return { failure: 'language' }
  }
}

/** The review of a transcript. The acts are found once here, for they are most of the work and are needed twice. */
export function scoreCall({ speakers, repSpeaker, colleagues, lines, type, product, rubric }: CallToScore): Review {
  const turns = asReviewTurns({ speakers, turns: lines }, repSpeaker, colleagues).map((turn) =>
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
    buyerName: buyerNameIn(speakers, repSpeaker, colleagues),
    product,
  })
}
