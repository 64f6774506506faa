import { standingOf, type GivenPerson, type Standing } from '@ringside/coaching/generation/index'
import type { ImportColumns, ImportField } from '@ringside/contract'
import { cutTo } from '../../../platform/cut-to.ts'
import { wholeName } from '../people/joining.ts'
import { locationOf } from './location.ts'
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
  /** What could not be taken of a row that comes, and what is to be had instead. */
  readonly notes: readonly string[]
}

/** Why a row can't be taken, in words that follow its number. */
export class RowProblem extends Error {}

const longest = { name: 120, location: 120, title: 120, description: 1000 } as const

/** Braces and angle brackets stand in no name, and templates would take them for their own. */
const marks = /[{}<>]/u
const letter = /[\p{L}\p{N}]/u

function checked(words: string, what: string, most: number): string {
  if (words.length > most) throw new RowProblem(`${what} has more than ${most.toLocaleString('en')} characters.`)
  if (marks.test(words)) throw new RowProblem(`${what} has characters that can’t stand in it: { } < >`)
  return words
}

/** The row as fields. Throws `RowProblem` for one that can't be taken. */
export function fieldsOf(cells: readonly string[], columns: ImportColumns): RowFields {
  const cell = (field: ImportField): string => cells[columns[field] ?? -1]?.replaceAll(/\s+/gu, ' ').trim() ?? ''
  const company = checked(cell('company'), 'The company’s name', longest.name)
  if (!letter.test(company)) throw new RowProblem('There is no company’s name.')
  const location = locationOf({
    whole: cell('location'),
    city: cell('city'),
    state: cell('state'),
    country: cell('country'),
  })
  const size = sizeOf(cell('size'))
  return {
    company,
    location: location === null ? null : checked(location, 'The place', longest.location),
    size,
    description: checked(cell('description'), 'The description', longest.description) || null,
    person: personOf(cell),
    notes:
      size === null && cell('size') !== ''
        ? [`“${cutTo(cell('size'), 60)}” is not a number of employees. The size comes from the segment.`]
        : [],
  }
}

function personOf(cell: (field: ImportField) => string): RowPerson | null {
  const said = { title: cell('title'), level: cell('level'), department: cell('department') }
  const whole = cell('personName')
  const parts = { first: cell('firstName'), last: withoutSuffixes(cell('lastName'), 1) }
  const { first, last } = parts.first !== '' || parts.last !== '' ? parts : nameParts(whole)
  if (first === '' && last === '') {
    if (said.title === '') return null
    throw new RowProblem(`There is a title, “${said.title}”, and no name.`)
  }
  if (!letter.test(first) || !letter.test(last)) {
    throw new RowProblem(`“${first}${last}” needs a first and a last name.`)
  }
  const name = checked(wholeName({ first, last }), 'The person’s name', longest.name)
  const standing = standingOf(said)
  if (!standing) throw new RowProblem(`${name} needs a title or a level.`)
  return { ...standing, given: { first, last, title: checked(said.title, 'The title', longest.title) || null } }
}
