import type { Account } from '@ringside/contract/pipeline/accounts'
import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'

type Ordered = Pick<GenerationOrder, 'accountIds' | 'made'>

/** How many accounts of an order stand in the tables, as they were last read for it. */
export interface InTables {
  readonly orderId: string
  readonly made: number
  /** When the tables were read, in milliseconds by the browser's own clock. */
  readonly readAt: number
}

/**
 * How many accounts of an order stand in tables that were read between two looks at it: at least what the first look told, at most
 * what the second did. In between it is what they show of those that it made.
 */
export function madeBetween(
  [before, after]: readonly [before: Ordered, after: Ordered],
  accounts: readonly Pick<Account, '_id'>[],
): number {
  const made = new Set(after.accountIds)
  const shown = accounts.filter(({ _id }) => made.has(_id))
  return Math.max(before.made, Math.min(shown.length, after.made))
}

/** Of many accounts the tables fill in steps: the pipeline is read whole each time. */
const accountsAStep = 5

/**
 * Whether the tables, last read at `tablesAt`, are due to be read again for an order. Where something else had them read, they show
 * more of it than was counted.
 */
export function isDue(
  { _id, made, state }: Pick<GenerationOrder, '_id' | 'made' | 'state'>,
  inTables: InTables | null,
  tablesAt: number,
): boolean {
  const since = made - (inTables?.orderId === _id ? inTables.made : 0)
  if (since <= 0) return false
  if (inTables?.readAt !== tablesAt) return true
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
