import type { CallType, Difficulty } from '@ringside/contract'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { isFinished } from './finished.ts'

/** A rep of an organisation. */
export interface RepKey {
  readonly orgId: string
  readonly userId: string
}

/** A rep's calls of one kind. */
export interface KindOfCalls {
  readonly type: CallType
  readonly difficulty: Difficulty
  readonly calls: number
  readonly scored: number
  /** The sum of the scores there are, and the best of them. */
  readonly points: number
  readonly best: number | null
}

/** Finished calls that were really begun. */
const finished = (db: Database, { orgId, userId }: RepKey): SelectQueryBuilder<Tables, 'simulations', object> =>
  db.selectFrom('simulations').where('org_id', '=', orgId).where('user_id', '=', userId).where(isFinished)

/** How a rep's calls went by kind: as many rows as there are kinds, however many calls. */
export const countKinds = (db: Database, rep: RepKey): Promise<KindOfCalls[]> =>
  finished(db, rep)
    .select((row) => [
      'type',
      'difficulty',
      row.fn.countAll<number>().as('calls'),
      row.fn.count<number>('score').as('scored'),
      sql<number>`coalesce(sum(score), 0)::integer`.as('points'),
      row.fn.max('score').as('best'),
    ])
    .groupBy(['type', 'difficulty'])
    .execute()

/** The last scores of a rep, oldest first. */
export async function lastScores(
  db: Database,
  rep: RepKey,
  most: number,
): Promise<Array<{ simulationId: string; at: Date; score: number }>> {
  const rows = await finished(db, rep)
    .select(['id as simulationId', 'ended_at as at', 'score'])
    .where('score', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().flatMap(({ simulationId, at, score }) => {
    return at === null || score === null ? [] : [{ simulationId, at, score }]
  })
}

/** The last days in a zone on which a rep called, oldest first, with how often. */
async function daysIn(db: Database, rep: RepKey, most: number, zone: string): Promise<DayOfCalls[]> {
  const date = sql<string>`to_char(ended_at at time zone ${zone}, 'YYYY-MM-DD')`
  const rows = await finished(db, rep)
    .select((row) => [date.as('date'), row.fn.countAll<number>().as('calls')])
    .groupBy(sql.ref('date'))
    .orderBy('date', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed()
}

interface DayOfCalls {
  readonly date: string
  readonly calls: number
}

const isUnknownZone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22023' && error.message.includes('time zone')

/** The last days on which a rep called, oldest first, and whose they are: those of UTC where the database does not know the zone. */
export async function lastDays(
  db: Database,
  rep: RepKey,
  { most, zone }: { most: number; zone: string },
): Promise<{ zone: string; days: DayOfCalls[] }> {
  try {
    return { zone, days: await daysIn(db, rep, most, zone) }
  } catch (error) {
    if (!isUnknownZone(error)) throw error
    return { zone: 'UTC', days: await daysIn(db, rep, most, 'UTC') }
  }
}
