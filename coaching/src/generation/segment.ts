import type { TargetIndustry } from '@ringside/contract/reference-data'
import type { Geography } from './place.ts'

/** A market that an organisation sells to, as its owner describes it. */
export type SegmentInput = {
  /** What its owner calls it; a name such as “Mid-size clinics” says which kind of company it means. */
  name?: string
  industry: TargetIndustry
  subIndustries: string[]
  companySize: string
  geography: Geography
  painPoints: string[]
  objections: string[]
  freeform: string
}

/** A market nobody has said more of than its industry and the size of its companies: anywhere, of any kind. */
export function plainSegment(industry: TargetIndustry, companySize = '201-500'): SegmentInput {
  return {
    industry,
    subIndustries: [],
    companySize,
    geography: { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] },
    painPoints: [],
    objections: [],
    freeform: '',
  }
}
