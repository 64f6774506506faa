import { describe, expect, it } from 'vitest'
import { listedNames, segmentPlace, segmentNames, shortName, type NamedSegment } from './segment-names.ts'

const anywhere: NamedSegment['geographicFocus'] = {
  geographicFocus: 'None',
  regions: [],
  states: [],
  countries: [],
  internationalRegions: [],
}
const segment = (nth: number, over: Partial<NamedSegment> = {}): NamedSegment => ({
  _id: `0199a000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
  name: 'Food makers',
  displayIndustry: 'Manufacturing',
  displaySubIndustry: '',
  companySize: '51-200',
  geographicFocus: anywhere,
  createdAt: `2026-11-0${nth}T09:00:00.000Z`,
  archivedAt: null,
  ...over,
})
const inStates = (...states: NamedSegment['geographicFocus']['states']) =>
  ({ geographicFocus: { ...anywhere, geographicFocus: 'State', states } }) satisfies Partial<NamedSegment>
const inOhio = {
  ...anywhere,
  geographicFocus: 'State',
  states: ['Ohio', 'Iowa'],
} satisfies NamedSegment['geographicFocus']
const namesOf = (...segments: NamedSegment[]) => [...segmentNames(segments).values()]

describe('where the companies of a segment are', () => {
  it('is the first place and how many more there are', () => {
    expect(segmentPlace({ geographicFocus: inOhio })).toBe('Ohio +1')
    expect(segmentPlace({ geographicFocus: anywhere })).toBe('Anywhere')
  })

  it('is anywhere when the focus has no place, whatever was chosen before', () => {
    const left = { ...anywhere, regions: ['Midwest'] } satisfies NamedSegment['geographicFocus']
    expect(segmentPlace({ geographicFocus: left })).toBe('Anywhere')
    expect(segmentPlace({ geographicFocus: { ...inOhio, countries: ['NO'] } })).toBe('Ohio +1')
  })

  it('is a country by its name, not by its code', () => {
    const norway = {
      ...anywhere,
      geographicFocus: 'Country',
      countries: ['NO'],
    } satisfies NamedSegment['geographicFocus']
    expect(segmentPlace({ geographicFocus: norway })).toBe('Norway')
    expect(namesOf(segment(1), segment(2, { geographicFocus: norway }))).toEqual([
      'Food makers (Anywhere)',
      'Food makers (Norway)',
    ])
  })
})

describe('what a segment is called in a list', () => {
  it('is its name, as long as no other has it', () => {
    expect(namesOf(segment(1), segment(2, { name: 'Carriers' }))).toEqual(['Food makers', 'Carriers'])
  })

  it('says what tells it from another of its name, and nothing in which they are alike', () => {
    expect(namesOf(segment(1), segment(2, { geographicFocus: inOhio }))).toEqual([
      'Food makers (Anywhere)',
      'Food makers (Ohio +1)',
    ])
    expect(namesOf(segment(1), segment(2, { displayIndustry: 'Bees', companySize: '1-10' }))).toEqual([
      'Food makers (Manufacturing, 51-200 employees)',
      'Food makers (Bees, 1-10 employees)',
    ])
  })

  it('takes names that differ in case alone for one', () => {
    expect(namesOf(segment(1), segment(2, { name: 'food makers', displaySubIndustry: 'Dairy' }))).toEqual([
      'Food makers (any sub-industry)',
      'food makers (Dairy)',
    ])
  })

  it('has a number where nothing else tells them apart, the oldest without one', () => {
    const names = segmentNames([segment(2), segment(1)])
    expect([names.get(segment(1)._id), names.get(segment(2)._id)]).toEqual(['Food makers', 'Food makers 2'])
  })

  it('tells them apart by the places that they do not share', () => {
    expect(namesOf(segment(1, inStates('Ohio', 'Iowa')), segment(2, inStates('Ohio', 'Utah')))).toEqual([
      'Food makers (Iowa +1)',
      'Food makers (Utah +1)',
    ])
    const three = [inStates('Ohio', 'Iowa'), inStates('Iowa', 'Utah'), inStates('Utah', 'Ohio', 'Iowa')]
    expect(new Set(namesOf(...three.map((each, nth) => segment(nth + 1, each)))).size).toBe(3)
  })

  it('has no number that another has in its name', () => {
    const names = segmentNames([segment(1), segment(2), segment(3, { name: 'Food makers 2' })])
    expect([...names.values()].toSorted()).toEqual(['Food makers', 'Food makers 2', 'Food makers 3'])
    expect(names.get(segment(3)._id)).toBe('Food makers 2')
  })

  it('is the same for one in use with and without archived ones, which are marked', () => {
    const gone = segment(1, { ...inStates('Iowa'), archivedAt: '2026-11-20T09:00:00.000Z' })
    const other = segment(3, { name: 'Carriers', archivedAt: '2026-11-20T09:00:00.000Z' })
    const inUse = segment(2, inStates('Ohio'))
    expect(namesOf(inUse)).toEqual(['Food makers'])
    const names = segmentNames([gone, inUse, other])
    expect([gone, inUse, other].map(({ _id }) => names.get(_id))).toEqual([
      'Food makers (archived)',
      'Food makers',
      'Carriers',
    ])
  })

  it('comes in its parts for where they stand on two lines', () => {
    const parts = [...listedNames([segment(1), segment(2, { geographicFocus: inOhio }), segment(3)]).values()]
    expect(parts.map((listed) => [shortName(listed), ...listed.traits])).toEqual([
      ['Food makers', 'Anywhere'],
      ['Food makers', 'Ohio +1'],
      ['Food makers 2', 'Anywhere'],
    ])
  })
})
