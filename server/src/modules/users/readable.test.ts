import { profileSections } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { readable } from './readable.ts'

const { target, goals } = profileSections

describe('a kept value', () => {
  it('that keeps to its schema is read as it is', () => {
    expect(readable(goals, { targetScore: 80 })).toEqual({
      value: { targetScore: 80, callsAWeek: 5, focus: '' },
      isWhole: true,
    })
  })

  it('loses only the places that break it', () => {
    const kept = {
      industries: ['Retail', 7, 'Energy'],
      sizes: ['11-50', 'tiny', '51-200', 'vast'],
      notes: 'Ohio first',
    }
    expect(readable(target, kept)).toEqual({
      value: { industries: ['Retail', 'Energy'], sizes: ['11-50', '51-200'], notes: 'Ohio first' },
      isWhole: false,
    })
    expect(readable(goals, { targetScore: 800, callsAWeek: 3, focus: 'Openings' }).value).toEqual({
      targetScore: 70,
      callsAWeek: 3,
      focus: 'Openings',
    })
  })

  it('of no use at all is as if nothing had been said', () => {
    for (const kept of [null, 'text', 4, [1]]) {
      expect(readable(goals, kept)).toEqual({ value: goals.parse({}), isWhole: false })
    }
  })
})
