import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'

describe('what a closing call is for', () => {
  it.each([
    'Thanks for the time. You have our proposal, and we said we would settle today whether you go ahead.',
    'Today is only about one thing, your yes or no.',
    'We agreed to come to an answer today, and that is what I am ringing for.',
  ])('is agreed to when the rep names it, and is no wish for a meeting: %s', (words) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const setup = castCall(seed, 'closing', 'medium')
      const { reply } = hear(setup, openCall(setup).mind, { words, elapsedMs: 9000 })
      expect(reply.move).toBe('confirm-recap')
      expect(reply.changes.map(({ reason }) => reason)).not.toContain(
        'You asked for one more meeting instead of the decision',
      )
    }
  })
})
