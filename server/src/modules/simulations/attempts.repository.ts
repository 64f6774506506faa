import type { CallType } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Calls that somebody was asked to make: with one person, or with anybody of a segment. */
export interface AskedCalls {
  readonly userId: string
  readonly type: CallType
  readonly personaId: string | null
  readonly segmentId: string | null
  readonly since: Date
  readonly targetScore: number
}

/** What came of it; `reached` is the first call that has the target score as it counts now. */
export interface Attempts {
  readonly best: number | null
  readonly reached: { readonly simulationId: string; readonly at: Date } | null
}

interface Row {
  readonly nth: number
  readonly best: number
  readonly simulation_id: string | null
  readonly reached_at: Date | null
}

/**
 * For each of what was asked, how the calls made for it went, in the same order. Only whole calls begun since count: a retry
 * goes on from a moment that others have led up to. `accountsIn` are the accounts of each segment that is asked about.
 */
export async function readAttempts(
  db: Database,
  orgId: string,
  asked: readonly AskedCalls[],
  accountsIn: ReadonlyMap<string, readonly string[]>,
): Promise<Attempts[]> {
  if (asked.length === 0) return []
  const segments = JSON.stringify(Object.fromEntries(accountsIn))
  const wanted = JSON.stringify(asked.map((each, nth) => ({ ...each, nth })))
  const { rows } = await sql<Row>`
    select asked.nth, max(calls.score) as best,
      (array_agg(calls.id order by calls.ended_at, calls.id) filter (where calls.score >= asked."targetScore"))[1] as simulation_id,
      min(calls.ended_at) filter (where calls.score >= asked."targetScore") as reached_at
    from jsonb_to_recordset(${wanted}::jsonb) as asked(
      nth integer, "userId" text, type text, "personaId" uuid, "segmentId" text, since timestamptz, "targetScore" integer)
    join simulations as calls on calls.org_id = ${orgId} and calls.user_id = asked."userId" and calls.type = asked.type
      and calls.score is not null and calls.forked_from is null and calls.from_transcript is null and calls.started_at > asked.since
      and (calls.persona_id = asked."personaId" or ${segments}::jsonb -> asked."segmentId" ? calls.account_id::text)
    group by asked.nth`.execute(db)
  const byNth = new Map(rows.map((row) => [row.nth, row]))
  return asked.map((_, nth) => {
    const row = byNth.get(nth)
    if (row === undefined) return { best: null, reached: null }
    const { simulation_id: simulationId, reached_at: at } = row
    return { best: row.best, reached: simulationId === null || at === null ? null : { simulationId, at } }
  })
}
