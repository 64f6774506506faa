import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { asksForOccasion, isOfOccasion } from '../heard/occasion.ts'
import { asksAboutPast } from '../heard/past-questions.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply } from '../index.ts'
import { perceive } from '../perceive.ts'

const intro = 'Hello, this is Marcus from Routewell, we help with planning. Thanks for the time.'
const trouble = 'What goes wrong most often?'

function replies(seed: number, lines: readonly string[]): BuyerReply[] {
  const setup = castCall(seed, 'discovery', 'easy')
  let { mind } = openCall(setup)
  return lines.map((words) => {
    const heard = hear(setup, mind, { words, elapsedMs: 4000 + mind.turn * 9000 })
    mind = heard.mind
    return heard.reply
  })
}

const stories = [
  'So talk me through the last time a job came in short, how did that go?',
  'Tell me about the most recent one that went wrong.',
  'What happened the last time you got caught out by that?',
  'Can you think of a recent example of that?',
  'And what does that look like in practice?',
]

describe('one time that it went wrong', () => {
  it.each(stories)('is asked for as a story: %s', (words) => {
    expect(asksForOccasion(perceive(words, 0))).toBe(true)
    expect(asksAboutPast(perceive(words, 0))).toBe(false)
  })

  it.each([
    'What happened the last time you tried a tool for it?',
    'Tell me about the last vendor you had.',
    'How did the last project go?',
    'Could you give me an example of a customer of yours?',
  ])('is no attempt to mend it, and no proof: %s', (words) => {
    expect(asksForOccasion(perceive(words, 0))).toBe(false)
    expect(isOfOccasion(words.toLowerCase())).toBe(false)
  })

  it('is told of after the trouble itself, and never an earlier attempt', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const words of stories) {
        const reply = replies(seed, [intro, trouble, words]).at(-1)
        expect(['reveal-fact', 'answer-plain']).toContain(reply?.move)
        expect(reply?.facts).not.toContain('history')
        expect(reply?.words).not.toMatch(/What do you mean|have to ask/)
      }
  })
})

describe('an earlier attempt', () => {
  it('is not refused where it ended once they have told that there was one', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const reply = replies(seed, [intro, 'Have you tried anything before?', 'And what became of it?']).at(-1)
      expect(reply?.move).not.toBe('deflect')
    }
  })
})
