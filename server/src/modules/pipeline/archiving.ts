import { archivedInOverview } from '@ringside/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { mustBeCaller, type MemberActor } from '../../platform/http/actor.ts'
import { claimAll, giveBackAll, lockCounts, type Counts } from './caps.repository.ts'

/** When something was archived and by whom; null while it is in use. */
export type Archived = { at: Date; by: string } | null

/** The columns that say so. */
export const archiveColumns = (archived: Archived): { archived_at: Date | null; archived_by: string | null } => ({
  archived_at: archived?.at ?? null,
  archived_by: archived?.by ?? null,
})

/**
 * Ids of the rows of a table that the overview leaves out: of those archived, all but the last. Mostly there are none, so
 * that leaving them out costs next to nothing.
 */
export type HiddenIds = RawBuilder<string>

export const hiddenIds = (
  table: 'target_segments' | 'contact_profiles' | 'accounts' | 'personas',
  orgId: string,
): HiddenIds =>
  sql<string>`(select id from ${sql.table(table)} where org_id = ${orgId} and archived_at is not null
    order by archived_at desc, id desc offset ${archivedInOverview})`

/** As `hiddenIds`, of segments. One whose accounts are in use is never hidden: the overview tells where they belong. */
export const hiddenSegmentIds = (orgId: string): HiddenIds =>
  sql<string>`(select id from ${hiddenIds('target_segments', orgId)} as hidden
    where not exists (select 1 from accounts where org_id = ${orgId} and segment_id = hidden.id and active))`

/** A kind of thing that can be archived and restored. */
export interface Shelf<Row extends { archived_at: Date | null }> {
  /** What it counts as, itself and what can be used with it alone, as things stand. */
  readonly load: (tx: Tx, row: Row) => Promise<Partial<Counts>>
  /** The row; its archive state stays as it is until the transaction ends, as the counts are taken. Throws `not-found`. */
  readonly lock: (tx: Tx, orgId: string, id: string) => Promise<Row>
  readonly setArchived: (tx: Tx, orgId: string, id: string, archived: Archived) => Promise<Row>
  /** Throws when it can't come back. */
  readonly refuseRestoring?: (tx: Tx, row: Row) => Promise<void>
  /** What else is as it was, once it is back. */
  readonly afterRestoring?: (tx: Tx, row: Row) => Promise<void>
}

/**
 * Archives or restores in the caller's own name. What is archived does not count towards its cap, nor do the people of an
 * archived account, and restoring needs room for all of it. Nothing cascades, and doing it twice is doing it once.
 */
export function shelve<Row extends { archived_at: Date | null }>(
  { db, clock }: { db: Database; clock: Clock },
  shelf: Shelf<Row>,
  { actor, id, userId, archive }: { actor: MemberActor; id: string; userId: string; archive: boolean },
): Promise<Row> {
  mustBeCaller(actor, userId)
  const { orgId } = actor.membership
  return inTransaction(db, async (tx) => {
    await lockCounts(tx, orgId)
    const row = await shelf.lock(tx, orgId, id)
    if ((row.archived_at !== null) === archive) return row
    const load = await shelf.load(tx, row)
    if (archive) {
      await giveBackAll(tx, orgId, load)
      return shelf.setArchived(tx, orgId, id, { at: clock.now(), by: actor.userId })
    }
    await shelf.refuseRestoring?.(tx, row)
    await claimAll(tx, orgId, load)
    const restored = await shelf.setArchived(tx, orgId, id, null)
    await shelf.afterRestoring?.(tx, restored)
    return restored
  })
}
