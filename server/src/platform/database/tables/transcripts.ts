import type { TranscriptLine } from '@ringside/coaching/transcripts/index'
import type { CallType, Transcript } from '@ringside/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Time } from './identity.ts'

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
  lines: JSONColumnType<TranscriptLine[]>
  times_estimated: boolean
  duration_ms: number
  score: number | null
  failure: Generated<Transcript['failure']>
  hold_id: string | null
  paid: Generated<boolean>
  created_at: Time
}

interface TranscriptUploadsTable {
  user_id: string
  /** "2026-11-21", in UTC. */
  day: string
  uploads: number
}

export interface TranscriptTables {
  transcripts: TranscriptsTable
  transcript_uploads: TranscriptUploadsTable
}
