import type { Upload } from '@ringside/contract'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

export type UploadRow = Selectable<Tables['uploads']>
export type UploadPart = UploadRow['parts'][number]

export const presentUpload = (row: UploadRow): Upload => ({
  _id: row.id,
  fileName: row.file_name,
  type: row.type,
  bytes: row.bytes,
  received: row.received,
  transcriptId: row.transcript_id,
  createdAt: row.created_at.toISOString(),
})

export const findUpload = (db: Database | Tx, orgId: string, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

export const lockUpload = (tx: Tx, orgId: string, id: string): Promise<UploadRow | undefined> =>
  tx.selectFrom('uploads').selectAll().where('org_id', '=', orgId).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertUpload = (tx: Tx, row: Insertable<Tables['uploads']>): Promise<UploadRow> =>
  tx.insertInto('uploads').values(row).returningAll().executeTakeFirstOrThrow()

/** Adds a part, if it is the next. False when it is not any more: another request brought that part. */
export async function addPart(
  db: Database,
  { org_id: orgId, id }: UploadRow,
  offset: number,
  part: UploadPart,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      received: offset + part.bytes,
      parts: sql`parts || ${JSON.stringify([part])}::jsonb`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('received', '=', offset)
    .where('transcript_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The upload has become this call: its parts are not needed any more. */
export async function endUpload(tx: Tx, { org_id: orgId, id }: UploadRow, transcriptId: string): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ transcript_id: transcriptId, parts: '[]' })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

export async function deleteUpload(tx: Database | Tx, orgId: string, id: string): Promise<void> {
  await tx.deleteFrom('uploads').where('org_id', '=', orgId).where('id', '=', id).execute()
}

export async function countOpenUploads(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('uploads')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('transcript_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
