import { ticksOf } from './ticks.ts'

export interface ScoreTicksProps {
  /** 0..100 */
  score: number
  target?: number | undefined
  /** 20 ticks of 5 (a review, wide tables) or 12 (narrow tables). */
  count?: 12 | 20
  /** The review's own score. */
  big?: boolean
  /** Beside figures in a column of its own. */
  small?: boolean
  /** Says more than the score: "1 of 3 done". */
  label?: string
}

/** A score as ticks; the taller tick is the target. Never coloured good or bad. */
export function ScoreTicks({ score, target, count = 12, big = false, small = false, label }: ScoreTicksProps) {
  const { lit, targetAt } = ticksOf(score, count, target)
  const words = label ?? (target === undefined ? `Score ${score} of 100` : `Score ${score} of 100, target ${target}`)
  const size = (tall: boolean) =>
    big ? `w-[7px] ${tall ? 'h-6' : 'h-4'}` : `${small ? 'w-[3px]' : 'w-1'} ${tall ? 'h-[18px]' : 'h-3'}`
  return (
    <span
      role="img"
      aria-label={words}
      title={target === undefined ? undefined : words}
      className={`inline-flex shrink-0 items-end align-middle ${small ? 'gap-px' : 'gap-0.5'}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={`rounded-[1px] ${size(index === targetAt)} ${index < lit ? 'bg-primary' : 'bg-tick-off'}`}
        />
      ))}
    </span>
  )
}

export interface LevelTicksProps {
  /** 0..of; null when the criterion was not shown. */
  level: number | null
  of?: number
  /** Upright small ticks, for difficulty tables. */
  upright?: boolean
  label?: string
}

/** A criterion's level, one tick a level; hatched when not shown. */
export function LevelTicks({ level, of = 5, upright = false, label }: LevelTicksProps) {
  const words = label ?? (level === null ? 'Not shown' : `Level ${level} of ${of}`)
  const look = (index: number) => (level === null ? 'bg-hatched' : index < level ? 'bg-primary' : 'bg-tick-off')
  return (
    <span role="img" aria-label={words} className="inline-flex shrink-0 items-center gap-0.5 align-middle">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={`rounded-[1px] ${upright ? 'h-3 w-[5px]' : 'h-1.5 w-3.5'} ${look(index)}`} />
      ))}
    </span>
  )
}

/** A score in figures and ticks, or a dash: as tables show it. */
export function Score({
  score,
  target,
  label,
  count,
  engine = null,
  failed = false,
}: {
  score: number | null
  /** Says more than the score: whose target it is. */
  label?: string | undefined
  /** What the engine alone gave, where a manager judged part of the call. */
  engine?: number | null
  /** A blocker of the rubric failed the call, whatever its score. */
  failed?: boolean
  target?: number | undefined
  count?: 12 | 20
}) {
  if (score === null) return <span className="text-ink-3">–</span>
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="w-[22px] numeral text-[16px]/5">{score}</span>
      <span>
        <ScoreTicks score={score} target={target} count={count ?? 12} {...(label !== undefined && { label })} />
        {engine !== null && <span className="block text-tiny text-ink-3">engine {engine}</span>}
        {failed && <span className="block text-tiny font-semibold text-bad">Failed</span>}
      </span>
    </span>
  )
}
