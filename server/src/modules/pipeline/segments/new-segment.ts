import { ofItsKind, type addSegment, type Segment } from '@ringside/contract'
import type { z } from 'zod'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Maker } from '../accounts/account-rows.ts'
import { newRow, type SegmentRow } from './segments.repository.ts'

/** What is said of a segment when it is made. */
export type NewSegmentFields = Omit<z.output<NonNullable<typeof addSegment.body>>, 'propelAuthId' | 'orgId'>

/** The name of an industry in words belongs to `Other` alone, and that never goes without. Throws `invalid`. */
export function otherIndustryOf(
  industry: Segment['industry'],
  otherIndustry: string | null | undefined,
): string | null {
  if (industry.targetIndustry !== 'Other') return null
  if (otherIndustry) return otherIndustry
  const message = 'Say which industry it is.'
  throw new AppError('invalid', message, [{ field: 'otherIndustry', message }])
}

/** The row of a segment that is made now. */
export const newSegmentRow = ({ orgId, userId }: Maker, fields: NewSegmentFields, at: Date): SegmentRow =>
  newRow({
    org_id: orgId,
    id: newId(),
    created_by: userId,
    name: fields.name,
    industry: fields.industry,
    other_industry: otherIndustryOf(fields.industry, fields.otherIndustry),
    company_size: fields.companySize,
    geographic_focus: ofItsKind(fields.geographicFocus),
    created_at: at,
  })
