import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Tx } from './database.ts'
import { deadlock, outdatedPlan, serializationFailure, sqlState } from './sql-state.ts'

const attempts = 5
/** What the database asks to be tried again from the start. */
const passing = new Set<string | undefined>([serializationFailure, deadlock, outdatedPlan])

/**
 * Runs `work` in one transaction, again from the start when the database asks for that. `work` must therefore do nothing but
 * talk to `tx`.
 */
export const inTransaction = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  triedAgain(() => db.transaction().execute(work))

/**
 * Runs one statement, or one transaction, again when the database asks for that: a serialisation failure, which distributed
 * PostgreSQLs answer in everyday life, a deadlock, or a table that has changed.
 */
export async function triedAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!passing.has(sqlState(error)) || attempt === attempts) throw error
      await wait(10 * 2 ** attempt)
    }
  }
}
