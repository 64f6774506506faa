import { describe, expect, it } from 'vitest'
import { bargainIn, shareNamed } from './bargaining.ts'

const listening = { blind: [], isOfPrice: true, isOfTime: false }

describe('a line that is thought aloud', () => {
  it('is heard without the pauses in it', () => {
    const { grant } = bargainIn('Hm. If you signed for two years, I could do... let me think... half of it.', listening)
    expect(shareNamed(grant?.words ?? '')).toBe(0.5)
  })

  it.each([
    'Okay what if I... no, wait. What would you need?',
    'I could do ten, no wait, forget that. How did you get there?',
    'We can throw it in. Scratch that, what matters to you?',
  ])('grants nothing that was taken back in it: “%s”', (words) => {
    expect(bargainIn(words, listening).grant).toBeNull()
  })

  it.each([
    ['No sorry, I meant a third, not half.', 1 / 3],
    ['Sorry, I mean two thirds.', 2 / 3],
  ])('is put right by “%s”, which is no refusal', (words, share) => {
    const { grant, refuses } = bargainIn(words, listening)
    expect(shareNamed(grant?.words ?? '')).toBeCloseTo(share)
    expect(refuses).toBe(false)
  })

  it.each(['Could I meet you in the middle?', "Let's split the difference.", 'I could meet you halfway.'])(
    'offers half: “%s”',
    (words) => {
      expect(shareNamed(bargainIn(words, listening).grant?.words ?? '')).toBe(0.5)
    },
  )
})
