import {
  cancelGenerationOrder,
  listGenerationOrders,
  orderAccounts,
  putAwayGenerationOrder,
  type GenerationOrder,
} from '@ringside/contract/pipeline/generation-orders'
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineKey, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { toast } from '../../ui/toast-queue.ts'
import { isDue, madeBetween, secondsLeft, type InTables, type Sight } from './generation-progress.ts'

const everyMs = 1000

/** One's own orders, newest first, and how many accounts of the newest stand in the tables. */
interface Looked {
  readonly orders: readonly GenerationOrder[]
  readonly inTables: InTables | null
}

const tablesOf = (client: QueryClient, orgId: string) => client.getQueryState(pipelineQuery(orgId).queryKey)

/** Reads the tables again from now on; false when they could not be read. */
async function readTables(client: QueryClient, orgId: string): Promise<boolean> {
  // A first reading on its way is joined, not begun anew, and may have begun before what is to stand in it was made.
  if (tablesOf(client, orgId)?.data === undefined)
    await client.invalidateQueries({ queryKey: pipelineQuery(orgId).queryKey })
  await client.invalidateQueries({ queryKey: pipelineKey(orgId) })
  return tablesOf(client, orgId)?.isInvalidated === false
}

/**
 * What an order has made is in the tables before the order is told of here: nobody reads of accounts that they can't see yet. An
 * order is looked at before the tables are read and after, and the two say how much of it stands in them.
 */
async function look(client: QueryClient, who: Who, signal: AbortSignal, before: InTables | null): Promise<Looked> {
  let orders = await call(listGenerationOrders, { signal })
  let inTables = before
  let [order] = orders
  while (order && isDue(order, inTables, tablesOf(client, who.orgId)?.dataUpdatedAt ?? 0)) {
    if (!(await readTables(client, who.orgId))) break
    const tables = tablesOf(client, who.orgId)
    orders = await call(listGenerationOrders, { signal })
    const after = orders.find(({ _id }) => _id === order?._id) ?? order
    const made = madeBetween([order, after], tables?.data?.accounts ?? [])
    inTables = { orderId: order._id, made, readAt: tables?.dataUpdatedAt ?? 0 }
    order = orders[0]
    // One on its way is told of now and looked at again soon; one that has ended has to be there whole.
    if (order?.state === 'running') break
  }
  return { orders, inTables }
}

export const generationQuery = (who: Who) => {
  const queryKey = ['generation-orders', who.orgId] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }): Promise<Looked> =>
      look(client, who, signal, client.getQueryData<Looked>(queryKey)?.inTables ?? null),
    refetchInterval: ({ state }) => (state.data?.orders.some((order) => order.state === 'running') ? everyMs : false),
  })
}

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
  const { data, dataUpdatedAt: at } = useQuery(generationQuery(who))
  const [first, setFirst] = useState<Sight | null>(null)
  const order = data?.orders[0]
  if (!order) return { state: 'none' }
  const now: Sight = { orderId: order._id, at, made: order.made }
  if (first?.orderId !== order._id) setFirst(now)
  if (order.state !== 'running') return { state: 'ended', order }
  const made = data.inTables?.orderId === order._id ? data.inTables.made : 0
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
    onMutate: () =>
      client.setQueryData(queryKey, (all) => all && { ...all, orders: all.orders.filter((order) => !hasEnded(order)) }),
    onError: (error) => toast.error('Failed to put it away', { detail: wordsOf(error) }),
    onSettled: again,
  })
  const { mutate: cancel } = useMutation({
    mutationFn: ({ _id }: GenerationOrder) => call(cancelGenerationOrder, { params: { id: _id } }),
    onError: (error) => toast.error('Failed to cancel', { detail: wordsOf(error) }),
    onSettled: again,
  })
  return { progress, cancel, putAway: () => putAway(client.getQueryData(queryKey)?.orders.filter(hasEnded) ?? []) }
}
