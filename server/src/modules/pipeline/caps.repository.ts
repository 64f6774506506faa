import { limitWords, tierCaps, type Beyond, type Capped } from '@ringside/contract'
import type { QueryCreator } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { AppError } from '../../platform/errors.ts'

const columns = {
  accounts: 'accounts',
  personas: 'personas',
  targetSegments: 'target_segments',
  contactProfiles: 'contact_profiles',
} as const satisfies Record<Capped, string>

export type Counts = Record<Capped, number>

const cappedThings = ['targetSegments', 'contactProfiles', 'accounts', 'personas'] as const satisfies readonly Capped[]

/** Throws `limit-reached` when there is no room for all that is wanted. Only who claims it as well holds the cap. */
export function mustHaveRoomFor(what: Capped, beyond: Beyond): void {
  if (beyond.there + beyond.amount > tierCaps[what]) throw new AppError('limit-reached', limitWords(what, beyond))
}

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
  // Nothing counted: there is no room, or no row yet.
  const counts = await lockCounts(tx, orgId)
  if (!(await count())) throw new AppError('limit-reached', limitWords(what, { there: counts[what], amount }))
}

/** Claims several things, all of them or none. */
export async function claimAll(tx: Tx, orgId: string, load: Partial<Counts>): Promise<void> {
  for (const what of cappedThings) await claim(tx, orgId, what, load[what] ?? 0)
}

/** Counts as many of `amount` as there is room for, and returns how many. */
export async function claimUpTo(tx: Tx, orgId: string, what: Capped, amount: number): Promise<number> {
  const counts = await lockCounts(tx, orgId)
  const room = Math.max(0, Math.min(amount, tierCaps[what] - counts[what]))
  await claim(tx, orgId, what, room)
  return room
}

export async function giveBackAll(tx: Tx, orgId: string, load: Partial<Counts>): Promise<void> {
  for (const what of cappedThings) await giveBack(tx, orgId, what, load[what] ?? 0)
}

export async function giveBack(tx: Tx, orgId: string, what: Capped, amount = 1): Promise<void> {
  if (amount === 0) return
  const column = columns[what]
  await tx
    .updateTable('pipeline_counts')
    .set((row) => ({ [column]: row(column, '-', amount) }))
    .where('org_id', '=', orgId)
    .execute()
}
