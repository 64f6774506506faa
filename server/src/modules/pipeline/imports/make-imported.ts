import { tierCaps } from '@ringside/contract'
import type { Tx } from '../../../platform/database/database.ts'
import type { ImportedThings } from '../../../platform/database/tables/pipeline.ts'
import { newId } from '../../../platform/ids.ts'
import type { Maker } from '../account-rows.ts'
import * as accounts from '../accounts.repository.ts'
import { archiveColumns } from '../archiving.ts'
import { claim, readCounts } from '../caps.repository.ts'
import { insertContactProfile, type ContactProfileRow } from '../contact-profiles.repository.ts'
import * as personas from '../personas.repository.ts'
import type { SegmentRow } from '../segments.repository.ts'
import { standingKey, type NewAccount, type Plan } from './plan.ts'
import type { RowPerson } from './row-fields.ts'
import { createRowWriter, type Coming } from './row-writer.ts'

export interface ToMake {
  readonly plan: Plan
  readonly segment: SegmentRow
  /** Decision makers in use before the import. */
  readonly profiles: readonly ContactProfileRow[]
  readonly at: Date
}

/**
 * Makes all that is planned, in the caller's transaction, which has taken the organisation's counts. What the file does not
 * say is generated from the segment; a company of which it names nobody gets a person for each decision maker, as far as
 * the cap has room.
 */
export async function makeImported(tx: Tx, maker: Maker, toMake: ToMake): Promise<ImportedThings> {
  const { plan } = toMake
  const { orgId } = maker
  const named = plan.joining.length + plan.accounts.reduce((sum, { people }) => sum + people.length, 0)
  await claim(tx, orgId, 'accounts', plan.accounts.length)
  await claim(tx, orgId, 'personas', named)
  const contacts = await makeDecisionMakers(tx, orgId, toMake)
  const taken = { ...(await accounts.takenNames(tx, orgId)), people: await personas.readTaken(tx, orgId) }
  const writer = createRowWriter(tx, maker, { segment: toMake.segment, at: toMake.at, taken })
  const comingTo = await comers(tx, orgId, toMake, contacts)
  for (const account of plan.accounts) await writer.writeAccount(account.fields, comingTo(account))
  await writer.flush()
  for (const [accountId, those] of Map.groupBy(plan.joining, (each) => each.accountId)) {
    await writer.writeJoining(
      accountId,
      those.map(({ person }) => ({ contact: roleOf(contacts, person), person })),
    )
  }
  await writer.flush()
  return {
    ...writer.made,
    contactProfiles: [...contacts.values()].filter((row) => !toMake.profiles.includes(row)).map(({ id }) => id),
    people: named,
  }
}

function roleOf(contacts: ReadonlyMap<string, ContactProfileRow>, person: RowPerson): ContactProfileRow {
  const contact = contacts.get(standingKey(person))
  if (!contact) throw new Error('A plan names the decision makers of its people')
  return contact
}

/** All decision makers that the people need, by standing: those there are and those that are new. */
async function makeDecisionMakers(
  tx: Tx,
  orgId: string,
  { plan, profiles, at }: ToMake,
): Promise<Map<string, ContactProfileRow>> {
  const contacts = new Map(profiles.map((row) => [standingKey(row), row]))
  await claim(tx, orgId, 'contactProfiles', plan.decisionMakers.length)
  for (const standing of plan.decisionMakers) {
    const row = { org_id: orgId, id: newId(), ...standing, created_at: at, ...archiveColumns(null) }
    contacts.set(standingKey(standing), await insertContactProfile(tx, row))
  }
  return contacts
}

/** Says who comes to a new account, and counts those that are made up. */
async function comers(
  tx: Tx,
  orgId: string,
  { plan, profiles }: ToMake,
  contacts: ReadonlyMap<string, ContactProfileRow>,
): Promise<(account: NewAccount) => Coming[]> {
  const alone = plan.accounts.filter(({ people }) => people.length === 0).length
  const { personas: count } = await readCounts(tx, orgId)
  let left = Math.max(0, Math.min(tierCaps.personas - count, alone * profiles.length))
  await claim(tx, orgId, 'personas', left)
  return ({ people }) => {
    if (people.length > 0) return people.map((person) => ({ contact: roleOf(contacts, person), person }))
    const coming = profiles.slice(0, left).map((contact) => ({ contact, person: null }))
    left -= coming.length
    return coming
  }
}
