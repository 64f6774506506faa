import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { play } from '../evaluation/play-all.ts'
import { conditionKinds, conditionsIn, meets } from './heard/conditions.ts'
import type { ConditionKind } from './heard/conditions.ts'
import { hear } from './index.ts'
import type { Mind } from './index.ts'
import { newWorry } from './mind.ts'
import { conditionWords } from './policy/conditions.ts'
import { played } from './played.fixture.ts'
import { lettingGo } from './doubts/content.ts'
import { voices } from './words/lines.ts'

const setup = castCall(11, 'discovery', 'easy')
const { temperament } = setup.persona

/** A buyer who would say yes to a day, and has made something a condition three lines ago. */
function wonOver(kind: ConditionKind): Mind {
  const { mind } = played(setup, ['Hi, thanks for the time.', 'How do you plan it today?', 'What tends to go wrong?'])
  return {
    ...mind,
    turn: 6,
    meters: { trust: 90, interest: 90, patience: 90 },
    objections: setup.persona.objections.map(({ id }) => ({ ...newWorry(id), state: 'resolved' as const })),
    conditions: [{ kind, turn: 3, state: 'open' }],
    counts: { ...mind.counts, haggled: 1 },
  }
}
const ask = 'Could we meet on Tuesday at two for half an hour?'
const says = (mind: Mind, words: string) => hear(setup, mind, { words, elapsedMs: 60_000 })
const calledIn = (words: string, kind: ConditionKind): boolean =>
  conditionWords.calledIn[temperament][kind].some((text) => words.includes(text.replace(/\{\w+\}.*$/, '')))

describe('what a buyer made a condition of', () => {
  it.each(['own-data', 'reference', 'writing', 'off-work'] as const)('is called in with the yes: %s', (kind) => {
    const { reply, mind } = says(wonOver(kind), ask)
    expect(reply.move).toBe('agree-next-step')
    expect(calledIn(reply.words, kind)).toBe(true)
    expect(mind.step.agreed).not.toBeNull()
  })

  it('is let go where the rep has made it part of what they ask for', () => {
    const { reply } = says(wonOver('own-data'), 'Could we meet on Tuesday at two and go through it on your own data?')
    expect(reply.move).toBe('agree-next-step')
    expect(calledIn(reply.words, 'own-data')).toBe(false)
  })

  it('stands once it is promised, and the yes with it', () => {
    const { mind } = says(wonOver('own-data'), ask)
    const answer = says(mind, "Of course, it'll be your own data.")
    expect(conditionWords.promised[temperament]).toContain(answer.reply.words)
    expect(answer.mind.step.agreed).not.toBeNull()
  })

  it('takes the yes back with it when the rep then says no to it', () => {
    const { mind } = says(wonOver('own-data'), ask)
    const answer = says(mind, "I'm afraid we can't do that with your data.")
    expect(conditionWords.refused[temperament]).toContain(answer.reply.words)
    expect(answer.mind.step.agreed).toBeNull()
  })

  it('is kept from the buyer’s own words, and called in by scripted calls of every temperament', () => {
    const calls = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) =>
      (['objection-handling', 'closing'] as const).map((type) => play(type, 'medium', 'good', seed)),
    )
    const kept = calls.flatMap(({ call }) => call.mind.conditions)
    expect(kept.filter(({ state }) => state === 'called-in').length).toBeGreaterThan(2)
  })
})

describe('the words of a condition', () => {
  it('belong to one temperament', () => {
    const all = [
      ...Object.values(conditionWords.calledIn).flatMap((kinds) => Object.values(kinds).flat()),
      ...Object.values(conditionWords.promised).flat(),
      ...Object.values(conditionWords.refused).flat(),
    ].map((text) => text.toLowerCase())
    expect(new Set(all).size).toBe(all.length)
  })

  it('can be set by something that a buyer says, each of them', () => {
    const worries = Array.from({ length: 40 }, (_, seed) => seed + 1).flatMap((seed) =>
      castCall(seed, 'objection-handling', 'medium').persona.objections.flatMap(({ resolved }) => resolved),
    )
    const said = [
      ...worries,
      ...lettingGo.trial.direct,
      ...lettingGo.settled.writing.direct,
      ...voices.direct.stepNotYet,
    ]
    const set = new Set(said.flatMap(conditionsIn))
    expect(conditionKinds.filter((kind) => !set.has(kind))).toEqual([])
  })

  it('are not met by a no', () => {
    expect(meets({ plain: "i'm afraid we can't use your own data." }, 'own-data')).toBe(false)
  })
})
