import {
  namedPeople,
  seatFor,
  successorOf,
  whoWasNamed,
  type GeneratedAccount,
  type GivenPerson,
} from '@ringside/coaching/generation/index'
import type { Discovered, NewPerson } from '@ringside/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newId, seedOf } from '../../../platform/ids.ts'
import * as accounts from '../accounts/accounts.repository.ts'
import { readDiscovered, tellerOf } from '../calls/call-history.repository.ts'
import { claim, lockCounts } from '../caps.repository.ts'
import * as contacts from '../decision-makers/contact-profiles.repository.ts'
import { joining, seatedName, type Taking } from './joining.ts'
import { personaRow } from './persona-row.ts'
import * as personas from './personas.repository.ts'
import { readPlaces, type CalledAmong } from './places.repository.ts'
import { rosterOf } from './roster.ts'
import { changeBy, changeSeats, lockCompany, putCompany } from './taken-seats.ts'

/** A role at an account, and with `person` who has it. */
export interface WantedPerson {
  readonly accountId: string
  readonly contactProfileId: string
  readonly person?: NewPerson | undefined
}

/** The persona of a role at an account, in the caller's transaction. */
export async function makePersona(
  tx: Tx,
  orgId: string,
  { accountId, contactProfileId, person, at, calledAmong }: WantedPerson & { at: Date; calledAmong: CalledAmong },
): Promise<string> {
  await lockCounts(tx, orgId)
  const account = await accounts.lockAccount(tx, orgId, accountId)
  if (!account) throw notFound('Account')
  const first = await personas.findPersonaOfContact(tx, orgId, accountId, contactProfileId)
  if (first && person === undefined) return first.id
  const contact = await contacts.findContactProfile(tx, orgId, contactProfileId)
  if (!contact) throw notFound('Decision maker')
  if (!contact.active || !account.active) {
    throw new AppError('conflict', 'Restore the account and the decision maker first.')
  }
  // Before it is read who was called: no call with anybody there begins between that and their place being taken.
  await lockCompany(tx, orgId, [accountId])
  let generated = await accounts.readGenerated(tx, orgId, accountId)
  const here = (await personas.listPersonas(tx, orgId, accountId)).map(personas.nameOf)
  const given = await givenOf(tx, { orgId, accountId, generated, here }, person)
  const takes = await mayCome({ tx, orgId, calledAmong }, account, contact, given)
  const taken = await personas.readTaken(tx, orgId)
  if (takes) {
    const { country, people } = generated
    const names = [...taken.names, ...people.map(seatedName)]
    const successor = { seed: seedOf(`${accountId} ${at.toISOString()}`), country, taken: names }
    const now = given === null ? successorOf(takes.seat, successor) : seatFor(takes.seat, given)
    const changed = await changeSeats(tx, orgId, accountId, [changeBy(takes, now)])
    await putCompany(tx, orgId, changed, false)
    if (takes.personaId !== null) return takes.personaId
    generated = changed.account
  }
  await claim(tx, orgId, 'personas')
  const place = { orgId, id: accountId, generated, givenOf: () => given, taken, leaver: takes?.leaver ?? null }
  const [id] = await insertPersonas(tx, place, [contact], at)
  if (id === undefined) throw new Error('One decision maker goes in, one persona comes out')
  return id
}

interface Asking {
  readonly tx: Tx
  readonly orgId: string
  readonly calledAmong: CalledAmong
}

/** Whose place somebody takes, if anybody's. Throws `conflict` with a sentence for whom there is no place. */
async function mayCome(
  { tx, orgId, calledAmong }: Asking,
  account: { id: string; name: string },
  contact: contacts.ContactProfileRow,
  given: GivenPerson | null,
): Promise<Taking | null> {
  const place = (await readPlaces(tx, orgId, [account], calledAmong)).get(account.id)
  if (!place) throw notFound('Account')
  const comes = joining({ ...place, people: rosterOf(place.people) }, contact, given)
  if ('refused' in comes) throw new AppError('conflict', comes.refused)
  return comes.takes
}

interface At {
  readonly orgId: string
  readonly accountId: string
  readonly generated: GeneratedAccount
  /** The names of everybody there, archived ones too. */
  readonly here: readonly string[]
}

async function givenOf(
  tx: Tx,
  { orgId, accountId, generated, here }: At,
  person: NewPerson | undefined,
): Promise<GivenPerson | null> {
  if (person === undefined || person.who === 'made-up') return null
  if (person.who === 'known') {
    const { firstName: first, lastName: last, title } = person
    return { first, last, title: title === '' ? null : title }
  }
  const told = (await readDiscovered(tx, orgId, accountId)).get(accountId) ?? []
  const named = namedIn(generated, person.name, { told, here })
  if (named === null) throw new AppError('conflict', 'Nobody was named so in a call. Give their whole name.')
  return { first: named.first, last: named.last, title: named.title }
}

/** Whom a name stands for that was said in calls: whom nobody has named is nobody's to know. */
function namedIn(
  generated: GeneratedAccount,
  name: string,
  { told, here }: { told: readonly Discovered[]; here: readonly string[] },
): GeneratedAccount['people'][number] | null {
  const who = whoWasNamed(generated, name)
  // Whoever is there themselves was named all the same, and is told apart from those of their first name.
  const others = here.filter((each) => each !== (who && seatedName(who)))
  const said = told.map((fact) => ({ summary: fact.summary, teller: tellerOf(fact) }))
  const named = namedPeople(generated, said, { here: others, roles: [] })
  return named.some((each) => each.name === name || each.name.startsWith(`${name} `)) ? who : null
}

export type GivenOf = (profile: contacts.ContactProfileRow) => GivenPerson | null

/** An account that gets people. */
interface Peopled {
  readonly orgId: string
  readonly id: string
  readonly generated: GeneratedAccount
  readonly givenOf?: GivenOf
  readonly taken: personas.Taken
  /** Whoever of them is archived and has left their seat to one who comes: they are no colleague of theirs. */
  readonly leaver?: string | null
}

/** Makes the people of these roles, one after another, as each knows those before, and writes them together. Counts nothing: only for what was claimed before. */
export async function insertPersonas(
  tx: Tx,
  { taken, leaver = null, ...account }: Peopled,
  profiles: readonly contacts.ContactProfileRow[],
  at: Date,
): Promise<string[]> {
  const rows: Array<ReturnType<typeof personaRow>> = []
  const there = await personas.readColleagues(tx, account.orgId, account.id)
  const colleagues = there.filter(({ personaId }) => personaId !== leaver)
  for (const contact of profiles) {
    const personaId = newId()
    const given = account.givenOf?.(contact) ?? null
    const row = personaRow(account, contact, { personaId, colleagues, taken, given }, at)
    const name = personas.nameOf(row)
    colleagues.push({ personaId, name, title: row.title, manner: row.manner })
    taken.names.push(name)
    taken.manners.push(row.manner)
    rows.push(row)
  }
  await personas.insertPersonas(tx, rows)
  return rows.map(({ id }) => id)
}
