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
 * Where playback stands after `elapsedMs` of real time. With `skipSilence` it jumps from the end of one turn to the
 * start of the next; it never passes the end of the call.
 */
export function advance(
  positionMs: number,
  elapsedMs: number,
  { speed, skipSilence }: PlaybackPace,
  turns: readonly Spoken[],
  durationMs: number,
): number {
  const next = positionMs + elapsedMs * speed
  const speaking = turns.some((turn) => turn.startMs <= next && next < turn.endMs)
  const after = turns.find((turn) => turn.startMs > next)
  const silence = !speaking && after && after.startMs - next > shortestSilenceMs
  return Math.min(durationMs, skipSilence && silence ? after.startMs : next)
}
