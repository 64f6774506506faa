import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import type { CallSetup, Mind } from '../index.ts'
import { newWorry } from '../mind.ts'
import { newDecision } from '../decision/decision.ts'
import { isOfSeason } from '../heard/time-asked.ts'
import { played } from '../played.fixture.ts'
import { conditionWords } from './conditions.ts'
import { keptDates } from './kept-dates.ts'

const met = { trust: 90, interest: 90, patience: 90 }
const resolved = (id: string, settledWith: string) => ({ ...newWorry(id), state: 'resolved' as const, settledWith })

const [sunday, thursday] = [0, 4]

/** A customer who stays, and to whom a repair was promised in some words, in a call on a weekday. */
function promised(settledWith: string, weekday: number): { setup: CallSetup; mind: Mind } {
  const cast = castCall(12, 'check-in', 'easy')
  const earlierCalls = cast.memory.earlierCalls.map((call) => ({ ...call, held: { daysAgo: 7, weekday } }))
  const setup = { ...cast, memory: { ...cast.memory, earlierCalls } }
  const { mind } = played(setup, ['Hi, how are you getting on with it?'])
  const complaint = setup.persona.objections.find(({ family }) => family === 'complaint')
  const objections = setup.persona.objections.map(({ id }) =>
    resolved(id, id === complaint?.id ? settledWith : 'Of course.'),
  )
  const facts = setup.persona.facts.map(({ id }) => ({ id, depth: 'plain' as const }))
  const counts = { ...mind.counts, haggled: 1 }
  return { setup, mind: { ...mind, turn: 8, phase: 'talking', pending: null, meters: met, objections, facts, counts } }
}
const renews = (settledWith: string, ask: string, weekday = sunday): string => {
  const { setup, mind } = promised(settledWith, weekday)
  return hear(setup, mind, { words: ask, elapsedMs: 90_000 }).reply.words
}
const toStay = (day: string): string =>
  `Would you like to renew for another year? I'd have the contract with you on ${day} at nine.`

describe('staying that is agreed to before what was promised is due', () => {
  it('is signed when it is done', () => {
    expect(renews("I'm sorry, it's fixed by Thursday.", toStay('Wednesday'))).toContain('Thursday')
    expect(renews("It's fixed by Wednesday, and I'll ring you on Friday.", toStay('Tuesday'))).toContain('Wednesday')
    expect(renews("I'm sorry, it's fixed by Monday.", toStay('Friday'), thursday)).toContain('Monday')
  })

  it('is simply agreed to where the day comes after it', () => {
    expect(renews("I'm sorry, it's fixed by Tuesday.", toStay('Friday'))).not.toContain('Tuesday')
    expect(renews("I'm sorry, it's fixed by Thursday.", toStay('next Wednesday'))).not.toContain('Thursday')
    expect(renews("It's fixed by Wednesday, and I'll ring you on Friday.", toStay('Thursday'))).not.toContain('Friday')
    expect(renews("I'm sorry, it's fixed by Friday.", toStay('Monday'), thursday)).not.toContain('Friday')
  })
})

/** Buyers who would sign, and have something open or settled from before. */
function deciding(change: (setup: CallSetup) => Partial<Mind>): { setup: CallSetup; mind: Mind }[] {
  return Array.from({ length: 40 }, (_, index) => castCall(index + 1, 'closing', 'easy')).map((setup) => {
    const { mind } = played(setup, ['Hi, thanks for the time.'])
    const objections = setup.persona.objections.map(({ id }) => resolved(id, 'Of course.'))
    const decision = { ...newDecision(true), worries: 9 }
    const base = { ...mind, turn: 8, phase: 'talking' as const, pending: null, meters: met, objections, decision }
    return { setup, mind: { ...base, ...change(setup) } }
  })
}
const signs = ({ setup, mind }: { setup: CallSetup; mind: Mind }) =>
  hear(setup, mind, { words: 'Shall we go ahead, with Monday as the first day?', elapsedMs: 90_000 }).reply

describe('a start that was put off till after a season', () => {
  const seasonal = deciding((setup) => ({
    objections: setup.persona.objections.map((one) =>
      resolved(one.id, isOfSeason(setup, one) ? 'Nothing starts before the busy weeks are over.' : 'Of course.'),
    ),
  })).filter(({ setup }) => setup.persona.objections.some((one) => isOfSeason(setup, one)))

  it('is not moved forward by the day that is named with the yes: that is the day of the paper', () => {
    expect(seasonal.length).toBeGreaterThan(3)
    for (const one of seasonal) {
      const reply = signs(one)
      expect(reply.move).toBe('agree-next-step')
      expect(reply.words).toContain(one.setup.persona.vocabulary['peak'])
    }
  })
})

describe('what somebody wanted to see before they decide', () => {
  it.each(['own-data', 'reference'] as const)('comes before the signature: %s', (kind) => {
    const first = conditionWords.firsts[kind]?.replaceAll("I've", 'I') ?? ''
    const replies = deciding(() => ({ conditions: [{ kind, turn: 3, state: 'open' as const }] })).map(signs)
    expect(replies.filter(({ move }) => move !== 'agree-next-step')).toEqual([])
    for (const { words } of replies) expect(words.replaceAll(/I(?:'ve| have)/g, 'I')).toContain(first)
  })

  it('is put so in words of each temperament', () => {
    for (const wordings of [conditionWords.beforeSigning, keptDates.repairFirst, keptDates.startLater]) {
      const all = temperaments.flatMap((temperament) => wordings[temperament])
      expect(new Set(all).size).toBe(all.length)
    }
  })
})
