import type { BodyOf, QueryOf } from '@ringside/contract/kernel/endpoint'
import {
  changeBestMoment,
  keepMoment,
  listBestMoments,
  removeBestMoment,
} from '@ringside/contract/reviews/best-moments'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { callsKey } from './calls.ts'

export type MomentFilters = QueryOf<typeof listBestMoments>

const momentsKey = (orgId: string) => [...callsKey(orgId), 'best-moments'] as const

/** Best moments page by page; those shown stay while others are on their way. */
export const bestMomentsQuery = (orgId: string, filters: MomentFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [...momentsKey(orgId), filters],
    queryFn: ({ signal, pageParam }) =>
      call(listBestMoments, { query: pageParam === null ? filters : { ...filters, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

function useMomentChange<Input, Output>(orgId: string, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: momentsKey(orgId) }),
  })
}

export const useKeepMoment = (orgId: string, reviewId: string) =>
  useMomentChange(orgId, (body: BodyOf<typeof keepMoment>) => call(keepMoment, { params: { id: reviewId }, body }))

export const useChangeMoment = (orgId: string, id: string) =>
  useMomentChange(orgId, (body: BodyOf<typeof changeBestMoment>) => call(changeBestMoment, { params: { id }, body }))

export const useRemoveMoment = (orgId: string, id: string) =>
  useMomentChange(orgId, () => call(removeBestMoment, { params: { id } }))
