import { seatFor, type Standing } from '@ringside/coaching/generation/index'
import {
  limitWords,
  tierCaps,
  type Capped,
  type ImportColumns,
  type ImportPreview,
  type PreviewedRow,
} from '@ringside/contract'
import type { ImportedTable } from '../../../platform/database/tables/pipeline.ts'
import { sameCompany } from '../accounts/same-company.ts'
import { shownStanding, standingKey } from '../decision-makers/standing.ts'
import { joining, seatedName, type Place, type Taking } from '../people/joining.ts'
import { rosterOf, type Roster } from '../people/roster.ts'
import { fieldsOf, RowProblem, type RowFields, type RowPerson } from './row-fields.ts'
import type { CompanySize } from './size-of.ts'

/** An account in use, as far as a row could meet it. */
export interface StandingAccount extends Place {
  readonly id: string
}

/** The organisation's pipeline when the plan is made. */
export interface World {
  /** Accounts in use, by `sameCompany`; of several with one name the first. */
  readonly accounts: ReadonlyMap<string, StandingAccount>
  /** Of accounts in the archive, by `sameCompany`: their names are free. */
  readonly archived: ReadonlySet<string>
  /** Decision makers in use, by `standingKey`. */
  readonly decisionMakers: ReadonlySet<string>
  /** Of those in the archive, by `standingKey`: a row that needs one brings it back. */
  readonly archivedRoles: ReadonlySet<string>
  /** How many more of each there can be. */
  readonly room: Readonly<Pick<Record<Capped, number>, 'accounts' | 'personas' | 'contactProfiles'>>
  /** How many people a new company gets of which the file names nobody. */
  readonly peopleAtNew: number
}

export interface NewAccount {
  readonly fields: RowFields
  readonly people: RowPerson[]
}

/** What comes of a table. */
export interface Plan {
  readonly accounts: readonly NewAccount[]
  readonly joining: ReadonlyArray<{
    readonly accountId: string
    readonly person: RowPerson
    readonly takes: Taking | null
  }>
  /** Decision makers that have to be made for the people. */
  readonly decisionMakers: readonly Standing[]
  /** Those that come back from the archive for them, by `standingKey`. */
  readonly broughtBack: readonly string[]
  readonly rows: readonly PreviewedRow[]
  readonly problems: ImportPreview['problems']
  /** Rows whose company comes and the person whom they name does not. */
  readonly withoutPerson: ImportPreview['problems']
  readonly notes: ImportPreview['notes']
}

/** Where a row's person would join: an account that is there, or one that an earlier row makes. */
interface Meeting {
  readonly name: string
  readonly people: Roster
  seats: StandingAccount['seats']
  readonly isNew: boolean
  readonly row: number | null
  /** Room that is kept for people of it whom the file does not name; given up for the first one it names. */
  kept: number
  add(person: RowPerson, takes: Taking | null): void
}

/** The plan as far as it has come. */
interface Draft {
  readonly world: World
  readonly left: Record<keyof World['room'], number>
  readonly accounts: NewAccount[]
  readonly joining: Array<Plan['joining'][number]>
  readonly decisionMakers: Map<string, Standing>
  readonly broughtBack: Set<string>
  readonly met: Map<string, Meeting>
}

/** Decides row by row, in the table's order, what comes of it; a row comes whole or not at all. Pure. */
export function planImport(
  { rows }: ImportedTable,
  columns: ImportColumns,
  world: World & { readonly segmentSize: CompanySize },
): Plan {
  const left = { ...world.room }
  const draft: Draft = {
    world,
    left,
    accounts: [],
    joining: [],
    decisionMakers: new Map(),
    broughtBack: new Set(),
    met: new Map(),
  }
  const shown: PreviewedRow[] = []
  const problems: Plan['problems'] = []
  const withoutPerson: Plan['problems'] = []
  const notes: Plan['notes'] = []
  for (const { row, cells } of rows) {
    try {
      const fields = fieldsOf(cells, columns)
      const back = roleBroughtBack(draft, fields)
      const meeting = planRow(draft, fields, row)
      shown.push(previewOf(fields, meeting, row))
      const alone = comesAlone(fields)
      withoutPerson.push(...alone.map((reason) => ({ row, reason })))
      const said = [...alone, ...back, ...(meeting.row === row ? notesOf(fields, world) : [])]
      notes.push(...said.map((reason) => ({ row, reason })))
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      problems.push({ row, reason: error.message })
    }
  }
  const { accounts, joining, decisionMakers, broughtBack } = draft
  const roles = { decisionMakers: [...decisionMakers.values()], broughtBack: [...broughtBack] }
  return { accounts, joining, ...roles, rows: shown, problems, withoutPerson, notes }
}

/** Says of a row that comes why its person does not. */
const comesAlone = ({ company, personFaults }: RowFields): string[] =>
  personFaults === null ? [] : [`${personFaults} ${company} comes without them.`]

/** Says of a row that it brings a decision maker back, where it does; asked before the row is taken. */
function roleBroughtBack(draft: Draft, { person }: RowFields): string[] {
  if (person === null || isKnown(draft, person) || !draft.world.archivedRoles.has(standingKey(person))) return []
  return [`The decision maker ${shownStanding(person)} comes back from the archive, with the people who are it.`]
}

