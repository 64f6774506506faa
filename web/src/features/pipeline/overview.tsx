import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { tierCaps } from '@ringside/contract/reference-data'
import { useState } from 'react'
import { AccountsTable } from './accounts-table.tsx'
import { countStages, matrixOf, stageLabels } from './pipeline-figures.ts'
import { Funnel, StageMatrix, type Cell } from './stage-matrix.tsx'

/** The market at a glance: the funnel, segments by stage, and the accounts of the chosen cell. */
export function Overview({
  segments,
  accounts,
  onArchive,
}: {
  segments: readonly Segment[]
  accounts: readonly Account[]
  onArchive(ids: readonly string[]): void
}) {
  const [cell, setCell] = useState<Cell | null>(null)
  const rows = matrixOf(segments, accounts)
  const segment = segments.find((each) => each._id === cell?.segmentId)
  const shown =
    cell && segment
      ? accounts.filter((account) => account.targetSegmentProfileId === cell.segmentId && account.stage === cell.stage)
      : accounts
  return (
    <>
      <div className="overflow-x-auto">
        <Funnel counts={countStages(accounts)} total={accounts.length} cap={tierCaps.accounts} />
        <StageMatrix rows={rows} chosen={cell} onChoose={setCell} />
      </div>
      <AccountsTable
        accounts={shown}
        title={cell && segment ? `${segment.name}, ${stageLabels[cell.stage]}` : 'All accounts'}
        onShowAll={cell ? () => setCell(null) : undefined}
        onArchive={onArchive}
      />
    </>
  )
}
