import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import type { TransferRow } from './transfers.repository.ts'

interface Copied {
  readonly where: RawBuilder<boolean>
  /** The columns that are others there. */
  readonly changes: RawBuilder<unknown>
}

/** Copies the rows of a table, called `kept` in `where` and `changes`, with every column there is but for the changes. */
const copyRows = (tx: Tx, table: keyof Tables, { where, changes }: Copied): Promise<unknown> =>
  sql`insert into ${sql.table(table)}
    select made.* from ${sql.table(table)} as kept, lateral jsonb_populate_record(kept, ${changes}) as made
    where ${where}`.execute(tx)

/**
 * Copies the segment, its accounts, their people, stages and what is known of them. `slugs` and `contacts` say what
 * becomes of a slug that is taken and of a contact profile's id. The statements carry no row through this server.
 *
 * People and calls of one organisation are no business of another: who made and archived what is whoever asked for the
 * move there, unless it was there before, and the move's id stands for the calls.
 */
export async function copySegment(
  tx: Tx,
  transfer: TransferRow,
  slugs: Record<string, string>,
  contacts: Record<string, string>,
): Promise<void> {
  const { org_id: from, other_org_id: to, segment_id: segmentId } = transfer
  const { madeBy, archivedBy } = whoDid(transfer)
  await copyRows(tx, 'target_segments', {
    where: sql`kept.org_id = ${from} and kept.id = ${segmentId}`,
    changes: sql`jsonb_build_object('org_id', ${to}::text, 'moving_to', null,
      'created_by', ${madeBy}, 'archived_by', ${archivedBy})`,
  })
  await copyRows(tx, 'accounts', {
    where: sql`kept.org_id = ${from} and kept.segment_id = ${segmentId}`,
    changes: sql`jsonb_build_object('org_id', ${to}::text, 'created_by', ${madeBy}, 'archived_by', ${archivedBy},
      'slug', coalesce(${JSON.stringify(slugs)}::jsonb ->> kept.slug, kept.slug))`,
  })
  await copyRows(tx, 'personas', {
    where: sql`kept.org_id = ${from} and kept.account_id in ${accountsOf(from, segmentId)}`,
    changes: sql`jsonb_build_object('org_id', ${to}::text, 'archived_by', ${archivedBy},
      'contact_profile_id', ${JSON.stringify(contacts)}::jsonb ->> kept.contact_profile_id::text)`,
  })
  await copyHistory(tx, transfer)
}

const accountsOf = (orgId: string, segmentId: string) =>
  sql`(select id from accounts where org_id = ${orgId} and segment_id = ${segmentId})`

/** Who made and who archived `kept`: as it was when it left that organisation last, else whoever asked for the move. */
function whoDid({ other_org_id: to, segment_id: segmentId, requested_by: mover }: TransferRow) {
  const before = sql`((select made_by from segment_transfers
    where org_id = ${to} and segment_id = ${segmentId} and state = 'left'
    order by finished_at desc, id desc limit 1) -> kept.id::text)`
  return {
    madeBy: sql`coalesce(${before} ->> 'created_by', ${mover}::text)`,
    archivedBy: sql`case
      when kept.archived_at is null then null
      when (${before} ->> 'archived_at')::timestamptz = kept.archived_at then ${before} ->> 'archived_by'
      else ${mover}::text end`,
  }
}

/**
 * How deals came to where they stand, and what is known: each fact where it was first heard. Of what the other organisation
 * has noted itself when the accounts were there, nothing is copied.
 */
async function copyHistory(
  tx: Tx,
  { org_id: from, other_org_id: to, id, segment_id: segmentId }: TransferRow,
): Promise<void> {
  const atTheirs = sql`kept.org_id = ${from} and kept.account_id in ${accountsOf(from, segmentId)}`
  await copyRows(tx, 'account_stage_changes', {
    where: sql`${atTheirs} and not exists (select 1 from account_stage_changes as own
      where own.org_id = ${to} and own.account_id = kept.account_id and own.id = kept.id)`,
    changes: sql`jsonb_build_object('org_id', ${to}::text, 'moved_by', null, 'moved_by_name', null,
      'simulation_id', case when kept.simulation_id is null then null else ${id}::text end)`,
  })
  await copyRows(tx, 'discovered_information', {
    where: sql`${atTheirs}
      and not exists (select 1 from discovered_information as own
        where own.org_id = ${to} and own.account_id = kept.account_id and own.fact_id = kept.fact_id)
      and not exists (select 1 from discovered_information as earlier
        where earlier.org_id = ${from} and earlier.account_id = kept.account_id and earlier.fact_id = kept.fact_id
          and (earlier.at, earlier.simulation_id) < (kept.at, kept.simulation_id))`,
    changes: sql`jsonb_build_object('org_id', ${to}::text, 'user_id', null, 'user_name', null, 'simulation_id', ${id}::text)`,
  })
}
