import type { Invite, Role } from '@ringside/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { shownNameOf } from '../../platform/http/actor.ts'
import { deleteRows } from '../../platform/retention.ts'

export type KeptInvite = Selectable<Tables['invites']>

export function stateOf(invite: KeptInvite, now: Date): Invite['state'] {
  if (invite.accepted_at !== null) return 'accepted'
  if (invite.revoked_at !== null) return 'revoked'
  return invite.expires_at <= now ? 'expired' : 'pending'
}

export const toInvite = (invite: KeptInvite, now: Date): Invite => ({
  _id: invite.id,
  email: invite.email,
  role: invite.role,
  note: invite.note,
  createdAt: invite.created_at.toISOString(),
  expiresAt: invite.expires_at.toISOString(),
  state: stateOf(invite, now),
})

export async function listInvites(db: Database, orgId: string): Promise<KeptInvite[]> {
  return db.selectFrom('invites').selectAll().where('org_id', '=', orgId).orderBy('id', 'desc').limit(500).execute()
}

export async function insertInvite(
  tx: Tx,
  invite: Omit<KeptInvite, 'accepted_at' | 'accepted_by' | 'revoked_at'>,
): Promise<KeptInvite> {
  return tx.insertInto('invites').values(invite).returningAll().executeTakeFirstOrThrow()
}

export async function findInvite(db: Database, orgId: string, id: string): Promise<KeptInvite | null> {
  const row = await db
    .selectFrom('invites')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function lockInviteByToken(tx: Tx, tokenHash: string): Promise<KeptInvite | null> {
  const row = await tx
    .selectFrom('invites')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export interface SentInvite extends KeptInvite {
  readonly organization: string
  /** Empty when the account of who sent it is gone. */
  readonly inviter: string
}

export async function findInviteByToken(db: Database, tokenHash: string): Promise<SentInvite | null> {
  const row = await db
    .selectFrom('invites')
    .innerJoin('organizations', 'organizations.org_id', 'invites.org_id')
    .leftJoin('users', 'users.user_id', 'invites.invited_by')
    .selectAll('invites')
    .select([
      'organizations.name as organization',
      'users.first_name',
      'users.last_name',
      'users.email as inviter_email',
    ])
    .where('invites.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return null
  const { first_name: firstName, last_name: lastName, inviter_email: email, ...invite } = row
  const gone = firstName === null || lastName === null || email === null
  return { ...invite, inviter: gone ? '' : shownNameOf({ firstName, lastName, email }) }
}

export async function markAccepted(tx: Tx, invite: KeptInvite, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ accepted_at: at, accepted_by: userId })
    .where('org_id', '=', invite.org_id)
    .where('id', '=', invite.id)
    .execute()
}

/** True when it was still open. */
export async function markRevoked(db: Database | Tx, orgId: string, id: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('invites')
    .set({ revoked_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** A newer invite takes the place of what the same person was sent before. */
export async function revokeEarlier(tx: Tx, orgId: string, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ revoked_at: at })
    .where('org_id', '=', orgId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Which of these addresses, in lower case, already belong to members. */
export async function memberEmails(db: Database, orgId: string, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select('u.email')
    .where('m.org_id', '=', orgId)
    .where((where) => where(where.fn<string>('lower', ['u.email']), 'in', [...emails]))
    .execute()
  return rows.map(({ email }) => email)
}

export type InvitedRole = Exclude<Role, 'Owner'>

/** Those that were taken, withdrawn or not taken in time. */
export const forgetClosedInvites = (db: Database, before: Date, atMost: number): Promise<number> => {
  const where = sql<boolean>`coalesce(accepted_at, revoked_at, expires_at) < ${before}`
  return deleteRows(db, { table: 'invites', key: ['org_id', 'id'], where }, atMost)
}
