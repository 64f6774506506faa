import type { CallType } from '@ringside/contract/simulations/vocabulary'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { PageBody } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { HistoryFilterBar } from './history-filter-bar.tsx'
import { filtersOn } from './history-filters.ts'
import { NoCalls } from './no-calls.tsx'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { SelectedBar } from './selected-bar.tsx'
import { sortedBy, sortOf } from './server-sort.ts'
import type { HistoryFilters } from './use-history-filters.ts'

/** A page of calls as the server lists them: `total` of them match the filters, `allTotal` there are. */
interface CallPage<Call> {
  items: Call[]
  next: string | null
  total: number
  allTotal: number
}

interface CallListProps<Call> {
  label: string
  /** What is said when the calls cannot be read. */
  failure: string
  query: UseInfiniteQueryResult<InfiniteData<CallPage<Call>>>
  filters: HistoryFilters
  /** The call types that can be filtered by, of the calls that are here. */
  types(calls: readonly Call[]): readonly CallType[]
  columns: readonly Column<Call>[]
  nameOf(call: Call): string
  pathOf(call: Call): string
  /** What is said where there are no calls at all, and what to do about it. */
  none: { title: string; words: string; action: ReactNode }
  /** Stands over the calls. */
  children?: ReactNode
}

/** Calls of one kind, found, filtered and sorted by the server, of which some can be chosen. */
export function CallList<Call extends { _id: string }>(props: CallListProps<Call>) {
  const { label, failure, query, filters, columns, none } = props
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  useRowKeys(true)
  const { state, change } = filters
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const first = query.data?.pages[0]
  const calls = query.data?.pages.flatMap((page) => page.items) ?? []
  // There is nothing to look through; an admin has everybody's calls to turn to.
  const hasNothing = first?.allTotal === 0 && !isAdmin
  // A call that a filter hides is not chosen: nobody could see that it is.
  const selected = new Set(calls.map((call) => call._id).filter((id) => chosen.has(id)))
  return (
    <>
      {!hasNothing && (
        <HistoryFilterBar
          filters={filters}
          types={props.types(calls)}
          count={first ? `${first.total} of ${first.allTotal}` : ''}
          forAdmin={isAdmin}
        />
      )}
      <PageBody>
        {props.children}
        {query.isPending && <SkeletonRows rows={8} />}
        {query.isError && !first && (
          <ErrorState title={failure} onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {first && calls.length === 0 && <NoCalls {...none} on={filtersOn(state)} onClear={filters.clear} />}
        {first && calls.length > 0 && (
          <Table
            label={label}
            rows={calls}
            totalRows={first.total}
            columns={columns}
            rowKey={(call) => call._id}
            rowName={props.nameOf}
            sort={sortOf(state)}
            onSort={(next) => change(sortedBy(state, next))}
            selected={selected}
            onSelect={setChosen}
            onOpen={(call) => void navigate(props.pathOf(call))}
          />
        )}
        {first?.next && (
          <Pagination
            shown={calls.length}
            total={first.total}
            noun="calls"
            whenNear
            onMore={() => void query.fetchNextPage()}
            loading={query.isFetchingNextPage}
          />
        )}
        {selected.size > 0 && <SelectedBar ids={[...selected]} state={state} onClear={() => setChosen(new Set())} />}
      </PageBody>
    </>
  )
}
