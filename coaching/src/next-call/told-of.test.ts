import { callTypes } from '@ringside/contract'
import { targetIndustryNames } from '@ringside/contract/reference-data'
import { describe, expect, it } from 'vitest'
import { generateAccount } from '../generation/account.ts'
import { plainSegment } from '../generation/segment.ts'
import type { Candidate } from './candidate.ts'
import { reasonFor } from './reason.ts'

/** Of whom a fact is told. */
const dean: Candidate = {
  personaId: 'dean',
  firstName: 'Dean',
  lastName: 'Whitfield',
  title: 'Manager',
  level: 'Department Head/Manager',
  accountId: 'stonebridge',
  accountName: 'Stonebridge Veterinary Clinic',
  stage: 'discovery',
  stageDays: 1,
  difficulty: 'medium',
  lastCall: null,
  colleague: null,
  accountQuietDays: null,
  movingTypes: callTypes,
  refusedInARow: 0,
  knownFacts: [],
  openFacts: [],
  namedBy: [],
}

const reasonAfter = (says: string): string =>
  reasonFor({ ...dean, namedBy: [{ firstName: 'Lotte', says, toldTo: null }] }, 'discovery', null)

/** What is told in numbers and names alone. */
const withoutVerb: ReadonlySet<string> = new Set(['team', 'size', 'volume', 'sites'])
/** In which somebody surely does something. */
const withVerb: ReadonlySet<string> = new Set([
  'system',
  'cost',
  'people',
  'replace',
  'goal',
  'budget',
  'spend',
  'holder',
  'authority',
  'buying',
  'hard',
  'timeline',
  'renewal',
  'history',
  'looking',
])

const facts = targetIndustryNames.flatMap((industry, seed) => [
  ...generateAccount({ seed, segment: plainSegment(industry), takenNames: [] }).facts,
  ...generateAccount({ seed, segment: { ...plainSegment(industry), companySize: '11-50' }, takenNames: [] }).facts,
])

describe('what a colleague told of somebody, as a reason to call them', () => {
  it('of every kind of fact is a sentence: after “that” somebody does something', () => {
    const told = new Set(facts.map(({ id }) => id))
    for (const id of [...withoutVerb, ...withVerb]) expect(told).toContain(id)
    const either = /^Lotte told you (?:that|of Dean:) /
    for (const { id, summary } of facts) {
      const opening = withoutVerb.has(id)
        ? /^Lotte told you of Dean: /
        : withVerb.has(id)
          ? /^Lotte told you that /
          : either
      expect(reasonAfter(summary)).toMatch(opening)
    }
  })

  it('names people in charge without a verb as what they are', () => {
    expect(reasonAfter('Three supervisors, led by Dean Whitfield')).toBe(
      'Lotte told you of Dean: three supervisors, led by Dean Whitfield.',
    )
    expect(reasonAfter('Three supervisors, led by Will Dean')).toMatch(/^Lotte told you of Dean: /)
    expect(reasonAfter('Four nurses, led by Dean, who has the key')).toMatch(/^Lotte told you of Dean: /)
  })
})
