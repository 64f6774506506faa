import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages, tierCaps } from '@ringside/contract/reference-data'
import type { KeyboardEvent } from 'react'
import { accountWords } from './account-words.ts'
import type { MarketProps } from './account-filters.ts'
import {
  barColour,
  countStages,
  largestCount,
  goingOnMeaning,
  stagesGoingOn,
  totalOf,
  type MatrixRow,
  type StageCounts,
} from './pipeline-figures.ts'

const columns = 'grid grid-cols-[minmax(190px,2.3fr)_repeat(7,minmax(104px,1fr))]'
/** What can be chosen shows it under the pointer, and when it is chosen. */
const choice =
  '-outline-offset-2 hover:bg-subtle aria-pressed:bg-selected aria-pressed:outline-2 aria-pressed:outline-you'

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

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** Arrow keys move between the stages over the matrix, the segments beside it, and its cells. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const from = event.currentTarget.dataset['cell']
  if (!step || from === undefined) return
  const [down = 0, right = 0] = from.split(':').map(Number)
  const next = event.currentTarget
    .closest('[role=group]')
    ?.querySelector<HTMLElement>(`[data-cell="${down + step[0]}:${right + step[1]}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Counts by stage with the share that goes on, and the funnel they make. A stage filters the accounts below. */
function Funnel({ rows, accounts, chosen, onChoose }: MarketProps) {
  const counts = countStages(accounts)
  const total = accounts.length
  const most = Math.max(1, ...Object.values(counts))
  const stages = stagesGoingOn(accounts)
  const meaning = goingOnMeaning(stages)
  return (
    <div className={`${columns} min-w-[930px] border-b border-line`}>
      <div className="sticky left-0 z-10 bg-surface px-6 pt-3">
        <p className="numeral text-numeral">{total.toLocaleString('en-GB')}</p>
        <p className="text-small text-ink-2">
          {total === 1 ? 'account' : 'accounts'}. The plan allows {tierCaps.accounts.toLocaleString('en-GB')}
        </p>
        {meaning && <p className="text-tiny text-ink-3">{meaning}</p>}
      </div>
      {stages.map(({ stage, words }, index) => {
        const on = chosen.segmentId === null && chosen.stage === stage
        return (
          <button
            key={stage}
            type="button"
            data-cell={`0:${index + 1}`}
            tabIndex={on || (index === 0 && !isIn(rows, chosen)) ? 0 : -1}
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
        )
      })}
    </div>
  )
}

/** Something chosen is drawn, and so is where the keyboard comes in. */
const isIn = (rows: readonly MatrixRow[], { segmentId, stage }: MarketProps['chosen']) =>
  segmentId === null ? stage !== null : rows.some((row) => row.segmentId === segmentId)

/** Which segment: its name and place, and under it what tells it from another of its name. */
function RowHead({
  row,
  nth,
  chosen,
  onChoose,
}: { row: MatrixRow; nth: number } & Omit<MarketProps, 'rows' | 'accounts'>) {
  const { name, place, traits, counts, segmentId } = row
  const on = chosen.segmentId === segmentId && chosen.stage === null
  return (
    <button
      type="button"
      data-cell={`${nth}:0`}
      tabIndex={on ? 0 : -1}
      aria-pressed={on}
      onKeyDown={onArrow}
      onClick={() => onChoose({ segmentId, stage: null })}
      className={`sticky left-0 z-10 bg-surface pr-3 pl-6 text-left ${choice}`}
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
  )
}

function Cell({
  row,
  stage,
  nth,
  most,
  chosen,
  onChoose,
}: { row: MatrixRow; stage: DealStage; nth: number; most: number } & Omit<MarketProps, 'rows' | 'accounts'>) {
  const count = row.counts[stage]
  const on = chosen.segmentId === row.segmentId && chosen.stage === stage
  return (
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
        className={`h-2.5 rounded-chip ${barColour(stage)}`}
        style={{ width: count === 0 ? 0 : `${Math.max(3, (60 * count) / most)}%` }}
      />
    </button>
  )
}

/** The funnel, and under it segments by stage; a stage, a segment or a cell filters the accounts below. */
export function StageMatrix(props: MarketProps) {
  const { rows, chosen, onChoose } = props
  const most = largestCount(rows)
  return (
    <div role="group" aria-label="Accounts by segment and stage" tabIndex={-1} className="overflow-x-auto">
      <Funnel {...props} />
      <div className="max-h-[430px] min-w-[930px] overflow-y-auto border-b border-line">
        {rows.map((row, index) => (
          <div key={row.segmentId} className={`${columns} border-b border-line last:border-b-0`}>
            <RowHead row={row} nth={index + 1} chosen={chosen} onChoose={onChoose} />
            {dealStages.map((stage) => (
              <Cell
                key={stage}
                row={row}
                stage={stage}
                nth={index + 1}
                most={most}
                chosen={chosen}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
