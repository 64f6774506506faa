import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TransferRow } from './transfers.repository.ts'

/**
 * What stays of a segment in the organisation that it leaves: the calls made there, what they found out and moved, which count
 * for what was asked of people and are met again when it comes back; which accounts it had, and who made and archived what.
 * What came along when it came here once goes on with it: nobody here found it.
 */
export async function keepWhatStays(tx: Tx, { org_id: from, id, segment_id: segmentId }: TransferRow): Promise<void> {
  const accounts = sql`(select id from accounts where org_id = ${from} and segment_id = ${segmentId})`
  await tx
    .updateTable('segment_transfers')
    .set({
      account_ids: sql`array${accounts}`,
      made_by: sql`(
        select coalesce(jsonb_object_agg(thing.id, jsonb_build_object(
          'created_by', thing.created_by, 'archived_at', thing.archived_at, 'archived_by', thing.archived_by
        )), '{}')
        from (
          select id, created_by, archived_at, archived_by from target_segments where org_id = ${from} and id = ${segmentId}
          union all
          select id, created_by, archived_at, archived_by from accounts where org_id = ${from} and segment_id = ${segmentId}
          union all
          select id, null, archived_at, archived_by from personas
            where org_id = ${from} and archived_at is not null and account_id in ${accounts}
        ) as thing
      )`,
    })
    .where('org_id', '=', from)
    .where('id', '=', id)
    .where('state', '=', 'leaving')
    .execute()
  await sql`delete from discovered_information
    where org_id = ${from} and user_name is null and account_id in ${accounts}`.execute(tx)
  await sql`delete from account_stage_changes
    where org_id = ${from} and moved_by is null and account_id in ${accounts}`.execute(tx)
}
