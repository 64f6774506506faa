import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import type { Segment } from '@ringside/contract/pipeline/segments'

const at = '2026-11-02T09:00:00.000Z'
const org = { orgId: 'org-1', archivedAt: null, archivedByUserId: null }

/** The nth id of a test: the same each time. */
export const idOf = (nth: number): string => `0199a000-0000-7000-8000-${String(nth).padStart(12, '0')}`

export const aSegment = (over: Partial<Segment> = {}): Segment => ({
  ...org,
  _id: idOf(1),
  propelAuthId: 'me',
  name: 'Food makers',
  industry: { targetIndustry: 'Manufacturing', subIndustries: [] },
  otherIndustry: null,
  displayIndustry: 'Manufacturing',
  displaySubIndustry: '',
  companySize: '51-200',
  geographicFocus: { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] },
  industryPainPoints: [],
  potentialObjections: [],
  freeformCustomizations: '',
  createdAt: at,
  ...over,
})

export const anAccount = (over: Partial<Account> = {}): Account => ({
  ...org,
  _id: idOf(2),
  targetSegmentProfileId: idOf(1),
  propelAuthId: 'me',
  slug: 'brightwell-foods',
  name: 'Brightwell Foods',
  industry: 'Manufacturing',
  subIndustry: 'Food',
  size: '51-200',
  description: 'Makes crisps.',
  location: 'Ohio',
  difficulty: 'medium',
  stage: 'researching',
  stageSince: at,
  lostFrom: null,
  discoveredInformation: [],
  factsInAll: 10,
  active: true,
  personas: [],
  lastCallAt: null,
  bestScore: null,
  createdAt: at,
  ...over,
})

export const aPersona = (over: Partial<Persona> = {}): Persona => ({
  ...org,
  _id: idOf(3),
  accountId: idOf(2),
  contactProfileId: idOf(4),
  firstName: 'Dana',
  lastName: 'Whitfield',
  title: 'Head of operations',
  level: 'VP/Director Level',
  department: 'Operations',
  manner: 'Brisk',
  priorities: [],
  calls: 0,
  bestScore: null,
  lastCallAt: null,
  ...over,
})

export const aContact = (over: Partial<ContactProfile> = {}): ContactProfile => ({
  ...org,
  _id: idOf(4),
  level: 'VP/Director Level',
  department: 'Operations',
  active: true,
  everywhere: true,
  createdAt: at,
  ...over,
})
