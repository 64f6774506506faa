import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { CallKey } from './call-record.repository.ts'
import * as wordings from './wordings.repository.ts'

/** What a model's words cost and may cost, in dollars. */
export interface WordingTerms {
  /** For a million tokens. */
  readonly price: { readonly read: number; readonly written: number }
  /** For one call, and for one organisation's calls in a calendar month. */
  readonly limit: { readonly call: number; readonly month: number }
}

/** What tokens cost, in millionths of a dollar: a dollar for a million tokens is a millionth of one for each. */
export const costOf = (price: WordingTerms['price'], { read, written }: Counted): number =>
  Math.ceil(read * price.read + written * price.written)

/** The month that is paid for now, by its first day in UTC. */
export const monthOf = (clock: Clock): string => `${clock.now().toISOString().slice(0, 7)}-01`

interface Counted {
  readonly read: number
  readonly written: number
}

/** Money set aside for one line. */
export interface Reserved {
  /** The line's words are known, or that there are none. Called once. */
  settle(spent: { tokens: Counted; said: boolean }): Promise<void>
}

/** Why no more lines of a call are worded, and whether that is news. */
export interface Spent {
  readonly limit: 'call' | 'month'
  readonly isNews: boolean
}

/** Holds what is spent on words below the limits, whatever number of calls and servers spend it at once. */
export interface WordingBudget {
  /** Sets aside what a line may cost at most. */
  reserve(key: CallKey, model: string, most: Counted): Promise<Reserved | Spent>
}

class LimitReached extends Error {
  readonly limit: Spent['limit']

  constructor(limit: Spent['limit']) {
    super(`The limit of the ${limit} is reached`)
    this.limit = limit
  }
}

export function createWordingBudget(
  { db, clock }: { db: Database; clock: Clock },
  { price, limit }: WordingTerms,
): WordingBudget {
  const reserve = (key: CallKey, model: string, most: number, month: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const ofCall = { model, most, limit: limit.call * wordings.millionths }
      if (most > ofCall.limit || !(await wordings.reserveOfCall(tx, key, ofCall))) throw new LimitReached('call')
      const ofMonth = { month, most, limit: limit.month * wordings.millionths }
      if (most > ofMonth.limit || !(await wordings.reserveOfMonth(tx, key.orgId, ofMonth)))
        throw new LimitReached('month')
    })

  return {
    async reserve(key, model, tokens) {
      const most = costOf(price, tokens)
      const month = monthOf(clock)
      try {
        await reserve(key, model, most, month)
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error
        return { limit: error.limit, isNews: await wordings.stopWording(db, key, { model, by: error.limit }) }
      }
      return {
        settle: (spent) =>
          inTransaction(db, (tx) =>
            wordings.settleWording(tx, key, { ...spent, month, most, cost: costOf(price, spent.tokens) }),
          ),
      }
    },
  }
}
