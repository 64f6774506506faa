import { isPublic } from '@ringside/coaching/buyer/findable'
import type { generateAccount, GeneratedAccount } from '@ringside/coaching/generation/index'
import { presentSegment, type SegmentRow } from '../segments/segments.repository.ts'
import type * as accounts from './accounts.repository.ts'

/** Who makes accounts, and where. */
export interface Maker {
  readonly orgId: string
  readonly userId: string
}

/** A segment as generation takes it. */
export function describe(row: SegmentRow): Parameters<typeof generateAccount>[0]['segment'] {
  const segment = presentSegment(row)
  const { targetIndustry, subIndustries } = segment.industry
  return {
    name: segment.name,
    industry: targetIndustry,
    subIndustries: segment.otherIndustry === null ? subIndustries : [segment.otherIndustry, ...subIndustries],
    companySize: segment.companySize,
    geography: segment.geographicFocus,
    painPoints: segment.industryPainPoints,
    objections: segment.potentialObjections,
    freeform: segment.freeformCustomizations,
  }
}

/** What generation made of a company, as it is kept. */
export function accountRow(
  { orgId, userId }: Maker,
  segment: SegmentRow,
  {
    id,
    slug,
    generated,
    industry,
  }: { id: string; slug: string; generated: GeneratedAccount; industry?: string | undefined },
  at: Date,
): Parameters<typeof accounts.insertAccounts>[1][number] {
  return {
    org_id: orgId,
    id,
    segment_id: segment.id,
    created_by: userId,
    slug,
    name: generated.name,
    industry: industry ?? presentSegment(segment).displayIndustry,
    sub_industry: generated.subIndustry,
    size: generated.size,
    description: generated.description,
    location: generated.location,
    difficulty: generated.difficulty,
    stage_since: at,
    generated: JSON.stringify(generated),
    ...whatIsToFind(generated),
    created_at: at,
  }
}

/** The columns that say what there is to find out at a company. */
export function whatIsToFind(generated: GeneratedAccount): { fact_labels: string; fact_count: number } {
  const toFind = generated.facts.filter((fact) => !isPublic(fact, generated))
  return {
    fact_labels: JSON.stringify(toFind.map(({ id, label, topic }) => ({ id, label, topic }))),
    fact_count: toFind.length,
  }
}
