import { isRoleOfOne, seatFor, sitsAt } from '@ringside/coaching/generation/index'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { findAccount, readGenerated } from '../accounts/accounts.repository.ts'
import {
  findContactProfile,
  readContactProfiles,
  type ContactProfileRow,
} from '../decision-makers/contact-profiles.repository.ts'
import { shownStanding, standingKey } from '../decision-makers/standing.ts'
import { contactOf, isOneSeat, seatedName } from './joining.ts'
import * as personas from './personas.repository.ts'
import { changeSeats, lockCompany, putCompany } from './taken-seats.ts'

/**
 * Throws where somebody archived can't come back: while they were away their name could be given to somebody else, and their place
 * to somebody of whom colleagues speak since.
 */
export async function refuseRestoring(tx: Tx, row: personas.PersonaRow): Promise<void> {
  const there = await personas.listPersonas(tx, row.org_id, row.account_id)
  const inUse = there.filter((each) => each.archived_at === null && each.id !== row.id)
  const account = await findAccount(tx, row.org_id, row.account_id)
  const called = account?.name ?? 'This account'
  const name = personas.nameOf(row).toLowerCase()
  const namesake = inUse.find((each) => personas.nameOf(each).toLowerCase() === name)
  if (namesake) throw new AppError('conflict', `${personas.nameOf(namesake)} is at ${called} already.`)
  const roles = await readContactProfiles(
    tx,
    row.org_id,
    [row, ...inUse].map((each) => each.contact_profile_id),
  )
  const role = roles.get(row.contact_profile_id)
  if (!role || !isRoleOfOne(contactOf(role))) return
  const comer = inUse.find((each) => cameAfter({ row, role }, each, roles.get(each.contact_profile_id)))
  if (comer) {
    throw new AppError('conflict', `${called} has one person for ${shownStanding(role)}: ${personas.nameOf(comer)}.`)
  }
}

/**
 * Whether somebody has the role that another left, or came to its seat since. Of before 0079 two can be on one seat. Archived
 * decision makers count: when they are restored, nobody asks who is it.
 */
function cameAfter(
  { row, role }: { row: personas.PersonaRow; role: ContactProfileRow },
  other: personas.PersonaRow,
  theirs: ContactProfileRow | undefined,
): boolean {
  if (!theirs) return false
  if (standingKey(theirs) === standingKey(role)) return true
  return isOneSeat(theirs, role) && row.archived_at !== null && other.created_at >= row.archived_at
}

/** The role of somebody, in use, of which a company has one person. */
async function roleOfOne(tx: Tx, row: personas.PersonaRow): Promise<ContactProfileRow | null> {
  const role = await findContactProfile(tx, row.org_id, row.contact_profile_id)
  return role?.active && isRoleOfOne(contactOf(role)) ? role : null
}

/** Colleagues speak of somebody again who came back, where whoever had their place since is there no more. */
export async function takeSeatBack(tx: Tx, row: personas.PersonaRow): Promise<void> {
  const { org_id: orgId, account_id: accountId } = row
  const role = await roleOfOne(tx, row)
  const { people } = await readGenerated(tx, orgId, accountId)
  const seat = role && people.find((each) => sitsAt(contactOf(role), each))
  if (!seat || seatedName(seat) === personas.nameOf(row)) return
  const there = (await personas.listPersonas(tx, orgId, accountId)).filter(
    (each) => personas.nameOf(each) === seatedName(seat),
  )
  if (there.some((each) => each.archived_at === null)) return
  await lockCompany(tx, orgId, [accountId])
  const now = seatFor(seat, { first: row.first_name, last: row.last_name, title: row.title })
  const { pronoun } = await personas.readProfile(tx, orgId, row.id)
  const change = { was: seat, now: { ...now, pronoun }, personaId: null, leaver: there[0]?.id ?? null, comer: row.id }
  await putCompany(tx, orgId, await changeSeats(tx, orgId, accountId, [change]), false)
}
