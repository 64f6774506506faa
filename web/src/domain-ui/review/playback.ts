export interface PlaybackPace {
  /** 1, 1.5 or 2 */
  speed: number
  skipSilence: boolean
}

export const speeds = [1, 1.5, 2] as const

/** Silences shorter than this are left alone. */
const shortestSilenceMs = 1500

interface Spoken {
  startMs: number
  endMs: number
}

/**
 * Where playback goes on from a place it has come to. With `skipSilence` it jumps from the end of one turn to the start
 * of the next; it never passes the end of the call.
 */
export function placeAfter(
  heardMs: number,
  { skipSilence }: Pick<PlaybackPace, 'skipSilence'>,
  turns: readonly Spoken[],
  durationMs: number,
): number {
  const speaking = turns.some((turn) => turn.startMs <= heardMs && heardMs < turn.endMs)
  const after = turns.find((turn) => turn.startMs > heardMs)
  const silence = !speaking && after && after.startMs - heardMs > shortestSilenceMs
  return Math.min(durationMs, skipSilence && silence ? after.startMs : heardMs)
}
