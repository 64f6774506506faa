import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteRows, type Retention } from '../../platform/retention.ts'

/** The site admin's figures look back a year, and a year is compared with the one before it by a few weeks. */
const days = 400

const tables = ['page_views', 'client_errors'] as const

export const retentionsOf = (db: Database): Retention[] =>
  tables.map((table) => ({
    days,
    forget: (before, atMost) => deleteRows(db, { table, key: ['id'], where: sql<boolean>`at < ${before}` }, atMost),
  }))
