import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import type { Account } from '@ringside/contract/pipeline/accounts'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { useMemo, useRef } from 'react'
import type { Hindrance } from '../../domain-ui/hindered-button.tsx'
import type { ToRestore } from '../../domain-ui/use-restoring.tsx'
import type { Option } from '../../ui/option.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { nowhere, useAccountFilters, type AccountFilters, type Place } from './account-filters.ts'
import { AccountsTable } from './accounts-table.tsx'
import { matrixOf, type MatrixRow } from './pipeline-figures.ts'
import { PhoneMarket } from './phone-market.tsx'
import { StageMatrix } from './stage-matrix.tsx'

export interface AccountsOfMarket {
  /** Archived ones too: those whose accounts were kept have a row of their own, and each can be read by its link. */
  segments: readonly Segment[]
  accounts: readonly Account[]
  archived: readonly Account[]
  /** The order that the address names. */
  order: GenerationOrder | null
  onArchive(ids: readonly string[]): void
  onRestore(things: readonly ToRestore[]): void
  onGenerate(): void
  /** Why none can be made for the moment. */
  hindrance: Hindrance | null
}

/** What accounts can be filtered by: segments in use or with accounts in use, and the one that the address names. */
function useFilters({ segments, order }: Pick<AccountsOfMarket, 'segments' | 'order'>, rows: readonly MatrixRow[]) {
  const listed: Option[] = rows.map(({ segmentId, label }) => ({ value: segmentId, label }))
  const names = segmentNames(segments)
  const others = segments
    .filter(({ _id }) => rows.every(({ segmentId }) => segmentId !== _id))
    .map(({ _id, name }) => ({ value: _id, label: `Archived segment: ${names.get(_id) ?? name}` }))
  const filters = useAccountFilters([...listed, ...others], order)
  const named = others.filter(({ value }) => value === filters.place.segmentId)
  return { filters, options: [...listed, ...named] }
}

/** What is archived says so where it is read by its link. */
function ArchivedSegment({
  segments,
  filters,
  onRestore,
}: Pick<AccountsOfMarket, 'segments' | 'onRestore'> & { filters: AccountFilters }) {
  const segment = segments.find(({ _id }) => _id === filters.place.segmentId)
  if (!segment || segment.archivedAt === null) return null
  const { _id: id, name } = segment
  return (
    <div className="p-4">
      <Notice
        tone="warn"
        icon={IconArchive}
        title="This segment is archived."
        action={
          <Button size="small" onClick={() => onRestore([{ kind: 'segment', id, name, within: [] }])}>
            Restore
          </Button>
        }
      />
    </div>
  )
}

/** Accounts are made in the segment that is looked at, while that is in use; where none is, nothing is offered here. */
function generateIn(
  segments: readonly Segment[],
  { place }: AccountFilters,
  onGenerate: () => void,
): (() => void) | undefined {
  const isInUse = segments.some(({ _id, archivedAt }) => _id === place.segmentId && archivedAt === null)
  return isInUse ? onGenerate : undefined
}

/** All the accounts, without the market over them. */
export function AccountsView({ segments, order, onRestore, onGenerate, ...rest }: AccountsOfMarket) {
  const { filters, options } = useFilters({ segments, order }, matrixOf(segments, rest.accounts))
  return (
    <>
      <ArchivedSegment segments={segments} filters={filters} onRestore={onRestore} />
      <AccountsTable
        {...rest}
        onGenerate={generateIn(segments, filters, onGenerate)}
        segments={options}
        filters={filters}
      />
    </>
  )
}

/** The market at a glance: the funnel, segments by stage, and the accounts of what is chosen there. */
export function Overview({ segments, order, onRestore, onGenerate, ...rest }: AccountsOfMarket) {
  const { accounts } = rest
  // The same rows for every cell that is chosen.
  const rows = useMemo(() => matrixOf(segments, accounts), [segments, accounts])
  const { filters, options } = useFilters({ segments, order }, rows)
  const list = useRef<HTMLDivElement>(null)
  const { place } = filters
  const choose = (next: Place) => {
    filters.goTo(next.segmentId === place.segmentId && next.stage === place.stage ? nowhere : next)
    // Under a tall market the list would change out of sight.
    list.current?.scrollIntoView?.({ block: 'nearest' })
  }
  const Market = useMediaQuery('(width < 768px)') ? PhoneMarket : StageMatrix
  return (
    <>
      <Market rows={rows} accounts={accounts} chosen={place} onChoose={choose} />
      <div ref={list} className="scroll-mb-48" />
      <ArchivedSegment segments={segments} filters={filters} onRestore={onRestore} />
      <AccountsTable
        {...rest}
        onGenerate={generateIn(segments, filters, onGenerate)}
        segments={options}
        filters={filters}
        titled
      />
    </>
  )
}
