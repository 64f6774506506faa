import { callTypeLabels, isRep, sideOf, mostExported, type exportTranscripts } from '@ringside/contract'
import type { z } from 'zod'
import { csvOf, type CsvField } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import { listedRep, type MemberActor } from '../../platform/http/actor.ts'
import type { SavedFile } from '../../platform/http/saved-file.ts'
import type { NamedCall, ReviewedCall } from '../reviews/index.ts'
import { listAll } from './listing.repository.ts'
import { timedLines } from './line-times.ts'
import { findTranscript, readLines, seatsOf, type TranscriptRow } from './transcripts.repository.ts'

const head = [
  'Uploaded (UTC)',
  'Title',
  'File',
  'Rep',
  'Speakers',
  'Type',
  'Seconds',
  'Score',
  'Score by the engine',
  'State',
  'Failed a blocker',
]

const rowOf = (row: TranscriptRow): CsvField[] => [
  row.created_at.toISOString(),
  row.title,
  row.file_name,
  row.rep_name,
  row.speakers.join('; '),
  callTypeLabels[row.type],
  Math.round(row.duration_ms / 1000),
  row.score,
  row.engine_score ?? row.score,
  row.state,
  row.failed_blocker ? 'yes' : 'no',
]

/** Uploaded calls as a table: the actor's own, or for an admin anybody's. */
export async function exportUploaded(
  db: Database,
  actor: MemberActor,
  filters: z.output<NonNullable<typeof exportTranscripts.query>>,
): Promise<SavedFile> {
  const rep = listedRep(actor, filters.userId)
  const { orgId } = actor.membership
  const rows = await listAll(db, { ...filters, orgId, rep }, mostExported)
  return { name: 'uploaded calls', ending: 'csv', content: csvOf(head, rows.map(rowOf)) }
}

const nobodyYet = 'The rep'

/** What a list says of an uploaded call. */
export async function nameOfTranscript(db: Database, orgId: string, id: string): Promise<NamedCall | null> {
  const row = await findTranscript(db, orgId, id)
  return row ? { title: row.title, repName: row.rep_name ?? nobodyYet } : null
}

/** An uploaded call as its review is taken away with it. */
export async function transcriptToExport(db: Database, orgId: string, id: string): Promise<ReviewedCall | null> {
  const row = await findTranscript(db, orgId, id)
  if (!row) return null
  const { lines } = timedLines(await readLines(db, orgId, id))
  return {
    title: row.title,
    repName: row.rep_name ?? nobodyYet,
    at: row.created_at,
    durationMs: row.duration_ms,
    recordingOffsetMs: row.recording_id === null ? null : row.recording_offset_ms,
    lines: lines.map(({ name, words, startMs }, turn) => ({
      turn,
      speaker: sideOf(name, seatsOf(row)),
      name: isRep(name, row.rep_speaker) ? (row.rep_name ?? name) : name,
      words,
      startMs: Math.round(startMs),
    })),
  }
}