/** What somebody would want to see of a new company before it comes. */
const notesOf = (
  { company, notes, size }: RowFields,
  { archived, segmentSize }: Pick<World, 'archived'> & { segmentSize: CompanySize },
): string[] => [
  ...notes,
  ...(archived.has(sameCompany(company)) ? [`${company} is in the archive too. This makes a new account.`] : []),
  ...(size === null || size === segmentSize
    ? []
    : [`${size} employees is another size than the segment’s ${segmentSize}. It keeps its own.`]),
]

/** Everything that could refuse the row is asked before anything is taken. */
function planRow(draft: Draft, fields: RowFields, row: number): Meeting {
  const { left, met, world, joining } = draft
  const key = sameCompany(fields.company)
  const there = met.get(key) ?? meet(world.accounts.get(key), (each) => joining.push(each))
  const takes = there ? mustJoin(there, fields) : null
  const isInPlace = (takes?.personaId ?? null) !== null
  mustHaveRoom(draft, fields, { there, isInPlace })
  const meeting = there ?? begin(draft, fields, row)
  met.set(key, meeting)
  const { person } = fields
  if (!person) return meeting
  left.personas += meeting.kept
  meeting.kept = 0
  if (!isKnown(draft, person)) {
    left.contactProfiles -= 1
    takeRole(draft, person)
  }
  if (!isInPlace) left.personas -= 1
  come(meeting, person, takes)
  return meeting
}

/** From here on the row's person is there, for the rows below. */
function come(meeting: Meeting, person: RowPerson, takes: Taking | null): void {
  if (takes) meeting.people.leave(seatedName(takes.seat))
  const own = { personaId: null, name: seatedName(person.given), standing: standingKey(person), mayGiveWay: false }
  meeting.people.come(own)
  meeting.seats = meeting.seats.map((seat) =>
    seat.seat === takes?.seat.seat ? { ...seatFor(seat, person.given), wasNamed: false } : seat,
  )
  meeting.add(person, takes)
}

/** A role in the archive is the same one: a second beside it could never be told apart from it. */
function takeRole({ world, decisionMakers, broughtBack }: Draft, { level, department }: Standing): void {
  const key = standingKey({ level, department })
  if (world.archivedRoles.has(key)) broughtBack.add(key)
  else decisionMakers.set(key, { level, department })
}

const isKnown = ({ world, decisionMakers, broughtBack }: Draft, standing: Standing): boolean =>
  [world.decisionMakers, decisionMakers, broughtBack].some((roles) => roles.has(standingKey(standing)))

function mustHaveRoom(
  draft: Draft,
  { person }: RowFields,
  { there, isInPlace }: { there: Meeting | undefined; isInPlace: boolean },
): void {
  const { world, left } = draft
  const people = person === null ? world.peopleAtNew : isInPlace ? 0 : 1
  const missing = [
    ...beyond('accounts', there ? 0 : 1, left.accounts),
    ...beyond('personas', people, left.personas + (there?.kept ?? 0)),
    ...beyond('contactProfiles', person === null || isKnown(draft, person) ? 0 : 1, left.contactProfiles),
  ]
  if (missing.length > 0) throw new RowProblem(missing.join(' '))
}

const beyond = (what: Capped, amount: number, room: number): string[] =>
  amount > Math.max(0, room) ? [limitWords(what, { there: tierCaps[what] - room, amount })] : []

function begin({ world, accounts, left }: Draft, fields: RowFields, row: number): Meeting {
  const people: RowPerson[] = []
  accounts.push({ fields, people })
  left.accounts -= 1
  const kept = fields.person === null ? world.peopleAtNew : 0
  left.personas -= kept
  const add: Meeting['add'] = (person) => void people.push(person)
  return { name: fields.company, people: rosterOf([]), seats: [], isNew: true, row, kept, add }
}

function meet(
  account: StandingAccount | undefined,
  join: (joins: Plan['joining'][number]) => void,
): Meeting | undefined {
  if (!account) return undefined
  const { id, name, people, seats } = account
  const add: Meeting['add'] = (person, takes) => join({ accountId: id, person, takes })
  return { name, people: rosterOf(people), seats, isNew: false, row: null, kept: 0, add }
}

/** Throws unless the row brings a person to a company that is there, who can join it; whose place they take there. */
function mustJoin({ name, people, seats, isNew, row }: Meeting, { person, personFaults }: RowFields): Taking | null {
  if (personFaults !== null) throw new RowProblem(personFaults)
  if (!person) throw new RowProblem(isNew ? `${name} is in row ${row} already.` : `${name} is there already.`)
  const comes = joining({ name, people, seats }, person, person.given)
  if ('refused' in comes) throw new RowProblem(comes.refused)
  return comes.takes
}

const previewOf = ({ location, size, person }: RowFields, { name, isNew }: Meeting, row: number): PreviewedRow => ({
  row,
  account: name,
  isNew,
  location: isNew ? location : null,
  size: isNew ? size : null,
  person: person && {
    name: seatedName(person.given),
    title: person.given.title,
    level: person.level,
    department: person.department,
  },
})
