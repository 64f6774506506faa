import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages } from '@ringside/contract/reference-data'
import { memo } from 'react'
import { stageTone } from '../../domain-ui/deal/stage-tone.ts'
import { accountWords } from './account-words.ts'
import type { MarketProps, Place } from './account-filters.ts'
import { choice, matrixColumns, onArrow } from './matrix-cells.ts'
import { totalOf, type MatrixRow } from './pipeline-figures.ts'

/** What of a line is chosen: all its accounts, those of a stage, or nothing. */
export type ChosenInLine = DealStage | 'all' | null

export const chosenIn = ({ segmentId }: MatrixRow, place: Place): ChosenInLine =>
  place.segmentId === segmentId ? (place.stage ?? 'all') : null

interface MatrixLineProps {
  row: MatrixRow
  /** From 1; the funnel stands over them. */
  nth: number
  /** The most accounts that any cell of the matrix has. */
  most: number
  chosen: ChosenInLine
  /** The same function at every drawing, or every line is drawn for each that is chosen. */
  onChoose: MarketProps['onChoose']
  measure?: (line: HTMLElement | null) => void
}

/** Which segment: its name and place, and under it what tells it from another of its name. */
function RowHead({ row, nth, chosen, onChoose }: MatrixLineProps) {
  const { name, place, traits, counts, segmentId } = row
  return (
    <div role="rowheader" className="sticky left-0 z-10 grid grid-cols-1 bg-surface">
      <button
        type="button"
        data-cell={`${nth}:0`}
        tabIndex={chosen === 'all' ? 0 : -1}
        aria-pressed={chosen === 'all'}
        onKeyDown={onArrow}
        onClick={() => onChoose({ segmentId, stage: null })}
        className={`pr-3 pl-6 text-left ${choice}`}
      >
        {/* A place that has no room beside the name wraps out of sight. */}
        <span className="flex h-9 flex-wrap justify-between gap-x-3 overflow-hidden leading-9">
          <span className="max-w-full truncate" title={name}>
            {name}
          </span>
          <span className="text-small/9 text-ink-3">{place}</span>
        </span>
        <span className="sr-only">{accountWords(totalOf(counts))}</span>
        {traits.length > 0 && <span className="-mt-1 block pb-2 text-small/4 text-ink-2">{traits.join(', ')}</span>}
      </button>
    </div>
  )
}

function Cell({ row, stage, nth, most, chosen, onChoose }: MatrixLineProps & { stage: DealStage }) {
  const count = row.counts[stage]
  const on = chosen === stage
  return (
    <div role="gridcell" className="grid grid-cols-1">
      <button
        type="button"
        data-cell={`${nth}:${dealStages.indexOf(stage) + 1}`}
        tabIndex={on ? 0 : -1}
        aria-pressed={on}
        aria-label={`${row.label}, ${stageLabels[stage]}: ${count}`}
        onKeyDown={onArrow}
        onClick={() => onChoose({ segmentId: row.segmentId, stage })}
        className={`flex min-h-9 items-center gap-2 px-3 ${choice}`}
      >
        <span className={`w-6 text-left ${count === 0 ? 'text-ink-3' : ''}`}>{count}</span>
        <span
          aria-hidden
          className={`h-2.5 rounded-chip ${stageTone(stage).bar}`}
          style={{ width: count === 0 ? 0 : `${Math.max(3, (60 * count) / most)}%` }}
        />
      </button>
    </div>
  )
}

/** One segment by stage. Drawn anew only where something of it changes: of a thousand, two for each cell that is chosen. */
export const MatrixLine = memo(function MatrixLine(props: MatrixLineProps) {
  const { nth, measure } = props
  return (
    <div
      ref={measure}
      data-index={nth - 1}
      role="row"
      aria-rowindex={nth + 1}
      className={`${matrixColumns} border-b border-line last:border-b-0`}
    >
      <RowHead {...props} />
      {dealStages.map((stage) => (
        <Cell key={stage} {...props} stage={stage} />
      ))}
    </div>
  )
})

/** As high as a line mostly is, in pixels: with its rule, and where others have its name with what tells it from them. */
export const lineHeight = (row: MatrixRow | undefined) => (row !== undefined && row.traits.length > 0 ? 57 : 37)
