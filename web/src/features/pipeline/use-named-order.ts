import { getGenerationOrder, type GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'

const orderQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'order', id],
    queryFn: ({ signal }) => call(getGenerationOrder, { params: { id }, signal }),
  })

export interface NamedOrder {
  /** The one that the address names, to show just what it made. */
  order: GenerationOrder | null
  /** It names one that is being read, or that is not known, or not any more, or of which it isn't known what all it made. */
  state: 'here' | 'waiting' | 'unknown' | 'incomplete'
}

const knowsItsAccounts = ({ accountIds, made }: GenerationOrder) => accountIds.length === made

/** The order whose accounts the address asks for, which may have been put away since. */
export function useNamedOrder(orgId: string): NamedOrder {
  const id = useSearchParams()[0].get('order') ?? ''
  const { data, isError } = useQuery({ ...orderQuery(orgId, id), enabled: id !== '', retry: false })
  if (id === '') return { order: null, state: 'here' }
  if (data) return knowsItsAccounts(data) ? { order: data, state: 'here' } : { order: null, state: 'incomplete' }
  return { order: null, state: isError ? 'unknown' : 'waiting' }
}
