import { describe, expect, it } from 'vitest'
import { targetIndustries, targetIndustryNames } from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/reference-data'
import { generalTrade, trades } from './content/trades.ts'
import { generateAccount } from './index.ts'
import type { AccountInput, GeneratedAccount } from './index.ts'
import { wordingFor, wordingsOf } from './tellings.ts'

const anywhere = { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] }

/** What a company of a trade tells in the words of its trade. */
const told = ['how', 'tool', 'handoff', 'painSays', 'painStory', 'pain2Says', 'pain2Story', 'customerHit', 'triedWhy']

/** Companies of one trade in one organisation, made one after another. */
function companies(industry: TargetIndustry, subIndustry: string, count: number): GeneratedAccount[] {
  const made: GeneratedAccount[] = []
  for (let seed = 1; seed <= count; seed += 1) {
    const segment: AccountInput['segment'] = {
      industry,
      subIndustries: [subIndustry],
      companySize: '201-500',
      geography: anywhere,
      painPoints: [],
      objections: [],
      freeform: '',
    }
    made.push(generateAccount({ seed: seed * 7919, segment, takenNames: made.map(({ name }) => name) }))
  }
  return made
}

/** Of no listed trade: named so that none is chosen. */
const general = ['Other', generalTrade.subIndustry] as const
const listedTrades = targetIndustryNames.flatMap((industry) =>
  trades[industry].map(({ subIndustry }) => [industry, subIndustry] as const),
)
const all: ReadonlyArray<readonly [TargetIndustry, string]> = [...listedTrades, general]

/** Of these, what happened to them and how: a manner of closing such as “It adds up” anybody may have. */
const stories = told.filter((part) => !part.endsWith('Says'))

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []
/** So many words in a row: what a listener notices when they come a second time. */
function runsOf(text: string, length: number): Set<string> {
  const words = wordsIn(text)
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')))
}

