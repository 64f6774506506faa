import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { draftProductSummary, getProductSummary, saveProductSummary } from '@ringside/contract/users'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

export const productSummaryQuery = (userId: string) =>
  queryOptions({
    queryKey: ['product-summary', userId],
    queryFn: ({ signal }) => call(getProductSummary, { params: { userId }, signal }),
  })

export type ProductSummaryBody = BodyOf<typeof saveProductSummary>

export function useSaveProductSummary(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProductSummaryBody) => call(saveProductSummary, { params: { userId }, body }),
    onSuccess: (saved) => queries.setQueryData(productSummaryQuery(userId).queryKey, saved),
  })
}

/** Sorts a text into the fields of a summary; nothing is kept. */
export const useDraftProductSummary = (userId: string) =>
  useMutation({ mutationFn: (text: string) => call(draftProductSummary, { params: { userId }, body: { text } }) })
