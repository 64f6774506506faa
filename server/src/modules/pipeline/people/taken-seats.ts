import { giveSeat, type PersonSeed, type Reworded } from '@ringside/coaching/generation/index'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { readGenerated } from '../accounts/accounts.repository.ts'
import type { Taking } from './joining.ts'
import { readKeptProfiles } from './personas.repository.ts'

/** Who sits on a seat of an account from now on. */
export interface SeatChange {
  readonly was: PersonSeed
  readonly now: PersonSeed
  /** The person who goes on under the new name; null where nobody had the old one. */
  readonly personaId: string | null
  /** Who had the seat, is archived and stays who they were; null or nobody where the change is a new name for one person. */
  readonly leaver?: string | null
  /** Who has it from now on, where they were at the account already. */
  readonly comer?: string | null
  /** What it changes back: texts as they were before the change that it undoes. */
  readonly before?: Reworded
}

/** What it changes that somebody takes a place: they are `now` on its seat. */
export const changeBy = ({ seat, personaId, leaver }: Taking, now: PersonSeed): SeatChange => ({
  was: seat,
  now,
  personaId,
  leaver,
})

/** A change that was made, with all that undoing it takes. */
export type SeatChanged = SeatChange & { readonly reworded: Reworded }

type Company = Omit<ReturnType<typeof giveSeat>, 'reworded'>

/** An account and its people after changes of seats, not yet written. */
export type ChangedCompany = Company & {
  readonly accountId: string
  readonly changes: readonly SeatChanged[]
}

/** Makes the changes and writes nothing. */
export async function changeSeats(
  db: Database | Tx,
  orgId: string,
  accountId: string,
  changes: readonly SeatChange[],
): Promise<ChangedCompany> {
  let company: Company = {
    account: await readGenerated(db, orgId, accountId),
    profiles: await readKeptProfiles(db, orgId, accountId),
  }
  const made: SeatChanged[] = []
  for (const { before, ...change } of changes) {
    const { reworded, ...changed } = giveSeat(company, change.was, change.now, { ...change, before })
    company = changed
    made.push({ ...change, reworded })
  }
  return { ...company, accountId, changes: made }
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
