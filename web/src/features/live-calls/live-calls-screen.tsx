import type { LiveCall } from '@ringside/contract/live-calls'
import { callTypeGuide } from '@ringside/contract/simulations/call-guide'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callTypeLabels, difficultyLabels } from '../../domain-ui/call-labels.ts'
import { InitialsDisc, Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { callPath } from '../../lib/paths.ts'
import { liveCallsQuery } from '../../lib/queries/session.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { WatchPanel } from './watch-panel.tsx'

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What an admin should notice: a buyer about to leave. */
const losingPatienceUnder = 25

function LiveRow({
  live,
  now,
  watched,
  onWatch,
}: {
  live: LiveCall
  now: Date
  watched: boolean
  onWatch: (() => void) | null
}) {
  const { userId } = useSession()
  const buyer = `${live.persona.firstName} ${live.persona.lastName}`
  const losing = live.meters !== null && live.meters.patience < losingPatienceUnder
  return (
    <li
      className={`flex items-center gap-4 border-b border-line px-6 py-4 max-tablet:px-4 ${watched ? 'border-l-[3px] border-l-you bg-selected' : ''}`}
    >
      <span className="relative shrink-0">
        <Voiceprint seed={live.persona.personaId} name={buyer} size={52} />
        <span className="absolute -right-3 -bottom-1">
          <InitialsDisc name={live.repName} size={24} />
        </span>
      </span>
      <div className="ml-2 min-w-0 flex-1">
        <p className="truncate">
          <span className="font-semibold">{live.repName}</span> with {buyer}, {live.persona.accountName}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <span>{callTypeLabels[live.type]}</span>
          <span>{difficultyLabels[live.difficulty]}</span>
          {losing && <span className="font-medium text-bad">Losing patience</span>}
        </p>
        {live.lastLine && <p className="truncate text-small text-ink-3">“{live.lastLine}”</p>}
      </div>
      <div className="text-right">
        <p className="numeral text-h1">{formatClock(now.getTime() - new Date(live.startedAt).getTime())}</p>
        <p className="text-small text-ink-2">of about {callTypeGuide[live.type].minutes} min</p>
      </div>
      {live.userId === userId ? (
        <ButtonLink to={callPath(live.simulationId)}>Go back to it</ButtonLink>
      ) : (
        onWatch && (
          <Button aria-pressed={watched} onClick={onWatch}>
            {watched ? 'Watching' : 'Watch'}
          </Button>
        )
      )}
    </li>
  )
}

/** `/live-calls`: who is on a call now; with `?watch=ID` an admin looks on. */
export function LiveCallsScreen() {
  const { orgId, isAdmin } = useSession()
  const [address, setAddress] = useSearchParams()
  const watching = isAdmin ? address.get('watch') : null
  const query = useQuery(liveCallsQuery(orgId))
  const now = useNow()
  const calls = query.data
  return (
    <Page>
      <PageHeader
        title="Live calls"
        fact={calls && calls.length > 0 ? `${calls.length} in progress` : undefined}
        actions={<span className="text-small text-ink-2">Reps always see who is watching</span>}
      />
      <div
        className={`grid min-h-0 flex-1 ${watching ? 'grid-cols-[minmax(0,1fr)_500px] max-desktop:grid-cols-1' : ''}`}
      >
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
            <ul>
              {calls.map((live) => (
                <LiveRow
                  key={live.simulationId}
                  live={live}
                  now={now}
                  watched={live.simulationId === watching}
                  onWatch={isAdmin ? () => setAddress({ watch: live.simulationId }) : null}
                />
              ))}
            </ul>
          )}
        </PageBody>
        {watching && (
          <aside aria-label="The watched call" className="min-h-0 border-l border-line">
            <WatchPanel key={watching} id={watching} onLeave={() => setAddress({})} />
          </aside>
        )}
      </div>
    </Page>
  )
}
