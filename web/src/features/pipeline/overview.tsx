import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { dealStages, tierCaps } from '@ringside/contract/reference-data'
import { useSearchParams } from 'react-router'
import { AccountsTable } from './accounts-table.tsx'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { matrixOf } from './pipeline-figures.ts'
import { Funnel, StageMatrix, type Cell } from './stage-matrix.tsx'

/** The chosen cell stands in the address: `?segment=ID&stage=evaluation`. */
function useChosenCell(): [Cell | null, (cell: Cell | null) => void] {
  const [params, setParams] = useSearchParams()
  const segmentId = params.get('segment')
  const stage = dealStages.find((each) => each === params.get('stage'))
  const choose = (cell: Cell | null) =>
    setParams(
      (before) => {
        before.delete('segment')
        before.delete('stage')
        if (cell) {
          before.set('segment', cell.segmentId)
          before.set('stage', cell.stage)
        }
        return before
      },
      { replace: true },
    )
  return [segmentId !== null && stage ? { segmentId, stage } : null, choose]
}

/** The market at a glance: the funnel, segments by stage, and the accounts of the chosen cell. */
export function Overview({
  segments,
  accounts,
  archived,
  onArchive,
}: {
  /** Archived ones too: those whose accounts were kept have a row of their own. */
  segments: readonly Segment[]
  accounts: readonly Account[]
  archived: readonly Account[]
  onArchive(ids: readonly string[]): void
}) {
  const [cell, setCell] = useChosenCell()
  const rows = matrixOf(segments, accounts)
  const row = rows.find((each) => each.segmentId === cell?.segmentId)
  const shown =
    cell && row
      ? accounts.filter((account) => account.targetSegmentProfileId === cell.segmentId && account.stage === cell.stage)
      : accounts
  return (
    <>
      {/* Three of the stages fit on a phone, and a part of the fourth. */}
      <p className="px-4 pt-3 text-small text-ink-2 tablet:hidden">Seven stages: swipe sideways to see them all.</p>
      <div className="overflow-x-auto">
        <Funnel accounts={accounts} cap={tierCaps.accounts} />
        <StageMatrix rows={rows} chosen={row ? cell : null} onChoose={setCell} />
      </div>
      <AccountsTable
        accounts={shown}
        archived={archived}
        title={cell && row ? `${row.label}, ${stageLabels[cell.stage]}` : 'All accounts'}
        onShowAll={cell && row ? () => setCell(null) : undefined}
        onArchive={onArchive}
      />
    </>
  )
}
