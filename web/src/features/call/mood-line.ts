import type { Mood } from '@ringside/contract/simulations/call-protocol'

const shown = 8
const across = { from: 2, to: 41.5 }
const height = 14
const inset = 3
/** A smaller move than this is no change of mood. */
const noticed = 4

/** Points of the small line, oldest at the left, the newest at its dot. */
export function moodPoints(moods: readonly Mood[]): { x: number; y: number }[] {
  const last = moods.slice(-shown)
  const levels = last.length === 1 ? [last[0], last[0]] : last
  return levels.map((mood, index) => ({
    x: across.from + ((across.to - across.from) * index) / Math.max(1, levels.length - 1),
    y: height - inset - ((height - 2 * inset) * (mood?.level ?? 0)) / 100,
  }))
}

/** "Guarded, warming": the mood now, and where it is going over the last few turns. */
export function moodWords(moods: readonly Mood[]): { now: string; trend: string } | null {
  const now = moods.at(-1)
  if (!now) return null
  const before = moods.at(-4) ?? moods[0] ?? now
  const change = now.level - before.level
  const trend = change >= noticed ? 'warming' : change <= -noticed ? 'cooling' : ''
  return { now: now.word, trend: trend === now.word.toLowerCase() ? '' : trend }
}
