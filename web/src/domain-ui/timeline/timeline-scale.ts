/** One or several moments that stand at one place of the lane. */
export interface MomentGroup<Moment> {
  /** Middle, in pixels from the lane's left edge. */
  x: number
  moments: readonly Moment[]
}

/** Discs nearer than this would cover each other. */
const apartPx = 24

/** Moments in order of time, those too near each other merged into one group that stands at their middle. */
export function groupMoments<Moment extends { startMs: number }>(
  moments: readonly Moment[],
  durationMs: number,
  width: number,
): MomentGroup<Moment>[] {
  const groups: { xs: number[]; moments: Moment[] }[] = []
  for (const moment of [...moments].sort((a, b) => a.startMs - b.startMs)) {
    const x = (moment.startMs / Math.max(1, durationMs)) * width
    const last = groups.at(-1)
    if (last && x - (last.xs.at(-1) ?? 0) < apartPx) {
      last.xs.push(x)
      last.moments.push(moment)
    } else groups.push({ xs: [x], moments: [moment] })
  }
  return groups.map((group) => ({
    x: group.xs.reduce((sum, x) => sum + x, 0) / group.xs.length,
    moments: group.moments,
  }))
}

const steps = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800].map((seconds) => seconds * 1000)

/** Where the time axis is labelled, in milliseconds: round times, at most about `most` of them. */
export function timeTicks(durationMs: number, most: number): number[] {
  const step = steps.find((each) => durationMs / each <= most) ?? 3_600_000
  return Array.from({ length: Math.floor(durationMs / step) + 1 }, (_, index) => index * step)
}

/** A curve through points that never swings past them: each piece leaves and arrives level. */
export function levelCurve(points: readonly { x: number; y: number }[]): string {
  return points
    .map((point, index) => {
      const from = points[index - 1]
      if (!from) return `M${point.x.toFixed(1)} ${point.y.toFixed(1)}`
      const middle = ((from.x + point.x) / 2).toFixed(1)
      return `C${middle} ${from.y.toFixed(1)} ${middle} ${point.y.toFixed(1)} ${point.x.toFixed(1)} ${point.y.toFixed(1)}`
    })
    .join('')
}
