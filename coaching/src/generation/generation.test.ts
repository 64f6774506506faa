import { describe, expect, it } from 'vitest'
import { buyerProfileSchema } from '@ringside/contract/pipeline/buyer-profile'
import {
  companySizes,
  decisionMakerLevels,
  departments,
  targetIndustries,
  targetIndustryNames,
} from '@ringside/contract/reference-data'
import { factTemplates } from './content/content.ts'
import { trades } from './content/trades.ts'
import { articleFor, fillTemplate, inThirdPerson } from './fill.ts'
import { generateAccount, generatedAccountSchema, generatePersona, type Colleague } from './index.ts'
import type { AccountInput, GeneratedAccount } from './index.ts'
import { digits, roundly, spoken } from './spoken.ts'

const anywhere = { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] }

function input(seed: number, more: Partial<AccountInput['segment']> = {}, takenNames: string[] = []): AccountInput {
  const segment = {
    industry: targetIndustryNames[seed % targetIndustryNames.length] ?? 'Other',
    subIndustries: [],
    companySize: companySizes[seed % companySizes.length] ?? '51-200',
    geography: anywhere,
    painPoints: [],
    objections: [],
    freeform: '',
    ...more,
  }
  return { seed, segment, takenNames }
}

function personaOf(account: GeneratedAccount, seed: number) {
  const contact = {
    level: decisionMakerLevels[seed % decisionMakerLevels.length] ?? 'C-Suite',
    department: departments[seed % departments.length] ?? 'Operations',
  }
  return generatePersona({
    seed,
    personaId: `p${seed}`,
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
}

describe('generated accounts', () => {
  it('every sub-industry a segment can name has a trade of its own', () => {
    for (const industry of targetIndustryNames)
      expect(trades[industry].map(({ subIndustry }) => subIndustry)).toEqual([...targetIndustries[industry]])
  })

  it('every industry names eight to fifteen kinds of company, and none that another one has', () => {
    const all: string[] = Object.values(targetIndustries).flat()
    expect(new Set(all).size).toBe(all.length)
    for (const industry of targetIndustryNames) {
      expect(targetIndustries[industry].length).toBeGreaterThanOrEqual(8)
      expect(targetIndustries[industry].length).toBeLessThanOrEqual(15)
    }
  })

  it('300 accounts have 300 names, 15 to 25 facts each, and no hole in a sentence', () => {
    const taken: string[] = []
    for (let seed = 1; seed <= 300; seed += 1) {
      const account = generatedAccountSchema.parse(generateAccount(input(seed, {}, taken)))
      taken.push(account.name)
      expect(account.facts.length).toBeGreaterThanOrEqual(15)
      expect(account.facts.length).toBeLessThanOrEqual(25)
      expect(JSON.stringify([account.facts, account.description])).not.toMatch(/\{\w+\}|undefined/u)
    }
    expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(300)
  })

  it('the same seed gives the same account, another seed another one', () => {
    expect(generateAccount(input(5))).toEqual(generateAccount(input(5)))
    expect(generateAccount(input(5)).name).not.toBe(generateAccount(input(17)).name)
  })

  it('an account lies where its segment is', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const texas = generateAccount(
        input(seed, { geography: { ...anywhere, geographicFocus: 'State', states: ['Texas'] } }),
      )
      expect(texas.location).toMatch(/, Texas$/u)
      const nordic = generateAccount(
        input(seed, {
          geography: { ...anywhere, geographicFocus: 'International Region', internationalRegions: ['Nordics'] },
        }),
      )
      expect(['DK', 'FI', 'IS', 'NO', 'SE']).toContain(nordic.country)
    }
  })

  it("the segment's own pains, objections and notes reach the buyer", () => {
    const account = generateAccount(
      input(4, {
        painPoints: ['Rising insurance premiums'],
        objections: ['Too expensive for a family firm'],
        freeform: 'Most are family owned.',
      }),
    )
    const persona = personaOf(account, 2)
    expect(persona.facts.some(({ plain }) => plain.some((text) => text.includes('rising insurance premiums')))).toBe(
      true,
    )
    expect(
      persona.objections.some(({ say }) => say.some((text) => text.includes('too expensive for a family firm'))),
    ).toBe(true)
    expect(persona.facts.some(({ summary }) => summary === 'Most are family owned')).toBe(true)
  })

  it('over 200 seeds no summary, label or description speaks as the buyer, and every "a" and "an" fits', () => {
    // "Where-is-my-order calls" have a name of their own.
    const saidAsBuyer = /(?<!-)\b(?:I|we|us|our|my)\b(?!-)/u
    for (let seed = 1; seed <= 200; seed += 1) {
      const more = { painPoints: ['We lose our best people', 'My trucks stand idle'], freeform: 'Our region is rural.' }
      const account = generateAccount(input(seed, more))
      for (const { label, summary } of account.facts) {
        for (const text of [label, summary]) {
          expect(text).not.toMatch(saidAsBuyer)
          expect(text).not.toMatch(/\b(?:We|Us|Our|My)\b/u)
        }
      }
      expect(account.description).not.toMatch(
        /\b[Aa] (?!Eu|eu|Uni|uni|Ut|ut|one)[AEIOUaeiou]|\b[Aa]n [BCDGJKPQTVWYZbcdgjkpqtvwyz]/u,
      )
    }
  })

  it.each([
    ['Orlando', 'an'],
    ['Austin', 'an'],
    ['European', 'a'],
    ['Utah', 'a'],
    ['union', 'a'],
    ['unusual', 'an'],
    ['underwriter', 'an'],
    ['hour', 'an'],
    ['hospital', 'a'],
    ['IT', 'an'],
    ['HVAC', 'an'],
    ['PDF', 'a'],
    ['SaaS', 'a'],
    ['X-ray', 'an'],
    ['x-ray', 'an'],
    ['one-site', 'a'],
    ['18', 'an'],
    ['180', 'a'],
  ])('“%s” is said with “%s”', (word, article) => {
    expect(articleFor(word)).toBe(article)
    expect(fillTemplate('It is a {thing}', { thing: word })).toBe(`It is ${article} ${word}`)
  })

  it('tells what a buyer says of themselves in the third person, and leaves countries alone', () => {
    expect(inThirdPerson('We overpay, and our US carriers know I was right')).toBe(
      'They overpay, and their US carriers know they were right',
    )
    expect(inThirdPerson("I've got a freeze. My team left us")).toBe("They've got a freeze. Their team left them")
  })

  it('a prior fact always exists in the templates', () => {
    const ids = new Set(factTemplates.map(({ id }) => id))
    const missing = factTemplates.filter(({ needs }) => needs !== null && !ids.has(needs))
    expect(missing).toEqual([])
  })
})

