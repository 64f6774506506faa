import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import type { BuyerReply, CallSetup } from './index.ts'
import { played } from './played.fixture.ts'

const seeds = Array.from({ length: 10 }, (_, index) => index + 1)

/** The second call with a buyer who told how they work and what goes wrong, and agreed to this one. */
function secondCall(seed: number): CallSetup {
  const setup = castCall(seed, 'discovery', 'medium')
  const earlier = {
    type: 'cold-call',
    outcome: 'meeting',
    factsGiven: ['process', 'pain'],
    promise: 'Thursday at ten',
  } as const
  return {
    ...setup,
    memory: { earlierCalls: [{ ...earlier, factsGiven: [...earlier.factsGiven] }], colleaguesHeard: [] },
  }
}

const lastOf = (setup: CallSetup, lines: readonly string[]): BuyerReply | undefined =>
  played(setup, lines).replies.at(-1)

const again = 'Hello, Marcus from Routewell again.'

describe('a second call', () => {
  it.each(seeds)('begins when the rep asks whether the time that was agreed still suits (buyer %i)', (seed) => {
    const reply = lastOf(secondCall(seed), [`${again} We said Thursday at ten, is now still good?`])
    expect(reply?.move).not.toBe('refuse-next-step')
    expect(reply?.changes.map(({ reason }) => reason).join()).not.toMatch(/next step/)
  })

  it.each(seeds)('gives a figure again that is asked for again, and says how it came about (buyer %i)', (seed) => {
    const setup = secondCall(seed)
    const figure = setup.persona.facts.find(({ id }) => id === 'cost')?.slots.find(({ kind }) => kind === 'how-much')
    const lines = [again, 'What does that cost you?', 'And roughly how much is that a month?']
    const told = lastOf(setup, lines.slice(0, 2))
    expect(told?.facts).toEqual(['cost'])
    expect(lastOf(setup, lines)?.words).toContain(figure?.value.replace(/\.$/, ''))
    expect(lastOf(setup, [...lines.slice(0, 2), 'How did you come to that number?'])?.words).not.toMatch(
      /ended up here|consulting|company|started/i,
    )
  })
})

describe('a question to be told something', () => {
  it.each([
    "I'd love to start with your world. What takes most of your time at the moment?",
    "I'd like to spend the half hour on you. How does a job get from the phone to your people?",
  ])('asks for no meeting, whatever comes before it: %s', (words) => {
    for (const seed of seeds) {
      const reply = lastOf(castCall(seed, 'discovery', 'medium'), ['Hello, this is Marcus from Routewell.', words])
      expect(reply?.move).not.toBe('refuse-next-step')
      expect(reply?.changes.map(({ reason }) => reason).join()).not.toMatch(/next step/)
    }
  })
})
