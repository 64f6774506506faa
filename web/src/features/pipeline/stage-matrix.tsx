import type { Account } from '@ringside/contract/pipeline/accounts'
import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { dealStages } from '@ringside/contract/reference-data'
import { useRef, type KeyboardEvent } from 'react'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { countStages, largestCount, shareGoingOn, type MatrixRow, type StageCounts } from './pipeline-figures.ts'

export interface Cell {
  segmentId: string
  stage: DealStage
}

const columns =
  'grid grid-cols-[minmax(190px,2.3fr)_repeat(7,minmax(104px,1fr))] max-tablet:grid-cols-[124px_repeat(7,minmax(82px,1fr))]'
const barColour = (stage: DealStage) => (stage === 'won' ? 'bg-good' : stage === 'lost' ? 'bg-c6' : 'bg-you')

const funnelHeight = 44
/** Each stage a little darker, up to the last before the deal is decided. */
const shades: Partial<Record<DealStage, number>> = {
  researching: 0.28,
  contacted: 0.42,
  discovery: 0.58,
  evaluation: 0.74,
  negotiation: 0.9,
}

/** One stage's part of the funnel: from its own height down, or up, to the next one's. Won and lost stand alone. */
function FunnelPart({ stage, counts, most }: { stage: DealStage; counts: StageCounts; most: number }) {
  const at = dealStages.indexOf(stage)
  const next = dealStages[at + 1]
  const top = (each: DealStage) => funnelHeight - Math.max(2, (funnelHeight * counts[each]) / most)
  const from = top(stage)
  const to = stage === 'won' || next === undefined ? from : top(next)
  const colour = stage === 'won' ? 'fill-good' : stage === 'lost' ? 'fill-c6' : 'fill-you'
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${funnelHeight}`}
      preserveAspectRatio="none"
      className={`mt-auto block h-11 w-full shrink-0 ${colour}`}
      opacity={shades[stage] ?? 1}
    >
      <path d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}V${funnelHeight}H0Z`} />
    </svg>
  )
}

/** Counts by stage with the share that goes on, and the funnel they make. */
export function Funnel({ accounts, cap }: { accounts: readonly Account[]; cap: number }) {
  const counts = countStages(accounts)
  const total = accounts.length
  const most = Math.max(1, ...Object.values(counts))
  /** Where nobody stands or nobody went on, there is no share to tell. */
  const shares = dealStages.map((stage) => ({
    stage,
    share: counts[stage] > 0 ? shareGoingOn(accounts, stage) || null : null,
  }))
  return (
    <div className={`${columns} min-w-[930px] border-b border-line max-tablet:min-w-[698px]`}>
      <div className="sticky left-0 z-10 bg-surface px-6 pt-3 max-tablet:px-4">
        <p className="numeral text-numeral">{total.toLocaleString('en-GB')}</p>
        <p className="text-small text-ink-2">
          {total === 1 ? 'account' : 'accounts'}. The plan allows {cap.toLocaleString('en-GB')}
        </p>
        {shares.some(({ share }) => share !== null) && (
          <p className="text-tiny text-ink-3">
            “% go on”: of the accounts that got this far, the share that went further
          </p>
        )}
      </div>
      {shares.map(({ stage, share }) => (
        <div key={stage} className="flex flex-col pt-3">
          <p className="px-3 text-small text-ink-2">{stageLabels[stage]}</p>
          <p className="flex items-baseline gap-2 px-3 whitespace-nowrap max-tablet:flex-col max-tablet:gap-0">
            <span className="numeral text-numeral">{counts[stage]}</span>
            {share !== null && (
              <span className="text-tiny text-ink-3">
                {share}% go on<span className="sr-only"> to a later stage</span>
              </span>
            )}
          </p>
          <FunnelPart stage={stage} counts={counts} most={most} />
        </div>
      ))}
    </div>
  )
}

export interface StageMatrixProps {
  rows: readonly MatrixRow[]
  chosen: Cell | null
  onChoose(cell: Cell | null): void
}

/** Which segment: its name and place, and under it what tells it from another of its name. */
function RowHead({ row: { name, place, traits } }: { row: MatrixRow }) {
  return (
    <div className="sticky left-0 z-10 bg-surface pr-3 pl-6 max-tablet:pl-4">
      {/* A place that has no room beside the name wraps out of sight. */}
      <div className="flex h-9 flex-wrap justify-between gap-x-3 overflow-hidden leading-9 max-tablet:items-center">
        <span className="max-w-full truncate max-tablet:line-clamp-2 max-tablet:text-small/4 max-tablet:whitespace-normal">
          {name}
        </span>
        <span className="text-small/9 text-ink-3 max-tablet:hidden">{place}</span>
      </div>
      {traits.length > 0 && <p className="-mt-1 pb-2 text-small/4 text-ink-2">{traits.join(', ')}</p>}
    </div>
  )
}

/** Segments by stage; a cell filters the accounts below. Arrow keys move between cells. */
export function StageMatrix({ rows, chosen, onChoose }: StageMatrixProps) {
  const grid = useRef<HTMLDivElement>(null)
  const most = largestCount(rows)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: dealStages.length, ArrowUp: -dealStages.length }[event.key]
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    const at = cells.indexOf(document.activeElement as HTMLElement)
    const next = step === undefined || at < 0 ? undefined : cells[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={grid}
      role="group"
      aria-label="Accounts by segment and stage"
      tabIndex={-1}
      className="max-h-[430px] min-w-[930px] overflow-y-auto max-tablet:min-w-[698px]"
    >
      {rows.map((row, rowIndex) => (
        <div key={row.segmentId} className={`${columns} border-b border-line`}>
          <RowHead row={row} />
          {dealStages.map((stage, stageIndex) => {
            const count = row.counts[stage]
            const on = chosen?.segmentId === row.segmentId && chosen.stage === stage
            return (
              <button
                key={stage}
                type="button"
                data-cell
                onKeyDown={onKeyDown}
                tabIndex={on || (!chosen && rowIndex === 0 && stageIndex === 0) ? 0 : -1}
                aria-pressed={on}
                aria-label={`${row.label}, ${stageLabels[stage]}: ${count}`}
                onClick={() => onChoose(on ? null : { segmentId: row.segmentId, stage })}
                className="flex min-h-9 items-center gap-2 px-3 -outline-offset-2 hover:bg-subtle aria-pressed:bg-selected aria-pressed:outline-2 aria-pressed:outline-you"
              >
                <span className={`w-6 text-left ${count === 0 ? 'text-ink-3' : ''}`}>{count}</span>
                <span
                  aria-hidden
                  className={`h-2.5 rounded-chip ${barColour(stage)}`}
                  style={{ width: count === 0 ? 0 : `${Math.max(3, (60 * count) / most)}%` }}
                />
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
