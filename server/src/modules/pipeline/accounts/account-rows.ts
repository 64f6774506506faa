import { isPublic } from '@ringside/coaching/buyer/findable'
import {
  generatePersona,
  type Colleague,
  type generateAccount,
  type GeneratedAccount,
  type GivenPerson,
} from '@ringside/coaching/generation/index'
import { seedOf } from '../../../platform/ids.ts'
import type * as accounts from './accounts.repository.ts'
import type { ContactProfileRow } from '../decision-makers/contact-profiles.repository.ts'
import type * as personas from '../people/personas.repository.ts'
import { contactOf } from '../people/joining.ts'
import { presentSegment, type SegmentRow } from '../segments/segments.repository.ts'

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

/** A new person at an account, as they are kept; with `given` one who is known by name. */
export function personaRow(
  { orgId, id, generated }: { orgId: string; id: string; generated: GeneratedAccount },
  contact: Pick<ContactProfileRow, 'id' | 'level' | 'department'>,
  {
    personaId,
    colleagues,
    taken,
    given = null,
  }: { personaId: string; colleagues: Colleague[]; taken: personas.Taken; given?: GivenPerson | null },
  at: Date,
): Parameters<typeof personas.insertPersonas>[1][number] {
  const { level, department } = contact
  const profile = generatePersona({
    seed: seedOf(personaId),
    personaId,
    account: generated,
    contact: contactOf(contact, given),
    colleagues,
    takenNames: taken.names,
    takenManners: taken.manners,
  })
  return {
    org_id: orgId,
    id: personaId,
    account_id: id,
    contact_profile_id: contact.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    title: profile.title,
    level,
    department: department ?? '',
    // The rep before, who left a note, has met nobody whom somebody else brought in.
    manner: given === null ? profile.manner : '',
    made_up: given === null,
    priorities: JSON.stringify(profile.priorities),
    profile: JSON.stringify(profile),
    created_at: at,
  }
}
