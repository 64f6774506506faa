import type { ListedSimulation } from '@ringside/contract/simulations/simulations'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { buyerOf, callColumns } from '../../domain-ui/call-columns.tsx'
import { reviewPath } from '../../lib/paths.ts'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { CallList } from './call-list.tsx'
import { callPagesQuery } from './call-pages.ts'
import { FoundLineLink } from './found-line.tsx'
import { queryOf, typesToFilter } from './history-filters.ts'
import { CallNotScored } from './not-scored.tsx'
import { sortable } from './server-sort.ts'
import { useHistoryFilters } from './use-history-filters.ts'

/** A call that could not be scored has what to do in the place of its score. */
const withFailures = (score: Column<ListedSimulation>): Column<ListedSimulation> => ({
  ...score,
  cell: (call) => (call.state === 'failed' ? <CallNotScored call={call} /> : score.cell(call)),
})

/** Under whom a call was with stands where the search was said in it. */
const withFound = (buyer: Column<ListedSimulation>, search: string): Column<ListedSimulation> => ({
  ...buyer,
  cell: (call) => (
    <>
      {buyer.cell(call)}
      {call.found && <FoundLineLink found={call.found} search={search} to={reviewPath(call._id, call.found.startMs)} />}
    </>
  ),
})

/** Calls practised. */
export function PracticeCalls() {
  const { orgId, userId } = useSession()
  const filters = useHistoryFilters()
  const { state } = filters
  const query = useInfiniteQuery(callPagesQuery(orgId, queryOf(state)))
  // Everybody has a target of their own: over the calls of all of them, none is drawn.
  const isEverybody = state.userId === 'all'
  const progress = useQuery({ ...progressQuery(orgId, state.userId ?? userId), enabled: !isEverybody })
  const columns = callColumns(isEverybody ? undefined : progress.data?.targetScore)
  return (
    <CallList
      label="Practice calls"
      failure="Your calls could not be read"
      query={query}
      filters={filters}
      types={(calls) => typesToFilter([...(progress.data?.byType ?? []), ...calls].map(({ type }) => type))}
      columns={[
        withFound(columns.buyer, state.search),
        ...(isEverybody ? [columns.rep] : []),
        columns.type,
        columns.difficulty,
        sortable(columns.length),
        columns.outcome,
        sortable(withFailures(columns.score)),
        columns.change,
        sortable(columns.when),
      ]}
      nameOf={buyerOf}
      pathOf={(call) => reviewPath(call._id)}
      none={{
        title: 'No calls yet.',
        words: 'Your first review is about five minutes away.',
        action: (
          <ButtonLink variant="primary" to="/simulation">
            Start a call
          </ButtonLink>
        ),
      }}
    />
  )
}
