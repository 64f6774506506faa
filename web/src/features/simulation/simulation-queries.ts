import { getPersona } from '@ringside/contract/pipeline/accounts'
import { createSimulation } from '@ringside/contract/simulations/simulations'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { draftProductSummary, getProductSummary, saveProductSummary } from '@ringside/contract/users'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api/client.ts'
import { newId } from '../../lib/new-id.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'

export const personaQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'persona', id],
    queryFn: ({ signal }) => call(getPersona, { params: { id }, signal }),
  })

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

export type CallBody = BodyOf<typeof createSimulation>

/** Sets up a call. The same terms tried again after a failure are the same call: a lost answer costs no second credit. */
export function useCreateCall() {
  const attempt = useRef<{ terms: string; key: string } | null>(null)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallBody) => {
      const terms = JSON.stringify(body)
      if (attempt.current?.terms !== terms) attempt.current = { terms, key: newId() }
      return call(createSimulation, { body, idempotencyKey: attempt.current.key })
    },
    onSuccess: () => {
      attempt.current = null
    },
    // A refusal for want of credits says that what was shown of them is old.
    onSettled: () => readCreditsAgain(queries),
  })
}
