import { describe, expect, it } from 'vitest'
import { sameCompany } from '../accounts/same-company.ts'
import type { PersonThere } from '../people/joining.ts'
import { planImport, type World } from './plan.ts'

/** People of an account, and how often the name of any of them was asked for. */
function peopleAsked(count: number): { people: PersonThere[]; asked: () => number } {
  let asked = 0
  const people = Array.from({ length: count }, (_, at) => ({
    personaId: null,
    standing: null,
    mayGiveWay: false,
    get name() {
      asked += 1
      return `Colleague Number${at}`
    },
  }))
  return { people, asked: () => asked }
}

const room = { accounts: 10, personas: 1_000, contactProfiles: 10 }
const company = 'Brightwell Foods'

function planned(names: readonly string[], people: readonly PersonThere[]) {
  const accounts: World['accounts'] = new Map([[sameCompany(company), { id: 'a', name: company, people, seats: [] }]])
  const none = new Set<string>()
  const world = { accounts, archived: none, decisionMakers: none, archivedRoles: none, room, peopleAtNew: 0 }
  const rows = names.map((name, at) => ({ row: at + 2, cells: [company, name, 'Sales Manager'] }))
  const columns = { company: 0, personName: 1, title: 2 }
  return planImport({ head: ['Company', 'Name', 'Title'], rows }, columns, { ...world, segmentSize: '201-500' })
}
const namesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `Visitor Letter${at}x`)

describe('a plan of an import', () => {
  it('asks nobody who is at a company anew for each row that comes to it: they are found by name', () => {
    const few = peopleAsked(50)
    const many = peopleAsked(50)
    expect(planned(namesOf(1), few.people).joining).toHaveLength(1)
    expect(planned(namesOf(200), many.people).joining).toHaveLength(200)
    expect(many.asked()).toBe(few.asked())
  })

  it('finds whoever is there, or came in a row above, by their name in whatever capitals', () => {
    const { people } = peopleAsked(3)
    const plan = planned(['COLLEAGUE Number1', 'Visitor One', 'visitor one'], people)
    expect(plan.problems).toEqual([
      { row: 2, reason: 'Colleague Number1 is at Brightwell Foods already.' },
      { row: 4, reason: 'Visitor One is at Brightwell Foods already.' },
    ])
  })
})
