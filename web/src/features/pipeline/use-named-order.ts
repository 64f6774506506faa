import { ApiError } from '@ringside/contract/kernel/errors'
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
  /**
   * It names one that is being read, or that is not known, or not any more, or of which it isn't known what all it made, or that could
   * not be read.
   */
  state: 'here' | 'waiting' | 'unknown' | 'incomplete' | 'failed'
  /** Why it could not be read. */
  failure: Error | null
  readAgain(): void
}

const knowsItsAccounts = ({ accountIds, made }: GenerationOrder) => accountIds.length === made

/** Only these say that there is no such order; anything else says nothing of it. */
const saysThereIsNone = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status)

/** The order whose accounts the address asks for, which may have been put away since. */
export function useNamedOrder(orgId: string): NamedOrder {
  const id = useSearchParams()[0].get('order') ?? ''
  const { data, error, refetch } = useQuery({ ...orderQuery(orgId, id), enabled: id !== '' })
  const named = (state: NamedOrder['state'], order: GenerationOrder | null = null): NamedOrder => ({
    order,
    state,
    failure: state === 'failed' ? error : null,
    readAgain: () => void refetch(),
  })
  if (id === '') return named('here')
  if (data) return knowsItsAccounts(data) ? named('here', data) : named('incomplete')
  if (error === null) return named('waiting')
  return named(saysThereIsNone(error) ? 'unknown' : 'failed')
}
