import type { FoundLine } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import { findLine } from '../../platform/found-line.ts'
import { readTurnsOf } from './call-record.repository.ts'
import type { ListedRow } from './simulations.repository.ts'

const namesIn = ({ rep_name, persona }: ListedRow): string =>
  [rep_name, persona.firstName, persona.lastName, persona.title, persona.accountName].join(' ').toLowerCase()

/**
 * For each call of a page where a search was said in it. A call that was found by a name has no line: people are greeted by
 * their name in every call with them.
 */
export async function foundLines(
  db: Database,
  orgId: string,
  rows: readonly ListedRow[],
  search: string | undefined,
): Promise<Map<string, FoundLine>> {
  if (!search) return new Map()
  const byWords = rows.filter((row) => !namesIn(row).includes(search.toLowerCase()))
  const turns = await readTurnsOf(
    db,
    orgId,
    byWords.map(({ id }) => id),
  )
  return new Map(
    [...turns].flatMap(([id, said]) => {
      const line = findLine(said, search)
      return line ? [[id, line] as const] : []
    }),
  )
}
