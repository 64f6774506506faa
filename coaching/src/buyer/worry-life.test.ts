import { describe, expect, it } from 'vitest'
import type { Turn } from '@ringside/contract/simulations/turn'
import { castCall } from '../evaluation/casting.ts'
import { runCall } from '../evaluation/run-call.ts'
import { doubtContent } from './doubts/content.ts'
import { inFull } from './formal-speech.ts'
import { openCall, worriesLeftBy } from './index.ts'
import { played } from './played.fixture.ts'
import type { CallSetup, EarlierCall } from './setup.ts'
import { worriedBy } from './worried-call.fixture.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const trust = worriedBy('vendor-trust', 'easy')
const proof =
  "That's fair. Ring one of our customers your size, without me on the line, they've been with us four years."
const back = "I have to take that back, that customer doesn't want to be rung after all."

/** Some words hold one of the wordings, whatever is filled in, and whoever speaks. */
function says(words: string, wordings: readonly string[]): boolean {
  const parts = wordings.map((wording) =>
    inFull(wording.split(/[.,?]? ?\{\w+\}[.,]? ?/).toSorted((a, b) => b.length - a.length)[0] ?? ''),
  )
  return parts.some((part) => inFull(words).toLowerCase().includes(part.toLowerCase()))
}

describe('an answer that is taken back', () => {
  it('opens the worry again, and a new answer settles it again', () => {
    const { replies, mind } = played(trust, [proof, back])
    expect(replies.map(({ objection }) => objection?.state)).toEqual(['resolved', 'raised'])
    expect(says(replies[1]?.words ?? '', Object.values(doubtContent.takenBack).flat())).toBe(true)
    expect(replies[1]?.changes.map(({ reason }) => reason)).toContain('You took back what had settled their objection')
    expect(mind.pending).toBe(mind.objections[0]?.id)
    const other = "I understand. It's six years now, and I can give you two names to call who use it every day."
    expect(played(trust, [proof, back, other]).mind.objections).toMatchObject([{ state: 'resolved' }])
  })

  it('is nothing where nothing had been settled, or where something else is said', () => {
    expect(played(trust, [back]).mind.objections).toMatchObject([{ state: expect.not.stringMatching('resolved') }])
    expect(played(trust, [proof, "We don't do that on Fridays, and I'm sorry about it."]).mind.pending).toBeNull()
  })
})

describe('a worry that gets nowhere', () => {
  const words = [
    "I understand, that's a fair worry.",
    'I hear you, I really do.',
    'We would sort something out for you.',
    'I see what you mean.',
  ]
  const ask = 'Could we meet on Thursday at ten for half an hour?'

  it('is put aside once, and taken up before anything is agreed', () => {
    for (const seed of seeds) {
      const { replies, mind } = played({ ...worriedBy('vendor-trust', 'medium'), seed }, [...words, ask])
      expect(says(replies[3]?.words ?? '', Object.values(doubtContent.park).flat())).toBe(true)
      expect(replies[3]?.objection?.state).not.toBe('resolved')
      expect(says(replies[4]?.words ?? '', Object.values(doubtContent.unpark).flat())).toBe(true)
      expect(mind.step.agreed).toBeNull()
      expect(mind.pending).not.toBeNull()
    }
  })

  it('may be taken up by the rep before, and is settled by what would have settled it', () => {
    const { mind } = played(worriedBy('vendor-trust', 'medium'), [...words, proof])
    expect(mind.objections).toMatchObject([{ state: 'resolved' }])
  })
})

/** The families raised in a call after a worry had been settled in it. */
function raisedLater(turns: readonly Turn[]): string[] {
  const told = turns.flatMap((turn) => (turn.speaker === 'buyer' && turn.objection !== undefined ? [turn] : []))
  const settledAt = told.findIndex(({ objection }) => objection?.state === 'resolved')
  const later = settledAt < 0 ? [] : told.slice(settledAt + 1)
  return later.flatMap(({ move, objection }) =>
    move === 'object' && objection !== undefined ? [objection.family] : [],
  )
}

describe('the next worry', () => {
  it.each(['objection-handling', 'cold-call'] as const)(
    'is no habit once one was settled, in a call for %s',
    (type) => {
      const families = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seed) =>
        raisedLater(runCall(castCall(seed, type, 'hard'), 'good', seed).turns),
      )
      expect(families.length).toBeGreaterThan(0)
      expect(families).not.toContain('no-need')
      expect(families).not.toContain('send-something')
    },
  )
})

describe('a customer', () => {
  const setup = castCall(3, 'check-in', 'medium')
  const hello = "Hi, thanks for the time. I'd like to hear how it has really gone for you."
  const honest = "And honestly, what doesn't work the way you'd hoped?"
  const repair = "I'm sorry, that's on us. I'll have it fixed by Thursday and ring you that afternoon."
  const held = { daysAgo: 9, weekday: 2 }
  const after = (lines: readonly string[]): CallSetup => {
    const objections = worriesLeftBy(played(setup, lines).mind)
    const before: EarlierCall = {
      type: 'check-in',
      outcome: 'left-warm',
      factsGiven: [],
      promise: null,
      held,
      objections,
    }
    return { ...setup, memory: { ...setup.memory, earlierCalls: [...setup.memory.earlierCalls, before] } }
  }

  it('asks in the next call after a repair whose day has passed, once', () => {
    const again = after([hello, honest, repair])
    const { first, mind, replies } = played(again, ['Hello again. It was fixed on Thursday, as I said.'])
    expect(says(first.words, doubtContent.repairAsked)).toBe(true)
    expect(replies[0]?.changes.map(({ reason }) => reason)).toContain('You said what became of what you had promised')
    expect(mind.pending).toBeNull()
    const third: EarlierCall = {
      type: 'check-in',
      outcome: 'left-warm',
      factsGiven: [],
      promise: null,
      held,
      askedAfterPromise: true,
    }
    const later = { ...again, memory: { ...again.memory, earlierCalls: [...again.memory.earlierCalls, third] } }
    expect(says(openCall(later).reply.words, doubtContent.repairAsked)).toBe(false)
  })

  it('has the complaint back where the repair did not come', () => {
    const { mind } = played(after([hello, honest, repair]), ["Hello again. I'm sorry, I haven't got to it yet."])
    expect(mind.pending).toMatch(/^complaint-/)
  })

  it('comes back to a complaint that was left open', () => {
    const { mind, replies } = played(after([hello, honest, 'Well, your people have to read the handbook.']), [hello])
    expect(replies[0]?.objection?.family).toBe('complaint')
    expect(mind.pending).toMatch(/^complaint-/)
  })

  it('tells what was promised at the start, and whether it came', () => {
    for (const seed of seeds) {
      const { mind } = played(castCall(seed, 'check-in', 'medium'), [
        hello,
        'What was promised at the start, and have we kept it?',
      ])
      expect(mind.facts.map(({ id }) => id)).toContain('customer-promise')
    }
  })
})
