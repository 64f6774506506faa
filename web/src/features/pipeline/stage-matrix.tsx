import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages, tierCaps } from '@ringside/contract/reference-data'
import { memo, useMemo, useState, type FocusEvent } from 'react'
import { stageTone } from '../../domain-ui/deal/stage-tone.ts'
import { useSteady } from '../../lib/use-steady.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { VirtualLinesProps } from '../../ui/virtual-lines.tsx'
import type { MarketProps } from './account-filters.ts'
import { choice, matrixColumns, onArrow } from './matrix-cells.ts'
import { chosenIn, lineHeight, MatrixLine } from './matrix-line.tsx'
import {
  countStages,
  largestCount,
  goingOnMeaning,
  stagesGoingOn,
  type MatrixRow,
  type StageCounts,
} from './pipeline-figures.ts'

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
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${funnelHeight}`}
      preserveAspectRatio="none"
      className={`mt-auto block h-11 w-full shrink-0 ${stageTone(stage).shape}`}
      opacity={shades[stage] ?? 1}
    >
      <path d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}V${funnelHeight}H0Z`} />
    </svg>
  )
}

interface FunnelProps extends Pick<MarketProps, 'accounts' | 'onChoose'> {
  /** The stage that is chosen of all segments. */
  chosen: DealStage | null
  /** Nothing that is drawn is chosen: the keyboard comes in at the first stage. */
  isWayIn: boolean
}

/** Counts by stage with the share that goes on, and the funnel they make. A stage filters the accounts below. */
const Funnel = memo(function Funnel({ accounts, chosen, isWayIn, onChoose }: FunnelProps) {
  const counts = countStages(accounts)
  const total = accounts.length
  const most = Math.max(1, ...Object.values(counts))
  const stages = stagesGoingOn(accounts)
  const meaning = goingOnMeaning(stages)
  return (
    <div role="row" aria-rowindex={1} className={`${matrixColumns} min-w-[930px] border-b border-line`}>
      <div role="gridcell" className="sticky left-0 z-10 bg-surface px-6 pt-3">
        <p className="numeral text-numeral">{total.toLocaleString('en-GB')}</p>
        <p className="text-small text-ink-2">
          {total === 1 ? 'account' : 'accounts'}. The plan allows {tierCaps.accounts.toLocaleString('en-GB')}
        </p>
        {meaning && <p className="text-tiny text-ink-3">{meaning}</p>}
      </div>
      {stages.map(({ stage, words }, index) => {
        const on = chosen === stage
        return (
          <div key={stage} role="columnheader" className="grid grid-cols-1">
            <button
              type="button"
              data-cell={`0:${index + 1}`}
              tabIndex={on || (index === 0 && isWayIn) ? 0 : -1}
              aria-pressed={on}
              onKeyDown={onArrow}
              onClick={() => onChoose({ segmentId: null, stage })}
              className={`flex flex-col pt-3 text-left ${choice}`}
            >
              <span className="px-3 text-small text-ink-2">{stageLabels[stage]}</span>
              <span className="flex items-baseline gap-x-2 px-3 whitespace-nowrap max-[1399px]:flex-col">
                <span className="numeral text-numeral">
                  {counts[stage]}
                  <span className="sr-only">{counts[stage] === 1 ? ' account' : ' accounts'}</span>
                </span>
                {words !== null && (
                  <span className="text-tiny text-ink-3">
                    {words} go on<span className="sr-only"> to a later stage</span>
                  </span>
                )}
              </span>
              <FunnelPart stage={stage} counts={counts} most={most} />
            </button>
          </div>
        )
      })}
    </div>
  )
})

/** Over this many segments only those in sight are drawn. */
const drawnWhole = 100

const VirtualLines = lazyPart<VirtualLinesProps>(() =>
  import('../../ui/virtual-lines.tsx').then((module) => module.VirtualLines),
)

/** The row that the keyboard is in, by its segment: the rows may come in another order meanwhile. */
function useFocusedRow(rows: readonly MatrixRow[]) {
  const [segmentId, setSegmentId] = useState<string | null>(null)
  return {
    index: segmentId === null ? -1 : rows.findIndex((row) => row.segmentId === segmentId),
    onFocus: (event: FocusEvent) => {
      const line = event.target.closest<HTMLElement>('[data-index]')
      setSegmentId(rows[Number(line?.dataset['index'])]?.segmentId ?? null)
    },
    onBlur: () => setSegmentId(null),
  }
}

/** The segments under the funnel, twelve of them in sight. */
function Lines({ rows, chosen, onChoose }: Omit<MarketProps, 'accounts'>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { index: focused, ...focus } = useFocusedRow(rows)
  const most = useMemo(() => largestCount(rows), [rows])
  const draw = (index: number, measure?: (line: HTMLElement | null) => void) => {
    const row = rows[index]
    if (row === undefined) return null
    return (
      <MatrixLine
        key={row.segmentId}
        row={row}
        nth={index + 1}
        most={most}
        chosen={chosenIn(row, chosen)}
        onChoose={onChoose}
        {...(measure && { measure })}
      />
    )
  }
  const isLong = rows.length > drawnWhole
  const chosenAt = rows.findIndex(({ segmentId }) => segmentId === chosen.segmentId)
  // Tab comes to what is chosen, the arrow down from the funnel to the first, and from the row with the focus to those beside it.
  const kept = focused < 0 ? [0, chosenAt] : [0, chosenAt, focused - 1, focused, focused + 1]
  return (
    <div
      ref={setScroller}
      role="rowgroup"
      {...focus}
      className={`${isLong ? 'h-[430px]' : 'max-h-[430px]'} min-w-[930px] overflow-y-auto border-b border-line`}
    >
      {isLong ? (
        <VirtualLines
          count={rows.length}
          scroller={scroller}
          heightOf={(index) => lineHeight(rows[index])}
          kept={kept}
          draw={draw}
        />
      ) : (
        rows.map((_, index) => draw(index))
      )}
    </div>
  )
}

/** The funnel, and under it segments by stage; a stage, a segment or a cell filters the accounts below. */
export function StageMatrix({ rows, accounts, chosen, onChoose }: MarketProps) {
  const choose = useSteady(onChoose)
  const isInLines = rows.some(({ segmentId }) => segmentId === chosen.segmentId)
  const stageOfAll = chosen.segmentId === null ? chosen.stage : null
  return (
    <div
      role="grid"
      aria-label="Accounts by segment and stage"
      aria-rowcount={rows.length + 1}
      aria-colcount={dealStages.length + 1}
      tabIndex={-1}
      className="overflow-x-auto"
    >
      <Funnel accounts={accounts} chosen={stageOfAll} isWayIn={stageOfAll === null && !isInLines} onChoose={choose} />
      <Lines rows={rows} chosen={chosen} onChoose={choose} />
    </div>
  )
}
