import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { buyerOf, callColumns } from '../../domain-ui/call-columns.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath } from '../../lib/paths.ts'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageBody } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-columns.ts'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import { callPagesQuery } from './call-pages.ts'
import { HistoryFilterBar } from './history-filter-bar.tsx'
import { filtersOn, queryOf, type HistoryState, typesToFilter } from './history-filters.ts'
import { CallNotScored } from './not-scored.tsx'
import { useRowKeys } from './row-keys.ts'
import { useHistoryFilters } from './use-history-filters.ts'

/** The server sorts; a head only has to be a button. */
const sortable = (column: Column<Simulation>): Column<Simulation> => ({
  ...column,
  compare: () => 0,
  firstDirection: 'descending',
})

/** A call that could not be scored has what to do in the place of its score. */
const withFailures = (score: Column<Simulation>): Column<Simulation> => ({
  ...score,
  cell: (call) => (call.state === 'failed' ? <CallNotScored call={call} /> : score.cell(call)),
})

const isSortKey = (key: string): key is HistoryState['sort'] => key === 'when' || key === 'score' || key === 'length'

/** `on`: how many filters are. */
function NoCalls({ on, onClear }: { on: number; onClear: () => void }) {
  if (on > 0)
    return (
      <EmptyState title="No calls match." action={<Button onClick={onClear}>Clear filters</Button>}>
        {on === 1 ? '1 filter is on.' : `${on} filters are on.`}
      </EmptyState>
    )
  const start = (
    <ButtonLink variant="primary" to="/simulation">
      Start a call
    </ButtonLink>
  )
  return (
    <EmptyState title="No calls yet." action={start}>
      Your first review is about five minutes away.
    </EmptyState>
  )
}

function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const navigate = useNavigate()
  const areTwo = ids.length === 2
  return (
    <ActionBar words={ids.length === 1 ? '1 call selected' : `${ids.length} calls selected`} onClear={onClear}>
      <Button
        size="small"
        icon={IconColumns2}
        disabled={!areTwo}
        title={areTwo ? undefined : 'Choose two calls to compare.'}
        onClick={() => void navigate(`/simulation-history?compare=${ids.join(',')}`)}
      >
        Compare side by side
      </Button>
    </ActionBar>
  )
}

/** Calls practised, found, filtered and sorted by the server. */
export function PracticeCalls() {
  const { orgId, userId, isAdmin } = useSession()
  const navigate = useNavigate()
  useRowKeys(true)
  const filters = useHistoryFilters()
  const { state, change } = filters
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const query = useInfiniteQuery(callPagesQuery(orgId, queryOf(state)))
  // Everybody has a target of their own: over the calls of all of them, none is drawn.
  const isEverybody = state.userId === 'all'
  const progress = useQuery({ ...progressQuery(orgId, state.userId ?? userId), enabled: !isEverybody })
  const target = isEverybody ? undefined : progress.data?.targetScore
  const sort: Sort = { key: state.sort, direction: state.direction === 'asc' ? 'ascending' : 'descending' }
  const onSort = (next: Sort) => {
    if (isSortKey(next.key))
      change({ ...state, sort: next.key, direction: next.direction === 'ascending' ? 'asc' : 'desc' })
  }
  const columns = callColumns(target)
  const shown = [
    columns.buyer,
    ...(isEverybody ? [columns.rep] : []),
    columns.type,
    columns.difficulty,
    sortable(columns.length),
    columns.outcome,
    sortable(withFailures(columns.score)),
    columns.change,
    sortable(columns.when),
  ]
  const first = query.data?.pages[0]
  // There is nothing to look through; an admin has everybody's calls to turn to.
  const hasNothing = first?.allTotal === 0 && !isAdmin
  const calls = query.data?.pages.flatMap((page) => page.items) ?? []
  // A call that a filter hides is not chosen: nobody could see that it is.
  const selected = new Set(calls.map((call) => call._id).filter((id) => chosen.has(id)))
  return (
    <>
      {!hasNothing && (
        <HistoryFilterBar
          filters={filters}
          types={typesToFilter([...(progress.data?.byType ?? []), ...calls].map(({ type }) => type))}
          count={first ? `${first.total} of ${first.allTotal}` : ''}
          forAdmin={isAdmin}
        />
      )}
      <PageBody>
        {query.isPending && <SkeletonRows rows={8} />}
        {query.isError && !first && (
          <ErrorState title="Your calls could not be read" onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {first && calls.length === 0 && <NoCalls on={filtersOn(state)} onClear={filters.clear} />}
        {first && calls.length > 0 && (
          <Table
            label="Practice calls"
            rows={calls}
            totalRows={first.total}
            columns={shown}
            rowKey={(call) => call._id}
            rowName={buyerOf}
            sort={sort}
            onSort={onSort}
            selected={selected}
            onSelect={setChosen}
            onOpen={(call) => void navigate(reviewPath(call._id))}
          />
        )}
        {first?.next && (
          <Pagination
            shown={calls.length}
            total={first.total}
            noun="calls"
            onMore={() => void query.fetchNextPage()}
            loading={query.isFetchingNextPage}
          />
        )}
        {selected.size > 0 && <CompareBar ids={[...selected]} onClear={() => setChosen(new Set())} />}
      </PageBody>
    </>
  )
}
