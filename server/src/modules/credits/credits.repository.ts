import type { CreditEntry, Plan } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { CreditKind, HoldState } from '../../platform/database/tables/credits.ts'
import { deleteRows } from '../../platform/retention.ts'

export interface Balance {
  plan: Plan
  balance: number
  held: number
  unlimitedUntil: Date | null
}

export interface Hold {
  id: string
  userId: string
  subjectId: string
  amount: number
  /** Stands in the history once the hold is settled. */
  note: string
  state: HoldState
  expiresAt: Date
}

/** Where credits come from and go to: the other side of every entry of a user. */
export type House = 'house:issued' | 'house:spent'

export interface Movement {
  id: string
  userId: string
  /** Positive: the user gets credits. Negative: the user spends them. */
  amount: number
  kind: CreditKind
  note: string
  /** A movement with a key that was seen before does nothing. */
  key: string
  grantedBy?: string | undefined
  at: Date
}

const holdColumns = [
  'id',
  'user_id as userId',
  'subject_id as subjectId',
  'amount',
  'note',
  'state',
  'expires_at as expiresAt',
] as const

export async function openBalance(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('credit_balances')
    .values({ user_id: userId })
    .onConflict((row) => row.column('user_id').doNothing())
    .execute()
}

/** Writes the movement's two entries. False when its key was used before; then nothing was written. */
export async function writeMovement(tx: Tx, movement: Movement, house: House): Promise<boolean> {
  const { id, userId, amount, kind, note, key, grantedBy = null, at } = movement
  const written = await tx
    .insertInto('credit_transfers')
    .values({ id, user_id: userId, kind, note, key, granted_by: grantedBy, at })
    .onConflict((row) => row.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  await tx
    .insertInto('credit_entries')
    .values([
      { transfer_id: id, account: `user:${userId}`, amount },
      { transfer_id: id, account: house, amount: -amount },
    ])
    .execute()
  return true
}

export async function findMovement(
  tx: Tx,
  key: string,
): Promise<{ userId: string; amount: number; kind: CreditKind } | undefined> {
  return tx
    .selectFrom('credit_transfers as transfer')
    .innerJoin('credit_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(['transfer.user_id as userId', 'entry.amount', 'transfer.kind'])
    .where('transfer.key', '=', key)
    .whereRef('entry.account', '=', sql<string>`'user:' || transfer.user_id`)
    .executeTakeFirst()
}

export async function addToBalance(tx: Tx, userId: string, amount: number): Promise<void> {
  await tx
    .updateTable('credit_balances')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Sets `amount` aside. False when the user has less than that free: the condition and the change are one statement. */
export async function hold(tx: Tx, userId: string, amount: number): Promise<boolean> {
  const held = await tx
    .updateTable('credit_balances')
    .set((row) => ({ held: row('held', '+', amount) }))
    .where('user_id', '=', userId)
    .where((row) => row(row('balance', '-', row.ref('held')), '>=', amount))
    .returning('user_id')
    .executeTakeFirst()
  return held !== undefined
}

/** Ends the setting aside of `amount`; `spend` also takes it off the balance. */
export async function unhold(tx: Tx, userId: string, amount: number, spend: boolean): Promise<void> {
  await tx
    .updateTable('credit_balances')
    .set((row) => ({
      held: row('held', '-', amount),
      balance: row('balance', '-', spend ? amount : 0),
    }))
    .where('user_id', '=', userId)
    .execute()
}

/** Makes an open hold, unless the subject has one already. */
export async function insertHold(
  tx: Tx,
  row: { id: string; userId: string; subjectId: string; note: string; createdAt: Date; expiresAt: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('credit_holds')
    .values({
      id: row.id,
      user_id: row.userId,
      subject_id: row.subjectId,
      amount: 0,
      state: 'open',
      note: row.note,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .onConflict((conflict) => conflict.column('subject_id').where('state', '=', sql.lit('open')).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function setHoldAmount(tx: Tx, id: string, amount: number): Promise<void> {
  await tx.updateTable('credit_holds').set({ amount }).where('id', '=', id).execute()
}

export const findOpenHold = (tx: Tx, subjectId: string): Promise<Hold | undefined> =>
  tx
    .selectFrom('credit_holds')
    .select(holdColumns)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .executeTakeFirst()

/** What a subject was paid for with. */
export const findSettledHold = (tx: Tx, subjectId: string): Promise<Hold | undefined> =>
  tx
    .selectFrom('credit_holds')
    .select(holdColumns)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'settled')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()

/** Closes an open hold. Of two that race one gets the hold, the other undefined. */
export const closeHold = (tx: Tx, id: string, state: Exclude<HoldState, 'open'>, at: Date): Promise<Hold | undefined> =>
  tx
    .updateTable('credit_holds')
    .set({ state, closed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(holdColumns)
    .executeTakeFirst()

export const findHold = (db: Database | Tx, id: string): Promise<Hold | undefined> =>
  db.selectFrom('credit_holds').select(holdColumns).where('id', '=', id).executeTakeFirst()

export async function readBalances(db: Database | Tx, userIds: readonly string[]): Promise<Map<string, Balance>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('credit_balances')
    .select(['user_id as userId', 'plan', 'balance', 'held', 'unlimited_until as unlimitedUntil'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ userId, ...balance }) => [userId, balance]))
}

export async function readHistory(db: Database, userId: string, limit: number): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('credit_transfers as transfer')
    .innerJoin('credit_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(['transfer.id', 'transfer.at', 'entry.amount', 'transfer.kind', 'transfer.note'])
    .where('transfer.user_id', '=', userId)
    .where('entry.account', '=', `user:${userId}`)
    .orderBy('transfer.at', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, ...entry }) => ({ _id: id, at: at.toISOString(), ...entry }))
}

export const forgetClosedHolds = (db: Database, before: Date, atMost: number): Promise<number> =>
  deleteRows(db, { table: 'credit_holds', key: ['id'], where: sql<boolean>`closed_at < ${before}` }, atMost)
