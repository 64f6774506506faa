import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages, tierCaps } from '@ringside/contract/reference-data'
import { memo, useCallback, useState } from 'react'
import { stageTone } from '../../domain-ui/deal/stage-tone.ts'
import { useSteady } from '../../lib/use-steady.ts'
import { ItemList, type ItemPlace } from '../../ui/item-list.tsx'
import { accountWords } from './account-words.ts'
import type { MarketProps } from './account-filters.ts'
import { countStages, goingOnMeaning, stagesGoingOn, totalOf, type MatrixRow } from './pipeline-figures.ts'

/** Where rows share their columns, bars of the same number are of the same length whatever stands behind them. */
const stageColumns = 'grid grid-cols-[104px_36px_minmax(0,1fr)_auto] gap-x-3'
const line =
  'grid min-h-11 w-full items-center gap-3 px-4 text-left -outline-offset-2 aria-pressed:bg-selected aria-pressed:outline-2 aria-pressed:outline-you'

/** The stages in which some of them are. */
const standing = (counts: MatrixRow['counts']) => dealStages.filter((stage) => counts[stage] > 0)

/** How a segment's accounts stand, as parts of one bar. */
function Standing({ counts, most }: { counts: MatrixRow['counts']; most: number }) {
  return (
    <span aria-hidden className="flex h-2.5 gap-px">
      {standing(counts).map((stage) => (
        <span
          key={stage}
          className={`first:rounded-l-chip last:rounded-r-chip ${stageTone(stage).bar}`}
          style={{ width: `${(100 * counts[stage]) / most}%` }}
        />
      ))}
    </span>
  )
}

const inWords = ({ counts }: MatrixRow) =>
  standing(counts)
    .map((stage) => `${counts[stage]} ${stageLabels[stage]}`)
    .join(', ')

/** As high as a segment mostly is, in pixels. */
const segmentHeight = 69

interface PhoneSegmentProps {
  row: MatrixRow
  /** The most accounts that any segment has. */
  largest: number
  isChosen: boolean
  onChoose: MarketProps['onChoose']
  place: ItemPlace
}

/** One segment, which filters the list. */
const PhoneSegment = memo(function PhoneSegment({ row, largest, isChosen, onChoose, place }: PhoneSegmentProps) {
  return (
    <li {...place} className="border-t border-line">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose({ segmentId: row.segmentId, stage: null })}
        className={`${line} grid-cols-[minmax(0,1fr)_auto] py-2`}
      >
        <span className="min-w-0">
          <span className="block">{row.label}</span>
          <Standing counts={row.counts} most={largest} />
          <span className="mt-1 block text-small text-ink-2">{inWords(row)}</span>
        </span>
        <span className="numeral text-[18px]/6">{totalOf(row.counts)}</span>
      </button>
    </li>
  )
})

/** The market where a matrix has no room: a line a stage, and folded away a line a segment. Each filters the list. */
export function PhoneMarket({ rows, accounts, chosen, onChoose }: MarketProps) {
  // An address that names a segment comes with the list open; after that it is whoever reads that folds it.
  const [open, setOpen] = useState(chosen.segmentId !== null)
  const counts = countStages(accounts)
  const most = Math.max(1, ...Object.values(counts))
  const stages = stagesGoingOn(accounts)
  const meaning = goingOnMeaning(stages)
  const largest = Math.max(1, ...rows.map((each) => totalOf(each.counts)))
  const choose = useSteady(onChoose)
  const chosenSegment = chosen.stage === null ? chosen.segmentId : null
  const draw = useCallback(
    (row: MatrixRow, place: ItemPlace) => (
      <PhoneSegment
        key={row.segmentId}
        row={row}
        largest={largest}
        isChosen={row.segmentId === chosenSegment}
        onChoose={choose}
        place={place}
      />
    ),
    [largest, chosenSegment, choose],
  )
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-small text-ink-2">
        {accountWords(accounts.length)}. The plan allows {tierCaps.accounts.toLocaleString('en-GB')}.
        {meaning && ` ${meaning}.`}
      </p>
      <ul aria-label="Accounts by stage" className={`${stageColumns} border-b border-line`}>
        {stages.map(({ stage, words }) => (
          <li key={stage} className="col-span-full grid grid-cols-subgrid border-t border-line">
            <button
              type="button"
              aria-pressed={chosen.segmentId === null && chosen.stage === stage}
              onClick={() => onChoose({ segmentId: null, stage })}
              className={`${line} col-span-full grid-cols-subgrid`}
            >
              <span>{stageLabels[stage]}</span>
              <span className="numeral text-[18px]/6">{counts[stage]}</span>
              <span
                aria-hidden
                className={`h-2.5 rounded-chip ${stageTone(stage).bar}`}
                style={{ width: counts[stage] === 0 ? 0 : `${Math.max(3, (100 * counts[stage]) / most)}%` }}
              />
              <span className="text-right text-tiny text-ink-3">{words === null ? '' : `${words} go on`}</span>
            </button>
          </li>
        ))}
      </ul>
      <details
        className="group border-b border-line"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 items-center px-4 font-medium -outline-offset-2">
          <span className="flex-1">
            {rows.length === 1 ? '1 segment' : `${rows.length.toLocaleString('en-GB')} segments`}
          </span>
          <IconChevronDown size={18} stroke={1.5} className="text-ink-2 group-open:rotate-180" aria-hidden />
        </summary>
        <ItemList label="Accounts by segment" things={rows} height={segmentHeight} draw={draw} />
      </details>
    </>
  )
}
