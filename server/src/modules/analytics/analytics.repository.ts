import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'

export async function insertPageView(db: Database, row: Insertable<Tables['page_views']>): Promise<void> {
  await db.insertInto('page_views').values(row).execute()
}

export async function insertClientError(db: Database, row: Insertable<Tables['client_errors']>): Promise<void> {
  await db.insertInto('client_errors').values(row).execute()
}