describe('what companies of one trade tell', () => {
  it('is told of every trade that a segment can name, once, and of what no list has', () => {
    const listed = targetIndustryNames.flatMap((industry) => targetIndustries[industry].map((sub) => [industry, sub]))
    const described = all.filter((pair) => pair !== general)
    expect(described.map((pair) => pair.join(': ')).toSorted()).toEqual(
      listed.map((pair) => pair.join(': ')).toSorted(),
    )
    expect(companies(...general, 1).map(({ subIndustry }) => subIndustry)).toEqual([generalTrade.subIndustry])
  })

  it.each(all)('no company of %s, %s tells two of its stories in the same turn of phrase', (industry, subIndustry) => {
    for (const { values } of companies(industry, subIndustry, 12)) {
      const seen = new Map<string, string>()
      for (const part of told)
        for (const run of runsOf(values[part] ?? '', 5)) {
          expect(`${run}: ${seen.get(run) ?? part}`).toBe(`${run}: ${part}`)
          seen.set(run, part)
        }
    }
  })

  it('no eight words in a row come in the stories of two trades', () => {
    const owners = new Map<string, string>()
    const shared = new Set<string>()
    for (const [industry, subIndustry] of all) {
      for (const { values } of companies(industry, subIndustry, 6)) {
        for (const run of stories.flatMap((part) => [...runsOf(values[part] ?? '', 8)])) {
          const owner = owners.get(run)
          if (owner !== undefined && owner !== subIndustry) shared.add(`${run}: ${owner}, ${subIndustry}`)
          owners.set(run, subIndustry)
        }
      }
    }
    expect([...shared]).toEqual([])
  })

  it.each(all)('ten companies of %s, %s share none of the sentences of their trade', (industry, subIndustry) => {
    const made = companies(industry, subIndustry, 10)
    for (const part of told) {
      const said = made.map(({ values }) => values[part])
      expect(new Set(said).size, `${part}: ${said.join(' / ')}`).toBe(10)
    }
  })

  it('nobody says a bracket', () => {
    for (const [industry, subIndustry] of all) {
      for (const { facts, vocabulary } of companies(industry, subIndustry, 3)) {
        expect(
          JSON.stringify([facts.map(({ plain, full, summary }) => [plain, full, summary]), vocabulary]),
        ).not.toMatch(/\w\[|\[\w|\w\]|\|/u)
      }
    }
  })
})

describe('a text with alternatives', () => {
  it('stands for each of them, also for those inside others', () => {
    expect(wordingsOf('[one|two [big|small]] vans')).toEqual(['one vans', 'two big vans', 'two small vans'])
    expect(wordingsOf('no choice')).toEqual(['no choice'])
  })

  it('gives as many companies in a row as there are wordings each their own, wherever the row begins', () => {
    const text = '[a|b|c] [d|e|f|g]'
    for (const start of [0, -77, 123_456]) {
      const given = Array.from({ length: 12 }, (_, place) => wordingFor(text, { start, place }))
      expect(new Set(given).size).toBe(12)
    }
  })
})

describe('names of companies', () => {
  it('forty companies of one organisation each begin with another word', () => {
    const names = companies('Healthcare & Medical', 'Clinics', 40).map(({ name }) => name.split(' ')[0])
    expect(new Set(names).size).toBe(40)
  })

  it.each([
    ['Healthcare & Medical', 'Mid-size outpatient clinics', [], 'Clinics'],
    ['Healthcare & Medical', 'Midwest', ['Care homes'], 'Care homes'],
    ['Transportation & Logistics', 'Regional 3PLs', [], 'Third-party logistics'],
    ['Manufacturing', 'Bakeries in the north', [], 'Food & beverage'],
    ['Financial Services', 'Community banks', [], 'Banking'],
    ['Financial Services', 'Insurance companies', [], 'Insurance'],
    ['Financial Services', 'Independent insurance brokers', [], 'Insurance brokers'],
    ['Financial Services', 'Credit unions in Ohio', [], 'Credit unions'],
    ['Healthcare & Medical', 'Veterinary clinics', [], 'Veterinary'],
    ['Healthcare & Medical', 'Home health agencies', [], 'Home health'],
    ['Professional Services', 'Payroll companies', [], 'Payroll & HR services'],
    ['Technology & Software', 'Data centers', [], 'Cloud & hosting'],
    ['Manufacturing', 'Car parts suppliers', [], 'Automotive parts'],
    ['Manufacturing', 'Door manufacturers', [], 'Windows & doors'],
    ['Transportation & Logistics', 'Freight brokers', [], 'Freight brokerage'],
    ['Transportation & Logistics', 'Freight forwarders', [], 'Freight forwarding'],
    ['Transportation & Logistics', 'Moving companies', [], 'Movers'],
    ['Transportation & Logistics', 'School bus operators', [], 'Bus & coach'],
    ['Retail & Consumer', 'Gas stations off the interstate', [], 'Convenience stores'],
    ['Retail & Consumer', 'Grocery stores', [], 'Grocery'],
    ['Construction & Real Estate', 'Property managers', [], 'Property management'],
    ['Construction & Real Estate', 'Office landlords', [], 'Commercial property'],
    ['Education', 'School districts', [], 'K-12 districts'],
    ['Education', 'Independent schools', [], 'Private schools'],
    ['Education', 'Community colleges in the South', [], 'Community colleges'],
    ['Industrial Equipment', 'Fork lift dealers', [], 'Material handling'],
    ['Industrial Equipment', 'Farm equipment dealers', [], 'Farm machinery'],
    ['Energy & Utilities', 'Solar power', [], 'Solar & wind'],
    ['Energy & Utilities', 'Electric utilities', [], 'Electric utilities'],
    ['Energy & Utilities', 'Gas utilities', [], 'Gas utilities'],
    ['Energy & Utilities', 'Heating oil dealers', [], 'Propane & heating oil'],
    ['Energy & Utilities', 'Oil producers', [], 'Oil & gas'],
  ] as const)('a segment of %s that is called “%s” and names %j gets companies of that kind', (...given) => {
    const [industry, name, subIndustries, kind] = given
    for (let seed = 1; seed <= 12; seed += 1) {
      const made = generateAccount({
        seed,
        segment: {
          name,
          industry,
          subIndustries: [...subIndustries],
          companySize: '51-200',
          geography: anywhere,
          painPoints: [],
          objections: [],
          freeform: '',
        },
        takenNames: [],
      })
      expect(made.subIndustry).toBe(kind)
    }
  })
})
