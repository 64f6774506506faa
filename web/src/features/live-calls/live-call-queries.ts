import { ApiError } from '@ringside/contract/kernel/errors'
import { watchLiveCall } from '@ringside/contract/live-calls'
import { listWhispers } from '@ringside/contract/whispers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

/** A watched call is read again this often: the buyer's line and the rep's arrive within a breath. */
const refreshMs = 1500
/** Who is on a call changes slower; the shell's own count, slower still. */
export const listRefreshMs = 4000

/** There is no such call to watch. Any other failure may pass. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export const watchedCallQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: ['live-calls', orgId, 'watch', id],
    queryFn: ({ signal }) => call(watchLiveCall, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isGone(state.error) || state.data?.view === 'ended' ? false : refreshMs),
    retry: false,
  })

export const whispersQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: ['live-calls', orgId, 'whispers', id],
    queryFn: ({ signal }) => call(listWhispers, { params: { id }, signal }),
    refetchInterval: (query) => (isGone(query.state.error) ? false : refreshMs),
    retry: false,
  })
