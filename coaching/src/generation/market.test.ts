import { targetIndustryNames } from '@ringside/contract/reference-data'
import { describe, expect, it } from 'vitest'
import { generateAccount } from './account.ts'
import { marketTroubles } from './market.ts'
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

  it('every usual objection is named once', () => {
    const { objections } = marketTroubles('Manufacturing', [])
    expect(new Set(objections).size).toBe(objections.length)
    expect(objections.length).toBeGreaterThan(5)
  })
})
