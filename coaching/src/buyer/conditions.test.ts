import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { play } from '../evaluation/play-all.ts'
import { conditionKinds, conditionsIn, meets } from './heard/conditions.ts'
import type { ConditionKind } from './heard/conditions.ts'
import { inFull } from './formal-speech.ts'
import { hear } from './index.ts'
import type { Mind } from './index.ts'
import { newWorry } from './mind.ts'
import { conditionWords } from './policy/conditions.ts'
import { played } from './played.fixture.ts'
import { lettingGo } from './doubts/content.ts'
import { voices } from './words/lines.ts'
import { referralContent } from '../generation/content/content.ts'
import { demands } from './terms/content.ts'

const setup = castCall(11, 'discovery', 'easy')
const { temperament } = setup.persona
const conditionSetups = Array.from({ length: 24 }, (_, index) => castCall(index + 1, 'discovery', 'easy'))

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

  it('comes back, once, where the rep goes on without a word about it', () => {
    const { mind } = says(wonOver('own-data'), ask)
    const ignored = says(mind, 'Perfect, I look forward to it.')
    const thing = conditionWords.things['own-data']
    expect(ignored.reply.words).toContain(thing)
    const again = says(ignored.mind, 'Right, that is all from my side.')
    expect(again.reply.words).not.toContain(thing)
    expect(again.mind.step.agreed).not.toBeNull()
  })

  it('comes back with the goodbye of whoever leaves without a word about it', () => {
    const { mind } = says(wonOver('own-data'), ask)
    const { reply } = says(mind, 'Perfect, thank you, goodbye.')
    expect(reply.ends).toBe(true)
    expect(reply.words).toContain(conditionWords.things['own-data'])
  })

  it('waits while something else is asked', () => {
    const { mind } = says(wonOver('own-data'), ask)
    const asked = says(mind, 'What is your e-mail?')
    const answer = says(asked.mind, "And it'll be your own data, as you said.")
    expect(conditionWords.promised[temperament]).toContain(answer.reply.words)
  })

  it('is taken note of, once, where the rep has made it part of what they ask for', () => {
    const kept = says(wonOver('own-data'), 'Could we meet on Tuesday at two and go through it on your own data?')
    expect(kept.reply.words.toLowerCase()).toContain(conditionWords.things['own-data'])
    const after = says(kept.mind, "I'll bring your own data, then.")
    expect(after.reply.words.toLowerCase()).not.toContain(conditionWords.things['own-data'])
  })

  it('is called in alone where two are open, and the other once that one is promised', () => {
    const mind = wonOver('own-data')
    mind.conditions.push({ kind: 'writing', turn: 4, state: 'open' })
    const asked = says(mind, ask)
    expect(calledIn(asked.reply.words, 'writing')).toBe(true)
    expect(calledIn(asked.reply.words, 'own-data')).toBe(false)
    const promised = says(asked.mind, "You'll have it in writing before that.")
    expect(calledIn(promised.reply.words, 'own-data')).toBe(true)
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
      ...referralContent.worries.flatMap(({ resolved }) => resolved),
      ...demands.flatMap(({ ask }) =>
        Object.values(ask)
          .flat()
          .map((text) => text.replace('{it}', 'a free pilot of two months')),
      ),
    ]
    const set = new Set(said.flatMap(conditionsIn))
    expect(conditionKinds.filter((kind) => !set.has(kind))).toEqual([])
  })

  it('are not met by a no', () => {
    expect(meets({ plain: "i'm afraid we can't use your own data." }, 'own-data')).toBe(false)
  })
})

const named = Array.from({ length: 40 }, (_, index) => index + 1).flatMap((seed) => {
  const { call } = play('referral', 'hard', 'excellent', seed)
  const buyer = call.turns.filter((turn) => turn.speaker === 'buyer')
  const at = buyer.findIndex(({ words }) => conditionsIn(words).includes('hear-first'))
  return at < 0 || buyer[at]?.facts.length !== 1 ? [] : [{ call, later: buyer.slice(at + 1) }]
})

