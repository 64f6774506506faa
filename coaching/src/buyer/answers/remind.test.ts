import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { toldBefore } from '../shared-past.ts'

describe('somebody who has forgotten what they were told', () => {
  it.each([
    'Right, remind me, what was your main problem again?',
    'Sorry, what was the main headache again?',
    'I wrote it down somewhere, what was it that bothers you?',
    'What did you tell me last time about the trouble you have?',
    "I can't remember exactly, what was the main issue?",
  ])('is told the same again and nothing new: “%s”', (words) => {
    for (const seed of [2, 7, 12]) {
      const setup = castCall(seed, 'demo', 'hard')
      const { replies } = played(setup, ['Hello, can you see my screen?', words])
      const pain = toldBefore(setup).find(({ topic }) => topic === 'pain')
      expect(replies.at(-1)?.facts).toEqual([])
      expect(pain?.plain.some((text) => replies.at(-1)?.words.includes(text.slice(12)))).toBe(true)
    }
  })

  it('hears the figure where the figure is what they have lost', () => {
    const setup = castCall(2, 'demo', 'medium')
    const { replies } = played(setup, ['Hello.', 'What was the figure again that it costs you?'])
    const cost = toldBefore(setup).find(({ topic }) => topic === 'impact')
    expect(cost?.plain.some((text) => replies.at(-1)?.words.includes(text.slice(12)))).toBe(true)
  })

  it('gets no memory of a talk that there was not', () => {
    const { replies } = played(castCall(2, 'discovery', 'medium'), ['Hello.', 'Remind me, what was your main problem?'])
    expect(replies.at(-1)?.words).not.toMatch(/as I (?:said|told)|last time/i)
  })
})
