import { sideOf, type FoundLine, type listTranscripts } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { findLine } from '../../platform/found-line.ts'
import { listedRep, type MemberActor } from '../../platform/http/actor.ts'
import { listPage, readLinesOf } from './listing.repository.ts'
import { timedLines } from './line-times.ts'
import { presentTranscript, seatsOf, type TranscriptLines, type TranscriptRow } from './transcripts.repository.ts'

/** One page of one's own uploaded calls; an admin may ask for anybody's, or everybody's. */
export async function listUploaded(
  db: Database,
  actor: MemberActor,
  wanted: z.output<NonNullable<typeof listTranscripts.query>>,
): Promise<z.output<typeof listTranscripts.response>> {
  const rep = listedRep(actor, wanted.userId)
  const { orgId } = actor.membership
  const { rows, ...counts } = await listPage(db, { ...wanted, orgId, rep })
  const found = await foundLines(db, rows, wanted.search)
  return { items: rows.map((row) => ({ ...presentTranscript(row), found: found.get(row.id) ?? null })), ...counts }
}

/** For each call of a page where a search was said in it; none for a call that was found by its title or a speaker. */
async function foundLines(
  db: Database,
  rows: readonly TranscriptRow[],
  search: string | undefined,
): Promise<Map<string, FoundLine>> {
  if (!search) return new Map()
  const byWords = rows.filter(({ title, speakers }) => {
    const names = [title, ...speakers].join(' ').toLowerCase()
    return !names.includes(search.toLowerCase())
  })
  const [first] = byWords
  if (first === undefined) return new Map()
  const lines = await readLinesOf(
    db,
    first.org_id,
    byWords.map(({ id }) => id),
  )
  return new Map(
    byWords.flatMap((row) => {
      const line = findLine(spokenIn(row, lines.get(row.id) ?? []), search)
      return line ? [[row.id, line] as const] : []
    }),
  )
}

function spokenIn(row: TranscriptRow, turns: TranscriptLines): FoundLine[] {
  const speakerOf = (name: string): FoundLine['speaker'] => {
    const side = sideOf(name, seatsOf(row))
    return row.rep_speaker === null || side === 'colleague' ? null : side
  }
  return timedLines(turns).lines.map(({ name, words, startMs }) => ({
    speaker: speakerOf(name),
    words,
    startMs: Math.round(startMs),
  }))
}
