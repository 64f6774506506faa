import { lineTimes } from '@ringside/coaching/transcripts/review-turns'
import { transcriptLimits } from '@ringside/contract'
import type { KeptLine } from '../../platform/database/tables/transcripts.ts'

/** One line of a call with times from its beginning. */
interface Line {
  name: string
  words: string
  startMs: number
  endMs: number
  /** The words as they came, when somebody has put them right. */
  original: string | null
}

/** What was said with times from the beginning of the call; where the file has none they are worked out from the words. */
export function timedLines(turns: readonly KeptLine[]): { lines: Line[]; estimated: boolean; durationMs: number } {
  const times = lineTimes(turns)
  const lines = turns.map(({ speaker, words, original = null }, at) => {
    const { startMs = 0, endMs = 0 } = times[at] ?? {}
    return { name: speaker, words, startMs, endMs, original }
  })
  return {
    lines,
    estimated: times.some(({ estimated }) => estimated),
    durationMs: times.reduce((longest, { endMs }) => Math.max(longest, endMs), 0),
  }
}

/** When the first word is said by the file's own times; null when it has none. */
export function firstWordMs(lines: readonly KeptLine[]): number | null {
  const starts = lines.flatMap(({ startMs }) => startMs ?? [])
  return starts.length === 0 ? null : starts.reduce((least, startMs) => Math.min(least, startMs))
}

const counted = (count: number): string => count.toLocaleString('en-US')

/** Why what was said is no single call, in a sentence that says what to do; null when it is. */
export function tooLongIn(turns: readonly KeptLine[]): string | null {
  const words = turns.reduce((sum, turn) => sum + turn.words.split(' ').length, 0)
  const [over, most, what] =
    turns.length > transcriptLimits.turns
      ? [turns.length, transcriptLimits.turns, 'turns']
      : [words, transcriptLimits.words, 'words']
  if (over > most)
    return `This transcript has ${counted(over)} ${what}, and one call may have ${counted(most)}: cut it to the call you want reviewed.`
  if (timedLines(turns).durationMs <= transcriptLimits.ms) return null
  return 'By its times this call is longer than a day: cut it to the call you want reviewed.'
}
