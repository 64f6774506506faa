import { watchLiveCall } from '@ringside/contract/live-calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

/** A watched call is read again this often: the buyer's line and the rep's arrive within a breath. */
const refreshMs = 1500

export const watchedCallQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: ['live-calls', orgId, 'watch', id],
    queryFn: ({ signal }) => call(watchLiveCall, { params: { id }, signal }),
    refetchInterval: refreshMs,
    retry: false,
  })
