import type { Database, Tx } from '../../platform/database/database.ts'
import { isFinished } from './finished.ts'

/** What one member did in an organisation. */
export interface Activity {
  readonly calls: number
  readonly scoredCalls: number
  /** 0..100 over the scored calls; null when there is none. */
  readonly averageScore: number | null
  readonly lastCallAt: Date | null
}

/** The finished calls of members, summed up; who made none is not in the answer. */
export async function activityOf(
  db: Database,
  orgId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Activity>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('simulations')
    .select('user_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('calls'),
      fn.count<number>('score').as('scored'),
      fn.avg<string | null>('score').as('average'),
      fn.max('ended_at').as('last'),
    ])
    .where('org_id', '=', orgId)
    .where('user_id', 'in', [...userIds])
    .where(isFinished)
    .groupBy('user_id')
    .execute()
  return new Map(
    rows.map(({ user_id, calls, scored, average, last }) => [
      user_id,
      {
        calls,
        scoredCalls: scored,
        averageScore: average === null ? null : Math.round(Number(average)),
        lastCallAt: last,
      },
    ]),
  )
}

/** Which of these calls went on from a moment of another. */
export async function retriesAmong(
  db: Database,
  orgId: string,
  simulationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (simulationIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('simulations')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...simulationIds])
    .where((call) => call.or([call('forked_from', 'is not', null), call('from_transcript', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of these people somebody has set up a call with, whatever became of it. */
export async function calledAmong(
  db: Database | Tx,
  orgId: string,
  personaIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personaIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('simulations')
    .select('persona_id')
    .distinct()
    .where('org_id', '=', orgId)
    .where('persona_id', 'in', [...personaIds])
    .execute()
  return new Set(rows.map((row) => row.persona_id))
}
