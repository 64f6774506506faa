import { expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'

const held = { daysAgo: 3, weekday: 2 }

it('the good answer that belongs to a worry settles it at once with an easy buyer, whoever has it', () => {
  const families = new Set<string>()
  for (let seed = 1; seed <= 20; seed += 1) {
    const cast = castCall(seed, 'objection-handling', 'easy')
    for (const { id, family, goodAnswer } of cast.persona.objections) {
      const objections = [{ id, state: 'raised' as const }]
      const before = { type: cast.type, outcome: 'open' as const, factsGiven: [], promise: null, held, objections }
      const setup = { ...cast, memory: { colleaguesHeard: [], earlierCalls: [before] } }
      const { mind } = openCall(setup)
      if (mind.pending !== id) continue
      families.add(family)
      const after = hear(setup, mind, { words: goodAnswer, elapsedMs: 8000 })
      expect
        .soft({ goodAnswer, state: after.mind.objections.find((one) => one.id === id)?.state })
        .toEqual({ goodAnswer, state: 'resolved' })
    }
  }
  expect(families.size).toBeGreaterThanOrEqual(10)
})

it('an offer too vague to hold anything settles no worry, though it has the buyer’s words in it', () => {
  const vague = 'Okay, I hear you. So we have a tool that, you know, kind of helps with things like that.'
  for (let seed = 1; seed <= 20; seed += 1) {
    const cast = castCall(seed, 'objection-handling', 'medium')
    const { mind } = openCall(cast)
    const after = hear(cast, mind, { words: vague, elapsedMs: 8000 })
    expect(after.mind.objections.filter(({ state }) => state === 'resolved')).toEqual([])
  }
})
