import type { QueryOf } from '@ringside/contract/kernel/endpoint'
import {
  getProgress,
  getSimulation,
  getSimulationReview,
  listSimulations,
} from '@ringside/contract/simulations/simulations'
import { listTranscripts } from '@ringside/contract/transcripts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'

/** Everything under this key is read again when a call ends. */
export const callsKey = (orgId: string) => ['calls', orgId] as const

export type CallFilters = QueryOf<typeof listSimulations>

/** Finished calls, one page; the last page shown stays while the next is on its way. */
export const callsQuery = (orgId: string, filters: CallFilters) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'list', filters],
    queryFn: ({ signal }) => call(listSimulations, { query: filters, signal }),
    placeholderData: keepPreviousData,
    /** Asked again while one of them is being scored. */
    refetchInterval: (query) => (query.state.data?.items.some(({ state }) => state === 'ended') ? 3000 : false),
  })

export const progressQuery = (orgId: string, userId: string) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'progress', userId],
    queryFn: ({ signal }) => call(getProgress, { params: { userId }, signal }),
  })

export const transcriptsQuery = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...callsKey(orgId), 'transcripts'],
    queryFn: ({ signal, pageParam }) =>
      call(listTranscripts, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    /** Asked again while one of them is being scored. */
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.items.some(({ state }) => state === 'scoring')) ? 3000 : false,
  })

export const callQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'one', id],
    queryFn: ({ signal }) => call(getSimulation, { params: { id }, signal }),
    /** What was read while the call ran is not all there is to it. */
    refetchInterval: (query) => (query.state.data?.isOver === false ? 1000 : false),
  })

export const reviewQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'review', id],
    queryFn: ({ signal }) => call(getSimulationReview, { params: { id }, signal }),
    /** Asked again until the scores are there. */
    refetchInterval: (query) => (query.state.data?.state === 'scoring' ? 500 : false),
  })
