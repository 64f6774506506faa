import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { buyerOf, callColumns } from '../../domain-ui/call-columns.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath } from '../../lib/paths.ts'
import { callsQuery, progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageBody } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-columns.ts'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import { HistoryFilterBar } from './history-filter-bar.tsx'
import { addressOf, filtersOn, queryOf, stateOf, type HistoryState } from './history-filters.ts'
import { CallNotScored } from './not-scored.tsx'
import { useRowKeys } from './row-keys.ts'

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

/** Calls practised, found, filtered and sorted by the server. */
export function PracticeCalls() {
  const { orgId, userId, isAdmin } = useSession()
  const navigate = useNavigate()
  useRowKeys(true)
  const [address, setAddress] = useSearchParams()
  const state = stateOf(address)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery(callsQuery(orgId, queryOf(state)))
  const target = useQuery(progressQuery(orgId, userId)).data?.targetScore
  const change = useCallback((next: HistoryState) => setAddress(addressOf(next), { replace: true }), [setAddress])
  const sort: Sort = { key: state.sort, direction: state.direction === 'asc' ? 'ascending' : 'descending' }
  const onSort = (next: Sort) => {
    if (isSortKey(next.key))
      change({ ...state, sort: next.key, direction: next.direction === 'ascending' ? 'asc' : 'desc' })
  }
  const columns = callColumns(target)
  const shown = [
    columns.buyer,
    ...(state.userId === 'all' ? [columns.rep] : []),
    columns.type,
    columns.difficulty,
    sortable(columns.length),
    columns.outcome,
    sortable(withFailures(columns.score)),
    columns.change,
    sortable(columns.when),
  ]
  const calls = query.data
  const on = filtersOn(state)
  return (
    <>
      <HistoryFilterBar
        state={state}
        onChange={change}
        count={calls ? `${calls.total} of ${calls.allTotal}` : ''}
        forAdmin={isAdmin}
      />
      <PageBody>
        {query.isPending && <SkeletonRows rows={8} />}
        {query.isError && !calls && (
          <ErrorState title="Your calls could not be read" onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {calls?.items.length === 0 &&
          (on > 0 ? (
            <EmptyState
              title="No calls match."
              action={<Button onClick={() => change(stateOf(new URLSearchParams()))}>Clear filters</Button>}
            >
              {on === 1 ? '1 filter is on.' : `${on} filters are on.`}
            </EmptyState>
          ) : (
            <EmptyState
              title="No calls yet."
              action={
                <ButtonLink variant="primary" to="/simulation">
                  Start a call
                </ButtonLink>
              }
            >
              Your first review is about five minutes away.
            </EmptyState>
          ))}
        {calls && calls.items.length > 0 && (
          <Table
            label="Practice calls"
            rows={calls.items}
            totalRows={calls.total}
            columns={shown}
            rowKey={(call) => call._id}
            rowName={buyerOf}
            sort={sort}
            onSort={onSort}
            selected={selected}
            onSelect={setSelected}
            onOpen={(call) => void navigate(reviewPath(call._id))}
          />
        )}
        {selected.size > 0 && (
          <ActionBar
            words={selected.size === 1 ? '1 call selected' : `${selected.size} calls selected`}
            onClear={() => setSelected(new Set())}
          >
            <Button
              size="small"
              icon={IconColumns2}
              disabled={selected.size !== 2}
              title={selected.size === 2 ? undefined : 'Choose two calls to compare.'}
              onClick={() => void navigate(`/simulation-history?compare=${[...selected].join(',')}`)}
            >
              Compare side by side
            </Button>
          </ActionBar>
        )}
      </PageBody>
    </>
  )
}
