import type { Product } from '@ringside/coaching/product-summary/selling'
import type { HeardPiece, TranscriptLine } from '@ringside/coaching/transcripts/index'
import type { CallType, Transcript, TranscriptionFailure } from '@ringside/contract'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Time } from './identity.ts'

/** A line of a call; `original` are its words as they came, when somebody has put them right since, and `originalTimes` theirs. */
export type KeptLine = TranscriptLine & { original?: string; originalTimes?: NonNullable<TranscriptLine['wordTimes']> }

interface TranscriptsTable {
  org_id: string
  id: string
  user_id: string
  title: string
  file_name: string
  type: CallType
  state: Transcript['state']
  speakers: JSONColumnType<string[]>
  rep_speaker: string | null
  colleagues: JSONColumnType<string[], string | undefined>
  lines: JSONColumnType<KeptLine[]>
  times_estimated: boolean
  duration_ms: number
  score: number | null
  engine_score: Generated<number | null>
  failed_blocker: Generated<boolean>
  failure: Generated<Transcript['failure']>
  hold_id: string | null
  paid: Generated<boolean>
  recording_id: Generated<string | null>
  recording_media: Generated<string | null>
  recording_ms: Generated<number | null>
  recording_offset_ms: Generated<number>
  recording_secret: Generated<string | null>
  revision: Generated<number>
  edited_lines: Generated<number>
  transcription_id: Generated<string | null>
  transcribed_ms: Generated<number>
  transcription_failure: Generated<TranscriptionFailure | null>
  transcribed_by: Generated<string | null>
  /** What the rep sold when the call was first scored. */
  product: JSONColumnType<Product> | null
  created_at: Time
  /** The words of the lines, for searching alone. */
  said: GeneratedAlways<string | null>
}

interface TranscriptUploadsTable {
  user_id: string
  /** "2026-11-21", in UTC. */
  day: string
  uploads: number
}

/** A part of a file that is on its way here, under this name in the object storage. */
export interface UploadPart {
  name: string
  bytes: number
}

interface UploadsTable {
  org_id: string
  id: string
  user_id: string
  file_name: string
  type: CallType
  bytes: number
  received: Generated<number>
  parts: JSONColumnType<UploadPart[], string | undefined>
  added_to: string | null
  transcript_id: Generated<string | null>
  created_at: Time
}

interface StoredFilesTable {
  org_id: string
  id: string
  user_id: string
  bytes: number
  created_at: Time
}

/** What was sent to a speech service for a recording; `cost` in millionths of a dollar. */
interface TranscriptionsTable {
  org_id: string
  id: string
  transcript_id: string
  month: string
  reserved_ms: number
  sent_ms: Generated<number>
  cost: Generated<number>
  begun_at: Time
}

interface TranscriptionPartsTable {
  org_id: string
  transcription_id: string
  asked_ms: number
  from_ms: number
  to_ms: number
  pieces: JSONColumnType<HeardPiece[]>
}

interface TranscriptionMonthsTable {
  org_id: string
  month: string
  ms: number
  cost: Generated<number>
}

/** With whom an uploaded call is practised, and how often it was taken up. */
interface CallPracticesTable {
  org_id: string
  transcript_id: string
  persona_id: string
  retries: Generated<number>
  rep_speaker: Generated<string | null>
}

export interface TranscriptTables {
  call_practices: CallPracticesTable
  transcripts: TranscriptsTable
  transcript_uploads: TranscriptUploadsTable
  uploads: UploadsTable
  stored_files: StoredFilesTable
  transcriptions: TranscriptionsTable
  transcription_parts: TranscriptionPartsTable
  transcription_months: TranscriptionMonthsTable
}
