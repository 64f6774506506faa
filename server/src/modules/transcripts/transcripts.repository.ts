import type { Product } from '@ringside/coaching/product-summary/selling'
import type { Seats, Transcript } from '@ringside/contract'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

type TranscriptTable = Tables['transcripts']
/** A transcript without what was said in it, and what the rep sold. */
export type TranscriptRow = Omit<Selectable<TranscriptTable>, 'lines' | 'said' | 'product'> & {
  /** What the person is called whose call it is; null until somebody said which speaker they are. */
  rep_name: string | null
}
export type TranscriptLines = Selectable<TranscriptTable>['lines']

/** The person's own name, whatever the file calls them; by their name in it where they have none or are there no more. */
const repName = sql<string | null>`case when transcripts.rep_speaker is not null then coalesce(
  (select nullif(trim(users.first_name || ' ' || users.last_name), '') from users where users.user_id = transcripts.user_id),
  transcripts.rep_speaker) end`.as('rep_name')

export const listedColumns = [
  repName,
  'org_id',
  'id',
  'user_id',
  'title',
  'file_name',
  'type',
  'state',
  'speakers',
  'rep_speaker',
  'colleagues',
  'times_estimated',
  'duration_ms',
  'score',
  'engine_score',
  'failed_blocker',
  'failure',
  'hold_id',
  'paid',
  'recording_id',
  'recording_media',
  'recording_ms',
  'recording_offset_ms',
  'recording_secret',
  'revision',
  'edited_lines',
  'transcription_id',
  'transcribed_ms',
  'transcription_failure',
  'transcribed_by',
  'created_at',
] as const

/** Who sits where in a call. */
export const seatsOf = (row: Pick<TranscriptRow, 'rep_speaker' | 'colleagues'>): Seats => ({
  repSpeaker: row.rep_speaker,
  colleagues: row.colleagues,
})

export const presentTranscript = (row: TranscriptRow): Transcript => ({
  _id: row.id,
  orgId: row.org_id,
  userId: row.user_id,
  title: row.title,
  fileName: row.file_name,
  type: row.type,
  state: row.state,
  speakers: row.speakers,
  repSpeaker: row.rep_speaker,
  colleagues: row.colleagues,
  repName: row.rep_name,
  score: row.score,
  engineScore: row.engine_score,
  failedBlocker: row.failed_blocker,
  failure: row.failure,
  durationMs: row.duration_ms,
  timesEstimated: row.times_estimated,
  recording: presentRecording(row),
  transcription: presentTranscription(row),
  editedLines: row.edited_lines,
  createdAt: row.created_at.toISOString(),
})

function presentRecording(row: TranscriptRow): Transcript['recording'] {
  const { recording_ms: durationMs, recording_media: media, recording_offset_ms: offsetMs } = row
  return durationMs === null || media === null ? null : { durationMs, media, offsetMs }
}

function presentTranscription(row: TranscriptRow): Transcript['transcription'] {
  const { transcription_failure: why, transcribed_by: by, transcribed_ms: doneMs, recording_ms: allMs } = row
  if (why !== null) return { state: 'failed', why }
  if (by === null) return null
  if (row.transcription_id === null) return { state: 'done', by }
  // All is heard a moment before it is a transcript.
  return { state: 'running', by, percent: Math.min(99, Math.floor((100 * doneMs) / Math.max(1, allMs ?? 0))) }
}

export const findTranscript = (db: Database | Tx, orgId: string, id: string): Promise<TranscriptRow | undefined> =>
  db.selectFrom('transcripts').select(listedColumns).where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst()

/** The transcript, locked as it is until the transaction ends. */
export const lockTranscript = (tx: Tx, orgId: string, id: string): Promise<TranscriptRow | undefined> =>
  tx
    .selectFrom('transcripts')
    .select(listedColumns)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function readLines(db: Database | Tx, orgId: string, id: string): Promise<TranscriptLines> {
  const row = await db
    .selectFrom('transcripts')
    .select('lines')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.lines ?? []
}

/** What the rep sold when the call was first scored; null where it was not, or where nobody had said. */
export async function readProduct(db: Database, orgId: string, id: string): Promise<Product | null> {
  const row = await db
    .selectFrom('transcripts')
    .select('product')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.product ?? null
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
  tx.insertInto('transcripts').values(row).returning(listedColumns).executeTakeFirstOrThrow()

type Columns = Updateable<TranscriptTable>
/** What follows from what was said is worked out of all of it, in kept-words.ts, and changed with it. */
type OfWords = 'speakers' | 'lines' | 'edited_lines' | 'times_estimated'
type Change = Omit<Columns, OfWords> & ({ [column in OfWords]?: never } | Required<Pick<Columns, OfWords>>)

export const changeTranscript = (
  tx: Tx,
  { org_id: orgId, id }: Pick<TranscriptRow, 'org_id' | 'id'>,
  change: Change,
): Promise<TranscriptRow> =>
  tx
    .updateTable('transcripts')
    .set(change)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(listedColumns)
    .executeTakeFirstOrThrow()

/** Of a call whose review holds no longer, and which is not scored. */
export const unscored = { score: null, engine_score: null, failed_blocker: false, failure: null } as const

/** The score of a call as it counts. False for one that is not scored, or is being scored anew. */
export async function setScore(
  tx: Tx,
  orgId: string,
  id: string,
  { total, engineTotal }: { total: number | null; engineTotal: number | null },
): Promise<boolean> {
  const changed = await tx
    .updateTable('transcripts')
    .set({ score: total, engine_score: engineTotal })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'reviewed')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function deleteTranscript(tx: Tx, orgId: string, id: string): Promise<void> {
  await tx.deleteFrom('transcripts').where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Counts a file of this day. False when there were `most` already: the condition and the change are one statement. */
export async function takeUpload(db: Database | Tx, userId: string, day: string, most: number): Promise<boolean> {
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
    .executeTakeFirstOrThrow()
  return count
}
