import { linear } from './scale.ts'

const width = 88
const height = 20

/** A trend in a table's cell. `label` says it in words: "Calls a week, from 3 to 9". */
export function Sparkline({ label, values }: { label: string; values: readonly number[] }) {
  const x = linear([0, Math.max(1, values.length - 1)], [2, width - 4])
  const y = linear([Math.min(...values), Math.max(...values)], [height - 4, 4])
  const last = values.at(-1)
  if (last === undefined) return <span className="text-ink-3">–</span>
  return (
    <svg width={width} height={height} role="img" aria-label={label} className="inline-block align-middle">
      <path
        d={values
          .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('')}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <circle cx={x(values.length - 1)} cy={y(last)} r="2.5" className="fill-primary" />
    </svg>
  )
}
