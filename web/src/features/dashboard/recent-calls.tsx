import { useQuery } from '@tanstack/react-query'
import { CallTable } from '../../domain-ui/call-table.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { recentCallsQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'

/** The rep's last calls. */
export function RecentCalls({ target }: { target: number | undefined }) {
  const { orgId } = useSession()
  const query = useQuery(recentCallsQuery(orgId))
  if (query.isPending) return <SkeletonRows />
  if (query.isLoadingError) {
    return (
      <ErrorState title="Your calls could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  if (query.data.items.length === 0)
    return (
      <p className="px-6 pb-6 text-ink-2 max-tablet:px-4">
        No calls yet. Your first review is about five minutes away.
      </p>
    )
  return <CallTable label="Recent calls" calls={query.data.items} target={target} />
}
