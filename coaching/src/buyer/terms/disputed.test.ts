import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { disputesTerms } from '../heard/disputed-terms.ts'
import { demandsOf } from './demands.ts'

it.each([
  'Wait, I never agreed to that.',
  "That's not what I said.",
  'Hang on, I said eighteen.',
  "We haven't promised you that.",
  'Not so fast.',
])('a rep who says that it was never agreed is heard: “%s”', (words) => {
  expect(disputesTerms.test(words.toLowerCase())).toBe(true)
})

it.each(["That's what I said.", "I didn't catch that.", 'We agreed on five.'])('is not: “%s”', (words) => {
  expect(disputesTerms.test(words.toLowerCase())).toBe(false)
})

describe('what was written down and never agreed', () => {
  const setup = [...Array(80).keys()]
    .map((seed) => castCall(seed + 1, 'negotiation', 'medium'))
    .find((one) => demandsOf(one)[0]?.id === 'discount')
  const { mind, replies } = played(setup ?? castCall(1, 'negotiation', 'medium'), [
    'Okay, you can have the ten per cent.',
    'Hold on, I never said ten. I said five per cent.',
  ])

  it('is open again, at what the rep says they said', () => {
    expect(mind.bargain?.demands).toEqual([expect.objectContaining({ id: 'discount', agreed: null, offered: 5 })])
    expect(replies.at(-1)?.words.toLowerCase()).toContain('five per cent')
  })

  it('brings no further demand with it', () => {
    expect(mind.bargain).toMatchObject({ extra: 0, bigger: false })
  })
})