describe('generated personas', () => {
  it('every persona is complete: 4 to 6 objections, at least 15 facts, a title', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const persona = buyerProfileSchema.parse(personaOf(generateAccount(input(seed)), seed))
      expect(persona.objections.length).toBeGreaterThanOrEqual(4)
      expect(persona.objections.length).toBeLessThanOrEqual(6)
      expect(persona.facts.length).toBeGreaterThanOrEqual(15)
      expect(persona.title).not.toBe('')
    }
  })

  it('people of one account tell the same numbers', () => {
    const account = generateAccount(input(8))
    const summaries = [1, 2, 3].map((seed) => personaOf(account, seed).facts.find(({ id }) => id === 'cost')?.summary)
    expect(new Set(summaries).size).toBe(1)
  })

  it('a finance chief is the finance chief colleagues speak of, and does not wait for their own signature', () => {
    const account = generateAccount(input(9, { companySize: '1001-5000' }))
    const persona = generatePersona({
      seed: 1,
      personaId: 'cfo',
      account,
      contact: { level: 'C-Suite', department: 'Finance' },
      colleagues: [],
      takenNames: [],
      takenManners: [],
    })
    const seat = account.people.find((person) => person.seat === 'finance')
    expect(persona.lastName).toBe(seat?.last)
    const holder = persona.facts.find(({ id }) => id === 'authority')
    expect(holder?.summary).not.toContain(persona.firstName)
  })
})

