import { listSharedReviews } from '@ringside/contract/reviews/shares'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { callsKey } from './calls.ts'

export const sharedReviewsKey = (orgId: string) => [...callsKey(orgId), 'shared'] as const

/** Reviews shared in the organisation, page by page. */
export const sharedReviewsQuery = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: sharedReviewsKey(orgId),
    queryFn: ({ signal, pageParam }) =>
      call(listSharedReviews, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
