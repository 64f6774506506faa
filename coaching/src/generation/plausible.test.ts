import { describe, expect, it } from 'vitest'
import { companySizes, targetIndustryNames } from '@ringside/contract/reference-data'
import { trades } from './content/trades.ts'
import { generateAccount, generatePersona } from './index.ts'
import type { GeneratedAccount } from './index.ts'
import { spoken } from './spoken.ts'

const geography = { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] }
const all = targetIndustryNames.flatMap((industry) => trades[industry].map((trade) => ({ industry, trade })))

function companyOf({ industry, trade }: (typeof all)[number], companySize: string, seed: number): GeneratedAccount {
  const { subIndustry } = trade
  const segment = { industry, subIndustries: [subIndustry], companySize, geography }
  return generateAccount({
    seed,
    segment: { ...segment, painPoints: [], objections: [], freeform: '' },
    takenNames: [],
  })
}

const companies = all.flatMap((kind) =>
  companySizes.map((size, index) => ({ trade: kind.trade, account: companyOf(kind, size, 31 + index) })),
)

const numbers = new Map(Array.from({ length: 1000 }, (_, value) => [spoken(value), value]))
const told = ({ facts }: GeneratedAccount): string =>
  JSON.stringify(facts.map(({ summary, plain, full, slots }) => [summary, plain, full, slots]))

describe('a company that somebody of its trade would believe in', () => {
  it('has not lost most of those who do the work', () => {
    const counted = companies.filter(({ trade: { workers, crew } }) => workers.endsWith(crew))
    expect(counted.length).toBeGreaterThan(20)
    const emptied = counted.filter(({ account: { values } }) => {
      const [left, there] = [numbers.get(values['leaveN'] ?? ''), numbers.get(values['workersN'] ?? '')]
      return left !== undefined && there !== undefined && (left >= there || (there > 6 && left * 2 > there))
    })
    expect(emptied.map(({ account: { name, values } }) => [name, values['leaveN'], values['workersN']])).toEqual([])
  })

  it('has as many sites as stores, restaurants or schools', () => {
    const counted = companies.filter(({ trade }) => trade.units.arePlaces === true)
    expect(counted.length).toBeGreaterThan(20)
    for (const { account } of counted)
      expect(account.values['sitesN']).toBe(`${account.values['unitsN'] ?? 'no'} sites`)
  })

  it('with one site has no newest and no biggest one, and no main one among them', () => {
    const single = companies.filter(({ account }) => account.values['sitesN'] === 'one site')
    expect(single.length).toBeGreaterThan(20)
    for (const { account } of single) {
      expect(account.facts.some(({ id }) => id === 'sites')).toBe(false)
      expect(account.description).not.toContain('one site')
    }
  })

  it('that serves the public takes on no accounts and buys no competitor', () => {
    for (const kind of all.filter(({ trade }) => trade.serves === 'public')) {
      for (let seed = 1; seed <= 20; seed += 1)
        expect(companyOf(kind, '501-1000', seed).values['trigger']).not.toMatch(
          /\baccounts?\b(?!ed)|competitor|regional head/u,
        )
    }
  })

  it('measures itself in per cent, where it says so', () => {
    for (const { account, trade } of companies) {
      expect(trade.metric.name).not.toMatch(/^(?:days|hours|minutes|weeks)\b/u)
      expect(numbers.get(account.values['metricNow'] ?? '')).toBeLessThanOrEqual(100)
      expect(trade.metric.goal).toBeLessThanOrEqual(100)
    }
  })
})

it('nobody has the same priority twice', () => {
  for (const [index, { account }] of companies.entries()) {
    const contact = { level: 'VP/Director Level', department: index % 2 === 0 ? 'Finance' : 'IT' }
    const { priorities } = generatePersona({
      seed: index,
      personaId: `p${index}`,
      account,
      contact,
      colleagues: [],
      takenNames: [],
      takenManners: [],
    })
    expect(priorities.length).toBe(3)
    expect(new Set(priorities).size).toBe(3)
  }
})

describe('who signs', () => {
  const persona = (account: GeneratedAccount, level: string, department: string) =>
    generatePersona({
      seed: 4,
      personaId: 'p',
      account,
      contact: { level, department },
      colleagues: [],
      takenNames: [],
      takenManners: [],
    })
  const holder = (account: GeneratedAccount, level: string, department: string): string =>
    JSON.stringify(persona(account, level, department).facts.filter(({ id }) => id === 'holder' || id === 'authority'))

  it('in a small company is the one at the top, and beyond that its owners or the bank', () => {
    for (const kind of all.slice(0, 20)) {
      const small = companyOf(kind, '11-50', 7)
      expect(holder(small, 'Department Head/Manager', 'Operations')).not.toMatch(/Office Manager|Bookkeeper|the board/u)
      expect(holder(small, 'Business Owner', 'Other')).not.toMatch(/the board|the owners/u)
    }
  })

  it('in a company of thousands is nobody’s business partner', () => {
    for (const kind of all.slice(0, 20)) {
      const large = companyOf(kind, '1001-5000', 7)
      expect(large.people.map(({ seat }) => seat)).not.toContain('partner')
      expect(told(large) + holder(large, 'C-Suite', 'Other')).not.toContain('business partner')
      expect(holder(large, 'VP/Director Level', 'Operations')).toContain('the board')
    }
  })
})
