import { mostFromCall, type CallMaterial } from '@ringside/contract/pipeline/account-from-call'
import type { TargetIndustry } from '@ringside/contract/target-industries'
import type { Segment } from '@ringside/contract/pipeline/segments'

/** A sentence of the call, to be kept as it is, reworded or left out. */
export interface DraftLine {
  text: string
  kept: boolean
  /** Where it was said. */
  startMs: number
}

/** What is made of the call, as it can be changed before it is made. */
export interface PracticeDraft {
  segmentId: string | null
  contactProfileId: string | null
  industry: TargetIndustry
  name: string
  firstName: string
  lastName: string
  troubles: readonly DraftLine[]
  worries: readonly DraftLine[]
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** The segment whose own words come up most in the call; without any in common the first. A guess, and shown as one. */
export function likeliestSegment(segments: readonly Segment[], said: string): Segment | null {
  const heard = wordsOf(said)
  const shared = ({ name, displayIndustry, displaySubIndustry, industryPainPoints }: Segment): number =>
    [...wordsOf([name, displayIndustry, displaySubIndustry, ...industryPainPoints].join(' '))].filter((word) =>
      heard.has(word),
    ).length
  return segments.toSorted((a, b) => shared(b) - shared(a))[0] ?? null
}

const draftLines = (said: readonly { text: string; startMs: number }[], most: number): DraftLine[] =>
  said.map(({ text, startMs }, index) => ({ text, startMs, kept: index < most }))

export const draftOf = (
  { person, company, industry, troubles, worries }: CallMaterial,
  segmentId: string | null,
  contactProfileId: string | null,
): PracticeDraft => ({
  segmentId,
  contactProfileId,
  industry: industry?.name ?? 'Other',
  name: company?.name ?? '',
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  troubles: draftLines(troubles, mostFromCall.troubles),
  worries: draftLines(worries, mostFromCall.worries),
})

const keptOf = (lines: readonly DraftLine[]): string[] =>
  lines.flatMap(({ kept, text }) => (kept && text.trim() !== '' ? [text.trim()] : []))

/** What is sent, once there is all it takes; else what is missing, in a sentence. */
export function toMake(draft: PracticeDraft) {
  const { segmentId, contactProfileId, industry, name, firstName, lastName } = draft
  if (name.trim().length < 2) return { missing: 'Give the account a name.' } as const
  if (firstName.trim() === '') return { missing: 'Say what they are called.' } as const
  if (segmentId === null) return { missing: 'Choose a segment.' } as const
  if (contactProfileId === null) return { missing: 'Choose a decision maker.' } as const
  const worries = keptOf(draft.worries)
  if (worries.length > mostFromCall.worries)
    return { missing: `Choose at most ${mostFromCall.worries} worries.` } as const
  return {
    missing: null,
    body: {
      targetSegmentProfileId: segmentId,
      contactProfileId,
      industry,
      name: name.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      troubles: keptOf(draft.troubles),
      worries,
    },
  } as const
}
