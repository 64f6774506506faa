import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import {
  draftProductSummary,
  getProductMarket,
  getProductSummary,
  listProductSummaryVersions,
  saveProductSummary,
  type ProductSource,
} from '@ringside/contract/users'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { asBase64 } from './product-source.ts'

export const productSummaryQuery = (userId: string) =>
  queryOptions({
    queryKey: ['product-summary', userId],
    queryFn: ({ signal }) => call(getProductSummary, { params: { userId }, signal }),
  })

/** The listed market that the summary names, to begin from. */
export const productMarketQuery = (userId: string) =>
  queryOptions({
    queryKey: ['product-summary', userId, 'market'],
    queryFn: async ({ signal }) => (await call(getProductMarket, { params: { userId }, signal })).market,
  })

/** As it was saved each time, newest first: the first is the one in use. */
export const summaryVersionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['product-summary', userId, 'versions'],
    queryFn: async ({ signal }) => (await call(listProductSummaryVersions, { params: { userId }, signal })).versions,
  })

export type ProductSummaryBody = BodyOf<typeof saveProductSummary>

export function useSaveProductSummary(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProductSummaryBody) => call(saveProductSummary, { params: { userId }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(productSummaryQuery(userId).queryKey, saved)
      void queries.invalidateQueries({ queryKey: summaryVersionsQuery(userId).queryKey })
      void queries.invalidateQueries({ queryKey: productMarketQuery(userId).queryKey })
    },
  })
}

/** What a draft is made from; a document is still a file, and may not be chosen yet. */
export type ChosenSource = Exclude<ProductSource, { from: 'document' }> | { from: 'document'; file: File | null }

async function sourceOf(source: ChosenSource): Promise<ProductSource> {
  if (source.from !== 'document') return source
  return { from: 'document', content: source.file === null ? '' : await asBase64(source.file) }
}

/** Sorts what a source says into the fields of a summary; nothing is kept. */
export const useDraftProductSummary = (userId: string) =>
  useMutation({
    mutationFn: async (source: ChosenSource) =>
      call(draftProductSummary, { params: { userId }, body: await sourceOf(source) }),
  })
