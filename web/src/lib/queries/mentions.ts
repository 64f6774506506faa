import { listMentions } from '@ringside/contract/reviews/comments'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { callsKey } from './calls.ts'

/** Comments that mention the one who is signed in, page by page. */
export const mentionsQuery = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...callsKey(orgId), 'mentions'],
    queryFn: ({ signal, pageParam }) =>
      call(listMentions, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
