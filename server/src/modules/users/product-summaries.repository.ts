import { keptSummaryVersions, type LineSource, type ProductSummary } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** What somebody sells, and from where its lines were drafted. */
export interface SourcedSummary {
  readonly summary: ProductSummary
  readonly sources: readonly LineSource[]
}

export interface KeptSummary extends SourcedSummary {
  readonly updatedAt: Date
}

export async function findSummary(db: Database | Tx, userId: string): Promise<KeptSummary | null> {
  const row = await db.selectFrom('product_summaries').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row === undefined ? null : { summary: row.summary, sources: row.sources, updatedAt: row.updated_at }
}

/**
 * Keeps a summary and, where it says something else than the last, a version of it; where it says the same, the version has the sources
 * that are known now. Holds the user's summary until `tx` ends.
 */
export async function keepSummary(
  tx: Tx,
  userId: string,
  { summary, sources }: SourcedSummary,
  now: Date,
): Promise<void> {
  const said = { summary: JSON.stringify(summary), sources: JSON.stringify(sources) }
  const values = { ...said, updated_at: now }
  await tx
    .insertInto('product_summaries')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
  // Read after the summary is held, so that of two saves at once each finds the other's version or none.
  const last = await tx
    .selectFrom('product_summary_versions')
    .select(['version', sql<boolean>`summary = ${said.summary}::jsonb`.as('says_the_same')])
    .where('user_id', '=', userId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.says_the_same) return setSources(tx, userId, last.version, said.sources)
  const version = (last?.version ?? 0) + 1
  await tx
    .insertInto('product_summary_versions')
    .values({ user_id: userId, version, ...said, saved_at: now })
    .execute()
  await tx
    .deleteFrom('product_summary_versions')
    .where('user_id', '=', userId)
    .where('version', '<=', version - keptSummaryVersions)
    .execute()
}

async function setSources(tx: Tx, userId: string, version: number, sources: string): Promise<void> {
  await tx
    .updateTable('product_summary_versions')
    .set({ sources })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .execute()
}

/** Newest first. */
export async function findVersions(db: Database, userId: string) {
  return db
    .selectFrom('product_summary_versions')
    .select(['version', 'summary', 'sources', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('version', 'desc')
    .execute()
}
