import { addSegmentBody } from '@ringside/contract/pipeline/segments'
import { describe, expect, it } from 'vitest'
import { blankSegment, checkSegmentForm, fieldsOf, segmentFrom, type SegmentForm } from './segment-form.ts'

const complete: SegmentForm = {
  ...blankSegment,
  name: 'Food makers',
  targetIndustry: 'Manufacturing',
  companySize: '51-200',
}

describe('the segment dialog', () => {
  it('starts from whom the rep sells to, as far as a segment can be that', () => {
    const target = {
      industries: ['Healthcare & Medical', 'Education', 'Bakeries'],
      sizes: ['51-200' as const],
      notes: '',
    }
    expect(segmentFrom(target)).toEqual({
      ...blankSegment,
      targetIndustry: 'Healthcare & Medical',
      companySize: '51-200',
    })
    expect(segmentFrom({ industries: ['Bakeries'], sizes: [], notes: '' })).toEqual(blankSegment)
  })

  it('starts from the market that the product names, where the rep has chosen no industry', () => {
    const market = { targetIndustry: 'Healthcare & Medical', subIndustry: 'Dental groups' } as const
    expect(segmentFrom(undefined, market)).toEqual({
      ...blankSegment,
      targetIndustry: 'Healthcare & Medical',
      subIndustries: ['Dental groups'],
    })
    const target = { industries: ['Manufacturing'], sizes: [], notes: '' }
    expect(segmentFrom(target, market)).toEqual({ ...blankSegment, targetIndustry: 'Manufacturing' })
  })

  it('names every field that is still missing', () => {
    expect(Object.keys(checkSegmentForm(blankSegment))).toEqual(['name', 'targetIndustry', 'companySize'])
  })

  it('asks which industry it is when it is none of the list', () => {
    expect(checkSegmentForm({ ...complete, targetIndustry: 'Other' })).toHaveProperty('otherIndustry')
  })

  it('asks for a place when the focus is on places', () => {
    expect(checkSegmentForm({ ...complete, focus: 'State' })).toHaveProperty('places')
    expect(checkSegmentForm({ ...complete, focus: 'State', states: ['Ohio'] })).toEqual({})
  })

  it('sends what the contract takes, without the places of another kind of focus', () => {
    const fields = fieldsOf({ ...complete, focus: 'State', states: ['Ohio'], regions: ['Midwest'] })
    expect(fields.geographicFocus.regions).toEqual([])
    expect(addSegmentBody.safeParse({ propelAuthId: 'u', orgId: 'o', ...fields }).success).toBe(true)
  })
})
