import { tierCaps } from '@ringside/contract'
import type { QueryCreator } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { AppError } from '../../platform/errors.ts'

export type Capped = keyof typeof tierCaps

const columns = {
  accounts: 'accounts',
  personas: 'personas',
  targetSegments: 'target_segments',
  contactProfiles: 'contact_profiles',
} as const satisfies Record<Capped, string>

/** What people call what is capped, in the plural. */
export const wordsFor: Record<Capped, string> = {
  accounts: 'accounts',
  personas: 'personas',
  targetSegments: 'target segments',
  contactProfiles: 'decision makers',
}

export type Counts = Record<Capped, number>

export const limitWords = (what: Capped): string =>
  `You have ${tierCaps[what].toLocaleString('en')} ${wordsFor[what]}, the most a plan allows. Archive some to add more.`

export const limitReached = (what: Capped): AppError => new AppError('limit-reached', limitWords(what))

/**
 * Makes the organisation's counts this transaction's own until it ends. Every change of an archive state starts with it,
 * so that counts and rows are always taken in the same order and two changes can't wait for one another.
 */
export async function lockCounts(tx: Tx, orgId: string): Promise<Counts> {
  await tx
    .insertInto('pipeline_counts')
    .values({ org_id: orgId })
    .onConflict((row) => row.column('org_id').doNothing())
    .execute()
  return selectCounts(tx, orgId).forUpdate().executeTakeFirstOrThrow()
}

/** The counts as they are, for whoever only looks. */
export const readCounts = async (db: Database | Tx, orgId: string): Promise<Counts> =>
  (await selectCounts(db, orgId).executeTakeFirst()) ?? {
    accounts: 0,
    personas: 0,
    targetSegments: 0,
    contactProfiles: 0,
  }

const selectCounts = (db: Database | Tx, orgId: string) =>
  db
    .selectFrom('pipeline_counts')
    .select(['accounts', 'personas', 'target_segments as targetSegments', 'contact_profiles as contactProfiles'])
    .where('org_id', '=', orgId)

/**
 * The statement that counts `amount` more. It returns no row when there is no room for them, or the organisation has never
 * counted anything.
 */
export function counting(db: QueryCreator<Tables>, orgId: string, what: Capped, amount: number) {
  const column = columns[what]
  return db
    .updateTable('pipeline_counts')
    .set((row) => ({ [column]: row(column, '+', amount) }))
    .where('org_id', '=', orgId)
    .where((row) => row(row(column, '+', amount), '<=', tierCaps[what]))
    .returning('org_id')
}

/** Counts `amount` more, or throws `limit-reached`: the check and the change are one statement. Call before inserting. */
export async function claim(tx: Tx, orgId: string, what: Capped, amount = 1): Promise<void> {
  if (amount === 0) return
  const count = async (): Promise<boolean> => (await counting(tx, orgId, what, amount).executeTakeFirst()) !== undefined
  if (await count()) return
  // Nothing counted: the organisation is at its cap, or has no row yet.
  await lockCounts(tx, orgId)
  if (!(await count())) throw limitReached(what)
}

/** Counts as many of `amount` as there is room for, and returns how many. */
export async function claimUpTo(tx: Tx, orgId: string, what: Capped, amount: number): Promise<number> {
  const counts = await lockCounts(tx, orgId)
  const room = Math.max(0, Math.min(amount, tierCaps[what] - counts[what]))
  await claim(tx, orgId, what, room)
  return room
}

export async function giveBack(tx: Tx, orgId: string, what: Capped, amount = 1): Promise<void> {
  const column = columns[what]
  await tx
    .updateTable('pipeline_counts')
    .set((row) => ({ [column]: row(column, '-', amount) }))
    .where('org_id', '=', orgId)
    .execute()
}
