import { giveSeat, type PersonSeed } from '@ringside/coaching/generation/index'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { readGenerated } from './accounts.repository.ts'
import { readKeptProfiles } from './personas.repository.ts'

/** Who sits on a seat of an account from now on. */
export interface SeatChange {
  readonly was: PersonSeed
  readonly now: PersonSeed
  /** The person who goes on under the new name; null where nobody had the old one. */
  readonly personaId: string | null
}

/** An account and its people after changes of seats, not yet written. */
export type ChangedCompany = ReturnType<typeof giveSeat> & {
  readonly accountId: string
  readonly changes: readonly SeatChange[]
}

/** Makes the changes and writes nothing. */
export async function changeSeats(
  db: Database | Tx,
  orgId: string,
  accountId: string,
  changes: readonly SeatChange[],
): Promise<ChangedCompany> {
  const company: ReturnType<typeof giveSeat> = {
    account: await readGenerated(db, orgId, accountId),
    profiles: await readKeptProfiles(db, orgId, accountId),
  }
  const changed = changes.reduce((so, { was, now }) => giveSeat(so, was, now), company)
  return { ...changed, accountId, changes }
}

/** Keeps the account and the people as they are until the transaction ends: no call with one of them begins. */
export async function lockCompany(tx: Tx, orgId: string, accountIds: readonly string[]): Promise<void> {
  const ids = [...accountIds]
  // Accounts before their people, as a finished call locks them.
  await sql`select id from accounts where org_id = ${orgId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  await sql`select id from personas where org_id = ${orgId} and account_id = any(${ids}::uuid[])
    order by id for update`.execute(tx)
}

/** Writes a changed account, in the transaction that locked it. Who is made up again (`isMadeUp`) has notes of reps again. */
export async function putCompany(
  tx: Tx,
  orgId: string,
  { accountId, account, profiles, changes }: ChangedCompany,
  isMadeUp: boolean,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ generated: JSON.stringify(account) })
    .where('org_id', '=', orgId)
    .where('id', '=', accountId)
    .execute()
  const renamed = new Set(changes.map(({ personaId }) => personaId))
  for (const profile of profiles) {
    const { firstName, lastName, title, manner } = profile
    const named = {
      first_name: firstName,
      last_name: lastName,
      title,
      manner: isMadeUp ? manner : '',
      made_up: isMadeUp,
    }
    await tx
      .updateTable('personas')
      .set({ profile: JSON.stringify(profile), ...(renamed.has(profile.personaId) && named) })
      .where('org_id', '=', orgId)
      .where('id', '=', profile.personaId)
      .execute()
  }
}
