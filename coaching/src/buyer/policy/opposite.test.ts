import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply } from '../index.ts'
import { oppositeWords } from './opposite.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const greeting = 'Hello, this is Marcus from Routewell, thanks for the time.'
const trouble = 'So nobody has a problem with it.'
const number = 'Okay, so it sounds like nobody has put a number on it yet, is that right?'

/** What a buyer answers to the last of some lines. */
function answerTo(seed: number, ...lines: string[]): BuyerReply {
  const setup = castCall(seed, 'discovery', 'easy')
  let { mind, reply } = openCall(setup)
  for (const [at, words] of [greeting, ...lines].entries())
    ({ mind, reply } = hear(setup, mind, { words, elapsedMs: at * 9000 + 4000 }))
  return reply
}
const of = (kind: keyof typeof oppositeWords) => Object.values(oppositeWords[kind]).flat()

describe('a sum of the opposite of what was told', () => {
  it.each(seeds)('is set right by a buyer who has told what goes wrong: %s', (seed) => {
    const reply = answerTo(seed, 'What goes wrong with the way you work today?', 'What else goes wrong?', trouble)
    expect(reply.move).toBe('correct-recap')
    expect(of('trouble')).toContain(reply.words)
    expect(reply.changes.some(({ trust }) => trust > 0)).toBe(false)
  })

  it.each(seeds)('is set right by a buyer who has told what it costs: %s', (seed) => {
    const lines = [
      'How do you work today?',
      'What goes wrong with that?',
      'What does that cost you in a month?',
      number,
    ]
    const reply = answerTo(seed, ...lines)
    expect(reply.move).toBe('correct-recap')
    expect(of('number')).toContain(reply.words)
  })

  it.each(seeds)('is the opposite of nothing where nothing was told: %s', (seed) => {
    for (const line of [trouble, number]) {
      const { words } = answerTo(seed, line)
      expect([...of('trouble'), ...of('number')]).not.toContain(words)
    }
  })
})
