import { seatFor } from '@ringside/coaching/generation/index'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { ImportedThings } from '../../../platform/database/tables/pipeline.ts'
import { newId, seedOf } from '../../../platform/ids.ts'
import type { Maker } from '../accounts/account-rows.ts'
import { archiveColumns } from '../archiving.ts'
import { claim } from '../caps.repository.ts'
import {
  bringBack,
  insertContactProfile,
  type ContactProfileRow,
} from '../decision-makers/contact-profiles.repository.ts'
import { standingKey } from '../decision-makers/standing.ts'
import { rolesAt } from '../people/joining.ts'
import { changeBy } from '../people/taken-seats.ts'
import type { SegmentRow } from '../segments/segments.repository.ts'
import { createRowMaker, putRows, type Coming, type MadeRows, type Taken } from './make-rows.ts'
import type { NewAccount, Plan } from './plan.ts'
import type { RowPerson } from './row-fields.ts'
import type { Roles } from './world.repository.ts'

/** All that an import stands on: were any of it another, other rows would be made. */
export interface Ground extends Roles {
  readonly plan: Plan
  readonly segment: SegmentRow
  readonly taken: Taken
}

/** What an import comes to, made and not yet written. */
export interface Prepared {
  readonly rows: MadeRows
  /** Those that are new. */
  readonly decisionMakers: readonly ContactProfileRow[]
  /** Those that come back from the archive, as they are there. */
  readonly broughtBack: readonly ContactProfileRow[]
  /** How many of the people the file names. */
  readonly named: number
  /** How many rows come without the person whom they name. */
  readonly withoutPerson: number
}

/**
 * Makes all that is planned and writes nothing, so that nobody waits for it. What the file does not say is generated from the
 * segment; a company of which it names nobody gets people as any new account does.
 */
export async function prepareImported(db: Database | Tx, maker: Maker, ground: Ground, at: Date): Promise<Prepared> {
  const { plan, segment, profiles, archivedProfiles } = ground
  const named = plan.joining.length + namedAtNew(plan)
  const decisionMakers = plan.decisionMakers.map((standing) => newRole(maker.orgId, standing, at))
  const broughtBack = archivedProfiles.filter((row) => plan.broughtBack.includes(standingKey(row)))
  const contacts = new Map([...profiles, ...broughtBack, ...decisionMakers].map((row) => [standingKey(row), row]))
  const making = createRowMaker(db, maker, { segment, at, taken: copyOf(ground.taken) })
  const comingTo = comers(ground, contacts)
  for (const account of plan.accounts) {
    const id = newId()
    await making.makeAccount(id, account.fields, comingTo(account, id))
  }
  for (const [accountId, those] of Map.groupBy(plan.joining, (each) => each.accountId)) {
    const changes = those.flatMap(({ person, takes }) =>
      takes ? [changeBy(takes, seatFor(takes.seat, person.given))] : [],
    )
    const coming = those.filter(isNew)
    await making.makeJoining(
      accountId,
      coming.map(({ person }) => ({ contact: roleOf(contacts, person), person })),
      changes,
    )
  }
  return { rows: making.rows, decisionMakers, broughtBack, named, withoutPerson: plan.withoutPerson.length }
}

/** Counts and writes what was prepared, in the caller's transaction, which has taken the organisation's counts. */
export async function putImported(
  tx: Tx,
  orgId: string,
  { rows, decisionMakers, broughtBack, named, withoutPerson }: Prepared,
  at: Date,
): Promise<ImportedThings> {
  await claim(tx, orgId, 'accounts', rows.accounts.length)
  await claim(tx, orgId, 'personas', rows.personas.length)
  await claim(tx, orgId, 'contactProfiles', decisionMakers.length + broughtBack.length)
  for (const row of decisionMakers) await insertContactProfile(tx, row)
  // A list names who is where: it does not say that the team sells to the role everywhere.
  for (const { id } of broughtBack) await bringBack(tx, orgId, id, false)
  await putRows(tx, orgId, rows, at)
  return {
    accounts: rows.accounts.map(({ id }) => id),
    personas: rows.personas.map(({ id }) => id),
    madeUp: rows.personas.filter((row) => row.made_up).map(({ id }) => id),
    contactProfiles: decisionMakers.map(({ id }) => id),
    broughtBack: broughtBack.map(({ id, archived_at, archived_by, everywhere }) => ({
      id,
      archivedAt: archived_at?.toISOString() ?? null,
      archivedBy: archived_by,
      everywhere,
    })),
    people: named,
    withoutPerson,
    seats: rows.changed.flatMap(({ accountId, changes }) => changes.map((change) => ({ accountId, ...change }))),
  }
}

/** What is made is added to the names that are given: those of the ground stay as they were read. */
const copyOf = ({ names, slugs, people }: Taken): Taken => ({
  names: [...names],
  slugs: new Set(slugs),
  people: { names: [...people.names], manners: [...people.manners] },
})

const newRole = (orgId: string, standing: Plan['decisionMakers'][number], at: Date): ContactProfileRow => ({
  org_id: orgId,
  id: newId(),
  ...standing,
  active: true,
  everywhere: false,
  created_at: at,
  ...archiveColumns(null),
})

function roleOf(contacts: ReadonlyMap<string, ContactProfileRow>, person: RowPerson): ContactProfileRow {
  const contact = contacts.get(standingKey(person))
  if (!contact) throw new Error('A plan names the decision makers of its people')
  return contact
}

/** Whoever goes on as a person who is there is none more. */
const isNew = ({ takes }: Plan['joining'][number]): boolean => (takes?.personaId ?? null) === null

const namedAtNew = ({ accounts }: Plan): number => accounts.reduce((sum, { people }) => sum + people.length, 0)

/** Says who comes to a new account: whom the file names, else who comes to any. The plan has kept room for them. */
function comers(
  { rolesOfNewAccounts: roles }: Ground,
  contacts: ReadonlyMap<string, ContactProfileRow>,
): (account: NewAccount, id: string) => Coming[] {
  return ({ people }, id) =>
    people.length > 0
      ? people.map((person) => ({ contact: roleOf(contacts, person), person }))
      : rolesAt(roles, seedOf(id)).map((contact) => ({ contact, person: null }))
}
