import { listSimulations } from '@ringside/contract/simulations/simulations'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { callsKey, pagesAskedAgain, type CallFilters } from '../../lib/queries/calls.ts'

const pageSize = 50

/** Finished calls page by page; those shown stay while calls by other filters are on their way. */
export const callPagesQuery = (orgId: string, filters: CallFilters) =>
  infiniteQueryOptions({
    queryKey: [...callsKey(orgId), 'pages', filters],
    queryFn: ({ signal, pageParam }) => {
      const page = { ...filters, limit: pageSize }
      return call(listSimulations, { query: pageParam === null ? page : { ...page, cursor: pageParam }, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    /** Asked again while one of them is being scored. */
    refetchInterval: ({ state: { data } }) =>
      data &&
      data.pages.length <= pagesAskedAgain &&
      data.pages.some((page) => page.items.some(({ state }) => state === 'ended'))
        ? 3000
        : false,
  })
