import { setImmediate as letOthers } from 'node:timers/promises'
import { generateAccount, givenPlace, type Colleague, type GeneratedAccount } from '@ringside/coaching/generation/index'
import type { Tx } from '../../../platform/database/database.ts'
import { newId, seedOf } from '../../../platform/ids.ts'
import { accountRow, contactOf, describe, personaRow, type Maker } from '../account-rows.ts'
import * as accounts from '../accounts.repository.ts'
import type { ContactProfileRow } from '../contact-profiles.repository.ts'
import * as personas from '../personas.repository.ts'
import type { SegmentRow } from '../segments.repository.ts'
import { freeSlug, slugOf } from '../slugs.ts'
import { noteBeginnings } from '../stage-changes.repository.ts'
import type { RowFields, RowPerson } from './row-fields.ts'

/** Who comes to an account: a decision maker, and for one out of the file who they are. */
export interface Coming {
  readonly contact: ContactProfileRow
  readonly person: RowPerson | null
}

export interface Writing {
  readonly segment: SegmentRow
  readonly at: Date
  /** What accounts and people of the organisation are called; what is written is added. */
  readonly taken: { readonly names: string[]; readonly slugs: Set<string>; readonly people: personas.Taken }
}

/** An account is some 35 KB as it is kept: so many at a time make a statement that no connection chokes on. */
const atOnce = 20

export interface RowWriter {
  /** Ids of what was written, or waits to be. */
  readonly made: { readonly accounts: string[]; readonly personas: string[] }
  writeAccount(fields: RowFields, coming: readonly Coming[]): Promise<void>
  /** People who come to an account that is there. */
  writeJoining(accountId: string, coming: readonly Coming[]): Promise<void>
  /** Writes what waits. Call it before an account that was written is read, and at the end. */
  flush(): Promise<void>
}

/** Makes rows one by one in the caller's transaction, and writes them some at a time. */
export function createRowWriter(tx: Tx, maker: Maker, writing: Writing): RowWriter {
  const { orgId } = maker
  const { segment, at, taken } = writing
  const made: RowWriter['made'] = { accounts: [], personas: [] }
  const waitingAccounts: Array<ReturnType<typeof accountRow>> = []
  const waitingPeople: Array<ReturnType<typeof personaRow>> = []
  const flush = async (): Promise<void> => {
    const rows = waitingAccounts.splice(0)
    await accounts.insertAccounts(tx, rows)
    const beginnings = rows.map(({ id }) => ({ id: newId(), accountId: id, reason: 'The account was imported', at }))
    await noteBeginnings(tx, orgId, beginnings)
    await personas.insertPersonas(tx, waitingPeople.splice(0))
  }
  const keep = async (row: ReturnType<typeof personaRow>): Promise<void> => {
    waitingPeople.push(row)
    made.personas.push(row.id)
    // Each takes some milliseconds to make, and others have calls going on.
    await letOthers()
  }
  return {
    made,
    flush,
    async writeAccount(fields, coming) {
      const id = newId()
      const generated = generate({ id, fields, coming }, writing)
      const slug = freeSlug(slugOf(generated.name), taken.slugs)
      taken.names.push(generated.name)
      taken.slugs.add(slug)
      waitingAccounts.push(accountRow(maker, segment, { id, slug, generated }, at))
      made.accounts.push(id)
      for (const row of peopleRows({ orgId, id, generated, colleagues: [] }, coming, writing)) await keep(row)
      await letOthers()
      if (waitingAccounts.length >= atOnce) await flush()
    },
    async writeJoining(id, coming) {
      const generated = await accounts.readGenerated(tx, orgId, id)
      const colleagues = await personas.readColleagues(tx, orgId, id)
      for (const row of peopleRows({ orgId, id, generated, colleagues }, coming, writing)) await keep(row)
      if (waitingPeople.length >= atOnce) await flush()
    },
  }
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
