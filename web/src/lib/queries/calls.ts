import type { QueryOf } from '@ringside/contract/kernel/endpoint'
import { getProgress } from '@ringside/contract/simulations/progress'
import { getSimulation, getSimulationReview, listSimulations } from '@ringside/contract/simulations/simulations'
import { getTranscript, listTranscripts, type Transcript } from '@ringside/contract/transcripts'
import { getTranscriptionService } from '@ringside/contract/transcriptions'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { ownZone } from '../time-format.ts'

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

/** Those on the dashboard. */
export const recentCallsQuery = (orgId: string) => callsQuery(orgId, { limit: 8 })

export const progressQuery = (orgId: string, userId: string) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'progress', userId],
    queryFn: ({ signal }) => call(getProgress, { params: { userId }, query: { zone: ownZone() }, signal }),
  })

export type TranscriptFilters = QueryOf<typeof listTranscripts>

/** So far into a long list nothing is asked again by itself: every page of it would be. */
export const pagesAskedAgain = 4

/** Uploaded calls page by page; those shown stay while calls by other filters are on their way. */
export const transcriptsQuery = (orgId: string, filters: TranscriptFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [...callsKey(orgId), 'transcripts', filters],
    queryFn: ({ signal, pageParam }) =>
      call(listTranscripts, { query: pageParam === null ? filters : { ...filters, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    /** Asked again while one of them is being written down or scored. */
    refetchInterval: ({ state: { data } }) =>
      data && data.pages.length <= pagesAskedAgain && data.pages.some((page) => page.items.some(isUnderWay))
        ? 3000
        : false,
  })

/** Something is done with it that nobody has to wait for, and that will be news. */
const isUnderWay = ({ state, transcription }: Transcript): boolean =>
  state === 'scoring' || transcription?.state === 'running'

/** Who writes recordings down; asked anew for a dialog, for what is left of the month goes on. */
export const transcriptionServiceQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['transcription-service', orgId],
    queryFn: ({ signal }) => call(getTranscriptionService, { signal }),
  })

export const transcriptQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'transcript', id],
    queryFn: ({ signal }) => call(getTranscript, { params: { id }, signal }),
    /** Asked again until the words, and then the scores, are there. */
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.transcript) ? 1000 : false),
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
