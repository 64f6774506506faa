import { generateAccount, givenPlace, type Colleague, type GeneratedAccount } from '@ringside/coaching/generation/index'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { newId, seedOf } from '../../../platform/ids.ts'
import { accountRow, describe, type Maker } from '../accounts/account-rows.ts'
import * as accounts from '../accounts/accounts.repository.ts'
import { freeSlug, slugOf } from '../accounts/slugs.ts'
import { noteBeginnings } from '../deals/stage-changes.repository.ts'
import type { ContactProfileRow } from '../decision-makers/contact-profiles.repository.ts'
import { contactOf, seatedName } from '../people/joining.ts'
import { personaRow } from '../people/persona-row.ts'
import * as personas from '../people/personas.repository.ts'
import { changeSeats, putCompany, type ChangedCompany, type SeatChange } from '../people/taken-seats.ts'
import type { SegmentRow } from '../segments/segments.repository.ts'
import type { RowFields, RowPerson } from './row-fields.ts'

/** Who comes to an account: a decision maker, and for one out of the file who they are. */
export interface Coming {
  readonly contact: ContactProfileRow
  readonly person: RowPerson | null
}

/** Names that are given. */
export interface Taken {
  readonly names: string[]
  readonly slugs: Set<string>
  readonly people: personas.Taken
}

export interface Writing {
  readonly segment: SegmentRow
  readonly at: Date
  /** What accounts and people of the organisation are called; what is made is added. */
  readonly taken: Taken
}

/** Rows as they are kept. */
export interface MadeRows {
  readonly accounts: ReadonlyArray<ReturnType<typeof accountRow>>
  readonly personas: ReadonlyArray<ReturnType<typeof personaRow>>
  /** Accounts that were there, where somebody takes the place of somebody made up. */
  readonly changed: readonly ChangedCompany[]
}

export interface RowMaker {
  /** What was made so far. */
  readonly rows: MadeRows
  makeAccount(id: string, fields: RowFields, coming: readonly Coming[]): Promise<void>
  /** People who come to an account that is there. */
  makeJoining(accountId: string, coming: readonly Coming[], changes: readonly SeatChange[]): Promise<void>
}

/** Makes rows one by one, without writing any. */
export function createRowMaker(db: Database | Tx, maker: Maker, writing: Writing): RowMaker {
  const { orgId } = maker
  const { segment, at, taken } = writing
  const accountRows: Array<ReturnType<typeof accountRow>> = []
  const personaRows: Array<ReturnType<typeof personaRow>> = []
  const changed: ChangedCompany[] = []
  const keep = async (row: ReturnType<typeof personaRow>): Promise<void> => {
    personaRows.push(row)
    // Each takes some milliseconds to make, and others have calls going on.
    await letOthers()
  }
  return {
    rows: { accounts: accountRows, personas: personaRows, changed },
    async makeAccount(id, fields, coming) {
      const generated = generate({ id, fields, coming }, writing)
      const slug = freeSlug(slugOf(generated.name), taken.slugs)
      taken.names.push(generated.name)
      taken.slugs.add(slug)
      accountRows.push(accountRow(maker, segment, { id, slug, generated }, at))
      for (const row of peopleRows({ orgId, id, generated, colleagues: [] }, coming, writing)) await keep(row)
      await letOthers()
    },
    async makeJoining(id, coming, changes) {
      const company = changes.length > 0 ? await changeSeats(db, orgId, id, changes) : null
      if (company) changed.push(company)
      const generated = company?.account ?? (await accounts.readGenerated(db, orgId, id))
      const leavers = new Set(changes.map(({ leaver }) => leaver))
      const there = await personas.readColleagues(db, orgId, id)
      const colleagues = there.filter(({ personaId }) => !leavers.has(personaId)).map(nowCalled(changes))
      for (const row of peopleRows({ orgId, id, generated, colleagues }, coming, writing)) await keep(row)
    },
  }
}

/** A colleague under the name that they have after the changes. */
const nowCalled =
  (changes: readonly SeatChange[]) =>
  (colleague: Colleague): Colleague => {
    const now = changes.find(({ personaId }) => personaId === colleague.personaId)?.now
    return now ? { ...colleague, name: seatedName(now), title: now.title } : colleague
  }

/** An account is some 35 KB as it is kept: so many at a time make a statement that no connection chokes on. */
const atOnce = 20

function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce)
}

/** Writes what was made, and counts nothing: only for what was claimed before. */
export async function putRows(tx: Tx, orgId: string, rows: MadeRows, at: Date): Promise<void> {
  for (const part of inParts(rows.accounts)) {
    await accounts.insertAccounts(tx, part)
    const reason = 'The account was imported'
    await noteBeginnings(
      tx,
      orgId,
      part.map(({ id }) => ({ id: newId(), accountId: id, reason, at })),
    )
  }
  for (const company of rows.changed) await putCompany(tx, orgId, company, false)
  for (const part of inParts(rows.personas)) await personas.insertPersonas(tx, part)
}

/** The company of a row, with all that the row does not say generated from the segment. */
function generate(
  { id, fields, coming }: { id: string; fields: RowFields; coming: readonly Coming[] },
  { segment, taken }: Writing,
): GeneratedAccount {
  const { company, size, location, description } = fields
  const described = describe(segment)
  return generateAccount({
    seed: seedOf(id),
    segment: size === null ? described : { ...described, companySize: size },
    takenNames: taken.names,
    takenPeople: taken.people.names,
    contacts: coming.map(({ contact, person }) => contactOf(contact, person?.given)),
    given: {
      name: company,
      ...(location !== null && { place: givenPlace(location) }),
      ...(description !== null && { description }),
    },
  })
}

interface Joined {
  readonly orgId: string
  readonly id: string
  readonly generated: GeneratedAccount
  readonly colleagues: Colleague[]
}

/** The people of an account, made one after another: each knows those before. */
function* peopleRows(
  { colleagues, ...account }: Joined,
  coming: readonly Coming[],
  { at, taken }: Writing,
): Generator<ReturnType<typeof personaRow>> {
  for (const { contact, person } of coming) {
    const personaId = newId()
    const who = { personaId, colleagues, taken: taken.people, given: person?.given ?? null }
    const row = personaRow(account, contact, who, at)
    const name = personas.nameOf(row)
    colleagues.push({ personaId, name, title: row.title, manner: row.manner })
    taken.people.names.push(name)
    taken.people.manners.push(row.manner)
    yield row
  }
}
