import { setTimeout as wait } from 'node:timers/promises'
import { sqlState, type Database, type Tx } from './database.ts'

const attempts = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/**
 * Runs `work` in one transaction, again from the start when the database asks for that (a serialisation failure, which
 * distributed PostgreSQLs answer in everyday life, or a deadlock). `work` must therefore do nothing but talk to `tx`.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const state = sqlState(error)
      const again = state === serializationFailure || state === deadlock
      if (!again || attempt === attempts) throw error
      await wait(10 * 2 ** attempt)
    }
  }
}
