import type { Segment } from '@ringside/contract/pipeline/segments'
import { describe, expect, it } from 'vitest'
import { draftOf, likeliestSegment, toMake } from './practice-draft.ts'

const segment = (_id: string, name: string, pains: string[] = []) =>
  ({ _id, name, displayIndustry: '', displaySubIndustry: '', industryPainPoints: pains }) as unknown as Segment

const said = (text: string, startMs = 0) => ({ text, turn: 0, startMs })
const material = {
  person: { firstName: 'Dana', lastName: 'Whitfield' },
  company: { name: 'Brightwell', from: null },
  industry: null,
  troubles: [said('We lose hours')],
  worries: ['One', 'Two', 'Three', 'Four'].map((text) => said(text)),
}

describe('what is made of a call', () => {
  it('starts in the segment whose words come up most in it, and without any in the first', () => {
    const segments = [segment('a', 'Clinics'), segment('b', 'Regional carriers', ['Trucks wait at docks'])]
    expect(likeliestSegment(segments, 'Our trucks stand at the docks.')?._id).toBe('b')
    expect(likeliestSegment(segments, 'Nothing of it.')?._id).toBe('a')
    expect(likeliestSegment([], 'Trucks')).toBeNull()
  })

  it('takes the first three worries, and no more', () => {
    const draft = draftOf(material, 's', 'c')
    expect(toMake(draft)).toMatchObject({
      missing: null,
      body: { name: 'Brightwell', industry: 'Other', troubles: ['We lose hours'], worries: ['One', 'Two', 'Three'] },
    })
    const all = { ...draft, worries: draft.worries.map((line) => ({ ...line, kept: true })) }
    expect(toMake(all).missing).toBe('Choose at most 3 worries.')
  })

  it.each([
    [{ name: ' ' }, 'Give the account a name.'],
    [{ firstName: '' }, 'Say what they are called.'],
    [{ segmentId: null }, 'Choose a segment.'],
    [{ contactProfileId: null }, 'Choose a decision maker.'],
  ])('says what is missing: %j', (over, missing) => {
    expect(toMake({ ...draftOf(material, 's', 'c'), ...over }).missing).toBe(missing)
  })
})
