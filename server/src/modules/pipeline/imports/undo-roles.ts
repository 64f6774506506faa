import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ImportedThings } from '../../../platform/database/tables/pipeline.ts'

/**
 * Takes away the decision makers that the import made, that are in use as it left them, stand for nobody and were not taken up by the
 * team. Returns how many went. One statement: whoever takes one up at this moment keeps it.
 */
export async function deleteUnusedDecisionMakers(tx: Tx, orgId: string, made: ImportedThings): Promise<number> {
  if (made.contactProfiles.length === 0) return 0
  const { numDeletedRows } = await tx
    .deleteFrom('contact_profiles as contact')
    .where('contact.org_id', '=', orgId)
    .where('contact.id', 'in', made.contactProfiles)
    .where('contact.active', '=', true)
    .where('contact.everywhere', '=', false)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('personas')
            .select('personas.id')
            .whereRef('personas.org_id', '=', 'contact.org_id')
            .whereRef('personas.contact_profile_id', '=', 'contact.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Decision makers that the import brought back go into the archive again, as they were there, unless the team has taken one up or
 * somebody became one of them since: only while it is in use a role gets people. Returns how many went.
 */
export async function archiveAgain(
  tx: Tx,
  orgId: string,
  broughtBack: NonNullable<ImportedThings['broughtBack']>,
): Promise<number> {
  let archived = 0
  for (const { id, archivedAt, archivedBy, everywhere } of broughtBack) {
    const { numUpdatedRows } = await tx
      .updateTable('contact_profiles')
      .set({ active: false, archived_at: archivedAt, archived_by: archivedBy, everywhere })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .where('active', '=', true)
      .where('everywhere', '=', false)
      .where(
        sql<boolean>`not exists (select 1 from personas where personas.org_id = ${orgId}
          and personas.contact_profile_id = ${id} and personas.created_at > ${archivedAt})`,
      )
      .executeTakeFirstOrThrow()
    archived += Number(numUpdatedRows)
  }
  return archived
}
