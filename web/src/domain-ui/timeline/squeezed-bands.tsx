import { formatClock } from '../../lib/time-format.ts'
import type { AxisLabel } from './axis-labels.ts'
import type { CallAxis } from './time-axis.ts'

/** The stretches drawn shorter than they were, shaded behind the lanes. */
export function SqueezedBands({ axis }: { axis: CallAxis }) {
  return axis.squeezed.map(({ fromMs, toMs }) => {
    const left = axis.shareOf(fromMs)
    return (
      <span
        key={fromMs}
        className="absolute inset-y-0 border-x border-dashed border-line-strong bg-subtle"
        style={{ left: `${left * 100}%`, width: `${(axis.shareOf(toMs) - left) * 100}%` }}
      />
    )
  })
}

const shiftOf = (share: number) => (share === 0 ? '' : share > 0.97 ? '-translate-x-full' : '-translate-x-1/2')

/** Times under the lanes, and how long each shaded stretch really was. */
export function AxisLabels({ labels }: { labels: readonly AxisLabel[] }) {
  return labels.map(({ text, share, kind }) => (
    <span
      key={`${kind} ${share}`}
      className={`absolute whitespace-nowrap ${shiftOf(share)} ${kind === 'stretch' ? 'font-medium text-ink-2' : ''}`}
      style={{ left: `${share * 100}%` }}
    >
      {text}
    </span>
  ))
}

/** The same in words for screen readers. */
export function SqueezedWords({ axis }: { axis: CallAxis }) {
  if (axis.squeezed.length === 0) return null
  const stretches = axis.squeezed.map(
    ({ fromMs, toMs, kind }) =>
      `${formatClock(toMs - fromMs)} of ${kind === 'pause' ? 'silence' : 'typing'} at ${formatClock(fromMs)}`,
  )
  return <p className="sr-only">Drawn shorter than they were: {stretches.join(', ')}.</p>
}
