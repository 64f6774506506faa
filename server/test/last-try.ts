import { sql } from 'kysely'
import type { TestApp } from './build-test-app.ts'

/** Runs jobs that failed once more, at once, as if all their other tries were behind them; then what follows from it. */
export async function runLastTry(test: Pick<TestApp, 'db' | 'runJobs'>): Promise<void> {
  await sql`update pgboss.job set retry_count = retry_limit, start_after = now() where state = 'retry'`.execute(test.db)
  await test.runJobs()
}
