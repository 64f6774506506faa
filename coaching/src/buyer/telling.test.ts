import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import type { BuyerReply } from './index.ts'
import { played } from './played.fixture.ts'

const seeds = Array.from({ length: 16 }, (_, index) => index + 1)
const plan = "Thanks for the time. I'd like to ask how things run and then see if it's worth going on."

const lastReply = (seed: number, lines: readonly string[]): BuyerReply | undefined =>
  played(castCall(seed, 'discovery', 'easy'), lines).replies.at(-1)

const told = (lines: readonly string[]): string[] => seeds.flatMap((seed) => lastReply(seed, lines)?.facts ?? [])

describe('the plan of a call', () => {
  it('asks nothing yet: the buyer lets the rep begin', () => {
    for (const seed of seeds) expect(lastReply(seed, [plan])).toMatchObject({ move: 'grant-time', facts: [] })
  })
})

describe('a trouble, what came of it, and what was tried', () => {
  it.each([
    'What does the night shift think about it?',
    'What kind of people do you get on short notice?',
    'What did it look like before you were that big?',
    'Is it the same on some days as on others?',
  ])('are not told for a word in passing: %s', (words) => {
    const facts = told([plan, 'How do you handle it today?', words])
    expect(facts.filter((id) => /^(?:pain|segment|hit|history)/.test(id))).toEqual([])
  })

  it.each([
    ['What goes wrong most?', 'pain'],
    ['And what does that cost you in a month?', 'cost'],
    ['Have you tried anything against it before?', 'history'],
  ])('are told to whoever asks for them: %s', (words, fact) => {
    const lines = fact === 'cost' ? [plan, 'What goes wrong most?', words] : [plan, words]
    expect(told(lines).filter((id) => id === fact).length).toBeGreaterThan(seeds.length * 0.8)
  })
})

describe('what they have', () => {
  it.each(seeds)('is not denied, asked for by its name (buyer %i)', (seed) => {
    const { tool = '', pain = '' } = castCall(seed, 'discovery', 'easy').persona.vocabulary
    for (const thing of [tool, pain])
      expect(lastReply(seed, [plan, `Do you have ${thing}?`])?.words).not.toMatch(
        /^(?:no\b|not\b|nope|i doubt|i don't think)/i,
      )
  })

  it('is not how big the company is, asked whether something happens in all of its places', () => {
    expect(told([plan, 'Does that happen in all of your places, or do people notice it elsewhere?'])).not.toContain(
      'size',
    )
  })
})
