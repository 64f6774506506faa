const width = 160
const height = 44
const rim = 5

/** A line without axes, for values of 0 to 100, oldest first: how it went, not how much it was. Its words are beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const x = (index: number) => (values.length < 2 ? width / 2 : rim + (index * (width - 2 * rim)) / (values.length - 1))
  const y = (value: number) => height - rim - (value * (height - 2 * rim)) / 100
  const last = values.at(-1)
  if (last === undefined) return null
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-11 w-full max-w-60" preserveAspectRatio="none" aria-hidden>
      <line x1="0" x2={width} y1={y(0)} y2={y(0)} className="stroke-line" vectorEffect="non-scaling-stroke" />
      <path
        d={values
          .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
          .join('')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-c1"
      />
      {/* A line of no length with round ends is a dot that no stretching makes an egg. */}
      <path
        d={`M${x(values.length - 1).toFixed(1)} ${y(last).toFixed(1)}h.01`}
        strokeWidth="7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-c1"
      />
    </svg>
  )
}
