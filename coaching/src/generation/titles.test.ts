import { departments, targetIndustries, targetIndustryNames } from '@ringside/contract/reference-data'
import { describe, expect, it } from 'vitest'
import { titles } from './content/content.ts'
import { titleFor } from './people.ts'

const levels = ['C-Suite', 'VP/Director Level', 'Department Head/Manager']
/** Titles of everybody a company of a trade could have, from a few seeds. */
const titlesAt = (industry: string, subIndustry: string): string[] =>
  departments.flatMap((department) =>
    levels.flatMap((level) =>
      [1, 2, 3, 4].map((seed) => titleFor(seed, { level, department }, { industry, subIndustry })),
    ),
  )
const trades = targetIndustryNames.flatMap((industry) =>
  targetIndustries[industry].map((subIndustry) => [industry, subIndustry] as const),
)

/** Titles, and the trades that have no such thing. */
const foreign = [
  {
    named: /Chief Manufacturing Officer|Head of Production|VP of Manufacturing/,
    to: ['Financial Services', 'Professional Services', 'Education', 'Construction & Real Estate'],
  },
  { named: /\bSales\b|Revenue|Product/, to: ['Clinics', 'Hospitals', 'K-12 districts'] },
]

describe('no company has a title that its trade does not have', () => {
  it.each(trades)('%s, %s', (industry, subIndustry) => {
    const all = titlesAt(industry, subIndustry)
    expect(all.includes('Chief Transportation Officer')).toBe(industry === 'Transportation & Logistics')
    const isForeign = foreign.filter(({ to }) => to.includes(industry) || to.includes(subIndustry))
    expect(all.filter((title) => isForeign.some(({ named }) => named.test(title)))).toEqual([])
  })

  it('every trade and department that is told apart is one there is', () => {
    const known = new Set<string>(trades.flat())
    expect(Object.keys(titles.trades).filter((trade) => !known.has(trade))).toEqual([])
    const named = Object.values(titles.trades).flatMap((trade) => Object.keys(trade))
    expect(named.filter((name) => !(departments as readonly string[]).includes(name))).toEqual([])
  })
})

it('nobody has the title of a colleague while there is another', () => {
  const clinic = { industry: 'Healthcare & Medical', subIndustry: 'Clinics' }
  const first = titleFor(1, { level: 'C-Suite', department: 'Operations' }, clinic)
  const second = titleFor(1, { level: 'C-Suite', department: 'Logistics' }, { ...clinic, held: [first] })
  expect(second).not.toBe(first)
})
