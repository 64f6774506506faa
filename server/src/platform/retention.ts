import { z } from 'zod'
import type { Clock } from './clock.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database/database.ts'
import type { Tables } from './database/tables/index.ts'
import { defineJob, type JobHandler } from './jobs.ts'

/** Something that is kept for so long and then let go; the periods and their reasons: docs/decisions/0011. */
export interface Retention {
  readonly days: number
  /** Lets go of at most that many from before this time, and says how many. Less than all it may: that was the rest. */
  readonly forget: (before: Date, atMost: number) => Promise<number>
}

/** At a time: a long statement would keep its rows, and what it deletes, from everybody until its end. */
const batch = 5_000
const dayMs = 86_400_000

export const forgetJob = 'forget-old-rows'

/** The job that once a night lets go of all whose time is over. */
export function createForgetting(clock: Clock, retentions: readonly Retention[]): JobHandler {
  return defineJob({
    name: forgetJob,
    data: z.object({}),
    cron: '17 3 * * *',
    async handle() {
      const now = clock.now().getTime()
      const failures: unknown[] = []
      for (const { days, forget } of retentions) {
        const before = new Date(now - days * dayMs)
        // One that fails every night must not keep the others' rows for ever.
        await forgetAll(forget, before).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything that is old was forgotten')
    },
  })
}

async function forgetAll(forget: Retention['forget'], before: Date): Promise<void> {
  while ((await forget(before, batch)) === batch);
}

export interface OldRows {
  readonly table: keyof Tables
  /** Its primary key. */
  readonly key: readonly string[]
  readonly where: RawBuilder<boolean>
}

/** Deletes at most that many of the rows, and says how many. */
export async function deleteRows(db: Database, { table, key, where }: OldRows, atMost: number): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${where} limit ${atMost})`.execute(db)
  return Number(numAffectedRows)
}
