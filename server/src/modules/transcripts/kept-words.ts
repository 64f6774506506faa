import { sideOf, type CallType, type Seats } from '@ringside/contract'
import type { KeptLine } from '../../platform/database/tables/transcripts.ts'
import { timedLines } from './line-times.ts'
import { titleOf } from './title.ts'

interface Call {
  readonly file_name: string
  readonly type: CallType
}

interface Said extends Seats {
  readonly lines: readonly KeptLine[]
}

/** What was said in a call, and all that follows from it: a call is kept with no part of it alone. */
export function keptWords({ file_name: fileName, type }: Call, { lines, ...seats }: Said) {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))]
  const { repSpeaker } = seats
  const { estimated, durationMs } = timedLines(lines)
  return {
    title: titleOf(fileName, { speakers, ...seats, type }),
    state: repSpeaker === null ? 'asking' : 'waiting-for-credit',
    speakers: JSON.stringify(speakers),
    rep_speaker: repSpeaker,
    colleagues: JSON.stringify(speakers.filter((speaker) => sideOf(speaker, seats) === 'colleague')),
    lines: JSON.stringify(lines),
    edited_lines: lines.filter(({ original }) => original !== undefined).length,
    times_estimated: estimated,
    duration_ms: Math.round(durationMs),
  } as const
}
