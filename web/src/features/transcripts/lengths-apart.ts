import type { Transcript } from '@ringside/contract/transcripts'
import { formatClock } from '../../lib/time-format.ts'

/** People hold the line, and leave a recording running: so much of it may well be without words. */
const silenceMs = 60_000
const silentShare = 0.25
/** Words end with the sound; clocks of two programs may differ by a little. */
const afterMs = 10_000
const afterShare = 0.05
/** Times that were worked out from the words tell how long a call is by half as much or half as little again. */
const estimatedShare = 0.5

export interface LengthsApart {
  title: string
  /** What follows from it for who reads the review. */
  words: string
}

/** What is to be said where a transcript and its recording can't be of the same stretch of talk; null where they can. */
export function lengthsApart({ durationMs, timesEstimated, recording }: Transcript): LengthsApart | null {
  if (recording === null) return null
  const { durationMs: soundMs, offsetMs } = recording
  const silentMs = soundMs - durationMs
  const allowed = timesEstimated ? soundMs * estimatedShare : Math.max(silenceMs, soundMs * silentShare)
  const [told, heard] = [formatClock(durationMs), formatClock(soundMs)]
  const about = timesEstimated ? 'about ' : ''
  if (silentMs > allowed)
    return {
      title: `The transcript tells ${about}${told} of a recording of ${heard}`,
      words: 'What else is said in it is not in the review.',
    }
  const beyondMs = durationMs + Math.max(0, offsetMs) - soundMs
  const left = timesEstimated ? soundMs * estimatedShare : Math.max(afterMs, soundMs * afterShare)
  if (beyondMs > left)
    return {
      title: `The transcript goes on for ${about}${formatClock(beyondMs)} after the recording ends`,
      words: 'These lines are in the review, and can’t be heard.',
    }
  return null
}
