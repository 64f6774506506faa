import { describe, expect, it } from 'vitest'
import { generateAccount, generatePersona, givenPlace, plainSegment } from './index.ts'
import type { Contact, GeneratedAccount, GivenPerson } from './index.ts'

const segment = plainSegment('Manufacturing', '201-500')
const person = (first: string, last: string, title: string): GivenPerson => ({ first, last, title })
const contact = (level: string, department: string, given: GivenPerson): Contact => ({ level, department, given })

const cfo = contact('C-Suite', 'Finance', person('Irene', 'Castellanos', 'CFO'))
const buyer = contact('Department Head/Manager', 'Procurement', person('Xiadani', 'Roe', 'Head of Buying'))

const company = (contacts: Contact[], seed = 7): GeneratedAccount =>
  generateAccount({
    seed,
    segment,
    takenNames: ['Other Foods'],
    contacts,
    given: {
      name: 'Brightwell (Foods) & Co.',
      place: givenPlace('Leeds, United Kingdom'),
      description: 'Makes crisps.',
    },
  })

const personaOf = (account: GeneratedAccount, own: Contact, seed = 3) =>
  generatePersona({
    seed,
    personaId: `p${seed}`,
    account,
    contact: own,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })

describe('a company that is known beforehand', () => {
  it('keeps its name, place and description, and has facts about itself', () => {
    const account = company([])
    expect(account).toMatchObject({
      name: 'Brightwell (Foods) & Co.',
      location: 'Leeds, United Kingdom',
      country: 'GB',
      description: 'Makes crisps.',
      size: '201-500',
    })
    expect(account.facts.length).toBeGreaterThanOrEqual(15)
    expect(account.values).toMatchObject({ name: 'Brightwell (Foods) & Co.', city: 'Leeds' })
  })

  it('has the people who are known on the seats that colleagues speak of', () => {
    for (let seed = 0; seed < 20; seed++) {
      const account = company([cfo, buyer], seed)
      expect(account.people.find(({ seat }) => seat === 'finance')).toMatchObject({
        first: 'Irene',
        last: 'Castellanos',
        title: 'CFO',
        calledBy: 'our CFO',
      })
      // Whoever is asked who signs names the one there is.
      expect(JSON.stringify(personaOf(account, buyer).facts)).toContain('Irene')
      expect(account.people.filter(({ first }) => first === 'Irene')).toHaveLength(1)
    }
  })

  it('and one whose title is that of somebody spoken of is that very person', () => {
    const { title = '' } = company([]).people.find(({ seat }) => seat === 'lead') ?? {}
    const lead = contact('Department Head/Manager', 'Operations', person('Jo', 'Marsh', title))
    expect(company([lead]).people.find(({ seat }) => seat === 'lead')).toMatchObject({ first: 'Jo', last: 'Marsh' })
  })
})

describe('a person who is known beforehand', () => {
  it('keeps name and title, and is made the rest of', () => {
    const account = company([cfo, buyer])
    expect(personaOf(account, buyer)).toMatchObject({
      firstName: 'Xiadani',
      lastName: 'Roe',
      title: 'Head of Buying',
      level: 'Department Head/Manager',
      department: 'Procurement',
    })
    expect(personaOf(account, cfo)).toMatchObject({ firstName: 'Irene', title: 'CFO' })
  })

  it('is not taken for the other who does the same job', () => {
    const second = contact('VP/Director Level', 'Finance', person('Sam', 'Poole', 'VP of Finance'))
    const account = company([cfo, second])
    expect(personaOf(account, second)).toMatchObject({ firstName: 'Sam', title: 'VP of Finance' })
  })

  it('is spoken of as she or he where the name is known to be, and else by words that fit anybody', () => {
    const account = company([cfo, buyer])
    expect(personaOf(account, contact('C-Suite', 'Finance', person('Megan', 'Poe', 'CFO'))).pronoun).toBe('she')
    for (let seed = 0; seed < 60; seed++) {
      const { pronoun, manner } = personaOf(account, buyer, seed)
      expect(pronoun).toBe('they')
      expect(manner).not.toMatch(/\b(?:she|he|him|his|hers?)\b|[{}]/i)
    }
  })
})
