import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import type { CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'

const before = ['Hi, Marcus from Routewell. Thanks for making the time.', 'What makes you hesitate?']

/** Buyers who have just said that they do not want to be tied for years. */
const tied: [seed: number, setup: CallSetup, worry: string][] = Array.from({ length: 200 }, (_, seed) => seed).flatMap(
  (seed): [number, CallSetup, string][] => {
    const setup = castCall(seed, 'objection-handling', 'medium')
    const worry = setup.persona.objections.find(({ family }) => family === 'contract')
    if (worry === undefined || !/years|long|locked|term/.test(worry.say[0] ?? '')) return []
    return played(setup, before).mind.pending === worry.id ? [[seed, setup, worry.id]] : []
  },
)

describe('an answer to a worry with a question after it', () => {
  it('is given to several who are cast', () => expect(tied.length).toBeGreaterThan(2))

  it.each(tied)('is taken, though the question is about the last time (buyer %i)', (_, setup, worry) => {
    const answer = 'That is no fun. You pay month by month with us and can stop any month. What happened last time?'
    const { mind, replies } = played(setup, [...before, answer])
    expect(mind.pending === null || replies.at(-1)?.move === 'deepen-objection').toBe(true)
    expect(mind.counts[`answered:${worry}`]).toBeGreaterThan(0)
  })

  it.each(tied)('is none where only the question is put (buyer %i)', (_, setup, worry) => {
    const { mind } = played(setup, [...before, 'That is no fun. What happened last time?'])
    expect(mind.pending).toBe(worry)
  })
})
