import { describe, expect, it } from 'vitest'
import type { Difficulty, ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import type { CallSetup } from '../setup.ts'
import { played } from '../played.fixture.ts'
import { worriedBy } from '../worried-call.fixture.ts'
import { inFull } from '../formal-speech.ts'
import { withoutStamp } from '../stamps.ts'
import { lettingGo } from './content.ts'

/** Good answers, each with what begs a question in it. */
const answers: Partial<Record<ObjectionFamily, string>> = {
  price:
    "That's fair. You start with a free four-week pilot, you can stop any day, and another firm saved enough overtime to pay it back in four months.",
  effort:
    'I understand. Our team does the setup from your exports: two of your people, three hours each, over two weeks.',
  contract: "That makes sense. There's no term, it runs month to month, and you can cancel with thirty days' notice.",
}
const families = Object.keys(answers).map((family) => family as ObjectionFamily)
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

const withWorry = new Map<ObjectionFamily, CallSetup>()
/** A buyer with this worry, in the call of a seed. */
function setupOf(family: ObjectionFamily, difficulty: Difficulty, seed: number): CallSetup {
  const setup = withWorry.get(family) ?? worriedBy(family, 'medium')
  withWorry.set(family, setup)
  return { ...setup, difficulty, seed }
}

const answered = (setup: CallSetup, family: ObjectionFamily, ...then: string[]) =>
  played(setup, [answers[family] ?? '', ...then])

/** The setups of a difficulty whose buyer doubts a good answer to this worry. */
const doubting = (family: ObjectionFamily, difficulty: Difficulty): CallSetup[] =>
  seeds
    .map((seed) => setupOf(family, difficulty, seed))
    .filter((setup) => answered(setup, family).mind.objections[0]?.doubts === 1)

describe('a good answer to a worry', () => {
  it('is doubted more often, and oftener than once, the harder the buyer; on easy it is enough', () => {
    const doubts = (difficulty: Difficulty): number =>
      families.reduce((sum, family) => sum + doubting(family, difficulty).length, 0)
    expect(doubts('easy')).toBe(0)
    expect(doubts('medium')).toBeGreaterThan(0)
    expect(doubts('hard')).toBeGreaterThan(doubts('medium'))
    expect(doubts('expert')).toBeGreaterThan(doubts('hard'))
  })

  it.each(families)('is still one when it is doubted, and wins something: %s', (family) => {
    for (const setup of doubting(family, 'hard')) {
      const [reply] = answered(setup, family).replies
      expect(reply?.move).toBe('deepen-objection')
      expect(reply?.objection).toMatchObject({ family, state: 'raised' })
      const reasons = reply?.changes.map(({ reason }) => reason)
      expect(reasons).toContain('You answered their objection, and they wanted to know more')
      expect(reasons).not.toContain('You went past their objection')
    }
  })

  it('is doubted in the same way by the same buyer whenever it is given', () => {
    const [setup] = doubting('price', 'expert')
    if (setup === undefined) throw new Error('nobody doubts it')
    expect(answered(setup, 'price').replies[0]?.words).toBe(answered(setup, 'price').replies[0]?.words)
  })
})

/** How they say that it is settled, without the figure that it begins with. */
const satisfied = Object.values(lettingGo.settled)
  .flatMap((byTemperament) => Object.values(byTemperament).flat())
  .map((wording) =>
    inFull(withoutStamp(wording.replace(/^.*\{named\}[.,]?/, '').trim()))
      .toLowerCase()
      .slice(0, 18),
  )

describe('a doubt', () => {
  const settling: readonly [string, string][] = [
    ['a promise in writing', "It's in the contract, on the second page."],
    ['a figure', 'Nine days at the last company, for all of it.'],
    ['somebody who can be asked', 'Ring one of our customers your size, without me on the line.'],
    ['whoever does it', 'Our own engineer does that, and stays until it runs.'],
    ['an honest no', "Honestly, no, I can't promise you that it never happens."],
  ]

  it.each(settling)('is settled on hard by %s, and the buyer says that they are satisfied', (_, words) => {
    for (const family of families)
      for (const setup of doubting(family, 'hard')) {
        const { mind, replies } = answered(setup, family, words)
        expect(mind.objections).toMatchObject([{ state: 'resolved' }])
        const heard = inFull(replies.at(-1)?.words ?? '').toLowerCase()
        expect(satisfied.some((wording) => heard.includes(wording))).toBe(true)
      }
  })

  it.each([
    'Trust me, you worry too much.',
    "I'm not sure, I'd have to check that.",
    'What makes you say that?',
    'You would be crazy to let this go, so shall we sign today?',
  ])('is not settled by %s', (words) => {
    for (const family of families)
      for (const setup of doubting(family, 'hard'))
        expect(answered(setup, family, words).mind.objections[0]?.state).not.toBe('resolved')
  })

  it('ends: whatever the buyer, two fitting answers to it are the most it takes, and no question comes twice', () => {
    const fitting = ["It's in the contract, on the second page.", 'Our own people do that, for the first eight weeks.']
    for (const family of families)
      for (const seed of seeds) {
        const { mind, replies } = answered(setupOf(family, 'expert', seed), family, ...fitting)
        expect(mind.objections).toMatchObject([{ state: 'resolved' }])
        const words = replies.map((reply) => reply.words)
        expect(new Set(words).size).toBe(words.length)
      }
  })
})
