import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { isSameSpeaker, sideOf } from '@ringside/contract/speakers'
import type { getTranscript } from '@ringside/contract/transcripts'
import type { ReviewedTurn } from '../../domain-ui/review/reviewed-turn.ts'

export type TranscriptAnswer = ResponseOf<typeof getTranscript>

/** What the rep is called: "You" to themselves, by their own name to others. */
export const repNameOf = ({ transcript }: TranscriptAnswer, isOwn: boolean): string =>
  isOwn ? 'You' : (transcript.repName ?? 'The rep')

/**
 * Lines as the review numbers them: one a line, in order. The rep's are under `repName`, everybody else's under their own name;
 * of a colleague of the rep's it is said that they are one.
 */
export function turnsOf({ lines, transcript }: TranscriptAnswer, repName: string): ReviewedTurn[] {
  return lines.map((line, turn) => {
    const speaker = sideOf(line.name, transcript)
    const names = { rep: repName, colleague: `${line.name} (colleague)`, buyer: line.name }
    return {
      turn,
      speaker,
      name: names[speaker],
      words: line.words,
      startMs: line.startMs,
      endMs: line.endMs,
      original: line.original,
    }
  })
}

/** The name for the other side: the one who speaks most on it. */
export function otherSide({ lines, transcript }: TranscriptAnswer): string {
  const spoken = new Map<string, number>()
  for (const line of lines)
    if (sideOf(line.name, transcript) === 'buyer')
      spoken.set(line.name, (spoken.get(line.name) ?? 0) + line.endMs - line.startMs)
  return [...spoken].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'The buyer'
}

/** The speaker with whom another becomes one when they are given a name; null where nobody else has it. */
export const mergedWith = (speakers: readonly string[], speaker: string, to: string): string | null =>
  speakers.find((other) => other !== speaker && isSameSpeaker(other, to)) ?? null

const sampled = 3

/** The first lines of a speaker, to be known by. */
export const samplesOf = (lines: TranscriptAnswer['lines'], speaker: string): readonly string[] =>
  lines
    .filter((line) => line.name === speaker)
    .slice(0, sampled)
    .map((line) => line.words)

/** The lines of the one who says this line, from it on. */
export const linesFrom = (lines: TranscriptAnswer['lines'], line: number): number[] =>
  lines.flatMap(({ name }, at) => (at >= line && name === lines[line]?.name ? [at] : []))
