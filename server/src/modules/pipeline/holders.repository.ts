import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { HoldersOf } from '../../platform/http/mount.ts'

/** What a path of the pipeline can name by an id. */
type Named = 'target_segments' | 'contact_profiles' | 'accounts' | 'personas'

/** Tells which of a caller's organisations have the one of these that a path names. */
export const holdersAmong =
  (db: Database, named: Named): HoldersOf =>
  async (orgIds, id) => {
    const { rows } = await sql<{ orgId: string }>`
      select org_id as "orgId" from ${sql.table(named)} where org_id = any(${[...orgIds]}) and id = ${id}`.execute(db)
    return rows.map(({ orgId }) => orgId)
  }
