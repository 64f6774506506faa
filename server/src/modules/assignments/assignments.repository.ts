import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

export type AssignmentRow = Selectable<Tables['assignments']>

/** An assignment of one member. */
export interface GivenRow extends AssignmentRow {
  readonly user_id: string
}

/** Gives the assignment as it was given to each. */
export async function insertAssignment(
  tx: Tx,
  row: Insertable<Tables['assignments']>,
  userIds: readonly string[],
): Promise<GivenRow[]> {
  const made = await tx.insertInto('assignments').values(row).returningAll().executeTakeFirstOrThrow()
  const given = userIds.map((userId) => ({ org_id: row.org_id, assignment_id: row.id, user_id: userId }))
  await tx.insertInto('assignment_members').values(given).execute()
  return userIds.toSorted().map((userId) => ({ ...made, user_id: userId }))
}

/** False when there was none. */
export async function deleteAssignment(db: Database, orgId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('assignments')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Assignments beside those they were given to who are still members: one that nobody has any more is not among them. */
const givenIn = (db: Database | Tx, orgId: string) =>
  db
    .selectFrom('assignments')
    .innerJoin('assignment_members as given', (join) =>
      join.onRef('given.org_id', '=', 'assignments.org_id').onRef('given.assignment_id', '=', 'assignments.id'),
    )
    .innerJoin('memberships', (join) =>
      join.onRef('memberships.org_id', '=', 'given.org_id').onRef('memberships.user_id', '=', 'given.user_id'),
    )
    .where('assignments.org_id', '=', orgId)

/** Assignments that somebody still has: what nobody sees cannot be taken back, and so takes up no room. */
export async function countAssignments(db: Database | Tx, orgId: string): Promise<number> {
  const { count } = await givenIn(db, orgId)
    .select((row) => row.fn.count<number>('assignments.id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Assignments with those they were given to who are still members, newest first: of everybody, or of one. */
export const listGiven = (db: Database, orgId: string, userId: string | null): Promise<GivenRow[]> =>
  givenIn(db, orgId)
    .selectAll('assignments')
    .select('given.user_id')
    .$if(userId !== null, (query) => query.where('given.user_id', '=', userId ?? ''))
    .orderBy('assignments.created_at', 'desc')
    .orderBy('assignments.id', 'desc')
    .orderBy('given.user_id')
    .execute()

/** Those of these people who are members. */
export async function membersAmong(tx: Tx, orgId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', 'in', [...userIds])
    .execute()
  return rows.map((row) => row.user_id)
}
