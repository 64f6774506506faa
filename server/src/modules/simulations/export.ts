import { buyerNameOf, callTypeLabels, mostExported, type exportSimulations } from '@ringside/contract'
import { difficultyLabels } from '@ringside/contract/simulations/difficulty-labels'
import { outcomeLabels } from '@ringside/contract/simulations/outcome-labels'
import type { z } from 'zod'
import { csvOf, type CsvField } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import { listedRep, type MemberActor } from '../../platform/http/actor.ts'
import type { SavedFile } from '../../platform/http/saved-file.ts'
import type { NamedCall, ReviewedCall } from '../reviews/index.ts'
import { readTurns } from './call-record.repository.ts'
import { listAll } from './listing.repository.ts'
import { findNamed, findSimulation, type ListedRow } from './simulations.repository.ts'

const head = [
  'When (UTC)',
  'Buyer',
  'Title',
  'Account',
  'Rep',
  'Type',
  'Difficulty',
  'Seconds',
  'Outcome',
  'Score',
  'Score by the engine',
  'Change',
  'Retry',
  'Failed a blocker',
]

const rowOf = (row: ListedRow): CsvField[] => [
  (row.ended_at ?? row.created_at).toISOString(),
  buyerNameOf(row.persona),
  row.persona.title,
  row.persona.accountName,
  row.rep_name,
  callTypeLabels[row.type],
  difficultyLabels[row.difficulty],
  row.duration_ms === null ? null : Math.round(row.duration_ms / 1000),
  row.outcome === null ? null : outcomeLabels[row.outcome],
  row.score,
  row.engine_score ?? row.score,
  row.score_change,
  row.forked_from === null && row.from_transcript === null ? 'no' : 'yes',
  row.failed_blocker ? 'yes' : 'no',
]

/** Finished calls as a table: the actor's own, or for an admin anybody's. */
export async function exportCalls(
  db: Database,
  actor: MemberActor,
  filters: z.output<NonNullable<typeof exportSimulations.query>>,
): Promise<SavedFile> {
  const rep = listedRep(actor, filters.userId)
  const { orgId } = actor.membership
  const rows = await listAll(db, { ...filters, orgId, rep }, mostExported)
  return { name: 'practice calls', ending: 'csv', content: csvOf(head, rows.map(rowOf)) }
}

const titleOf = ({ type, persona }: Pick<ListedRow, 'type' | 'persona'>): string =>
  `${callTypeLabels[type].replace(/( call)?$/, ' call')} with ${buyerNameOf(persona)}`

/** What a list says of a practice call. */
export async function nameOfCall(db: Database, orgId: string, id: string): Promise<NamedCall | null> {
  const row = await findNamed(db, orgId, id)
  return row ? { title: titleOf(row), repName: row.rep_name } : null
}

/** A practice call as its review is taken away with it. */
export async function callToExport(db: Database, orgId: string, id: string): Promise<ReviewedCall | null> {
  const row = await findSimulation(db, orgId, id)
  if (!row) return null
  const { firstName, gatekeeper } = row.persona
  const turns = await readTurns(db, { orgId, simulationId: id })
  return {
    title: titleOf(row),
    repName: row.rep_name,
    at: row.ended_at ?? row.created_at,
    durationMs: row.duration_ms ?? 0,
    // Practice calls are kept as words.
    recordingOffsetMs: null,
    lines: turns.map((turn) => ({
      turn: turn.turn,
      speaker: turn.speaker,
      name:
        turn.speaker === 'rep' ? row.rep_name : turn.by !== undefined && gatekeeper ? gatekeeper.firstName : firstName,
      words: turn.words,
      startMs: turn.startMs,
    })),
  }
}
