import { listMovableSegments, transferSegments } from '@ringside/contract/pipeline/segments'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

/** An organisation, as somewhere to move to or from. */
export interface Place {
  orgId: string
  name: string
}

export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** Anew each time: what can move changes with every move. */
export const movableSegmentsQuery = (fromOrgId: string) =>
  queryOptions({
    queryKey: ['movable-segments', fromOrgId],
    queryFn: ({ signal }) => call(listMovableSegments, { query: { fromOrgId }, signal }),
    staleTime: 0,
  })

/** Moves all of the segments or none. Asking again for what has moved does no harm. */
export const useSegmentMove = (fromOrgId: string, onMoved: () => Promise<unknown>) =>
  useMutation({
    mutationFn: ({ segmentIds, to }: { segmentIds: string[]; to: Place }) =>
      call(transferSegments, { body: { fromOrgId, toOrgId: to.orgId, segmentIds } }),
    onSettled: onMoved,
  })
