import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'

export interface DeltaProps {
  /** null when there is nothing to compare with. */
  change: number | null
  unit?: '' | '%'
  /** After the figure: "since 13 Nov". */
  since?: string
  /** Between calls that are not alike, with another buyer or at another difficulty: no colour calls it good or bad. */
  neutral?: boolean
}

/** A change, with an arrow and a word as well as a colour. */
export function Delta({ change, unit = '', since, neutral = false }: DeltaProps) {
  if (change === null) return <span className="text-ink-3">–</span>
  if (change === 0) return <span className="text-ink-2">0</span>
  const up = change > 0
  const Arrow = up ? IconArrowUp : IconArrowDown
  const colour = neutral ? 'text-ink-2' : up ? 'text-good' : 'text-bad'
  return (
    <span className={`inline-flex items-center gap-0.5 align-middle ${colour}`}>
      <Arrow size={14} stroke={1.5} aria-hidden />
      <span className="font-medium">
        <span className="sr-only">{up ? 'up ' : 'down '}</span>
        {Math.abs(change)}
        {unit}
      </span>
      {since && <span className="ml-1 text-ink-2">{since}</span>}
    </span>
  )
}

/** A meter's move, signed: "+10", "−4", "0". */
export function SignedChange({ change }: { change: number }) {
  const colour = change > 0 ? 'text-good' : change < 0 ? 'text-bad' : 'text-ink-2'
  return (
    <span className={`font-medium ${colour}`}>
      {change > 0 ? '+' : change < 0 ? '−' : ''}
      {Math.abs(Math.round(change))}
    </span>
  )
}
