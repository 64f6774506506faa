import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { heardReplies } from '../answers/heard-replies.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { hear } from '../index.ts'
import { count } from '../mind.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'
import { questionHeard } from '../questions/question-ear.ts'
import { questionKinds } from '../questions/question-kinds.ts'
import type { QuestionKind } from '../questions/question-kinds.ts'
import { sceneOf } from '../scene.ts'
import { sureFrom } from '../../acts/confidence.ts'

const seeds = [101, 102, 105, 202, 203, 205]
const hello = ['Hi, thanks for the time.', 'How do you plan the week today?']

function answered(setup: CallSetup, words: string, trust: number): { reply: BuyerReply; before: Mind } {
  const { mind } = played(setup, hello)
  const before = { ...mind, meters: { ...mind.meters, trust } }
  return { reply: hear(setup, before, { words, elapsedMs: 60_000 }).reply, before }
}

/** Questions in words that no pattern has, and the fact that the ear has told for them. */
const unheardOf: readonly (readonly [string, QuestionKind, readonly string[]])[] = [
  ["Who'd I need to be nice to if this went any further?", 'decides', ['authority', 'hard']],
  ['Have you looked around for anything to sort it?', 'tried', ['history']],
  ['What are you being judged on this year?', 'measured-on', ['goal']],
]

describe('a question that no words and no fact have taken', () => {
  it.each(unheardOf)('is answered as its kind is: %s', (words, kind, told) => {
    expect(questionHeard(perceive(words, 0).question, sureFrom)).toBe(kind)
    for (const seed of seeds) {
      const { reply } = answered(castCall(seed, 'discovery', 'easy'), words, 90)
      expect(told).toContain(reply.facts[0] ?? 'none')
    }
  })

  it.each(unheardOf)('costs the trust that the fact costs: %s', (words) => {
    for (const seed of seeds) {
      const { reply } = answered(castCall(seed, 'discovery', 'medium'), words, 10)
      expect(reply.facts).toEqual([])
    }
  })

  it('is answered by nobody who does not know yet who calls', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'cold-call', 'easy')
      const { replies } = played(setup, ['Have you looked around for anything to sort it?'])
      expect(replies[0]?.facts).toEqual([])
    }
  })

  it('leaves a worry where it stands, and comes back to it', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'objection-handling', 'easy')
      const { mind } = played(setup, [])
      const trusting = { ...mind, meters: { ...mind.meters, trust: 90 } }
      const { mind: after } = hear(setup, trusting, {
        words: 'Have you looked around for anything to sort it?',
        elapsedMs: 20_000,
      })
      expect(after.pending).toBe(mind.pending)
    }
  })
})

describe('the replies to what the ear hears', () => {
  it.each(questionKinds)('are there for %s, and none of them is said twice', (kind) => {
    const texts = seeds.flatMap((seed) => {
      const setup = castCall(seed, 'discovery', 'easy')
      const { mind } = played(setup, hello)
      mind.meters.trust = 90
      count(mind, 'offered')
      const scene = sceneOf(setup, mind, perceive('And that?', 60_000))
      const said = [heardReplies[kind](scene), heardReplies[kind](scene)].flatMap((plan) =>
        plan === null ? [] : [plan.pieces.map(({ text }) => text).join(' ')],
      )
      expect(new Set(said).size).toBe(said.length)
      return said
    })
    expect(texts.length).toBeGreaterThan(0)
  })
})
