import type { SuggestedNextCall } from '@ringside/contract/pipeline/next-call'
import { callTypes } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import {
  asDifficulty,
  asPlayable,
  averageText,
  firstSentence,
  firstType,
  recordText,
  suggestionFor,
} from './call-terms.ts'

describe('the terms of a call', () => {
  it('take from an address only what can be practised', () => {
    expect(asPlayable('discovery')).toBe('discovery')
    expect(asPlayable('gatekeeper')).toBe('gatekeeper')
    expect(asPlayable('chat')).toBeNull()
    expect(asPlayable(undefined)).toBeNull()
    expect(asDifficulty('hard')).toBe('hard')
    expect(asDifficulty('impossible')).toBeNull()
  })

  it('follow a suggestion only for the person it names', () => {
    const suggestion = {
      persona: { _id: 'irene' },
      suggestedCallType: 'discovery',
      suggestedDifficulty: 'hard',
    } as unknown as SuggestedNextCall
    expect(suggestionFor('irene', suggestion)).toEqual({ type: 'discovery', difficulty: 'hard' })
    expect(suggestionFor('dana', suggestion)).toEqual({ type: null, difficulty: null })
    expect(suggestionFor('dana', null)).toEqual({ type: null, difficulty: null })
  })

  it('start with a cold call to a stranger and with discovery once you have spoken', () => {
    expect(firstType(null, false)).toBe('cold-call')
    expect(firstType(null, true)).toBe('discovery')
    expect(firstType('objection-handling', false)).toBe('objection-handling')
    const notYet = callTypes.find((type) => asPlayable(type) === null) ?? null
    expect(firstType(notYet, true)).toBe('discovery')
  })
})

describe('a rep’s record', () => {
  it('says calls, average and best', () => {
    expect(recordText({ calls: 8, average: 66.6, best: 73 })).toBe('8 calls, average 67, best 73')
    expect(recordText({ calls: 1, average: null, best: null })).toBe('1 call')
    expect(recordText(undefined)).toBe('No calls yet')
  })

  it('says the average of a difficulty', () => {
    expect(averageText({ calls: 9, average: 74 })).toBe('74 in 9 calls')
    expect(averageText({ calls: 1, average: 49.4 })).toBe('49 in 1 call')
    expect(averageText({ calls: 2, average: null })).toBe('No calls yet')
  })
})

describe('the first sentence', () => {
  it('ends at its full stop', () => {
    expect(firstSentence('They did not expect you. Earn a few minutes.')).toBe('They did not expect you.')
    expect(firstSentence('No stop at all')).toBe('No stop at all')
  })
})
