import type { Review } from '@ringside/contract/reviews/review'
import type { Meters } from '@ringside/contract/simulations/vocabulary'
import { dashes, linear, strokeOf, type ChartTone, type Dash } from '../charts/scale.ts'
import { levelCurve } from './lanes.ts'
import type { TimeAxis } from './time-axis.ts'

type Mind = NonNullable<Review['mind']>

/** Trust solid, interest dashed, patience dotted, everywhere the buyer's mind is drawn. */
export const meterLooks: readonly { key: keyof Meters; name: string; tone: ChartTone; dash: Dash }[] = [
  { key: 'trust', name: 'Trust', tone: 'c4', dash: 'solid' },
  { key: 'interest', name: 'Interest', tone: 'c3', dash: 'dashed' },
  { key: 'patience', name: 'Patience', tone: 'c5', dash: 'dotted' },
]

const height = 76

/** The buyer's trust, interest and patience through the call. */
export function MindLane({ mind, axis, width }: { mind: Mind; axis: TimeAxis; width: number }) {
  const y = linear([0, 100], [height - 4, 4])
  const points = [{ startMs: 0, meters: mind.start }, ...mind.steps]
  const end = points.at(-1)?.meters ?? mind.start
  return (
    <svg width="100%" height={height} aria-hidden className="block">
      {[2, height / 2, height - 2].map((at) => (
        <path key={at} d={`M0 ${at}H${width}`} className="stroke-line" />
      ))}
      {meterLooks.map(({ key, tone, dash }) => (
        <path
          key={key}
          d={levelCurve(
            [...points, { startMs: axis.msAt(1), meters: end }].map((point) => ({
              x: axis.shareOf(point.startMs) * width,
              y: y(point.meters[key]),
            })),
          )}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={dashes[dash]}
          className={strokeOf[tone]}
        />
      ))}
    </svg>
  )
}

/** The names of the three lines, with how each is drawn. */
export function MeterKey() {
  return (
    <span className="flex flex-col gap-1.5 text-tiny font-medium text-ink-2">
      {meterLooks.map(({ key, name, tone, dash }) => (
        <span key={key} className="flex items-center gap-2">
          <svg width="18" height="4" aria-hidden>
            <path d="M1 2H17" strokeWidth="2" strokeDasharray={dashes[dash]} className={strokeOf[tone]} />
          </svg>
          {name}
        </span>
      ))}
    </span>
  )
}
