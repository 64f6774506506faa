import type { AccountImport } from '@ringside/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ImportedThings } from '../../../platform/database/tables/pipeline.ts'
import { AppError } from '../../../platform/errors.ts'

/**
 * Throws `conflict` while anything that an import made is on its way to another organisation: what becomes of it is not
 * decided, and an import is undone once. None of it sets out from here on until the transaction ends.
 */
export async function refuseWhileMoving(tx: Tx, orgId: string, made: ImportedThings): Promise<void> {
  const places = [...made.accounts, ...(made.seats ?? []).map(({ accountId }) => accountId)]
  const { rows } = await sql<{ isMoving: boolean }>`
    select moving_to is not null as "isMoving" from target_segments
    where org_id = ${orgId} and id in (
      select segment_id from accounts where org_id = ${orgId} and (id = any(${places}::uuid[]) or id in (
        select account_id from personas where org_id = ${orgId} and id = any(${made.personas}::uuid[]))))
    order by id for share`.execute(tx)
  if (rows.some(({ isMoving }) => isMoving))
    throw new AppError('conflict', 'Some of it is moving to another organisation. Undo it once the move is over.')
}

/** What is not in this organisation any more, counted: its names are the other organisation's by now. */
export async function movedSince(tx: Tx, orgId: string, made: ImportedThings): Promise<AccountImport['kept']> {
  const seated = (made.seats ?? []).flatMap(({ personaId }) => personaId ?? [])
  const gone = [
    await countGone(tx, orgId, { table: 'accounts', ids: made.accounts, words: ['account', 'accounts'] }),
    await countGone(tx, orgId, { table: 'personas', ids: [...made.personas, ...seated], words: ['person', 'people'] }),
  ].filter((words) => words !== null)
  return gone.length === 0
    ? []
    : [{ name: gone.join(' and '), reason: 'They moved to another organisation since, and stay there.' }]
}

/** "2 accounts"; null where all of them are there. */
async function countGone(
  tx: Tx,
  orgId: string,
  { table, ids, words: [one, several] }: { table: 'accounts' | 'personas'; ids: string[]; words: [string, string] },
): Promise<string | null> {
  if (ids.length === 0) return null
  const all = new Set(ids)
  const there = await tx
    .selectFrom(table)
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...all])
    .execute()
  const gone = all.size - there.length
  return gone === 0 ? null : `${gone.toLocaleString('en-GB')} ${gone === 1 ? one : several}`
}
