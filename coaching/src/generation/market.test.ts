import { targetIndustryNames } from '@ringside/contract/reference-data'
import { describe, expect, it } from 'vitest'
import { generateAccount } from './account.ts'
import { marketOf, marketTroubles } from './market.ts'
import { plainSegment } from './segment.ts'

const accountOf = (seed: number, industry: (typeof targetIndustryNames)[number], subIndustries: string[]) =>
  generateAccount({
    seed,
    segment: { ...plainSegment(industry), subIndustries },
    takenNames: [],
  })

describe('what a market brings', () => {
  it.each(targetIndustryNames)('%s: the troubles of every company made in it are among those shown', (industry) => {
    const shown = marketTroubles(industry, []).painPoints.map((pain) => pain.toLowerCase())
    for (let seed = 1; seed <= 12; seed += 1) {
      const { values } = accountOf(seed, industry, [])
      expect(shown).toContain(values['pain']?.toLowerCase())
      expect(shown).toContain(values['pain2']?.toLowerCase())
    }
  })

  it('a sub-industry narrows it to its own two troubles', () => {
    expect(marketTroubles('Technology & Software', ['SaaS']).painPoints).toEqual([
      'Escalations going quiet',
      'Engineers losing their focus days',
    ])
  })

  it('of a market called Other the trades that are chosen bring theirs, and without one what is true of any company', () => {
    expect(marketTroubles('Other', ['Nonprofits']).painPoints).toEqual([
      'Reports due and no numbers to put in them',
      'Donors who give once',
    ])
    expect(marketTroubles('Other', []).painPoints).toEqual([
      'Things that fall between two people',
      'A few people holding it all together',
    ])
  })

  it('every usual objection is named once', () => {
    const { objections } = marketTroubles('Manufacturing', [])
    expect(new Set(objections).size).toBe(objections.length)
    expect(objections.length).toBeGreaterThan(5)
  })
})

describe('the market that a product summary names', () => {
  const ofWhom = (forWhom: string, whatItDoes = '') => marketOf({ forWhom, whatItDoes })?.subIndustry

  it.each([
    ['Dental groups with 5 to 80 practices', 'Dental groups'],
    ['Operations managers of trucking companies', 'Trucking'],
    ['Hauliers and warehouses in Ohio', 'Trucking'],
    ['Independent insurance agencies', 'Insurance brokers'],
    ['Private schools and day care', 'Private schools'],
    ['For food and beverage makers', 'Food & beverage'],
    ['Law firms', 'Law firms'],
    ['Vegetable growers and orchards', 'Agriculture'],
    ['Farm machinery dealers', 'Farm machinery'],
    ['Wind farms', 'Solar & wind'],
    ['Quarries and gravel pits', 'Mining & quarrying'],
    ['Municipal permit offices', 'Local government'],
    ['Charities', 'Nonprofits'],
    ['Newspapers and magazines', 'Media & publishing'],
    ['Tour operators', 'Travel & tours'],
    ['Independent gyms', 'Sports & recreation'],
    ['Hair salons', 'Personal services'],
    ['Wedding venues', 'Events & venues'],
    ['Janitorial contractors', 'Cleaning & security'],
  ])('“%s” is %s', (forWhom, subIndustry) => {
    expect(ofWhom(forWhom)).toBe(subIndustry)
  })

  it.each([
    'Sales teams of 20 to 200 people',
    'Anybody who has meetings',
    '',
    'Mid-sized companies with a finance team',
    'Teams that do data mining',
  ])('“%s” is none that is listed', (forWhom) => {
    expect(ofWhom(forWhom)).toBeUndefined()
  })

  it('is read from what it does where whom it is for is not said: from those it is for, not from what it is', () => {
    expect(ofWhom('', 'Fills late cancellations for dental groups.')).toBe('Dental groups')
    expect(ofWhom('', 'Cloud hosting for law firms.')).toBe('Law firms')
    expect(ofWhom('', 'Cloud hosting that never sleeps.')).toBeUndefined()
    expect(ofWhom('Clinics', 'Fills late cancellations for dental groups.')).toBe('Clinics')
  })
})
