import { sql } from 'kysely'
import { z } from 'zod'
import type { ObjectKey, ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import { deleteRows, type Retention } from '../../platform/retention.ts'

/** A file in the object storage: `id` is that of the upload it came with, and stays when it is the recording of a call. */
export interface StoredFile {
  readonly orgId: string
  readonly id: string
}

export const partKey = ({ orgId, id }: StoredFile, name: string): ObjectKey => [orgId, 'uploads', id, name]
const partsKey = ({ orgId, id }: StoredFile): ObjectKey => [orgId, 'uploads', id]
export const recordingKey = ({ orgId, id }: StoredFile): ObjectKey => [orgId, 'recordings', id]

/** Lets go of the parts that a file arrived in, not of the recording made of them. */
export const removeParts = (storage: ObjectStorage, file: StoredFile): Promise<void> => storage.remove(partsKey(file))

/** Lets go of a file in whatever form it is kept. Its data is a `StoredFile`. */
export const removeFileJob = 'stored-file-remove'

export const keepTrack = async (
  tx: Tx,
  file: StoredFile & { userId: string; bytes: number; at: Date },
): Promise<void> => {
  const row = { org_id: file.orgId, id: file.id, user_id: file.userId, bytes: file.bytes, created_at: file.at }
  await tx.insertInto('stored_files').values(row).execute()
}

/** How many bytes of somebody's files are kept or on their way, in all their organisations. */
export async function keptBytes(tx: Tx, userId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('stored_files')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return sum
}

/** First the bytes, then the note of them: what is noted is found again, whatever happens between the two. */
async function removeFile({ db, storage }: StoredFilesNeeds, file: StoredFile): Promise<void> {
  await removeParts(storage, file)
  await storage.remove(recordingKey(file))
  await db.deleteFrom('stored_files').where('org_id', '=', file.orgId).where('id', '=', file.id).execute()
}

interface StoredFilesNeeds {
  readonly db: Database
  readonly storage: ObjectStorage
}

export const removeFileHandler = (needs: StoredFilesNeeds): JobHandler =>
  defineJob({
    name: removeFileJob,
    data: z.object({ orgId: z.string(), id: z.uuid() }),
    handle: (file) => removeFile(needs, file),
    concurrency: 2,
  })

/** Uploads that nobody went on with, and files whose upload, call or organisation is gone. */
export const fileRetentions = (needs: StoredFilesNeeds): Retention[] => [
  {
    days: 1,
    forget: (before, atMost) =>
      deleteRows(needs.db, { table: 'uploads', key: ['org_id', 'id'], where: sql`created_at < ${before}` }, atMost),
  },
  { days: 1, forget: (before, atMost) => removeOrphans(needs, before, atMost) },
]

async function removeOrphans(needs: StoredFilesNeeds, before: Date, atMost: number): Promise<number> {
  const found = await needs.db
    .selectFrom('stored_files as file')
    .select(['file.org_id as orgId', 'file.id'])
    .where('file.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('uploads')
            .select('uploads.id')
            .whereRef('uploads.org_id', '=', 'file.org_id')
            .whereRef('uploads.id', '=', 'file.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transcripts')
            .select('transcripts.id')
            .whereRef('transcripts.org_id', '=', 'file.org_id')
            .whereRef('transcripts.recording_id', '=', 'file.id'),
        ),
      ),
    )
    .limit(atMost)
    .execute()
  for (const file of found) await removeFile(needs, file)
  return found.length
}
