import { describe, expect, it } from 'vitest'
import { generateAccount, generatePersona, plainSegment } from './index.ts'
import { nameEndings } from './own-market.ts'
import type { SegmentInput } from './segment.ts'

const markets: readonly [string, Partial<SegmentInput>][] = [
  [
    'Bakeries and cafes',
    {
      painPoints: ['Bread is left when they close', 'They sell out before nine'],
      freeform: 'They bake at three. Make the buyers grumpy.',
    },
  ],
  ['Tattoo studios', { painPoints: ['No-shows on Saturdays'] }],
  ['Marinas', { painPoints: ['Empty berths in winter'], freeform: 'Their berth holders pay by the year.' }],
  ['Churches', { painPoints: ['Members stop coming and nobody notices'] }],
  [
    'Fishing boats',
    { painPoints: ['Ice runs out at the harbour', 'Losing crew to the oil rigs', 'Fuel costs eat the catch'] },
  ],
  ['Beekeeping', {}],
  ['Independent bookshops in the Midwest', { objections: ['They do not trust apps'] }],
  ['Plumbers', {}],
]

function companyIn(industry: string, more: Partial<SegmentInput>, seed = 5) {
  const segment = { ...plainSegment('Other', '11-50'), subIndustries: [industry], ...more }
  return generateAccount({ seed, segment, takenNames: [] })
}

const personaAt = (account: ReturnType<typeof companyIn>, seed = 5) =>
  generatePersona({
    seed,
    personaId: 'p',
    account,
    contact: { level: 'Business Owner', department: 'Other' },
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })

describe('a company of a market that only its owner has described', () => {
  it.each(markets)('one of %s speaks none of the words of an office', (industry, more) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const account = companyIn(industry, more, seed)
      const { facts, objections, manner } = personaAt(account, seed)
      const said = facts.flatMap(({ summary, plain, full, slots }) => [
        summary,
        ...plain,
        ...full,
        ...slots.map(({ value }) => value),
      ])
      expect(
        [account.name, account.description, manner, ...said, ...objections.flatMap(({ say }) => say)].join('\n'),
      ).not.toMatch(/\b(?:requests?|quotes?|tickets?|inbox|Holdings|Partners|undefined)\b|\{/u)
    }
  })

  it.each([
    ['Bakeries and cafes', ['Bakery', 'Cafe']],
    ['Tattoo studios', ['Tattoo Studio']],
    ['Churches', ['Church']],
    ['Fishing boats', ['Fishing Boats']],
    ['Independent bookshops in the Midwest', ['Bookshop']],
    ['Small family-run vineyards', ['Vineyard']],
    ['Plumbers', ['Plumbers']],
    ['Beekeeping', ['Beekeeping']],
    ['SPAs / saunas', ['SPA', 'Sauna']],
    ['Driving schools for trucks', ['Driving School']],
  ])('companies called %s are named after what they are', (industry, endings) => {
    expect(nameEndings(industry)).toEqual(endings)
  })

  it('names what goes wrong most in its owner’s words, as one of its people would', () => {
    const { facts } = personaAt(companyIn(...(markets[0] ?? ['', {}])))
    const [pain, pain2] = ['pain', 'pain2'].map((wanted) => facts.find(({ id }) => id === wanted))
    expect(pain?.plain.every((text) => /bread is left when we close/iu.test(text))).toBe(true)
    expect(pain2?.plain.every((text) => /we sell out before nine/iu.test(text))).toBe(true)
    expect(facts.find(({ id }) => id === 'segment-note')?.plain.join(' ')).toContain('We bake at three.')
    expect(JSON.stringify(facts)).not.toContain('grumpy')
  })

  it('serves whom its owner says it serves, and counts its own places', () => {
    expect(companyIn(...(markets[2] ?? ['', {}])).values).toMatchObject({
      customers: 'berth holders',
      units: 'marinas',
    })
    expect(companyIn('Aquaculture & fish farms', {}).values['units']).toBe('fish farms')
    expect(companyIn('Bakeries and cafes', {}).values['units']).toBe('bakeries and cafes')
    expect(companyIn('Churches', {}).values['customers']).toBe('members')
    expect(companyIn('Plumbers', {}).values['units']).toBe('regular customers')
    expect(companyIn('Beekeeping supplies', {}).values['units']).toBe('regular buyers')
  })

  it('asks for nothing twice: no two of its facts are found under the same words, and a trouble is no note as well', () => {
    const painPoints = ['Feed that arrives late', 'They count fish by hand', 'Nets tear', 'Seals', 'Storms', 'Licences']
    const { facts } = companyIn('Fish farms', {
      painPoints,
      freeform: 'Nets tear. They work in shifts. They sell in spring.',
    })
    const labels = facts.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(facts.filter(({ summary }) => summary === 'Nets tear')).toHaveLength(1)
    expect(facts.find(({ id }) => id === 'segment-note')?.summary).toContain('They work in shifts')
  })

  it('however much its owner writes, it still knows what it has tried and who signs', () => {
    const painPoints = Array.from({ length: 8 }, (_, index) => `They lose time on thing number ${index}`)
    const { facts } = companyIn('Marinas', {
      painPoints,
      freeform: 'They close in winter. They own the crane. They rent the land.',
    })
    expect(facts.length).toBeLessThanOrEqual(25)
    expect(facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['history', 'why-failed', 'authority', 'segment-note-3', 'segment-pain-6']),
    )
  })
})

