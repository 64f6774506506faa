import { expect, it, describe } from 'vitest'
import { views } from './content/content.ts'
import { generateAccount, generatePersona, plainSegment } from './index.ts'

const account = generateAccount({
  seed: 11,
  segment: plainSegment('Manufacturing', '501-1000'),
  takenNames: [],
  contacts: [],
})
const personIn = (department: string, level = 'VP/Director Level') =>
  generatePersona({
    seed: 11,
    personaId: `person-${department}-${level}`,
    account,
    contact: { level, department },
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
const storyOf = (department: string, id: string): string =>
  personIn(department)
    .facts.flatMap((fact) => (fact.id === id ? fact.full : []))
    .join(' ')

describe('people of one company', () => {
  it('see the same thing from where they sit, and say so', () => {
    const [money, floor] = [views.finance['cost'] ?? [], views.floor['cost'] ?? []]
    expect(money.some((view) => storyOf('Finance', 'cost').includes(view))).toBe(true)
    expect(floor.some((view) => storyOf('Finance', 'cost').includes(view))).toBe(false)
    expect(floor.some((view) => storyOf('Operations', 'cost').includes(view))).toBe(true)
  })

  it('agree on every figure, however they see it', () => {
    const summaries = (department: string) =>
      new Map(personIn(department).facts.map(({ id, summary }) => [id, summary]))
    const [finance, floor] = [summaries('Finance'), summaries('Operations')]
    for (const id of ['cost', 'people', 'volume', 'goal']) expect(finance.get(id)).toBe(floor.get(id))
  })

  it('do not know what they have no part in: Finance not where the work goes next, the floor not what it costs', () => {
    const known = (department: string) => personIn(department).facts.map(({ id }) => id)
    expect(known('Finance')).not.toContain('handoff')
    expect(known('Finance')).toContain('spend')
    expect(known('Operations')).toContain('handoff')
    expect(known('Operations')).not.toContain('spend')
  })

  it('at the top speak as the top, whatever department they came from', () => {
    const owner = personIn('Operations', 'C-Suite')
      .facts.flatMap(({ id, full }) => (id === 'hit' ? full : []))
      .join(' ')
    expect((views.top['hit'] ?? []).some((view) => owner.includes(view))).toBe(true)
  })

  it('bring no figure of their own into a view', () => {
    const all = Object.values(views).flatMap((byFact) => Object.values(byFact).flat())
    expect(all.filter((view) => /\d|per cent|thousand/.test(view))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })
})
