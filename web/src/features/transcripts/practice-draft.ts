import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import {
  mostFromCall,
  type CallMaterial,
  type makeAccountFromCall,
} from '@ringside/contract/pipeline/account-from-call'
import type { TargetIndustry } from '@ringside/contract/target-industries'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { levelsWithoutDepartment } from '@ringside/contract/reference-data'

/** A sentence of the call, to be kept as it is, reworded or left out. */
export interface DraftLine {
  text: string
  kept: boolean
  /** Where it was said. */
  startMs: number
}

export type Level = ContactProfile['level']
export type Department = NonNullable<ContactProfile['department']>
export type CompanySize = Segment['companySize']

/** In place of an id: what is not there yet is made with the account. */
export const newOne = 'new'

/** What is made of the call, as it can be changed before it is made. */
export interface PracticeDraft {
  /** Of a segment there is, or `newOne`. */
  segmentId: string
  /** Null until somebody gives a new segment another name than `segmentNameOf` proposes. */
  segmentName: string | null
  companySize: CompanySize
  /** Of a decision maker there is, or `newOne`. */
  contactProfileId: string
  level: Level
  department: Department
  industry: TargetIndustry
  /** In words, where a new segment’s is none of the list. */
  otherIndustry: string
  name: string
  firstName: string
  lastName: string
  troubles: readonly DraftLine[]
  worries: readonly DraftLine[]
}

export type PracticeProblems = Partial<
  Record<'name' | 'firstName' | 'otherIndustry' | 'segmentName' | 'worries', string>
>

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** How many of a segment's own words come up in the call. */
export function wordsShared(segment: Segment, said: string): number {
  const heard = wordsOf(said)
  const { name, displayIndustry, displaySubIndustry, industryPainPoints } = segment
  const own = wordsOf([name, displayIndustry, displaySubIndustry, ...industryPainPoints].join(' '))
  return [...own].filter((word) => heard.has(word)).length
}

/** The segment whose own words come up most in the call; without any in common the first. A guess, and shown as one. */
export function likeliestSegment(segments: readonly Segment[], said: string): Segment | null {
  const shared = new Map(segments.map((segment) => [segment, wordsShared(segment, said)]))
  return segments.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0))[0] ?? null
}

const draftLines = (said: readonly { text: string; startMs: number }[], most: number): DraftLine[] =>
  said.map(({ text, startMs }, index) => ({ text, startMs, kept: index < most }))

/** Somebody runs a department more often than anything else, and most of what is sold helps in how things run. */
const likeliestStanding = { level: 'Department Head/Manager', department: 'Operations' } as const

/** Who they are: by what the call tells, else the first decision maker there is, else one who runs a department. */
function standingOf({ standing }: CallMaterial, contacts: readonly ContactProfile[]) {
  const told = standing && contacts.find((each) => isSame(each, standing))
  const chosen = told ?? (standing ? undefined : contacts[0])
  const { level, department } = standing ?? likeliestStanding
  return {
    contactProfileId: chosen?._id ?? newOne,
    level,
    department: department ?? likeliestStanding.department,
  }
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.level === other.level && one.department === other.department
type Standing = Pick<ContactProfile, 'level' | 'department'>

/** Who is chosen in a draft. */
export const chosenStanding = (
  { contactProfileId, level, department }: PracticeDraft,
  contacts: readonly ContactProfile[],
): Standing =>
  contacts.find(({ _id }) => _id === contactProfileId) ?? {
    level,
    department: asksDepartment(level) ? department : null,
  }

/** True while what is chosen is what the call tells. */
export const isAsTold = (
  draft: PracticeDraft,
  { standing }: CallMaterial,
  contacts: readonly ContactProfile[],
): boolean => standing !== null && isSame(standing, chosenStanding(draft, contacts))

/** Some levels answer for the whole company. */
export const asksDepartment = (level: Level): boolean => !levelsWithoutDepartment.includes(level)

interface There {
  segments: readonly Segment[]
  contacts: readonly ContactProfile[]
  /** All that was said in the call. */
  said: string
}

export function draftOf(material: CallMaterial, { segments, contacts, said }: There): PracticeDraft {
  const { person, company, industry, troubles, worries } = material
  return {
    ...standingOf(material, contacts),
    segmentId: likeliestSegment(segments, said)?._id ?? newOne,
    segmentName: null,
    companySize: '51-200',
    industry: industry?.name ?? 'Other',
    otherIndustry: '',
    name: company?.name ?? '',
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    troubles: draftLines(troubles, mostFromCall.troubles),
    worries: draftLines(worries, mostFromCall.worries),
  }
}

/** What a new segment is called: as somebody said, else after what its companies do. */
export function segmentNameOf({ segmentName, industry, otherIndustry, name }: PracticeDraft): string {
  if (segmentName !== null) return segmentName
  if (industry !== 'Other') return `${industry} companies`
  if (otherIndustry.trim() !== '') return otherIndustry.trim()
  return name.trim() === '' ? '' : `Companies like ${name.trim()}`.slice(0, longestSegmentName)
}
export const longestSegmentName = 80

const keptOf = (lines: readonly DraftLine[]): string[] =>
  lines.flatMap(({ kept, text }) => (kept && text.trim() !== '' ? [text.trim()] : []))

/** What has to be put right before anything can be made, a sentence for each field. */
export function problemsOf(draft: PracticeDraft): PracticeProblems {
  const { segmentId, industry, otherIndustry, name, firstName, worries } = draft
  const isNew = segmentId === newOne
  return {
    ...(name.trim().length < 2 && { name: 'Give the account a name.' }),
    ...(firstName.trim() === '' && { firstName: 'Say what they are called.' }),
    ...(isNew &&
      industry === 'Other' &&
      otherIndustry.trim() === '' && { otherIndustry: 'Say which industry it is, or choose one above.' }),
    ...(isNew && segmentNameOf(draft).trim().length < 2 && { segmentName: 'Give the segment a name.' }),
    ...(keptOf(worries).length > mostFromCall.worries && {
      worries: `Choose at most ${mostFromCall.worries} worries.`,
    }),
  }
}

const anywhere = {
  geographicFocus: 'None',
  regions: [],
  states: [],
  countries: [],
  internationalRegions: [],
} satisfies Segment['geographicFocus']

export type Made = Omit<BodyOf<typeof makeAccountFromCall>, 'orgId' | 'transcriptId'>

/** What is sent of a draft without problems. */
export function toMake(draft: PracticeDraft): Made {
  const { segmentId, contactProfileId, industry, otherIndustry, companySize, level, department } = draft
  const segment = {
    name: segmentNameOf(draft).trim(),
    industry: { targetIndustry: industry, subIndustries: [] },
    ...(industry === 'Other' && { otherIndustry: otherIndustry.trim() }),
    companySize,
    geographicFocus: anywhere,
  }
  return {
    ...(segmentId === newOne ? { segment } : { targetSegmentProfileId: segmentId }),
    ...(contactProfileId === newOne
      ? { decisionMaker: { level, ...(asksDepartment(level) && { department }) } }
      : { contactProfileId }),
    industry,
    name: draft.name.trim(),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    troubles: keptOf(draft.troubles),
    worries: keptOf(draft.worries),
  }
}
