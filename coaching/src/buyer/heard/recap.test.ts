import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup } from '../index.ts'

const seeds = [1, 2, 3, 4, 5, 6]

/** A buyer who has told how many people they have and how they work, and what they say to `words` then. */
function afterAllIsTold(seed: number, words: (setup: CallSetup) => string): BuyerReply {
  const setup = castCall(seed, 'discovery', 'easy')
  let { mind, reply } = openCall(setup)
  const lines = [
    'Hello, this is Marcus from Routewell, thanks for the time.',
    'How do you plan the work of your people today?',
    'How many people are in the team?',
    words(setup),
  ]
  for (const [at, line] of lines.entries())
    ({ mind, reply } = hear(setup, mind, { words: line, elapsedMs: at * 9000 + 4000 }))
  return reply
}

describe('what the rep says back', () => {
  it.each([
    'Okay, so the work hangs between two desks and nobody looks at it before noon. Is there anything I missed?',
    'So things go round in four loops until somebody gives up on it. Did I leave anything out?',
  ])('is right where it counts what nobody counted: %s', (words) => {
    for (const seed of seeds) expect(afterAllIsTold(seed, () => words).move).not.toBe('correct-recap')
  })

  it('is set right where it names another number of the people that were told', () => {
    const corrected = seeds.filter((seed) => {
      const reply = afterAllIsTold(
        seed,
        ({ persona }) =>
          `So if I got that right, you have 1,700 ${persona.vocabulary['workers'] ?? 'people'} in the team, and they do it all by hand.`,
      )
      return reply.move === 'correct-recap'
    })
    expect(corrected.length).toBeGreaterThan(0)
  })
})
