/** One stretch of speech in a transcript file. Times are null when the file has none. */
export type TranscriptLine = { speaker: string; words: string; startMs: number | null; endMs: number | null }

/** A transcript as read from a file; who of the speakers is the rep is not known yet. */
export type ParsedTranscript = {
  /** In the order they first speak. */
  speakers: string[]
  turns: TranscriptLine[]
}

/** A transcript that cannot be used. The message is one sentence that says what to do. */
export class TranscriptError extends Error {}

/** A piece as it stands in a file, before pieces of one speaker are joined. */
export type Piece = { speaker: string | null; words: string; startMs: number | null; endMs: number | null }

/** A longer silence begins a new turn even when the same person goes on. */
const joinedGapMs = 1500

function tidy(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

function follows(before: TranscriptLine, piece: Piece): boolean {
  if (before.endMs === null || piece.startMs === null) return true
  return piece.startMs - before.endMs < joinedGapMs
}

/**
 * Joins the pieces of a file into turns. A piece without a speaker belongs to the speaker before it; pieces before the
 * first speaker are headings. Throws when no speaker is named at all.
 */
export function transcriptOf(pieces: readonly Piece[]): ParsedTranscript {
  const turns: TranscriptLine[] = []
  let speaker: string | null = null
  for (const piece of pieces) {
    speaker = piece.speaker === null || tidy(piece.speaker) === '' ? speaker : tidy(piece.speaker)
    const words = tidy(piece.words)
    if (words === '' || speaker === null) continue
    const before = turns.at(-1)
    if (before !== undefined && before.speaker === speaker && follows(before, piece)) {
      before.words = `${before.words} ${words}`
      before.endMs = piece.endMs ?? before.endMs
    } else {
      turns.push({ speaker, words, startMs: piece.startMs, endMs: piece.endMs })
    }
  }
  if (pieces.every((piece) => tidy(piece.words) === '')) {
    throw new TranscriptError(
      'No spoken words were found in this file: export the transcript again and choose that file.',
    )
  }
  if (turns.length === 0) {
    throw new TranscriptError(
      'No speakers are named in this file: begin each line with a name, such as “Maya: Good morning”, and try again.',
    )
  }
  return { speakers: [...new Set(turns.map((turn) => turn.speaker))], turns }
}