describe('one story about one company', () => {
  it("the headcount people speak of lies inside the account's size, and no team is larger than the company", () => {
    for (const companySize of companySizes) {
      for (let seed = 1; seed <= 25; seed += 1) {
        const { size, facts, values } = generateAccount(input(seed, { companySize }))
        const [low = 0, high = Infinity] = size.replaceAll(',', '').match(/\d+/gu)?.map(Number) ?? []
        const everyNumber = Array.from({ length: 61 }, (_, i) => spoken(i))
        const said = values['employeesN'] ?? ''
        const inside = [...numbersBetween(low, high)].some((value) => spoken(value) === said)
        expect(inside, `${said} in ${size}`).toBe(true)
        expect(facts.find(({ id }) => id === 'size')?.summary).toContain(said)
        const team = everyNumber.indexOf(values['workersN'] ?? '')
        const whole = everyNumber.indexOf(said)
        expect(whole < 0 || team < whole).toBe(true)
      }
    }
  })

  it('one person has one title: in what colleagues say, in the list of colleagues, and as a persona', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const contacts = [
        { level: 'C-Suite', department: 'Finance' },
        { level: 'Business Owner', department: 'Other' },
        { level: 'Department Head/Manager', department: 'IT' },
        { level: 'VP/Director Level', department: 'Operations' },
      ]
      const account = generateAccount({ ...input(seed), contacts })
      const colleagues: Colleague[] = []
      const personas = contacts.map((contact, index) => {
        const personaId = `p${index}`
        const made = generatePersona({
          seed: seed * 10 + index,
          personaId,
          account,
          contact,
          colleagues,
          takenNames: [],
          takenManners: [],
        })
        colleagues.push({
          personaId,
          name: `${made.firstName} ${made.lastName}`,
          title: made.title,
          manner: made.manner,
        })
        return made
      })
      for (const persona of personas) {
        const seat = account.people.find(({ first, last }) => first === persona.firstName && last === persona.lastName)
        expect(seat?.title ?? persona.title).toBe(persona.title)
        const called = personas
          .flatMap((other) => other.colleagues)
          .filter(({ name }) => name === `${persona.firstName} ${persona.lastName}`)
        for (const { title } of called) {
          expect([persona.title, `our ${persona.title}`, 'the owner', 'in IT']).toContain(title)
        }
      }
      const finance = account.people.find(({ seat }) => seat === 'finance')
      expect(finance?.title).toMatch(/^Chief Financial Officer$/u)
      expect(JSON.stringify(personas[3]?.facts)).not.toMatch(/our (?:Controller|Office Manager|Bookkeeper|CFO)\b/u)
    }
  })
})

/** Round numbers inside a size: those that people would say. */
function numbersBetween(low: number, high: number): Set<number> {
  const found = new Set<number>()
  const top = Math.min(high, low * 2 + 50_000)
  for (let value = low; value <= top; value += value < 1000 ? 1 : 10)
    found.add(value < 1000 ? value : Math.ceil(value / 10) * 10)
  return found
}

describe('numbers as spoken', () => {
  it('are said as people say them', () => {
    expect(spoken(18_000)).toBe('eighteen thousand')
    expect(spoken(240)).toBe('two hundred and forty')
    expect(spoken(1_200_000)).toBe('one point two million')
    expect(spoken(57)).toBe('fifty-seven')
    expect(roundly(13_420)).toBe(13_000)
    expect(digits(18_000)).toBe('18,000')
  })
})
