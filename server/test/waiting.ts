import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/** Resolves once a statement that begins with `statement` waits for what another transaction has. */
export async function somebodyWaits(db: Database, statement: string): Promise<void> {
  const waiting = async (): Promise<number> => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ${statement})`.execute(db)
    return rows.length
  }
  await expect.poll(waiting).toBe(1)
}
