import { ChartFrame } from './chart-frame.tsx'
import { fillOf, labelsThatFit, linear, niceTicks, type ChartTone } from './scale.ts'

export interface BarSeries {
  name: string
  tone: ChartTone
  values: readonly number[]
}

export interface BarChartProps {
  label: string
  xs: readonly string[]
  /** Stacked, the first at the bottom. */
  series: readonly BarSeries[]
  height?: number
}

const left = 36
const bottom = 26
const top = 14
const labelRoom = 76

/** Stacked bars over time. */
export function BarChart({ label, xs, series, height = 230 }: BarChartProps) {
  const totals = xs.map((_, index) => series.reduce((sum, each) => sum + (each.values[index] ?? 0), 0))
  // Bars count things: half a call would be a line without a meaning.
  const ticks = niceTicks(0, Math.max(1, ...totals), 4).filter(Number.isInteger)
  const y = linear([0, ticks.at(-1) ?? 1], [height - bottom, top])
  const slot = (width: number) => (width - left) / Math.max(1, xs.length)
  const middle = (width: number, index: number) => left + slot(width) * (index + 0.5)
  const cells = (index: number) => series.map((each) => String(each.values[index] ?? 0))
  return (
    <ChartFrame
      label={label}
      height={height}
      positions={(width) => xs.map((_, index) => middle(width, index))}
      words={(index) =>
        `${xs[index]}: ${totals[index]}${series.length > 1 ? ` (${series.map((each) => `${each.name} ${each.values[index] ?? 0}`).join(', ')})` : ''}`
      }
      table={{
        head: ['When', ...series.map((each) => each.name)],
        rows: xs.map((when, index) => [when, ...cells(index)]),
      }}
      draw={(width, active) => {
        const labels = labelsThatFit(xs.length, Math.floor(width / labelRoom))
        const bar = Math.max(2, Math.min(40, slot(width) * 0.82))
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <path d={`M${left} ${y(tick)}H${width}`} className="stroke-line" />
                <text x="0" y={y(tick) + 4} className="fill-ink-3 text-tiny">
                  {tick.toLocaleString('en-GB')}
                </text>
              </g>
            ))}
            {xs.map((when, index) => {
              const x = middle(width, index)
              let below = 0
              return (
                <g key={x} opacity={active === null || active === index ? 1 : 0.6}>
                  {series.map((each) => {
                    const from = below
                    below += each.values[index] ?? 0
                    const tall = y(from) - y(below)
                    return tall > 0 ? (
                      <rect
                        key={each.name}
                        x={x - bar / 2}
                        y={y(below)}
                        width={bar}
                        height={Math.max(0.5, tall - 1)}
                        className={fillOf[each.tone]}
                      />
                    ) : null
                  })}
                  {labels.has(index) && (
                    <text
                      x={index === xs.length - 1 ? width : x}
                      y={height - 4}
                      textAnchor={index === xs.length - 1 ? 'end' : 'middle'}
                      className="fill-ink-3 text-tiny"
                    >
                      {when}
                    </text>
                  )}
                </g>
              )
            })}
          </>
        )
      }}
    />
  )
}
