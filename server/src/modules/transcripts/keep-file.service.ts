import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { uploadLimits, type CallType, type Transcript, type uploadTranscript } from '@ringside/contract'
import type { z } from 'zod'
import type { Documents } from '../../integrations/documents/documents.ts'
import type { ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { headBytes, kindOf, mustFit } from './file-kind.ts'
import { keptWords } from './kept-words.ts'
import { mustFindTranscript, lockOwn, mustHaveScoringRoom, mustNeedWords } from './own-transcripts.ts'
import { documentWords, readWords, type UsableFile } from './read-words.ts'
import { storedSound, type Recording } from './recording.ts'
import { repSpeakerIn } from './rep-speaker.ts'
import type { Scoring } from './scoring.service.ts'
import { recordingKey, removeFileJob } from './stored-files.ts'
import { titleOf } from './title.ts'
import type { Transcription } from './transcription.service.ts'
import { firstWordMs } from './line-times.ts'
import type { TranscriptWork } from './transcript-work.ts'
import * as transcripts from './transcripts.repository.ts'

type Uploaded = z.output<NonNullable<typeof uploadTranscript.body>>

/** A file that is here whole. */
export interface ArrivedFile {
  readonly orgId: string
  /** That of the upload; a recording is kept under it. */
  readonly id: string
  readonly fileName: string
  readonly type: CallType
  readonly bytes: number
  /** The uploaded call it is to be added to. */
  readonly addedTo: string | null
  content(): AsyncIterable<Uint8Array>
}

/** Ties what a file becomes to its upload, in the same transaction. Must come to the same when it is made again. */
export type Settle = (tx: Tx, transcriptId: string) => Promise<void>

export interface KeepFileNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  storage: ObjectStorage
  scoring: Pick<Scoring, 'changeAndBegin'>
  work: Pick<TranscriptWork, 'read' | 'sound'>
  documents: Documents
  transcription: Pick<Transcription, 'begin' | 'stop'>
}

/** Counts a file of today's. Throws `rate-limited` when there were as many as may be: reading is what has to be limited. */
export async function countFile(db: Database | Tx, clock: Clock, userId: string): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10)
  if (await transcripts.takeUpload(db, userId, day, uploadLimits.filesPerDay)) return
  throw new AppError('rate-limited', enoughForToday)
}

const enoughForToday = `You have uploaded ${uploadLimits.filesPerDay} files today. Upload the others tomorrow.`

/** Keeps the words of a call, whether or not there is a credit to score it with. */
export async function keepText(needs: KeepFileNeeds, actor: MemberActor, file: Uploaded): Promise<Transcript> {
  await countFile(needs.db, needs.clock, actor.userId)
  const { fileName, content, type } = file
  return newCall(needs, actor, { fileName, type, read: await readWords(needs.work, fileName, content) })
}

/** Makes a call of a file that is here whole, or adds it to the call that it belongs to. */
export async function keepFile(
  needs: KeepFileNeeds,
  actor: MemberActor,
  file: ArrivedFile,
  settle: Settle,
): Promise<Transcript> {
  const kind = await kindOf(await headOf(file))
  mustFit(kind, file.bytes)
  if (kind === 'recording') return keepRecording(needs, actor, file, settle)
  const bytes = await buffer(file.content())
  const content = kind === 'document' ? await documentWords(needs.documents, bytes) : bytes
  const read = await readWords(needs.work, file.fileName, content)
  const { fileName, type, addedTo } = file
  // Its words are kept; the file itself is not needed any more.
  const settled: Settle = async (tx, id) => {
    await settle(tx, id)
    await needs.jobs.enqueue(tx, removeFileJob, { orgId: file.orgId, id: file.id })
  }
  if (addedTo !== null) return addWords(needs, actor, { id: addedTo, fileName, read, settle: settled })
  return newCall(needs, actor, { fileName, type, read, settle: settled })
}

async function headOf(file: ArrivedFile): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of file.content()) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= headBytes) break
  }
  return Buffer.concat(pieces)
}

async function newCall(
  { db, clock, scoring }: KeepFileNeeds,
  actor: MemberActor,
  file: { fileName: string; type: CallType; read: UsableFile; settle?: Settle },
): Promise<Transcript> {
  const { orgId } = actor.membership
  const id = newId()
  const row = rowOf(actor, file, id, clock.now())
  const words = wordsOf(actor, row, file.read)
  await scoring.changeAndBegin(orgId, id, async (tx) => {
    if (words.rep_speaker !== null) await mustHaveScoringRoom(tx, actor.userId)
    await transcripts.insertTranscript(tx, {
      ...row,
      ...words,
    })
    await file.settle?.(tx, id)
    return words.rep_speaker !== null
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, orgId, id))
}

