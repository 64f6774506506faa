import {
  cancelGenerationOrder,
  listGenerationOrders,
  orderAccounts,
  putAwayGenerationOrder,
  type GenerationOrder,
} from '@ringside/contract/pipeline/generation-orders'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { toast } from '../../ui/toast-queue.ts'
import { accountWords } from './account-words.ts'

const everyMs = 1000

/** One's own orders of accounts, newest first. */
export const generationQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['generation-orders', orgId],
    queryFn: ({ signal }) => call(listGenerationOrders, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((order) => order.state === 'running') ? everyMs : false),
  })

/** How many accounts of which segment. */
export interface Wanted {
  segmentId: string
  amount: number
}

/** What is still to be made of an order that stopped on its way. */
export const restOf = ({ amount, made }: GenerationOrder) => amount - made

export function useOrderAccounts(who: Who) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ segmentId, amount }: Wanted) =>
      call(orderAccounts, { body: { orgId: who.orgId, targetSegmentProfileId: segmentId, amount } }),
    onSettled: () => client.invalidateQueries({ queryKey: generationQuery(who.orgId).queryKey }),
  })
}

/** Of many accounts the table fills in steps: the pipeline is read whole each time. */
const accountsAStep = 5

function isDue(order: GenerationOrder, read: GenerationOrder | undefined): boolean {
  if (read?._id !== order._id || read.state !== order.state) return true
  const since = order.made - read.made
  return order.made <= accountsAStep ? since > 0 : since >= accountsAStep
}

/** Has the table filled: the pipeline is read again with each of the first accounts, then step by step, and at the end. */
function useReadAgain(orgId: string, order: GenerationOrder | undefined) {
  const client = useQueryClient()
  const read = useRef(order)
  useEffect(() => {
    if (!order || !isDue(order, read.current)) return
    read.current = order
    void client.invalidateQueries({ queryKey: pipelineKey(orgId) })
  }, [client, orgId, order])
}

export interface Generation {
  /** The order being made, or one that stopped on its way; null when there is neither. */
  order: GenerationOrder | null
  cancel(order: GenerationOrder): void
  putAway(order: GenerationOrder): void
}

/** What the server makes for the person who looks, whichever tab they ordered it from. One that is done says so once. */
export function useGeneration(who: Who): Generation {
  const client = useQueryClient()
  const { orgId } = who
  const query = generationQuery(orgId)
  const order = useQuery(query).data?.[0]
  useReadAgain(orgId, order)
  const { mutate: putAway } = useMutation({
    mutationFn: ({ _id }: GenerationOrder) => call(putAwayGenerationOrder, { params: { id: _id } }),
    onMutate: ({ _id }) => client.setQueryData(query.queryKey, (all) => all?.filter((each) => each._id !== _id)),
    onError: (error) => toast.error('Failed to put it away', { detail: wordsOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
  const { mutate: cancel } = useMutation({
    mutationFn: ({ _id }: GenerationOrder) => call(cancelGenerationOrder, { params: { id: _id } }),
    onError: (error) => toast.error('Failed to cancel', { detail: wordsOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
  const told = useRef('')
  useEffect(() => {
    if (!order || order.state === 'running' || order.state === 'stopped' || told.current === order._id) return
    told.current = order._id
    if (order.state === 'cancelled') toast.info(`Cancelled. ${order.made} of ${accountWords(order.amount)} are ready`)
    else toast.success(order.amount === 1 ? '1 account is ready' : `${order.amount} accounts are ready`)
    putAway(order)
  }, [order, putAway])
  const isShown = order?.state === 'running' || order?.state === 'stopped'
  return { order: isShown ? order : null, cancel, putAway }
}
