import type { TimeAxis } from './time-axis.ts'

/** One or several things that stand at one place of a lane. */
export interface PlaceGroup<Placed> {
  /** Middle, in pixels from the lane's left edge. */
  x: number
  placed: readonly Placed[]
}

/** Discs nearer than this would cover each other. */
const apartPx = 24

/** Moments or comments in order of time, those too near each other merged into one group that stands at their middle. */
export function groupPlaces<Placed extends { startMs: number }>(
  all: readonly Placed[],
  axis: TimeAxis,
  width: number,
): PlaceGroup<Placed>[] {
  const groups: { xs: number[]; placed: Placed[] }[] = []
  for (const each of all.toSorted((a, b) => a.startMs - b.startMs)) {
    const x = axis.shareOf(each.startMs) * width
    const last = groups.at(-1)
    if (last && x - (last.xs.at(-1) ?? 0) < apartPx) {
      last.xs.push(x)
      last.placed.push(each)
    } else groups.push({ xs: [x], placed: [each] })
  }
  return groups.map(({ xs, placed }) => ({ x: xs.reduce((sum, x) => sum + x, 0) / xs.length, placed }))
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
