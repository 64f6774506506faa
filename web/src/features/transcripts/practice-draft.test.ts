import type { Segment } from '@ringside/contract/pipeline/segments'
import { describe, expect, it } from 'vitest'
import { aContact } from '../../domain-ui/fake/pipeline-things.ts'
import { draftOf, likeliestSegment, newOne, problemsOf, segmentNameOf, toMake } from './practice-draft.ts'

const segment = (_id: string, name: string, pains: string[] = []) =>
  ({ _id, name, displayIndustry: '', displaySubIndustry: '', industryPainPoints: pains }) as unknown as Segment

const said = (text: string, startMs = 0) => ({ text, turn: 0, startMs })
const material = {
  person: { firstName: 'Dana', lastName: 'Whitfield' },
  company: { name: 'Brightwell', from: null },
  standing: null,
  industry: null,
  troubles: [said('We lose hours')],
  worries: ['One', 'Two', 'Three', 'Four'].map((text) => said(text)),
}

const there = { segments: [segment('s', 'Carriers')], contacts: [aContact({ _id: 'c' })], said: '' }

describe('what is made of a call', () => {
  it('starts in the segment whose words come up most in it, and without any in the first', () => {
    const segments = [segment('a', 'Clinics'), segment('b', 'Regional carriers', ['Trucks wait at docks'])]
    expect(likeliestSegment(segments, 'Our trucks stand at the docks.')?._id).toBe('b')
    expect(likeliestSegment(segments, 'Nothing of it.')?._id).toBe('a')
    expect(likeliestSegment([], 'Trucks')).toBeNull()
  })

  it('takes the first three worries, and no more', () => {
    const draft = draftOf(material, there)
    expect(toMake(draft)).toMatchObject({
      name: 'Brightwell',
      industry: 'Other',
      targetSegmentProfileId: 's',
      contactProfileId: 'c',
      troubles: ['We lose hours'],
      worries: ['One', 'Two', 'Three'],
    })
    const all = { ...draft, worries: draft.worries.map((line) => ({ ...line, kept: true })) }
    expect(problemsOf(all)).toEqual({ worries: 'Choose at most 3 worries.' })
  })

  it.each([
    [{ name: ' ' }, { name: 'Give the account a name.' }],
    [{ firstName: '' }, { firstName: 'Say what they are called.' }],
    [{ segmentId: newOne }, { otherIndustry: 'Say which industry it is, or choose one above.' }],
    [{ segmentId: newOne, industry: 'Education' as const }, {}],
    [
      { segmentId: newOne, industry: 'Education' as const, segmentName: ' ' },
      { segmentName: 'Give the segment a name.' },
    ],
  ])('says what is missing: %j', (over, problems) => {
    expect(problemsOf({ ...draftOf(material, there), ...over })).toEqual(problems)
  })
})

describe('what is made with somebody where nothing is there yet', () => {
  const none = { segments: [], contacts: [], said: '' }
  const told = { ...material, industry: { name: 'Manufacturing' as const, words: ['batch', 'mill'] } }

  it('is a segment of their industry, anywhere, and somebody who runs a department', () => {
    expect(toMake(draftOf(told, none))).toMatchObject({
      segment: {
        name: 'Manufacturing companies',
        industry: { targetIndustry: 'Manufacturing', subIndustries: [] },
        companySize: '51-200',
        geographicFocus: { geographicFocus: 'None' },
      },
      decisionMaker: { level: 'Department Head/Manager', department: 'Operations' },
    })
  })

  it('is called after what its companies do, and as somebody says once they do', () => {
    const draft = { ...draftOf(material, none), otherIndustry: 'Food' }
    expect(segmentNameOf(draft)).toBe('Food')
    expect(segmentNameOf({ ...draft, otherIndustry: '' })).toBe('Companies like Brightwell')
    expect(segmentNameOf({ ...draft, segmentName: 'Bakers' })).toBe('Bakers')
    expect(segmentNameOf({ ...draft, otherIndustry: 'x'.repeat(80) })).toHaveLength(80)
  })

  it('is who the call tells they are, there already or not, and without a department where one answers for all', () => {
    const owner = { level: 'Business Owner' as const, department: null, from: null }
    expect(toMake(draftOf({ ...material, standing: owner }, none)).decisionMaker).toEqual({ level: 'Business Owner' })
    const head = { level: 'C-Suite' as const, department: 'Finance' as const, from: null }
    expect(toMake(draftOf({ ...material, standing: head }, there)).decisionMaker).toEqual({
      level: 'C-Suite',
      department: 'Finance',
    })
    const contacts = [...there.contacts, aContact({ _id: 'd', level: 'C-Suite', department: 'Finance' })]
    expect(toMake(draftOf({ ...material, standing: head }, { ...there, contacts })).contactProfileId).toBe('d')
  })
})