describe('somebody who wants to speak to the person they name first', () => {
  it('says so again to whoever means to ring, and lets it go once it is promised', () => {
    expect(named.length).toBeGreaterThan(0)
    for (const { call, later } of named) {
      const called = later.filter(({ words }) =>
        Object.values(conditionWords.calledIn).some((kinds) =>
          kinds['hear-first']?.some((text) => inFull(words).includes(inFull(text))),
        ),
      )
      const acknowledged = later.filter(({ words }) => words.includes(conditionWords.things['hear-first']))
      expect(called.length + acknowledged.length).toBe(1)
      expect(call.mind.conditions.find(({ kind }) => kind === 'hear-first')?.state).not.toBe('open')
    }
  })
})

describe('a free pilot before anything is paid', () => {
  const calls = Array.from({ length: 30 }, (_, index) => index + 1).map((seed) =>
    play('negotiation', 'medium', 'good', seed),
  )
  const termsOfPilot = calls.filter(({ call }) => call.mind.conditions.some(({ kind }) => kind === 'pilot'))

  it('is called in when the contract is to be signed', () => {
    const signed = termsOfPilot.filter(
      ({ call }) =>
        call.mind.step.agreed !== null &&
        call.mind.bargain?.demands.some(({ id, agreed }) => id === 'pilot' && (agreed?.size ?? 0) > 0),
    )
    expect(signed.length).toBeGreaterThan(0)
    for (const { call } of signed) {
      const last = call.turns.filter((turn) => turn.speaker === 'buyer' && turn.move === 'agree-next-step').at(-1)
      expect(last?.words.toLowerCase()).toContain('pilot')
    }
  })

  it('is not traded for money up front', () => {
    const traded = calls.flatMap(({ call }) => call.mind.bargain?.demands.filter(({ id }) => id === 'pilot') ?? [])
    expect(traded.length).toBeGreaterThan(0)
    expect(traded.filter(({ agreed }) => agreed?.kind === 'upfront')).toEqual([])
  })
})

describe('whom they wanted there', () => {
  const toldOf = conditionSetups.flatMap((one) => {
    const fact = one.persona.facts.find(({ id }) => id === 'authority')
    const hard = /and (\S+) has to be for it/.exec(fact?.summary ?? '')?.[1]
    return fact === undefined || hard === undefined ? [] : [{ one, hard, id: fact.id }]
  })
  const asks = (words: string) =>
    toldOf.map(({ one, hard, id }) => {
      const { mind } = played(one, ['Hi, thanks for the time.', 'How do you plan it today?', 'What tends to go wrong?'])
      const ready: Mind = {
        ...mind,
        turn: 6,
        meters: { trust: 90, interest: 90, patience: 90 },
        facts: [...mind.facts, { id, depth: 'plain' }],
        objections: one.persona.objections.map((each) => ({ ...newWorry(each.id), state: 'resolved' as const })),
        counts: { ...mind.counts, haggled: 1 },
      }
      return { hard, ...hear(one, ready, { words, elapsedMs: 60_000 }) }
    })

  it('is whom they ask for with their yes, in every temperament', () => {
    expect(new Set(toldOf.map(({ one }) => one.persona.temperament)).size).toBe(6)
    for (const { hard, reply } of asks(ask)) expect(reply.words).toContain(hard)
  })

  it('comes with whoever signs, where the rep wants who decides', () => {
    const both = asks('Could we meet on Tuesday at two for half an hour, you and whoever decides?')
    for (const { hard, reply } of both) expect(reply.words).toContain(hard)
    expect(
      both.filter(({ reply, hard }) => reply.words.includes(` ${hard} and `) || reply.words.includes(`${hard},`))
        .length,
    ).toBeGreaterThan(0)
  })

  it('stays away where the buyer is asked for alone', () => {
    for (const { hard, reply } of asks('Could we take half an hour on Tuesday at two, just the two of us?'))
      expect(reply.words).not.toContain(hard)
  })
})
