import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/** Resolves once so many statements that begin with `statement` wait for what another transaction has. */
export async function somebodyWaits(db: Database, statement: string, many = 1): Promise<void> {
  const waiting = async (): Promise<number> => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ${statement})`.execute(db)
    return rows.length
  }
  // A call has to be scored first, by a thread that may have to start: how long that takes is nobody's business.
  await expect.poll(waiting, { timeout: 30_000 }).toBe(many)
}
