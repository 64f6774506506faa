import { describe, expect, it } from 'vitest'
import { playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'

/** Says some lines to a buyer; the minds before and after the last one, and the answer to it. */
function afterLines(setup: CallSetup, lines: readonly string[]): { before: Mind; mind: Mind; reply: BuyerReply } {
  let { mind, reply } = openCall(setup)
  let before = mind
  for (const [index, words] of lines.entries()) {
    before = mind
    ;({ mind, reply } = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 }))
  }
  return { before, mind, reply }
}

const seeds = [3, 7, 12, 21, 30]

describe('a small question while an objection is open', () => {
  it.each([
    "What's your email?",
    'Is Thursday better?',
    'Can you hear me?',
    "What's your role there?",
    'Is now a bad time?',
  ])('is answered shortly, and the objection stands: %s', (words) => {
    for (const seed of seeds) {
      const { before, mind, reply } = afterLines(castCall(seed, 'objection-handling', 'medium'), [words])
      expect(before.pending).not.toBeNull()
      expect(mind.pending).toBe(before.pending)
      expect(reply.move).toBe('react')
      expect(reply.objection).toMatchObject({ id: before.pending, state: 'raised' })
    }
  })

  it('is no way to be rid of the objection, nor held against the rep', () => {
    for (const seed of seeds) {
      const { reply } = afterLines(castCall(seed, 'objection-handling', 'hard'), ["What's your email?"])
      expect(reply.words).toMatch(/ dot com/)
      expect(reply.changes.map(({ reason }) => reason)).not.toContain('You went past their objection')
    }
  })

  it('still has the ask for a meeting refused', () => {
    const { reply } = afterLines(castCall(3, 'objection-handling', 'medium'), [
      'Could we meet on Thursday at ten for thirty minutes to go through it?',
    ])
    expect(reply.move).toBe('refuse-next-step')
  })
})

describe('talk of price', () => {
  const lines = [
    "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?",
    'How do your people handle the work today?',
    'What goes wrong most?',
    'It is four thousand dollars a month.',
  ]

  it('“what are you comparing it against” gets another vendor or what they run today from a buyer, in every call type', () => {
    // Whoever answers the door compares nothing.
    const comparing = playableCallTypes.filter((type) => type !== 'gatekeeper')
    for (const type of comparing) {
      for (const seed of seeds) {
        const setup = castCall(seed, type, 'easy')
        const { before, reply } = afterLines(setup, [...lines, 'What are you comparing it against?'])
        const asked = setup.persona.objections.find(({ id }) => id === before.pending)
        const rivalIsTheObjection = asked?.family === 'competitor'
        const topics = reply.facts.map((id) => setup.persona.facts.find((fact) => fact.id === id)?.topic)
        const names = setup.persona.vocabulary['system'] ?? ''
        expect(
          rivalIsTheObjection ||
            topics.some((topic) => topic === 'competitor' || topic === 'system') ||
            reply.words.includes(names),
        ).toBe(true)
      }
    }
  })

  it('a price said again does not settle an objection to the price, and a question after it does not either', () => {
    let tried = 0
    for (let seed = 1; seed <= 30; seed += 1) {
      const setup = castCall(seed, 'discovery', 'medium')
      const first = afterLines(setup, lines)
      if (setup.persona.objections.find(({ id }) => id === first.mind.pending)?.family !== 'price') continue
      tried += 1
      const again = 'We charge about two thousand a month, setup included.'
      for (const more of [[again], [again, 'How does that sound?'], [again, 'What are you comparing us to?']]) {
        expect(afterLines(setup, [...lines, ...more]).mind.pending).toBe(first.mind.pending)
      }
    }
    expect(tried).toBeGreaterThan(1)
  })

  it('asked whether it is more than expected, a buyer speaks about the price', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'easy')
      const { reply } = afterLines(setup, [...lines, 'Is that more than you expected?'])
      expect(reply.move).not.toBe('unknown-answer')
    }
  })
})
