import { criterion, houseRubric, saying } from '@ringside/contract/rubrics/rubric.fixture'
import type { RubricContent } from '@ringside/contract/rubrics/rubric-content'
import { describe, expect, it } from 'vitest'
import { rubricChanges } from './rubric-changes.ts'

const text = (key: string): string => ({ 'discovery.pain': 'Asked what goes wrong' })[key] ?? key
const [first, second] = houseRubric.criteria
if (first === undefined || second === undefined) throw new Error('The fixture has two criteria.')

const changes = (after: Partial<RubricContent>): string[] =>
  rubricChanges(houseRubric, { ...houseRubric, ...after }, text)

describe('what a draft changes', () => {
  it('is nothing where nothing has changed', () => {
    expect(changes({})).toEqual([])
  })

  it('is told by the name and weight of each criterion', () => {
    expect(
      changes({
        criteria: [
          { ...first, label: 'Digging', weight: 50 },
          { ...second, weight: 50 },
        ],
      }),
    ).toEqual(['Finding out is called Digging.', 'Digging weighs 50, before 60.', 'Moving on weighs 50, before 40.'])
  })

  it('names criteria and checks that came and went', () => {
    const closing = criterion('Closing', 40, 'next-step.when')
    expect(changes({ criteria: [{ ...first, checks: [] }, closing] })).toEqual([
      'Finding out: “Asked what goes wrong” is looked at no more.',
      'Closing is new and weighs 40.',
      'Moving on is gone.',
    ])
  })

  it('tells another order of checks, since advice begins with the first', () => {
    const pick = (key: string) => ({ kind: 'library' as const, key })
    const checks = [pick('discovery.pain'), pick('discovery.impact')]
    const before = { ...houseRubric, criteria: [{ ...first, checks }] }
    const after = { ...houseRubric, criteria: [{ ...first, checks: checks.toReversed() }] }
    expect(rubricChanges(before, after, text)).toEqual([
      'Finding out: its checks are in another order, so advice begins with another.',
    ])
  })

  it('says what other phrases are looked for, and which blocker is new or gone', () => {
    const rewritten = saying('we record this', { within: { part: 'first', minutes: 2 } })
    expect(changes({ blockers: [rewritten] })).toEqual([
      '“Said that the call is recorded” looks for “we record this”, said by the rep in the first 2 minutes; before, for “this call is recorded”, said by the rep anywhere.',
    ])
    expect(changes({ blockers: [] })).toEqual(['“Said that the call is recorded” is no blocker any more.'])
    expect(rubricChanges({ ...houseRubric, blockers: [] }, houseRubric, text)).toEqual([
      'New blocker: a call fails without “this call is recorded”, said by the rep anywhere.',
    ])
  })

  it('tells that levels are described in other words, once', () => {
    const after = { ...first, notShown: 'Other', notApplicable: 'words' }
    expect(changes({ criteria: [after, second] })).toEqual(['Finding out: its levels are described in other words.'])
  })
})
