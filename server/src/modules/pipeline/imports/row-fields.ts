import { standingOf, type GivenPerson, type Standing } from '@ringside/coaching/generation/index'
import type { ImportColumns, ImportField } from '@ringside/contract'
import { cutTo } from '../../../platform/cut-to.ts'
import { seatedName } from '../people/joining.ts'
import { locationOf, unknownCountry, type PlaceSaid } from './location.ts'
import { nameParts, withoutSuffixes } from './name-parts.ts'
import { sizeOf, type CompanySize } from './size-of.ts'

export interface RowPerson extends Standing {
  readonly given: GivenPerson
}

/** What a row says of a company and of a person there. Null: it says nothing of it. */
export interface RowFields {
  readonly company: string
  readonly location: string | null
  readonly size: CompanySize | null
  readonly description: string | null
  readonly person: RowPerson | null
  /** Why the person whom it names can't come, all of it; null where they can, and where it names none. */
  readonly personFaults: string | null
  /** What could not be taken of a row that comes, and what is to be had instead. */
  readonly notes: readonly string[]
}

/** Why a row can't be taken, in words that follow its number. */
export class RowProblem extends Error {}

const longest = { name: 120, location: 120, title: 120, description: 1000 } as const

/** Braces and angle brackets stand in no name, and templates would take them for their own. */
const marks = /[{}<>]/u
const letter = /[\p{L}\p{N}]/u

type Cell = (field: ImportField) => string

/** What is wrong with a text, if anything is. */
function faultsIn(words: string, what: string, most: number): string[] {
  return [
    ...(words.length > most ? [`${what} has more than ${most.toLocaleString('en')} characters.`] : []),
    ...(marks.test(words) ? [`${what} has characters that can’t stand in it: { } < >`] : []),
  ]
}

const placeIn = (cell: Cell): PlaceSaid => ({
  whole: cell('location'),
  city: cell('city'),
  state: cell('state'),
  country: cell('country'),
})

/**
 * The row as fields. A person who can't come is left out of it, with the reason; throws `RowProblem` with all that is wrong where the
 * company can't come.
 */
export function fieldsOf(cells: readonly string[], columns: ImportColumns): RowFields {
  const cell: Cell = (field) => cells[columns[field] ?? -1]?.replaceAll(/\s+/gu, ' ').trim() ?? ''
  const company = cell('company')
  const location = locationOf(placeIn(cell))
  const description = cell('description')
  const faults = [
    ...(letter.test(company) ? [] : ['There is no company’s name.']),
    ...faultsIn(company, 'The company’s name', longest.name),
    ...faultsIn(location ?? '', 'The place', longest.location),
    ...faultsIn(description, 'The description', longest.description),
  ]
  const { person, faults: ofPerson } = personOf(cell)
  if (faults.length > 0) throw new RowProblem([...faults, ...ofPerson].join(' '))
  return {
    company,
    location,
    size: sizeOf(cell('size')),
    description: description || null,
    person,
    personFaults: ofPerson.length === 0 ? null : ofPerson.join(' '),
    notes: notesOf(cell),
  }
}

function notesOf(cell: Cell): string[] {
  const [size, country] = [cell('size'), unknownCountry(placeIn(cell))]
  return [
    ...(size === '' || sizeOf(size) !== null
      ? []
      : [`“${cutTo(size, 60)}” is not a number of employees. The size comes from the segment.`]),
    ...(country === null ? [] : [`“${cutTo(country, 60)}” is no country that we know. It stays as it is written.`]),
  ]
}

interface PersonSaid {
  /** Null where the row names nobody, and where whom it names can't come. */
  readonly person: RowPerson | null
  readonly faults: readonly string[]
}

function personOf(cell: Cell): PersonSaid {
  const said = { title: cell('title'), level: cell('level'), department: cell('department') }
  const parts = { first: cell('firstName'), last: withoutSuffixes(cell('lastName'), 1) }
  const { first, last } = parts.first !== '' || parts.last !== '' ? parts : nameParts(cell('personName'))
  const isNamed = first !== '' || last !== ''
  if (!isNamed && said.title === '') return { person: null, faults: [] }
  const standing = standingOf(said)
  const isWhole = letter.test(first) && letter.test(last)
  const name = seatedName({ first, last }).trim()
  const faults = [
    ...(isNamed ? [] : [`There is a title, “${cutTo(said.title, 60)}”, and no name.`]),
    ...(isNamed && !isWhole ? [`“${cutTo(name, 60)}” needs a first and a last name.`] : []),
    ...faultsIn(name, 'The person’s name', longest.name),
    ...(standing ? [] : [`${isWhole ? cutTo(name, 60) : 'The person'} needs a title or a level.`]),
    ...faultsIn(said.title, 'The title', longest.title),
  ]
  return standing && faults.length === 0
    ? { person: { ...standing, given: { first, last, title: said.title || null } }, faults }
    : { person: null, faults }
}
