import { ofItsKind, placesFieldOf } from '@ringside/contract/pipeline/focus-places'
import type { Segment } from '@ringside/contract/pipeline/segments'
import {
  companySizes,
  targetIndustryNames,
  type countries,
  type geographicFocusTypes,
  type internationalRegions,
  type regions,
  type states,
  type TargetIndustry,
} from '@ringside/contract/reference-data'
import type { Profile } from '@ringside/contract/users'
import type { SegmentFields } from './pipeline-changes.ts'

/** What stands in the dialog: '' where nothing has been chosen yet. */
export interface SegmentForm {
  name: string
  targetIndustry: TargetIndustry | ''
  subIndustries: string[]
  otherIndustry: string
  companySize: (typeof companySizes)[number] | ''
  focus: (typeof geographicFocusTypes)[number]
  regions: (typeof regions)[number][]
  states: (typeof states)[number][]
  countries: (typeof countries)[number][]
  internationalRegions: (typeof internationalRegions)[number][]
}

export type SegmentErrors = Partial<
  Record<'name' | 'targetIndustry' | 'otherIndustry' | 'companySize' | 'places', string>
>

export const blankSegment: SegmentForm = {
  name: '',
  targetIndustry: '',
  subIndustries: [],
  otherIndustry: '',
  companySize: '',
  focus: 'None',
  regions: [],
  states: [],
  countries: [],
  internationalRegions: [],
}

type MarketNamed = { targetIndustry: TargetIndustry; subIndustry: string }

/**
 * A new segment starts from whom the rep said they sell to: the first of each, for a segment has one; else from the market
 * that their product summary names.
 */
export function segmentFrom(target: Profile['target'] | undefined, market?: MarketNamed | null): SegmentForm {
  const { industries = [], sizes = [] } = target ?? {}
  const chosen = targetIndustryNames.find((name) => industries.includes(name))
  const targetIndustry = chosen ?? market?.targetIndustry ?? ''
  return {
    ...blankSegment,
    targetIndustry,
    subIndustries: market && market.targetIndustry === targetIndustry ? [market.subIndustry] : [],
    companySize: companySizes.find((size) => sizes.includes(size)) ?? '',
  }
}

export const formOf = (segment: Segment): SegmentForm => ({
  name: segment.name,
  targetIndustry: segment.industry.targetIndustry,
  subIndustries: segment.industry.subIndustries,
  otherIndustry: segment.otherIndustry ?? '',
  companySize: segment.companySize,
  focus: segment.geographicFocus.geographicFocus,
  regions: segment.geographicFocus.regions,
  states: segment.geographicFocus.states,
  countries: segment.geographicFocus.countries,
  internationalRegions: segment.geographicFocus.internationalRegions,
})

/** A focus that is somewhere needs one place of its kind at least. */
function namesItsPlaces(form: SegmentForm): boolean {
  const field = placesFieldOf[form.focus]
  return field === null || form[field].length > 0
}

export function checkSegmentForm(form: SegmentForm): SegmentErrors {
  const errors: SegmentErrors = {}
  if (form.name.trim().length < 2) errors.name = 'Give the segment a name of at least 2 characters.'
  if (form.targetIndustry === '') errors.targetIndustry = 'Choose an industry.'
  if (form.targetIndustry === 'Other' && form.otherIndustry.trim() === '')
    errors.otherIndustry = 'Say which industry it is.'
  if (form.companySize === '') errors.companySize = 'Choose a company size.'
  if (!namesItsPlaces(form)) errors.places = 'Choose at least one place.'
  return errors
}

/** What is sent; only for a form that `checkSegmentForm` has passed. */
export function fieldsOf(form: SegmentForm): SegmentFields {
  if (form.targetIndustry === '' || form.companySize === '') throw new Error('The segment is not complete.')
  const { regions, states, countries, internationalRegions } = form
  return {
    name: form.name.trim(),
    industry: { targetIndustry: form.targetIndustry, subIndustries: form.subIndustries },
    ...(form.targetIndustry === 'Other' ? { otherIndustry: form.otherIndustry.trim() } : {}),
    companySize: form.companySize,
    geographicFocus: ofItsKind({ geographicFocus: form.focus, regions, states, countries, internationalRegions }),
  }
}
