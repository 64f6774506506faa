import type { Database } from '../../../platform/database/database.ts'
import { listAccountsInUse, type AccountRow } from '../accounts/accounts.repository.ts'
import { listPersonasInUse, type PersonaRow } from './personas.repository.ts'

/** Somebody who can be called: neither they nor their account is archived. */
export interface CallablePersona {
  persona: PersonaRow
  account: AccountRow
}

/**
 * Everybody who can be called, of the whole organisation or at one account, newest account first. Two plain reads put together here: without fresh statistics the database
 * chooses a plan for their join that is several times slower.
 */
export async function readCallablePersonas(
  db: Database,
  orgId: string,
  accountId?: string,
): Promise<CallablePersona[]> {
  const [accounts, personas] = await Promise.all([
    listAccountsInUse(db, orgId, accountId),
    listPersonasInUse(db, orgId, accountId),
  ])
  const personasOf = Map.groupBy(personas, (persona) => persona.account_id)
  return accounts.flatMap((account) => (personasOf.get(account.id) ?? []).map((persona) => ({ persona, account })))
}
