import {
  cancelGenerationOrder,
  listGenerationOrders,
  orderAccounts,
  putAwayGenerationOrder,
  type GenerationOrder,
} from '@ringside/contract/pipeline/generation-orders'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineKey, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { toast } from '../../ui/toast-queue.ts'
import { isDue, madeAmong, secondsLeft, type Sight } from './generation-progress.ts'

const everyMs = 1000

/**
 * One's own orders of accounts, newest first. What an order has made is in the tables before the order is told of here: nobody reads
 * of accounts that they can't see yet.
 */
export const generationQuery = ({ orgId, userId }: Who) =>
  queryOptions({
    queryKey: ['generation-orders', orgId],
    queryFn: async ({ signal, client }) => {
      const orders = await call(listGenerationOrders, { signal })
      const [order] = orders
      const accounts = client.getQueryData(pipelineQuery(orgId).queryKey)?.accounts
      if (order && accounts && isDue(order, madeAmong(accounts, order, userId)))
        await client.invalidateQueries({ queryKey: pipelineKey(orgId) })
      return orders
    },
    refetchInterval: ({ state }) => (state.data?.some((order) => order.state === 'running') ? everyMs : false),
  })

/** How many accounts of which segment. */
export interface Wanted {
  segmentId: string
  amount: number
}

/** What is still to be made of an order that stopped on its way. */
export const restOf = ({ amount, made }: GenerationOrder) => amount - made

export function useOrderAccounts(who: Who, onOrdered: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ segmentId, amount }: Wanted) =>
      call(orderAccounts, { body: { orgId: who.orgId, targetSegmentProfileId: segmentId, amount } }),
    // Before the orders are read again: what asked for it may have gone by then.
    onSuccess: onOrdered,
    onSettled: () => client.invalidateQueries({ queryKey: generationQuery(who).queryKey }),
  })
}

/** `running`: so many of its accounts stand in the tables, and the rest takes about so long, null while that is not known. */
type Progress =
  | { state: 'none' }
  | { state: 'running'; order: GenerationOrder; made: number; secondsLeft: number | null }
  | { state: 'ended'; order: GenerationOrder }

export interface Generation {
  progress: Progress
  cancel(order: GenerationOrder): void
  /** Its end was seen, and with it that of all before it. */
  putAway(): void
}

/** The newest order, and how far it is. */
function useProgress(who: Who): Progress {
  const { data: orders, dataUpdatedAt: at } = useQuery(generationQuery(who))
  const accounts = useQuery(pipelineQuery(who.orgId)).data?.accounts
  const [first, setFirst] = useState<Sight | null>(null)
  const order = orders?.[0]
  if (!order) return { state: 'none' }
  const now: Sight = { orderId: order._id, at, made: order.made }
  if (first?.orderId !== order._id) setFirst(now)
  if (order.state !== 'running') return { state: 'ended', order }
  const made = accounts ? madeAmong(accounts, order, who.userId) : order.made
  return { state: 'running', order, made, secondsLeft: secondsLeft(first, now, order.amount) }
}

/** What the server makes for the person who looks, whichever tab they ordered it from; what came of it stands until they put it away. */
export function useGeneration(who: Who): Generation {
  const client = useQueryClient()
  const { queryKey } = generationQuery(who)
  const progress = useProgress(who)
  const again = () => client.invalidateQueries({ queryKey })
  const hasEnded = ({ state }: GenerationOrder) => state !== 'running'
  const { mutate: putAway } = useMutation({
    mutationFn: (ended: readonly GenerationOrder[]) =>
      Promise.all(ended.map(({ _id }) => call(putAwayGenerationOrder, { params: { id: _id } }))),
    onMutate: () => client.setQueryData(queryKey, (all) => all?.filter((order) => !hasEnded(order))),
    onError: (error) => toast.error('Failed to put it away', { detail: wordsOf(error) }),
    onSettled: again,
  })
  const { mutate: cancel } = useMutation({
    mutationFn: ({ _id }: GenerationOrder) => call(cancelGenerationOrder, { params: { id: _id } }),
    onError: (error) => toast.error('Failed to cancel', { detail: wordsOf(error) }),
    onSettled: again,
  })
  return { progress, cancel, putAway: () => putAway(client.getQueryData(queryKey)?.filter(hasEnded) ?? []) }
}
