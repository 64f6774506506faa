import { formatClock } from '../../lib/time-format.ts'
import type { CallAxis } from './time-axis.ts'

export interface AxisLabel {
  text: string
  /** Middle of the label, 0..1 of the width. */
  share: number
  /** A round time of the call, or how long a squeezed stretch really was. */
  kind: 'time' | 'stretch'
}

/** Room a label takes with the gap to the next one, in pixels. */
const timePx = 64
const stretchPx = 88
/** The names of moments' times are read against these, so there should be one about every so many pixels. */
const stepPx = 90
const steps = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600].map((seconds) => seconds * 1000)

const roomOf = ({ kind }: AxisLabel) => (kind === 'time' ? timePx : stretchPx)

/** The longest squeezed stretches first: they are what must not be overlooked. */
function stretchLabels({ squeezed, shareOf }: CallAxis, width: number): AxisLabel[] {
  // One at the very beginning or end would be cut off by the edge.
  const edge = Math.min(0.5, stretchPx / 2 / width)
  return squeezed
    .toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs))
    .map(({ fromMs, toMs, kind }) => ({
      text: `${formatClock(toMs - fromMs)} ${kind}`,
      share: Math.min(1 - edge, Math.max(edge, (shareOf(fromMs) + shareOf(toMs)) / 2)),
      kind: 'stretch',
    }))
}

/** Round times, none inside a squeezed stretch: there they would lie about where they are. */
function timeLabels({ drawnMs, squeezed, shareOf }: CallAxis, durationMs: number, width: number): AxisLabel[] {
  const step = steps.find((each) => drawnMs / each <= width / stepPx) ?? 3_600_000
  return Array.from({ length: Math.floor(durationMs / step) + 1 }, (_, index) => index * step)
    .filter((ms) => squeezed.every(({ fromMs, toMs }) => ms <= fromMs || ms >= toMs))
    .map((ms) => ({ text: formatClock(ms), share: shareOf(ms), kind: 'time' }))
}

/**
 * What is written under the time axis, in order from the left: how long each squeezed stretch was, as far as there is
 * room, and round times between.
 */
export function axisLabels(axis: CallAxis, durationMs: number, width: number): AxisLabel[] {
  const kept: AxisLabel[] = []
  for (const label of [...stretchLabels(axis, width), ...timeLabels(axis, durationMs, width)]) {
    const isFree = kept.every(
      (other) => Math.abs(other.share - label.share) * width >= (roomOf(other) + roomOf(label)) / 2,
    )
    if (isFree) kept.push(label)
  }
  return kept.sort((a, b) => a.share - b.share)
}
