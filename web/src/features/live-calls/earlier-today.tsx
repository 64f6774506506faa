import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { buyerOf } from '../../domain-ui/call-columns.tsx'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { InitialsDisc } from '../../domain-ui/voiceprint.tsx'
import { reviewPath } from '../../lib/paths.ts'
import { callsKey, callsQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatAgo } from '../../lib/time-format.ts'
import { TextLink } from '../../ui/text-link.tsx'

const shownCalls = 5

const isToday = (time: string | null): time is string =>
  time !== null && new Date(time).toDateString() === new Date().toDateString()

/** Calls that ended today, with the way to their reviews; read again when the calls that are `live` change. Nothing when there are none, or they can't be read. */
export function EarlierToday({ live }: { live: string }) {
  const { orgId, isAdmin } = useSession()
  const client = useQueryClient()
  // A call that left the list above has ended and stands here.
  useEffect(() => void client.invalidateQueries({ queryKey: callsKey(orgId) }), [client, orgId, live])
  const query = useQuery(callsQuery(orgId, { ...(isAdmin ? { userId: 'all' } : {}), limit: shownCalls }))
  const calls = query.data?.items.filter((each) => isToday(each.endedAt)) ?? []
  if (calls.length === 0) return null
  return (
    <section aria-labelledby="earlier-today" className="px-6 py-5 max-tablet:px-4">
      <h2 id="earlier-today" className="mb-1 text-h2 font-semibold">
        Earlier today
      </h2>
      <ul>
        {calls.map((call) => (
          <li key={call._id} className="flex min-h-11 items-center gap-3 border-b border-line py-1.5">
            <InitialsDisc name={call.repName} size={24} />
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
              <span className="font-medium">{call.repName}</span>
              <span className="text-ink-2">
                {callTypeLabels[call.type]} with {buyerOf(call)}
                {(call.forkedFrom ?? call.takenUpFrom) && ', retry of a call'}
              </span>
            </span>
            <span className="shrink-0 text-small text-ink-2 max-tablet:hidden">
              {call.endedAt && `Ended ${formatAgo(call.endedAt).toLowerCase()}`}
            </span>
            <Score score={call.score} />
            <TextLink
              look="alone"
              to={reviewPath(call._id)}
              aria-label={`Review of ${call.repName} with ${buyerOf(call)}`}
            >
              Review
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
