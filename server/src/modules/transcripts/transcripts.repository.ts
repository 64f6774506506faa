import type { Transcript } from '@ringside/contract'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

type TranscriptTable = Tables['transcripts']
/** A transcript without what was said in it. */
export type TranscriptRow = Omit<Selectable<TranscriptTable>, 'lines'>
export type TranscriptLines = Selectable<TranscriptTable>['lines']

const columns = [
  'org_id',
  'id',
  'user_id',
  'title',
  'file_name',
  'type',
  'state',
  'speakers',
  'rep_speaker',
  'times_estimated',
  'duration_ms',
  'score',
  'failure',
  'hold_id',
  'paid',
  'created_at',
] as const

export const presentTranscript = (row: TranscriptRow): Transcript => ({
  _id: row.id,
  orgId: row.org_id,
  userId: row.user_id,
  title: row.title,
  fileName: row.file_name,
  type: row.type,
  state: row.failure === null ? row.state : 'failed',
  speakers: row.speakers,
  repSpeaker: row.rep_speaker,
  score: row.score,
  failure: row.failure,
  durationMs: row.duration_ms,
  timesEstimated: row.times_estimated,
  createdAt: row.created_at.toISOString(),
})

/** Ids grow with time: the newest are the greatest. */
export const listTranscripts = (
  db: Database,
  { orgId, userId, before, limit }: { orgId: string; userId: string; before: string | undefined; limit: number },
): Promise<TranscriptRow[]> =>
  db
    .selectFrom('transcripts')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function countTranscripts(db: Database, orgId: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transcripts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const findTranscript = (db: Database | Tx, orgId: string, id: string): Promise<TranscriptRow | undefined> =>
  db.selectFrom('transcripts').select(columns).where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

/** The transcript, locked as it is until the transaction ends. */
export const lockTranscript = (tx: Tx, orgId: string, id: string): Promise<TranscriptRow | undefined> =>
  tx
    .selectFrom('transcripts')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function readLines(db: Database, orgId: string, id: string): Promise<TranscriptLines> {
  const row = await db
    .selectFrom('transcripts')
    .select('lines')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.lines ?? []
}

/** A person's transcripts that wait for a credit, in whichever organisation, longest waiting first. */
export const listWaiting = (db: Database, userId: string): Promise<Array<{ orgId: string; id: string }>> =>
  db
    .selectFrom('transcripts')
    .select(['org_id as orgId', 'id'])
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting-for-credit')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const insertTranscript = (tx: Database | Tx, row: Insertable<TranscriptTable>): Promise<TranscriptRow> =>
  tx.insertInto('transcripts').values(row).returning(columns).executeTakeFirstOrThrow()

export const changeTranscript = (
  tx: Tx,
  orgId: string,
  id: string,
  change: Partial<Pick<TranscriptRow, 'state' | 'rep_speaker' | 'score' | 'failure' | 'hold_id' | 'paid'>>,
): Promise<TranscriptRow> =>
  tx
    .updateTable('transcripts')
    .set(change)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function deleteTranscript(tx: Tx, orgId: string, id: string): Promise<void> {
  await tx.deleteFrom('transcripts').where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Counts a file of this day. False when there were `most` already: the condition and the change are one statement. */
export async function takeUpload(db: Database, userId: string, day: string, most: number): Promise<boolean> {
  const taken = await db
    .insertInto('transcript_uploads')
    .values({ user_id: userId, day, uploads: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          day,
          uploads: sql`case when transcript_uploads.day = excluded.day then transcript_uploads.uploads + 1 else 1 end`,
        })
        .where(sql<boolean>`transcript_uploads.day <> excluded.day or transcript_uploads.uploads < ${most}`),
    )
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** How many of somebody's calls are being scored. Until the transaction ends nobody else gets an answer for them. */
export async function lockScoringCount(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('transcript_uploads').select('uploads').where('user_id', '=', userId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('transcripts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'scoring')
    .where('failure', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
