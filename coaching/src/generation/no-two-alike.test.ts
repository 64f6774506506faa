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
