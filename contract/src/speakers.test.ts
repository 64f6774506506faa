import { describe, expect, it } from 'vitest'
import { isRep, isSameSpeaker } from './speakers.ts'

describe('two names in a call', () => {
  it('are one person’s whatever their capitals, spaces and forms of letters', () => {
    for (const [one, other] of [
      ['Robin Ash', 'ROBIN ASH'],
      ['Robin Ash', ' robin  ash '],
      ['José', 'JOSE\u0301'],
    ] as const)
      expect(isSameSpeaker(one, other)).toBe(true)
    expect(isSameSpeaker('Robin Ash', 'Robin')).toBe(false)
  })

  it('are nobody’s who is the rep, as long as it is not known who is', () => {
    expect(isRep('Robin Ash', 'robin ash')).toBe(true)
    expect(isRep('Dana', 'Robin Ash')).toBe(false)
    expect(isRep('Robin Ash', null)).toBe(false)
  })
})
