import { plainSpeaker } from '@ringside/contract/speakers'
import type { WordTime } from '../metrics/heard/review-turn.ts'

/** One stretch of speech in a transcript file. Times are null when the file has none. */
export type TranscriptLine = {
  speaker: string
  words: string
  startMs: number | null
  endMs: number | null
  /** One for each word that spaces set apart, where the file has the times of words. Left out otherwise. */
  wordTimes?: readonly WordTime[]
}

/** A transcript as read from a file; who of the speakers is the rep is not known yet. */
export type ParsedTranscript = {
  /** In the order they first speak. */
  speakers: string[]
  turns: TranscriptLine[]
}

/** A transcript that cannot be used. The message is one sentence that says what to do. */
export class TranscriptError extends Error {}

/** A piece as it stands in a file, before pieces of one speaker are joined. */
export type Piece = Omit<TranscriptLine, 'speaker'> & { speaker: string | null }

/** A longer silence begins a new turn even when the same person goes on. Gong and others merge shorter ones. */
export const joinedGapMs = 1500

export function tidy(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

function follows(before: Pick<TranscriptLine, 'endMs'>, piece: Piece): boolean {
  if (before.endMs === null || piece.startMs === null) return true
  return piece.startMs - before.endMs < joinedGapMs
}

/** A turn as it grows: its parts are put together once, at the end. */
type Open = Omit<TranscriptLine, 'words' | 'wordTimes'> & { parts: string[]; wordTimes: WordTime[] | null }

/** Times that do not fit the words one by one tell nothing. */
function fitting({ wordTimes }: Piece, words: string): readonly WordTime[] | null {
  return wordTimes !== undefined && wordTimes.length === words.split(' ').length ? wordTimes : null
}

function begun(speaker: string, piece: Piece, words: string): Open {
  const times = fitting(piece, words)
  return {
    speaker,
    parts: [words],
    startMs: piece.startMs,
    endMs: piece.endMs,
    wordTimes: times === null ? null : [...times],
  }
}

function goOn(turn: Open, piece: Piece, words: string): void {
  const times = fitting(piece, words)
  turn.parts.push(words)
  if (piece.endMs !== null) turn.endMs = Math.max(turn.endMs ?? piece.endMs, piece.endMs)
  if (times === null) turn.wordTimes = null
  else turn.wordTimes?.push(...times)
}

function finished({ parts, wordTimes, ...turn }: Open): TranscriptLine {
  return { ...turn, words: parts.join(' '), ...(wordTimes === null ? {} : { wordTimes }) }
}

/** One name for whoever is written in several ways, "Dana" and "DANA": the one that comes first. */
function speakerNames(): (written: string) => string {
  const names = new Map<string, string>()
  return (written) => {
    const name = names.get(plainSpeaker(written)) ?? tidy(written)
    names.set(plainSpeaker(written), name)
    return name
  }
}

function joined(pieces: readonly Piece[]): TranscriptLine[] {
  const nameOf = speakerNames()
  const turns: Open[] = []
  let speaker: string | null = null
  for (const piece of pieces) {
    speaker = piece.speaker === null || tidy(piece.speaker) === '' ? speaker : nameOf(piece.speaker)
    const words = tidy(piece.words)
    if (words === '' || speaker === null) continue
    const before = turns.at(-1)
    const goesOn = before !== undefined && before.speaker === speaker && follows(before, piece)
    if (goesOn) goOn(before, piece, words)
    else turns.push(begun(speaker, piece, words))
  }
  return turns.map(finished)
}

/**
 * Joins the pieces of a file into turns. A piece without a speaker belongs to the speaker before it; pieces before the
 * first speaker are headings. Throws when nothing is said, or no speaker is named at all.
 */
export function transcriptOf(pieces: readonly Piece[]): ParsedTranscript {
  if (pieces.every((piece) => tidy(piece.words) === '')) {
    throw new TranscriptError(
      'No spoken words were found in this file: export the transcript again and choose that file.',
    )
  }
  const turns = joined(pieces)
  if (turns.length === 0 && pieces.every(({ words }, i) => i === 0 && !tidy(words).includes(' '))) {
    throw new TranscriptError(
      'No speakers are named in this file, and it holds a single word: choose the transcript of a whole call.',
    )
  }
  if (turns.length === 0) {
    throw new TranscriptError(
      'No speakers are named in this file: export it again with the names of the speakers, or begin each line with one, such as “Maya: Good morning”, and try again.',
    )
  }
  return { speakers: [...new Set(turns.map((turn) => turn.speaker))], turns }
}

/** Lines one after the other that the same speaker says, joined into turns as `transcriptOf` joins pieces. */
export const joinedLines = (lines: readonly TranscriptLine[]): TranscriptLine[] => joined(lines)
