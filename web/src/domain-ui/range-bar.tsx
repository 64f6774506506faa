export interface RangeBarProps {
  label: string
  value: number | null
  /** What a person reads: "1:14". */
  display: string
  /** Recommended [low, high]; null ends are open. */
  range: readonly [number | null, number | null] | null
  /** The axis. */
  scale: readonly [number, number]
  /** "Good", "Too long" */
  verdict: string
  /** The marker is red outside the range. */
  outside: boolean
}

const share = (value: number, [low, high]: readonly [number, number]) =>
  Math.max(0, Math.min(100, ((value - low) / (high - low || 1)) * 100))

/** Where a figure lies against the recommended range. The verdict stands beside it as a word. */
export function RangeBar({ label, value, display, range, scale, verdict, outside }: RangeBarProps) {
  const from = share(range?.[0] ?? scale[0], scale)
  const to = share(range?.[1] ?? scale[1], scale)
  return (
    <span role="img" aria-label={`${label} ${display}: ${verdict}`} className="relative block h-5 w-full">
      <span className="absolute inset-x-0 top-2 h-1 bg-line" />
      {range && (
        <span
          className="absolute top-[5px] h-2.5 border border-good bg-band"
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
      )}
      {value !== null && (
        <span
          className={`absolute top-px h-[18px] w-1 ${outside ? 'bg-bad' : 'bg-primary'}`}
          style={{ left: `calc(${share(value, scale)}% - 2px)` }}
        />
      )}
    </span>
  )
}
