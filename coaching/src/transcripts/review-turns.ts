import { isRep, sideOf } from '@ringside/contract/speakers'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import { estimatedWordsPerMinute } from '../metrics/heard/heard-call.ts'
import type { PlainTurn } from '../metrics/heard/review-turn.ts'
import { isUnnamed } from './unnamed.ts'
import { TranscriptError, type ParsedTranscript, type TranscriptLine } from './transcript.ts'

const msPerWord = 60_000 / estimatedWordsPerMinute

/**
 * The name that a review calls the other side by: that of the one who speaks beside the rep. Empty where several do, for
 * the turns do not tell them apart, and nobody is to be given another's words; and where their name is not known.
 */
export function buyerNameIn(speakers: readonly string[], repName: string, colleagues: readonly string[] = []): string {
  const others = speakers.filter((speaker) => sideOf(speaker, { repSpeaker: repName, colleagues }) === 'buyer')
  const [other = '', ...more] = others
  return more.length > 0 || isUnnamed(other) ? '' : other
}

type Timed = { startMs: number; endMs: number; estimated: boolean }

/** Measured times as they are; a missing start follows the line before, a missing end is worked out from the words. */
function timesOf(line: TranscriptLine, cursor: number, nextStart: number | null): Timed {
  const spoken = Math.round(countWords(line.words) * msPerWord)
  const startMs = line.startMs ?? cursor
  if (line.startMs !== null && line.endMs !== null && line.endMs >= line.startMs) {
    return { startMs, endMs: line.endMs, estimated: false }
  }
  const room = nextStart !== null && nextStart > startMs ? nextStart - startMs : spoken
  return { startMs, endMs: startMs + Math.min(spoken, room), estimated: true }
}

/** There are as many times as lines. */
const unplaced = { zero: 0, startMs: 0, endMs: 0, estimated: true } as const

/**
 * When each line is said, whoever says it: from the first word on, which is at 0 and by the transcript's own times at `zero`.
 * Times that it lacks are estimated at 160 words a minute and marked.
 */
export function lineTimes(lines: readonly TranscriptLine[]): (Timed & { zero: number })[] {
  const origin = lines.reduce((least, { startMs }) => Math.min(least, startMs ?? least), Number.MAX_SAFE_INTEGER)
  const zero = origin === Number.MAX_SAFE_INTEGER ? 0 : origin
  let cursor = zero
  return lines.map((line, at) => {
    const { startMs, endMs, estimated } = timesOf(line, cursor, lines[at + 1]?.startMs ?? null)
    cursor = Math.max(cursor, endMs)
    return { zero, startMs: startMs - zero, endMs: endMs - zero, estimated }
  })
}

/**
 * The turns of a transcript, ready for review, with `repName` as the rep, `colleagues` beside them, and everybody else as the
 * buyer. The first word is at 0. Times that the file lacks are estimated at 160 words a minute and marked. Throws `TranscriptError` when
 * nobody of that name speaks (the message lists who does), or nobody else.
 */
export function asReviewTurns(
  parsed: ParsedTranscript,
  repName: string,
  colleagues: readonly string[] = [],
): PlainTurn[] {
  const seats = { repSpeaker: repName, colleagues }
  if (!parsed.speakers.some((speaker) => isRep(speaker, repName))) {
    throw new TranscriptError(
      `Nobody called “${repName}” speaks in this file; the speakers are ${parsed.speakers.join(', ')}.`,
    )
  }
  if (parsed.speakers.every((speaker) => sideOf(speaker, seats) !== 'buyer')) {
    throw new TranscriptError(`Only ${repName} speaks in this file: use a transcript that names the buyer as well.`)
  }
  const times = lineTimes(parsed.turns)
  return parsed.turns.map((line, turn) => {
    const { zero, startMs, endMs, estimated } = times[turn] ?? unplaced
    return {
      turn,
      speaker: sideOf(line.speaker, seats),
      words: line.words,
      startMs,
      endMs,
      mode: 'voice',
      ...(estimated ? { estimated: true } : {}),
      ...(line.wordTimes === undefined
        ? {}
        : { wordTimes: line.wordTimes.map(([from, to]) => [from - zero, to - zero] as const) }),
    }
  })
}
