import { describe, expect, it } from 'vitest'
import { firstWordsIn } from './company-name.ts'
import { companyNames, localCompanyNames, places } from './content/content.ts'
import { generateAccount, plainSegment } from './index.ts'

const countries = Object.keys(places.countries)

function namesIn(country: string, count = 24): string[] {
  const segment = {
    ...plainSegment('Financial Services', '201-500'),
    geography: { geographicFocus: 'Country', regions: [], states: [], countries: [country], internationalRegions: [] },
  }
  const names: string[] = []
  for (let seed = 0; seed < count; seed += 1) names.push(generateAccount({ seed, segment, takenNames: names }).name)
  return names
}

describe('a company', () => {
  it.each(countries.filter((country) => country !== 'US' && country !== 'CA'))(
    'is called in %s as companies there could be',
    (country) => {
      const there = [...firstWordsIn(country), ...(places.countries[country] ?? [])]
      expect(firstWordsIn(country)).not.toBe(companyNames.first)
      const names = namesIn(country)
      expect(names.filter((name) => !there.some((first) => name.startsWith(`${first} `)))).toEqual([])
      expect(names.join('; ')).not.toMatch(/Prairie View|Federal|Employees Credit Union|CPAs/)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('is called in the United States as before', () => {
    expect(firstWordsIn('US')).toBe(companyNames.first)
    expect(firstWordsIn('CA')).toBe(companyNames.first)
  })
})

it('names are kept for each country once, and no word twice', () => {
  const all = localCompanyNames.places.flatMap(({ countries: of }) => of)
  expect(new Set(all).size).toBe(all.length)
  for (const { first } of localCompanyNames.places) expect(new Set(first).size).toBe(first.length)
})
