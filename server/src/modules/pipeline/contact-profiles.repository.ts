import type { ContactProfile } from '@ringside/contract'
import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { archiveColumns, type Archived, type HiddenIds } from './archiving.ts'

export type ContactProfileRow = Selectable<Tables['contact_profiles']>

export const presentContactProfile = (row: ContactProfileRow): ContactProfile => ({
  _id: row.id,
  orgId: row.org_id,
  level: row.level,
  department: row.department,
  archivedAt: row.archived_at?.toISOString() ?? null,
  archivedByUserId: row.archived_by,
  active: row.active,
  createdAt: row.created_at.toISOString(),
})

/** Oldest first: the order in which the organisation thought of them; without those that are `hidden`. */
export const listContactProfiles = (
  db: Database | Tx,
  orgId: string,
  hidden?: HiddenIds,
): Promise<ContactProfileRow[]> =>
  db
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .$if(hidden !== undefined, (query) => query.where('id', 'not in', hidden ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listActiveContactProfiles = (db: Database | Tx, orgId: string): Promise<ContactProfileRow[]> =>
  db
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findContactProfile = (
  db: Database | Tx,
  orgId: string,
  id: string,
): Promise<ContactProfileRow | undefined> =>
  db.selectFrom('contact_profiles').selectAll().where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

/** The one in use with this level and department, if any: there is never more than one. */
export const findActiveTwin = (
  tx: Tx,
  orgId: string,
  { level, department }: Pick<ContactProfileRow, 'level' | 'department'>,
): Promise<ContactProfileRow | undefined> =>
  tx
    .selectFrom('contact_profiles')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('level', '=', level)
    .where('department', 'is not distinct from', department)
    .where('active', '=', true)
    .executeTakeFirst()

export const insertContactProfile = (
  tx: Tx,
  row: Pick<ContactProfileRow, 'org_id' | 'id' | 'level' | 'department' | 'created_at' | 'archived_at' | 'archived_by'>,
): Promise<ContactProfileRow> =>
  tx
    .insertInto('contact_profiles')
    .values({ ...row, active: row.archived_at === null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const putContactProfile = (tx: Tx, orgId: string, id: string, archived: Archived): Promise<ContactProfileRow> =>
  tx
    .updateTable('contact_profiles')
    .set({ ...archiveColumns(archived), active: archived === null })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