const rowOf = (actor: MemberActor, { fileName, type }: { fileName: string; type: CallType }, id: string, now: Date) =>
  ({
    org_id: actor.membership.orgId,
    id,
    user_id: actor.userId,
    file_name: fileName,
    type,
    score: null,
    hold_id: null,
    created_at: now,
  }) as const

/** What a transcript file says of a call. Who its rep is may be told by their name. */
const wordsOf = (
  actor: MemberActor,
  row: Pick<transcripts.TranscriptRow, 'file_name' | 'type'>,
  { parsed }: UsableFile,
) => keptWords(row, { lines: parsed.turns, repSpeaker: repSpeakerIn(parsed.speakers, actor), colleagues: [] })

/** Adds a transcript to a recording that has none. The call keeps the name that the recording's file gave it, if it tells. */
async function addWords(
  { db, scoring, transcription }: KeepFileNeeds,
  actor: MemberActor,
  file: { id: string; fileName: string; read: UsableFile; settle: Settle },
): Promise<Transcript> {
  const { orgId } = actor.membership
  await scoring.changeAndBegin(orgId, file.id, async (tx) => {
    const row = await lockOwn(tx, actor, file.id)
    mustNeedWords(row)
    const words = wordsOf(actor, row, file.read)
    if (words.rep_speaker !== null) await mustHaveScoringRoom(tx, actor.userId)
    await transcription.stop(tx, row)
    await transcripts.changeTranscript(tx, row, {
      ...words,
      recording_offset_ms: offsetOf(file.read.parsed.turns, row.recording_ms ?? 0),
    })
    await file.settle(tx, file.id)
    return words.rep_speaker !== null
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, orgId, file.id))
}

/**
 * Where in a recording the first word of a transcript is, by the transcript's own times. They count from the recording's
 * beginning unless they are times of day, which lie beyond its end.
 */
function offsetOf(lines: transcripts.TranscriptLines, recordingMs: number): number {
  const first = firstWordMs(lines) ?? 0
  return first < recordingMs ? first : 0
}

async function keepRecording(
  needs: KeepFileNeeds,
  actor: MemberActor,
  file: ArrivedFile,
  settle: Settle,
): Promise<Transcript> {
  const key = recordingKey(file)
  await needs.storage.put(key, file.content())
  const recording = await needs.work.sound.measure(storedSound(needs.storage, key))
  return file.addedTo === null
    ? newRecording(needs, actor, { file, recording, settle })
    : addRecording(needs, actor, { file, recording, settle, id: file.addedTo })
}

interface KeptRecording {
  file: ArrivedFile
  recording: Recording
  settle: Settle
}

const recordingColumns = ({ file, recording }: KeptRecording) => ({
  recording_id: file.id,
  recording_media: recording.media,
  recording_ms: recording.durationMs,
  recording_secret: randomBytes(32).toString('base64url'),
})

async function newRecording(
  { db, clock, transcription }: KeepFileNeeds,
  actor: MemberActor,
  kept: KeptRecording,
): Promise<Transcript> {
  const id = newId()
  const { file, recording, settle } = kept
  const columns = recordingColumns(kept)
  await db.transaction().execute(async (tx) => {
    const row = await transcripts.insertTranscript(tx, {
      ...rowOf(actor, file, id, clock.now()),
      ...columns,
      title: titleOf(file.fileName, { speakers: [], repSpeaker: null, colleagues: [], type: file.type }),
      state: 'needs-transcript',
      speakers: '[]',
      rep_speaker: null,
      lines: '[]',
      times_estimated: false,
      duration_ms: recording.durationMs,
    })
    await transcription.begin(tx, row)
    await settle(tx, id)
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, actor.membership.orgId, id))
}

/** Adds a recording to the words of a call, in place of one that it had. */
async function addRecording(
  { db, jobs, transcription }: KeepFileNeeds,
  actor: MemberActor,
  kept: KeptRecording & { id: string },
): Promise<Transcript> {
  const { orgId } = actor.membership
  const { id, recording, settle } = kept
  const columns = recordingColumns(kept)
  await db.transaction().execute(async (tx) => {
    const row = await lockOwn(tx, actor, id)
    const lines = await transcripts.readLines(tx, orgId, id)
    const offset = offsetOf(lines, recording.durationMs)
    const duration = lines.length === 0 ? { duration_ms: recording.durationMs } : {}
    // What was heard of the old recording is nothing of the new one.
    await transcription.stop(tx, row)
    const added = await transcripts.changeTranscript(tx, row, { ...columns, ...duration, recording_offset_ms: offset })
    if (lines.length === 0) await transcription.begin(tx, added)
    await settle(tx, id)
    if (row.recording_id !== null) await jobs.enqueue(tx, removeFileJob, { orgId, id: row.recording_id })
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, orgId, id))
}
