import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import type { CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'

const before = ['Hi, Marcus from Routewell. Thanks for making the time.', 'What makes you hesitate?']
const month = /January|February|March|April|May|June|July|August|September|October|November|December/

/** Buyers who have just said that they are tied until a month, and which. */
const tied: [seed: number, month: string, setup: CallSetup][] = Array.from({ length: 120 }, (_, seed) => seed).flatMap(
  (seed): [number, string, CallSetup][] => {
    const setup = castCall(seed, 'objection-handling', 'medium')
    const worry = setup.persona.objections.find(({ family }) => family === 'contract')
    if (worry === undefined) return []
    const { mind, replies } = played(setup, before)
    const named = month.exec(replies.at(-1)?.words ?? '')?.[0]
    return mind.pending === worry.id && named !== undefined ? [[seed, named, setup]] : []
  },
)

describe('a buyer who is tied until a month', () => {
  it('is met among those that are cast', () => expect(tied.length).toBeGreaterThan(2))

  it.each(tied)('says that month to whoever asks how long it still runs (buyer %i, %s)', (_, named, setup) => {
    for (const asked of [
      'How long has it still got to run?',
      'How long are you still tied to them?',
      'When are you out of it?',
      'Where does that come from, is that when your contract ends?',
    ])
      expect(played(setup, [...before, asked]).replies.at(-1)?.words).toContain(named)
  })

  it.each(tied)('says no month to how long it would take to set up (buyer %i, %s)', (_, named, setup) => {
    const reply = played(setup, [...before, 'How long would it take you to run it yourselves?']).replies.at(-1)
    expect(reply?.words).not.toContain(named)
  })
})
