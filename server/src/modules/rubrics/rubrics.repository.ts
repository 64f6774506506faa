import type { RubricContent } from '@ringside/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

export type RubricRow = Selectable<Tables['rubrics']>
export type VersionRow = Selectable<Tables['rubric_versions']>

/** Who changes something, and when. */
export interface ChangedBy {
  readonly userId: string
  /** As they are called now. */
  readonly name: string
  readonly at: Date
}

export const findRubric = (db: Database | Tx, orgId: string, id: string): Promise<RubricRow | undefined> =>
  db.selectFrom('rubrics').selectAll().where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

/** The rubric, locked as it is until the transaction ends: of two who write, one after the other. */
export const lockRubric = (tx: Tx, orgId: string, id: string): Promise<RubricRow | undefined> =>
  tx.selectFrom('rubrics').selectAll().where('org_id', '=', orgId).where('id', '=', id).forUpdate().executeTakeFirst()

/** By name. */
export const listRubrics = (db: Database, orgId: string): Promise<RubricRow[]> =>
  db
    .selectFrom('rubrics')
    .selectAll()
    .where('org_id', '=', orgId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export async function countRubrics(tx: Tx, orgId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('rubrics')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRubric(tx: Tx, row: { orgId: string; id: string; name: string; at: Date }): Promise<void> {
  await tx
    .insertInto('rubrics')
    .values({ org_id: row.orgId, id: row.id, name: row.name, created_at: row.at, changed_at: row.at })
    .execute()
}

export async function changeRubric(
  tx: Tx,
  { org_id: orgId, id }: Pick<RubricRow, 'org_id' | 'id'>,
  change: Partial<Pick<RubricRow, 'name' | 'changed_at' | 'archived_at' | 'archived_by_user_id'>>,
): Promise<void> {
  await tx.updateTable('rubrics').set(change).where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** A version as a list needs it, without its content. */
const listed = [
  'rubric_id',
  'version',
  'published_at',
  'published_by_name',
  sql<number>`jsonb_array_length(content -> 'criteria')`.as('criteria'),
  sql<number>`jsonb_array_length(content -> 'blockers')`.as('blockers'),
] as const

/** All versions of all rubrics of an organisation, newest first. */
export const listAllVersions = (db: Database, orgId: string) =>
  db.selectFrom('rubric_versions').select(listed).where('org_id', '=', orgId).orderBy('version', 'desc').execute()

export const listVersions = (db: Database, orgId: string, rubricId: string) =>
  db
    .selectFrom('rubric_versions')
    .select(listed)
    .where('org_id', '=', orgId)
    .where('rubric_id', '=', rubricId)
    .orderBy('version', 'desc')
    .execute()

const versionsOf = (db: Database | Tx, orgId: string, rubricId: string) =>
  db.selectFrom('rubric_versions').selectAll().where('org_id', '=', orgId).where('rubric_id', '=', rubricId)

/** The newest published version. */
export const findPublished = (db: Database | Tx, orgId: string, rubricId: string): Promise<VersionRow | undefined> =>
  versionsOf(db, orgId, rubricId)
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A published version by its number. */
export const findVersion = (
  db: Database,
  orgId: string,
  rubricId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  versionsOf(db, orgId, rubricId)
    .where('version', '=', version)
    .where('published_at', 'is not', null)
    .executeTakeFirst()

export const findDraft = (db: Database | Tx, orgId: string, rubricId: string): Promise<VersionRow | undefined> =>
  versionsOf(db, orgId, rubricId).where('published_at', 'is', null).executeTakeFirst()

export async function insertDraft(
  tx: Tx,
  of: { orgId: string; rubricId: string; version: number; content: RubricContent; by: ChangedBy },
): Promise<void> {
  await tx
    .insertInto('rubric_versions')
    .values({
      org_id: of.orgId,
      rubric_id: of.rubricId,
      version: of.version,
      content: JSON.stringify(of.content),
      revision: 1,
      changed_at: of.by.at,
      changed_by_user_id: of.by.userId,
      changed_by_name: of.by.name,
    })
    .execute()
}

/** Writes a draft. A published version is none, and is never written. */
export async function changeDraft(tx: Tx, draft: VersionRow, content: RubricContent, by: ChangedBy): Promise<void> {
  await draftOf(tx, draft)
    .set({
      content: JSON.stringify(content),
      revision: draft.revision + 1,
      changed_at: by.at,
      changed_by_user_id: by.userId,
      changed_by_name: by.name,
    })
    .execute()
}

export async function publishDraft(tx: Tx, draft: VersionRow, by: ChangedBy): Promise<void> {
  await draftOf(tx, draft)
    .set({ published_at: by.at, published_by_user_id: by.userId, published_by_name: by.name })
    .execute()
}

const draftOf = (tx: Tx, { org_id: orgId, rubric_id: rubricId, version }: VersionRow) =>
  tx
    .updateTable('rubric_versions')
    .where('org_id', '=', orgId)
    .where('rubric_id', '=', rubricId)
    .where('version', '=', version)
    .where('published_at', 'is', null)
