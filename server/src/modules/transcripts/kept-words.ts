import type { CallType } from '@ringside/contract'
import type { KeptLine } from '../../platform/database/tables/transcripts.ts'
import { timedLines } from './line-times.ts'
import { titleOf } from './title.ts'

interface Call {
  readonly file_name: string
  readonly type: CallType
}

interface Said {
  readonly lines: readonly KeptLine[]
  /** Which of the speakers the rep is; null as long as nobody has said it. */
  readonly repSpeaker: string | null
}

/** What was said in a call, and all that follows from it: a call is kept with no part of it alone. */
export function keptWords({ file_name: fileName, type }: Call, { lines, repSpeaker }: Said) {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))]
  const { estimated, durationMs } = timedLines(lines)
  return {
    title: titleOf(fileName, { speakers, repSpeaker, type }),
    state: repSpeaker === null ? 'asking' : 'waiting-for-credit',
    speakers: JSON.stringify(speakers),
    rep_speaker: repSpeaker,
    lines: JSON.stringify(lines),
    edited_lines: lines.filter(({ original }) => original !== undefined).length,
    times_estimated: estimated,
    duration_ms: Math.round(durationMs),
  } as const
}
