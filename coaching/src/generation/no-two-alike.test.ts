import { expect, it } from 'vitest'
import { manners } from './content/content.ts'
import { generateAccount, generatePersona, plainSegment } from './index.ts'

const contact = { level: 'VP/Director Level', department: 'Operations' }

/** As an organisation would make them: each knows the names that are taken. */
function generated(many: number) {
  const names: string[] = []
  const people: string[] = []
  return Array.from({ length: many }, (_, seed) => {
    const segment = plainSegment('Manufacturing', '201-500')
    const account = generateAccount({ seed, segment, takenNames: names, contacts: [contact] })
    names.push(account.name)
    const persona = generatePersona({
      seed,
      personaId: `p${seed}`,
      account,
      contact,
      colleagues: [],
      takenNames: people,
      takenManners: [],
    })
    people.push(`${persona.firstName} ${persona.lastName}`)
    return { account, persona }
  })
}

const distinct = (texts: readonly string[]): number => new Set(texts).size

it('of 1,000 companies in one market no two have one name, one description, one person or one story', () => {
  const made = generated(1000)
  expect(distinct(made.map(({ account }) => account.name))).toBe(1000)
  expect(distinct(made.map(({ account }) => account.description))).toBe(1000)
  expect(distinct(made.map(({ persona }) => `${persona.firstName} ${persona.lastName}`))).toBe(1000)
  expect(distinct(made.map(({ persona }) => persona.facts.map(({ summary }) => summary).join('|')))).toBe(1000)
})

it('every description names its company, so that two of one size in one town still differ', () => {
  for (const text of [...manners.descriptions, ...manners.ownDescriptions]) expect(text).toContain('{name}')
})

it('family names are kept apart in an organisation while there are any left, and come round evenly after that', () => {
  const finance = { level: 'C-Suite', department: 'Finance' }
  const made = (seed: number, people: readonly string[]) => {
    const input = { seed, segment: plainSegment('Manufacturing', '201-500'), takenNames: [] }
    const account = generateAccount({ ...input, contacts: [finance, contact], takenPeople: people })
    const names = [...people]
    for (const [nth, role] of [finance, contact].entries()) {
      const who = { seed: seed * 2 + nth, personaId: 'p', account, contact: role, colleagues: [] }
      const { firstName, lastName } = generatePersona({ ...who, takenNames: names, takenManners: [] })
      names.push(`${firstName} ${lastName}`)
    }
    return names
  }
  const people = Array.from({ length: 90 }).reduce<string[]>((before, _, seed) => made(seed, before), [])
  expect(made(89, people.slice(0, -2))).toEqual(people)
  expect(distinct(people)).toBe(180)
  const families = people.map((name) => name.slice(name.indexOf(' ') + 1))
  expect(distinct(families.slice(0, 120))).toBe(120)
  const bearers = [...Map.groupBy(families, (family) => family).values()].map(({ length }) => length)
  expect(Math.max(...bearers)).toBe(2)
})
