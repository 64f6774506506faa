import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { liveCallsQuery } from '../../lib/queries/session.ts'
import { useSession } from '../../lib/session/session.ts'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { EarlierToday } from './earlier-today.tsx'
import { listRefreshMs } from './live-call-queries.ts'
import { LiveRow } from './live-row.tsx'
import { WatchPanel } from './watch-panel.tsx'

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `/live-calls`: who is on a call now; with `?watch=ID` an admin looks on. */
export function LiveCallsScreen() {
  const { orgId, isAdmin } = useSession()
  const [address, setAddress] = useSearchParams()
  const watching = isAdmin ? address.get('watch') : null
  const query = useQuery({ ...liveCallsQuery(orgId), refetchInterval: listRefreshMs })
  const now = useNow()
  const calls = query.data
  const watch = (id: string | null) => setAddress(id ? { watch: id } : {}, { replace: true })
  return (
    <Page>
      <PageHeader
        title="Live calls"
        fact={calls && calls.length > 0 ? `${calls.length} in progress` : undefined}
        actions={<span className="text-small text-ink-2">Reps always see who is watching</span>}
      />
      <div
        className={`grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] ${watching ? 'grid-cols-[minmax(0,1fr)_500px] max-desktop:grid-cols-1' : ''}`}
      >
        <div className={`flex min-h-0 min-w-0 flex-col ${watching ? 'max-desktop:hidden' : ''}`}>
          <PageBody>
            {query.isPending && <SkeletonRows />}
            {query.isError && !calls && (
              <ErrorState title="Live calls could not be read" onRetry={() => void query.refetch()}>
                {wordsOf(query.error)}
              </ErrorState>
            )}
            {calls?.length === 0 && (
              <EmptyState title="Nobody is on a call.">A call appears here when the buyer answers.</EmptyState>
            )}
            {calls && calls.length > 0 && (
              <ul aria-label="Calls in progress">
                {calls.map((live) => (
                  <LiveRow
                    key={live.simulationId}
                    live={live}
                    now={now}
                    watched={live.simulationId === watching}
                    onWatch={isAdmin ? () => watch(live.simulationId) : null}
                  />
                ))}
              </ul>
            )}
            <EarlierToday live={calls?.map((each) => each.simulationId).join() ?? ''} />
          </PageBody>
        </div>
        {watching && (
          <aside aria-label="The watched call" className="min-h-0 border-l border-line max-desktop:border-l-0">
            <WatchPanel key={watching} id={watching} onLeave={() => watch(null)} />
          </aside>
        )}
      </div>
    </Page>
  )
}
