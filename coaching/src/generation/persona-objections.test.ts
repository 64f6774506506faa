import { describe, expect, it } from 'vitest'
import type { TargetIndustry } from '@ringside/contract/reference-data'
import { castCall } from '../evaluation/casting.ts'
import { objectionTemplates } from './content/content.ts'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { generateAccount, generatePersona } from './index.ts'

function objectionsOf(industry: TargetIndustry, subIndustry: string, objections: string[]) {
  const geography = { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] }
  const account = generateAccount({
    seed: 5,
    segment: {
      industry,
      subIndustries: [subIndustry],
      companySize: '51-200',
      geography,
      painPoints: [],
      objections,
      freeform: '',
    },
    takenNames: [],
  })
  const contact = { level: 'C-Suite', department: 'Operations' }
  return generatePersona({
    seed: 5,
    personaId: 'p5',
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  }).objections
}

const saysOf = (...input: Parameters<typeof objectionsOf>): string =>
  JSON.stringify(objectionsOf(...input).map(({ say }) => say))

type Reason = Pick<Objection, 'say' | 'explain' | 'deeper'>

/** The words of a template that no account fills in. */
const fixedPart = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

function sameReason(thread: Reason, made: Reason): boolean {
  return (['say', 'explain', 'deeper'] as const).every((part) =>
    thread[part].every((text, index) => made[part][index]?.includes(fixedPart(text)) === true),
  )
}

describe('an objection', () => {
  it('has one reason: what lies behind it and how it goes deeper belong to how it is raised', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => index + 1)
    const made = seeds.flatMap((seed) => castCall(seed, 'cold-call', 'medium').persona.objections)
    expect(new Set(made.map(({ family }) => family)).size).toBe(objectionTemplates.length)
    for (const { family, say, explain, deeper } of made) {
      const threads = objectionTemplates.find((template) => template.family === family)?.threads ?? []
      const tellings = threads.flatMap((thread) => {
        const { say: raised, explain: why, deeper: further } = thread
        return temperaments.map((one) => ({ say: raised[one], explain: why[one], deeper: further[one] }))
      })
      expect(tellings.some((told) => sameReason(told, { say, explain, deeper }))).toBe(true)
    }
  })

  it('that asks who else uses it is not explained by a vendor who folded', () => {
    const threads = objectionTemplates.find(({ family }) => family === 'vendor-trust')?.threads ?? []
    const asks = threads.find(({ say }) => Object.values(say).flat().includes('Who uses it? Somebody like us.'))
    const lies = [...Object.values(asks?.explain ?? {}).flat(), ...Object.values(asks?.deeper ?? {}).flat()].join(' ')
    expect(lies).not.toMatch(/fold|next year|disappear/)
  })
})

describe("a segment owner's objection", () => {
  it('is raised by a trade that has the thing it speaks of, and not by one that has no such thing', () => {
    const yard = ['The yard is too small for that']
    expect(saysOf('Industrial Equipment', 'Equipment rental', yard)).toContain('yard is too small')
    expect(saysOf('Construction & Real Estate', 'Specialty trades', yard)).not.toContain('yard')
    expect(saysOf('Professional Services', 'Law firms', yard)).not.toContain('yard')
  })

  it.each(['The union would never agree to it', 'We tried a dock system before', 'Our warehouse system does that'])(
    'that speaks of nothing foreign is raised by any trade: %s',
    (text) => {
      for (const [industry, sub] of [
        ['Professional Services', 'Law firms'],
        ['Construction & Real Estate', 'Specialty trades'],
      ] as const)
        expect(saysOf(industry, sub, [text])).toContain(text)
    },
  )

  it('belongs to the family its words speak of', () => {
    const familyOf = (text: string): string | undefined =>
      objectionsOf('Professional Services', 'Law firms', [text]).find(({ id }) => id === 'segment-objection-1')?.family
    expect(familyOf('That system does that for us')).toBe('incumbent')
    expect(familyOf('You are a small company')).toBe('vendor-trust')
  })
})