describe('a company of a market that its owner calls like none of the list, of a trade that is described', () => {
  const vineyard = (more: Partial<SegmentInput> = {}, seed = 5) =>
    generateAccount({
      seed,
      segment: { ...plainSegment('Other', '51-200'), subIndustries: ['Vineyards', 'Agriculture'], ...more },
      takenNames: [],
    })

  it('is called by its owner’s word, in its name too, and talks of the trade', () => {
    const account = vineyard()
    expect(account).toMatchObject({ subIndustry: 'Vineyards', trade: 'Agriculture' })
    expect(account.name).toMatch(/ Vineyard$/u)
    expect(account.values).toMatchObject({ crew: 'pickers and packers', system: 'Croptracker', market: 'vineyards' })
    expect(account.vocabulary).toMatchObject({ area: 'harvest planning' })
    expect(vineyard().people.find(({ seat }) => seat === 'lead')?.title).toBe('Harvest Manager')
    const head = { level: 'Department Head/Manager', department: 'Manufacturing' }
    const persona = generatePersona({
      seed: 5,
      personaId: 'p',
      account,
      contact: head,
      colleagues: [],
      takenNames: [],
      takenManners: [],
    })
    expect(persona.company.subIndustry).toBe('Vineyards')
    expect(persona.title).toMatch(/^(?:Packing House Manager|Head of Packing)$/u)
  })

  it('is named as its trade names its own, where its owner’s word is that of the trade', () => {
    const names = Array.from({ length: 12 }, (_, seed) =>
      vineyard({ subIndustries: ['agriculture', 'Agriculture'] }, seed),
    )
    for (const { name } of names) expect(name).toMatch(/ (?:Farms|Growers|Orchards|Produce)$/u)
  })

  it('has the troubles that its owner names beside those of the trade', () => {
    const { facts, values } = vineyard({ painPoints: ['Deer in the rows'] })
    expect(facts.some(({ summary }) => summary.includes('Deer in the rows'))).toBe(true)
    expect(values['pain']).toBe('crews in the wrong block')
  })

  it('of several trades chosen is of one of them, and of none chosen is like no other', () => {
    const both = { subIndustries: ['Clubs', 'Sports & recreation', 'Events & venues'] }
    const kinds = new Set(Array.from({ length: 20 }, (_, seed) => vineyard(both, seed).trade))
    expect(kinds).toEqual(new Set(['Events & venues', 'Sports & recreation']))
    expect(vineyard({ subIndustries: ['Agriculture supplies'] }).values['system']).not.toBe('Croptracker')
  })
})
