import type { Database } from '../../platform/database/database.ts'
import { listAccounts, type AccountRow } from './accounts.repository.ts'
import { listPersonas, type PersonaRow } from './personas.repository.ts'

/** Somebody who can be called: neither they nor their account is archived. */
export interface CallablePersona {
  persona: PersonaRow
  account: AccountRow
}

/**
 * Everybody who can be called, of the organisation or of one account, newest account first. Two plain reads put together
 * here: without fresh statistics the database chooses a plan for their join that is several times slower.
 */
export async function readCallablePersonas(
  db: Database,
  orgId: string,
  accountId?: string,
): Promise<CallablePersona[]> {
  const [accounts, personas] = await Promise.all([listAccounts(db, orgId), listPersonas(db, orgId, accountId)])
  const inUse = personas.filter((persona) => persona.archived_at === null)
  const personasOf = Map.groupBy(inUse, (persona) => persona.account_id)
  return accounts
    .filter((account) => account.active)
    .flatMap((account) => (personasOf.get(account.id) ?? []).map((persona) => ({ persona, account })))
}
