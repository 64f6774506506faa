import { isRoleOfOne, sitsAt, type Contact, type GeneratedAccount } from '@ringside/coaching/generation/index'
import type { ImportColumns, ImportPreview, PreviewedRow } from '@ringside/contract'
import { limitWords, type Capped } from '../caps.repository.ts'
import type { ImportedTable } from '../../../platform/database/tables/pipeline.ts'
import { sameCompany } from '../same-company.ts'
import { fieldsOf, RowProblem, type RowFields, type RowPerson } from './row-fields.ts'
import type { Standing } from './standing.ts'

/** An account that is there, as far as a row could meet it. */
export interface StandingAccount {
  readonly id: string
  readonly name: string
  readonly active: boolean
  /** Those who have a name there, and whom their colleagues speak of. */
  readonly people: ReadonlyArray<{ readonly name: string; readonly standing: string | null }>
  readonly seats: GeneratedAccount['people']
}

/** The organisation's pipeline when the plan is made. */
export interface World {
  /** By `sameCompany`; of several with one name the first. */
  readonly accounts: ReadonlyMap<string, StandingAccount>
  /** Decision makers in use, by `standingKey`. */
  readonly decisionMakers: ReadonlySet<string>
  /** How many more of each there can be. */
  readonly room: Readonly<Pick<Record<Capped, number>, 'accounts' | 'personas' | 'contactProfiles'>>
}

export interface NewAccount {
  readonly fields: RowFields
  readonly people: RowPerson[]
}

/** What comes of a table. */
export interface Plan {
  readonly accounts: readonly NewAccount[]
  readonly joining: ReadonlyArray<{ readonly accountId: string; readonly person: RowPerson }>
  /** Decision makers that have to be made for the people. */
  readonly decisionMakers: readonly Standing[]
  readonly rows: readonly PreviewedRow[]
  readonly problems: ImportPreview['problems']
}

export const standingKey = ({ level, department }: Standing): string => `${level}, ${department ?? ''}`
const shownStanding = ({ level, department }: Standing): string =>
  department === null ? level : `${level}, ${department}`

const fullName = ({ given }: RowPerson): string => `${given.first} ${given.last}`
/** The person as generation takes them. */
export const contactOf = ({ level, department, given }: RowPerson): Contact => ({
  level,
  department: department ?? 'Other',
  given,
})

/** Where a row's person would join: an account that is there, or one that an earlier row makes. */
interface Meeting {
  readonly name: string
  readonly people: Array<{ readonly name: string; readonly standing: string | null }>
  readonly seats: StandingAccount['seats']
  readonly isNew: boolean
  readonly row: number | null
  add(person: RowPerson): void
}

/** The plan as far as it has come. */
interface Draft {
  readonly world: World
  readonly left: Record<keyof World['room'], number>
  readonly accounts: NewAccount[]
  readonly joining: Array<Plan['joining'][number]>
  readonly decisionMakers: Map<string, Standing>
  readonly met: Map<string, Meeting>
}

/** Decides row by row, in the table's order, what comes of it; a row comes whole or not at all. Pure. */
export function planImport({ rows }: ImportedTable, columns: ImportColumns, world: World): Plan {
  const left = { ...world.room }
  const draft: Draft = { world, left, accounts: [], joining: [], decisionMakers: new Map(), met: new Map() }
  const shown: PreviewedRow[] = []
  const problems: Plan['problems'] = []
  for (const { row, cells } of rows) {
    try {
      const fields = fieldsOf(cells, columns)
      shown.push(previewOf(fields, planRow(draft, fields, row), row))
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      problems.push({ row, reason: error.message })
    }
  }
  const { accounts, joining, decisionMakers } = draft
  return { accounts, joining, decisionMakers: [...decisionMakers.values()], rows: shown, problems }
}

/** Everything that could refuse the row is asked before anything is taken. */
function planRow(draft: Draft, fields: RowFields, row: number): Meeting {
  const { left, met, world, joining } = draft
  const key = sameCompany(fields.company)
  const there = met.get(key) ?? meet(world.accounts.get(key), (each) => joining.push(each))
  if (there) mustJoin(there, fields)
  mustHaveRoom(draft, fields, !there)
  const meeting = there ?? begin(draft, fields, row)
  met.set(key, meeting)
  const { person } = fields
  if (!person) return meeting
  if (!isKnown(draft, person)) {
    left.contactProfiles -= 1
    draft.decisionMakers.set(standingKey(person), { level: person.level, department: person.department })
  }
  left.personas -= 1
  meeting.people.push({ name: fullName(person), standing: standingKey(person) })
  meeting.add(person)
  return meeting
}

const isKnown = ({ world, decisionMakers }: Draft, standing: Standing): boolean =>
  world.decisionMakers.has(standingKey(standing)) || decisionMakers.has(standingKey(standing))

function mustHaveRoom(draft: Draft, { person }: RowFields, isNew: boolean): void {
  const { left } = draft
  if (isNew && left.accounts <= 0) throw new RowProblem(limitWords('accounts'))
  if (person === null) return
  if (left.personas <= 0) throw new RowProblem(limitWords('personas'))
  if (!isKnown(draft, person) && left.contactProfiles <= 0) throw new RowProblem(limitWords('contactProfiles'))
}

function begin({ accounts, left }: Draft, fields: RowFields, row: number): Meeting {
  const people: RowPerson[] = []
  accounts.push({ fields, people })
  left.accounts -= 1
  return { name: fields.company, people: [], seats: [], isNew: true, row, add: (person) => void people.push(person) }
}

function meet(
  account: StandingAccount | undefined,
  join: (joining: { accountId: string; person: RowPerson }) => void,
): Meeting | undefined {
  if (!account) return undefined
  const { id, name, active, people, seats } = account
  if (!active) throw new RowProblem(`${name} is in the archive. Restore it there.`)
  const add = (person: RowPerson): void => join({ accountId: id, person })
  return { name, people: [...people], seats, isNew: false, row: null, add }
}

/** Throws unless the row brings a person to a company that is there, who can join it. */
function mustJoin({ name, people, seats, isNew, row }: Meeting, { person }: RowFields): void {
  if (!person) throw new RowProblem(isNew ? `${name} is in row ${row} already.` : `${name} is there already.`)
  const own = fullName(person)
  if (people.some((each) => each.name.toLowerCase() === own.toLowerCase())) {
    throw new RowProblem(`${own} is at ${name} already.`)
  }
  const same = people.find((each) => each.standing === standingKey(person))
  if (same && isRoleOfOne(contactOf(person))) {
    throw new RowProblem(`${name} has somebody for ${shownStanding(person)} already: ${same.name}.`)
  }
  const spokenOf = seats.find((seat) => sitsAt(contactOf(person), seat))
  if (spokenOf && `${spokenOf.first} ${spokenOf.last}` !== own) {
    const other = `${spokenOf.first} ${spokenOf.last}`
    throw new RowProblem(`At ${name} people know ${other} as their ${spokenOf.title} already.`)
  }
}

const previewOf = ({ location, size, person }: RowFields, { name, isNew }: Meeting, row: number): PreviewedRow => ({
  row,
  account: name,
  isNew,
  location: isNew ? location : null,
  size: isNew ? size : null,
  person: person && {
    name: fullName(person),
    title: person.given.title,
    level: person.level,
    department: person.department,
  },
})
