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
  // The accounts of the segments as rows, so that a call finds its segments by its account and searches no list.
  const wanted = JSON.stringify(asked.map((each, nth) => ({ ...each, nth })))
  const { rows } = await sql<Row>`
    with asked as (
      select * from jsonb_to_recordset(${wanted}::jsonb) as each(
        nth integer, "userId" text, type text, "personaId" uuid, "segmentId" text, since timestamptz, "targetScore" integer)),
    held as (
      select listed.segment_id, account.id::uuid as account_id
      from jsonb_each(${segments}::jsonb) as listed(segment_id, ids), jsonb_array_elements_text(listed.ids) as account(id)),
    whole as (
      select id, user_id, type, persona_id, account_id, score, started_at, ended_at from simulations
      where org_id = ${orgId} and score is not null and forked_from is null and from_transcript is null),
    attempts as (
      select asked.nth, asked."targetScore", whole.id, whole.score, whole.ended_at
      from asked join whole on whole.persona_id = asked."personaId"
        and whole.user_id = asked."userId" and whole.type = asked.type and whole.started_at > asked.since
      union all
      select asked.nth, asked."targetScore", whole.id, whole.score, whole.ended_at
      from asked join held on held.segment_id = asked."segmentId" join whole on whole.account_id = held.account_id
        and whole.user_id = asked."userId" and whole.type = asked.type and whole.started_at > asked.since)
    select nth, max(score) as best,
      (array_agg(id order by ended_at, id) filter (where score >= "targetScore"))[1] as simulation_id,
      min(ended_at) filter (where score >= "targetScore") as reached_at
    from attempts group by nth`.execute(db)
  const byNth = new Map(rows.map((row) => [row.nth, row]))
  return asked.map((_, nth) => {
    const row = byNth.get(nth)
    if (row === undefined) return { best: null, reached: null }
    const { simulation_id: simulationId, reached_at: at } = row
    return { best: row.best, reached: simulationId === null || at === null ? null : { simulationId, at } }
  })
}
