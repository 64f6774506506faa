import { LegendItem } from './chart-frame.tsx'

export interface RadarAxis {
  name: string
  /** 0..100; null when there is nothing to show yet. */
  now: number | null
  before: number | null
}

export interface RadarChartProps {
  /** A sentence: "Skills, last 5 calls against the 5 before. Weakest: next step, 44, was 52." */
  label: string
  axes: readonly RadarAxis[]
  /** The name of the axis that is marked: the same that is named elsewhere, also where another is as low. */
  weakest: string | null
}

const width = 340
const height = 252
const centre = { x: width / 2, y: height / 2 + 2 }
const radius = 88
const labelRadius = 109

/** The point of an axis at a share 0..1 of a radius, the first axis upright and the others clockwise. */
export function radarPoint(axis: number, axes: number, distance: number): { x: number; y: number } {
  const angle = (axis / axes) * 2 * Math.PI
  return { x: centre.x + distance * Math.sin(angle), y: centre.y - distance * Math.cos(angle) }
}

const path = (points: readonly { x: number; y: number }[]) =>
  points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')

function AxisLabel({ axis, at, weakest }: { axis: RadarAxis; at: { x: number; y: number }; weakest: boolean }) {
  const side = Math.abs(at.x - centre.x) < 4 ? 'middle' : at.x > centre.x ? 'start' : 'end'
  return (
    <text
      x={at.x}
      y={at.y + 4}
      textAnchor={side}
      className={`text-tiny ${weakest ? 'fill-ink font-semibold' : 'fill-ink-2'}`}
    >
      {axis.name}{' '}
      {axis.now === null ? (
        // On a line of its own: beside the longest name it would not fit on a phone.
        <tspan x={at.x} dy={14} className="fill-ink-3">
          no calls
        </tspan>
      ) : (
        <tspan className="fill-ink font-semibold">{axis.now}</tspan>
      )}
    </text>
  )
}

/** Skills: now filled, before dashed; the weakest is bold and ring-marked. */
export function RadarChart({ label, axes, weakest }: RadarChartProps) {
  const place = (value: number, axis: number) => radarPoint(axis, axes.length, (value / 100) * radius)
  /** What no call has shown is no zero: the shape goes past it. */
  const shape = (of: 'now' | 'before') =>
    axes.flatMap(({ [of]: value }, axis) => (value === null ? [] : place(value, axis)))
  return (
    <figure className="m-0 grid place-items-center">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        style={{ maxWidth: width }}
        role="img"
        aria-label={label}
        className="overflow-visible"
      >
        <g fill="none" className="stroke-line">
          {[0.25, 0.5, 0.75, 1].map((ring) => (
            <polygon key={ring} points={path(axes.map((_, axis) => radarPoint(axis, axes.length, ring * radius)))} />
          ))}
          {axes.map((axis, index) => {
            const end = radarPoint(index, axes.length, radius)
            return <path key={axis.name} d={`M${centre.x} ${centre.y}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`} />
          })}
        </g>
        {axes.some((axis) => axis.before !== null) && (
          <polygon
            points={path(shape('before'))}
            fill="none"
            strokeWidth="1.5"
            strokeDasharray="4 3"
            className="stroke-control"
          />
        )}
        <polygon
          points={path(shape('now'))}
          fillOpacity="0.12"
          strokeWidth="2"
          strokeLinejoin="round"
          className="fill-you stroke-you"
        />
        {axes.map((axis, index) => {
          const at = axis.now !== null && place(axis.now, index)
          return (
            at && (
              <circle
                key={axis.name}
                cx={at.x}
                cy={at.y}
                r={axis.name === weakest ? 4.5 : 2.5}
                strokeWidth="2"
                className={`stroke-you ${axis.name === weakest ? 'fill-surface' : 'fill-you'}`}
              />
            )
          )
        })}
        {axes.map((axis, index) => (
          <AxisLabel
            key={axis.name}
            axis={axis}
            at={radarPoint(index, axes.length, labelRadius)}
            weakest={axis.name === weakest}
          />
        ))}
      </svg>
    </figure>
  )
}

/** The calls one average is taken over. */
const window = 5

/** The signs of the radar, for a section's aside: how many of the scored calls stand behind each line. */
export function RadarLegend({ scored, axes }: { scored: number; axes: readonly Pick<RadarAxis, 'before'>[] }) {
  const last = Math.min(window, scored)
  const before = axes.some((axis) => axis.before !== null) ? Math.min(window, scored - last) : 0
  return (
    <span className="flex gap-3">
      <LegendItem
        sign={
          <svg width="14" height="8" aria-hidden>
            <path d="M0 4h14" strokeWidth="2" className="stroke-you" />
          </svg>
        }
      >
        {last === 1 ? 'Your call' : `Last ${last}`}
      </LegendItem>
      {before > 0 && (
        <LegendItem
          sign={
            <svg width="14" height="8" aria-hidden>
              <path d="M0 4h14" strokeWidth="1.5" strokeDasharray="4 3" className="stroke-control" />
            </svg>
          }
        >
          {before === 1 ? 'The one before' : `${before} before`}
        </LegendItem>
      )}
    </span>
  )
}
