import type { Account } from '@ringside/contract/pipeline/accounts'
import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'

type Counted = Pick<Account, 'targetSegmentProfileId' | 'propelAuthId' | 'createdAt'>
type Ordered = Pick<GenerationOrder, 'targetSegmentProfileId' | 'createdAt' | 'amount'>

/**
 * How many accounts of an order there are among these: of whoever gave it, in its segment, and made since. What is shown of an order
 * on its way is counted in the accounts that the tables show, so that the two tell of one moment.
 */
export function madeAmong(accounts: readonly Counted[], order: Ordered, userId: string): number {
  const made = accounts.filter(
    (account) =>
      account.targetSegmentProfileId === order.targetSegmentProfileId &&
      account.propelAuthId === userId &&
      account.createdAt >= order.createdAt,
  )
  // A list that was imported meanwhile is no part of it.
  return Math.min(made.length, order.amount)
}

/** Of many accounts the tables fill in steps: the pipeline is read whole each time. */
const accountsAStep = 5

/** Whether the tables are due to be read again, where so many of the order's accounts stand in them. */
export function isDue({ made, state }: Pick<GenerationOrder, 'made' | 'state'>, shown: number): boolean {
  const since = made - shown
  if (since <= 0) return false
  return state !== 'running' || made <= accountsAStep || since >= accountsAStep
}

/** How many accounts of an order there were when it was looked at, in milliseconds by the browser's own clock. */
export interface Sight {
  orderId: string
  at: number
  made: number
}

/** So much has to be seen of the pace before it says anything. */
const leastMade = 2
const leastMs = 2000

/** How many seconds the rest still takes, by the pace since it was first looked at; null while that can't be known. */
export function secondsLeft(first: Sight | null, now: Sight, amount: number): number | null {
  if (first?.orderId !== now.orderId) return null
  const made = now.made - first.made
  const took = now.at - first.at
  if (made < leastMade || took < leastMs) return null
  return ((amount - now.made) * took) / made / 1000
}

/** "About 40 seconds left."; nothing while it is not known. */
export function leftWords(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds <= 5) return 'A few seconds left.'
  if (seconds <= 55) return `About ${Math.ceil(seconds / 5) * 5} seconds left.`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'About a minute left.' : `About ${minutes} minutes left.`
}
