import { buyerNameOf, type BuyerProfile } from '@ringside/contract'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { findAccount, type AccountRow } from '../accounts/accounts.repository.ts'
import { findPersona, holdPersona, nameOf, type PersonaRow } from './personas.repository.ts'

/** Somebody who can be called, at their account. Throws `not-found`, or `conflict` when either is archived. */
export async function findCallable(
  db: Database | Tx,
  orgId: string,
  personaId: string,
): Promise<{ persona: PersonaRow; account: AccountRow }> {
  const persona = await findPersona(db, orgId, personaId)
  const account = persona && (await findAccount(db, orgId, persona.account_id))
  if (!persona || !account) throw notFound('Persona')
  if (!account.active) throw new AppError('conflict', 'This account is archived. Restore it to call again.')
  if (persona.archived_at) throw new AppError('conflict', 'This persona is archived. Restore it to call again.')
  return { persona, account }
}

/** Whom a call was made up for. */
export type MadeUpBuyer = Pick<BuyerProfile, 'personaId' | 'firstName' | 'lastName'>

/**
 * The buyer was read before this transaction, which writes a call with them: whoever was archived since then, or has given their place
 * to somebody real, is not called.
 */
export async function holdBuyer(tx: Tx, orgId: string, buyer: MadeUpBuyer): Promise<void> {
  if (!(await holdPersona(tx, orgId, buyer.personaId))) throw notFound('Persona')
  const { persona } = await findCallable(tx, orgId, buyer.personaId)
  if (nameOf(persona) === buyerNameOf(buyer)) return
  throw new AppError('conflict', `${nameOf(persona)} has this place now. Look at them again before you call.`)
}
