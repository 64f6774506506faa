import { ChartFrame } from './chart-frame.tsx'
import { labelPlace } from './label-place.ts'
import { dashes, fillOf, labelsThatFit, linear, niceTicks, strokeOf, type ChartTone, type Dash } from './scale.ts'

export interface LineSeries {
  name: string
  tone: ChartTone
  dash?: Dash
  /** One for each x; null where there is none. */
  values: readonly (number | null)[]
}

export interface LineChartProps {
  label: string
  /** "5 Nov", one for each point. */
  xs: readonly string[]
  series: readonly LineSeries[]
  /** The axis; from the values when left out. */
  domain?: readonly [number, number]
  target?: { value: number; label: string }
  height?: number
  format?(value: number): string
  /** A ring on every point; good for up to about 20. */
  dots?: boolean
}

const left = 28
const right = 16
const top = 14
const bottom = 26
/** Room one date needs under the axis. */
const labelRoom = 70

function Line({
  series,
  x,
  y,
  dots,
  named,
  format,
}: {
  series: LineSeries
  x(index: number): number
  y(value: number): number
  dots: boolean
  named: boolean
  format(value: number): string
}) {
  const points = series.values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value), value }]))
  const last = points.at(-1)
  if (!last) return null
  return (
    <g>
      <path
        d={points
          .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
          .join('')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={dashes[series.dash ?? 'solid']}
        className={strokeOf[series.tone]}
      />
      {dots &&
        points
          .slice(0, -1)
          .map((point) => (
            <circle
              key={point.x}
              cx={point.x}
              cy={point.y}
              r="3"
              strokeWidth="1.8"
              className={`fill-surface ${strokeOf[series.tone]}`}
            />
          ))}
      <circle cx={last.x} cy={last.y} r={dots ? 5 : 3.5} className={fillOf[series.tone]} />
      <text
        x={last.x}
        y={last.y - 11}
        textAnchor="end"
        // The line may come from above, through the figure: a rim of the sheet's colour keeps it readable.
        paintOrder="stroke"
        strokeWidth="4"
        className="fill-ink stroke-surface text-tiny font-semibold"
      >
        {named ? `${series.name} ` : ''}
        {format(last.value)}
      </text>
    </g>
  )
}

/** A dashed line across, named where no line of figures runs through its name. */
function Target({
  target,
  series,
  x,
  y,
  width,
}: {
  target: NonNullable<LineChartProps['target']>
  series: readonly LineSeries[]
  x(index: number): number
  y(value: number): number
  width: number
}) {
  const level = y(target.value)
  const lines = series.map(({ values }) =>
    values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value) }])),
  )
  // The last figure is written at the right end.
  const place = labelPlace(target.label, level, lines, [left + 8, width - right - 24])
  return (
    <g className="fill-good text-tiny">
      <path d={`M${left} ${level}H${width}`} strokeWidth="1.5" strokeDasharray="5 4" className="stroke-good" />
      <text {...place} paintOrder="stroke" strokeWidth="4" className="stroke-surface">
        {target.label}
      </text>
    </g>
  )
}

/** One to five lines over time, labelled at their ends. */
export function LineChart({
  label,
  xs,
  series,
  domain,
  target,
  height = 218,
  format = String,
  dots = false,
}: LineChartProps) {
  const values = [
    ...series.flatMap((each) => each.values.filter((value) => value !== null)),
    ...(target ? [target.value] : []),
  ]
  const ticks = niceTicks(domain?.[0] ?? Math.min(...values), domain?.[1] ?? Math.max(...values), 4)
  const axis: readonly [number, number] = domain ?? [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const y = linear(axis, [height - bottom, top])
  const across = (width: number) => linear([0, xs.length - 1], [left + 8, width - right])
  return (
    <ChartFrame
      label={label}
      height={height}
      positions={(width) => xs.map((_, index) => across(width)(index))}
      words={(index) =>
        `${xs[index]}: ${series.map((each) => `${series.length > 1 ? `${each.name} ` : ''}${each.values[index] == null ? 'none' : format(each.values[index])}`).join(', ')}`
      }
      table={{
        head: ['When', ...series.map((each) => each.name)],
        rows: xs.map((when, index) => [
          when,
          ...series.map((each) => (each.values[index] == null ? 'none' : format(each.values[index]))),
        ]),
      }}
      draw={(width, active) => {
        const x = across(width)
        const labels = labelsThatFit(xs.length, Math.floor(width / labelRoom))
        return (
          <>
            {ticks
              .filter((tick) => tick >= axis[0] && tick <= axis[1])
              .map((tick) => (
                <g key={tick}>
                  <path d={`M${left} ${y(tick)}H${width}`} className="stroke-line" />
                  <text x="0" y={y(tick) + 4} className="fill-ink-3 text-tiny">
                    {format(tick)}
                  </text>
                </g>
              ))}
            {active !== null && <path d={`M${x(active)} ${top}V${height - bottom}`} className="stroke-line-strong" />}
            {series.map((each) => (
              <Line key={each.name} series={each} x={x} y={y} dots={dots} named={series.length > 1} format={format} />
            ))}
            {target && <Target target={target} y={y} series={series} x={x} width={width} />}
            {xs.map((when, index) =>
              labels.has(index) ? (
                // The same day can stand twice; its place tells the two apart.
                <text
                  key={x(index)}
                  x={x(index)}
                  y={height - 4}
                  textAnchor={index === 0 ? 'start' : index === xs.length - 1 ? 'end' : 'middle'}
                  className="fill-ink-3 text-tiny"
                >
                  {when}
                </text>
              ) : null,
            )}
          </>
        )
      }}
    />
  )
}
