import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { Outcome } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { cutOff, hasAskedAfterPromise, openCall } from './index.ts'
import type { CallSetup } from './index.ts'
import { played } from './played.fixture.ts'
import type { CallMemory, EarlierCall } from './setup.ts'
import { withoutStamp } from './stamps.ts'
import { startingMeters } from './tuning.ts'
import { voices } from './words/lines.ts'
import type { LineKey } from './words/line-keys.ts'

const seeds = Array.from({ length: 5 }, (_, index) => index + 1)
const again = 'Hello, this is Marcus from Routewell again.'
const wednesday = 3

type Called = { type?: CallSetup['type']; temperament?: Temperament; seed?: number }

/** A call by a rep of whom this buyer remembers this much. */
function remembering(
  memory: Partial<CallMemory>,
  { type = 'discovery', temperament, seed = 3 }: Called = {},
): CallSetup {
  const cast = castCall(3, type, 'medium')
  const persona = temperament === undefined ? cast.persona : { ...cast.persona, temperament }
  return { ...cast, seed, persona, memory: { ...cast.memory, ...memory } }
}
const after = (outcome: Outcome, more: Partial<EarlierCall> = {}): Partial<CallMemory> => ({
  earlierCalls: [
    { type: 'cold-call', outcome, factsGiven: [], promise: null, held: { daysAgo: 5, weekday: 3 }, ...more },
  ],
})

/** The longest run of fixed words of each wording, and whether one of them is heard. */
function says(key: LineKey, temperament: Temperament, words: string): boolean {
  return voices[temperament][key].some((wording) => {
    const fixed =
      withoutStamp(wording)
        .split(/\{\w+\}/)
        .toSorted((a, b) => b.length - a.length)[0] ?? wording
    return words.toLowerCase().includes(fixed.trim().toLowerCase())
  })
}
const endings = ['lastHungUp', 'lastBrushedOff', 'lastWentWell', 'lastCutOff', 'lastLongAgo'] as const

describe.each(temperaments)('how the last call ended, to a buyer who is %s', (temperament) => {
  it.each([
    ['hung-up', 'lastHungUp'],
    ['brush-off', 'lastBrushedOff'],
    ['left-warm', 'lastWentWell'],
    ['objection-settled', 'lastWentWell'],
    ['abandoned', 'lastCutOff'],
    ['open', null],
  ] as const)('%s is heard when they pick up, and once they hear the name of who rings', (outcome, key) => {
    for (const seed of seeds) {
      const { first } = played(remembering(after(outcome), { temperament, seed }), [])
      expect(endings.filter((ending) => says(ending, temperament, first.words))).toEqual(key === null ? [] : [key])
      const cold = played(remembering(after(outcome), { type: 'cold-call', temperament, seed }), [again])
      expect(endings.filter((ending) => says(ending, temperament, cold.first.words))).toEqual([])
      const heard = cold.replies[0]?.words ?? ''
      expect(endings.filter((ending) => says(ending, temperament, heard))).toEqual(key === null ? [] : [key])
    }
  })

  it('weeks ago is heard, whatever was agreed for then', () => {
    const held = (daysAgo: number): EarlierCall['held'] => ({ daysAgo, weekday: wednesday })
    for (const seed of seeds) {
      const met = after('meeting', { promise: 'Thursday at ten', held: held(40) })
      const { words } = openCall(remembering(met, { temperament, seed })).reply
      expect(says('lastLongAgo', temperament, words)).toBe(true)
      expect(words).not.toContain('Thursday')
      const lately = after('meeting', { promise: 'Thursday at ten', held: held(5) })
      expect(openCall(remembering(lately, { temperament, seed })).reply.words).toMatch(/Thursday at ten/iu)
    }
  })

  it('“You again” is for those on whom they hung up, and for nobody else', () => {
    for (const [key, wordings] of Object.entries(voices[temperament]))
      expect([key, wordings.filter((wording) => /\byou again\b/iu.test(wording)).length > 0]).toEqual([
        key,
        key === 'lastHungUp',
      ])
  })

  it('what a colleague thought of the rep is said once, by name, and gives no fact away', () => {
    const news = [
      ['well', 'hearsayWell'],
      ['badly', 'hearsayBadly'],
      [null, 'hearsay'],
    ] as const
    for (const [thought, key] of news)
      for (const type of ['discovery', 'cold-call'] as const)
        for (const seed of seeds.slice(0, 2)) {
          const setup = remembering(
            { colleaguesHeard: [{ firstName: 'Dorothea', thought }] },
            { type, temperament, seed },
          )
          const lines = [again, 'Thanks. I would like to learn about your work.', 'I see.', 'What takes most time?']
          const { first, replies } = played(setup, lines)
          const heard = [first, ...replies]
          expect(heard.filter(({ words }) => words.includes('Dorothea')).length).toBe(1)
          const teller = heard.find(({ words }) => words.includes('Dorothea'))
          expect(says(key, temperament, teller?.words ?? '')).toBe(true)
          expect(teller?.facts).toEqual([])
        }
  })
})

it('to somebody they hung up on, a buyer says so before they hear a pitch', () => {
  const setup = remembering(after('hung-up'), { type: 'cold-call' })
  const [reply] = played(setup, ['Hi, Marcus from Routewell, we help plants like yours to plan the week.']).replies
  expect(reply?.words).toMatch(/you again/iu)
})

it('nobody who has heard of the rep says that they have not', () => {
  const news = { colleaguesHeard: [{ firstName: 'Dorothea', thought: 'well' as const }] }
  for (const temperament of temperaments)
    for (const seed of seeds) {
      const { replies } = played(remembering(news, { type: 'cold-call', temperament, seed }), [again, 'Yes, hello.'])
      expect(replies.map(({ words }) => words).join(' ')).not.toMatch(
        /never heard|(?:not|don't think I) know the|not familiar|nice to meet/iu,
      )
    }
})

describe('the word of a colleague', () => {
  const meters = (colleaguesHeard: CallMemory['colleaguesHeard']) =>
    startingMeters({ type: 'discovery', difficulty: 'medium', memory: { earlierCalls: [], colleaguesHeard } })

  it('moves trust and interest up or down; that they spoke at all makes the rep less of a stranger', () => {
    const [good, none, bad] = (['well', null, 'badly'] as const).map((thought) =>
      meters([{ firstName: 'Ana', thought }]),
    )
    const nobody = meters([])
    for (const meter of ['trust', 'interest'] as const) {
      expect(good?.[meter]).toBeGreaterThan(none?.[meter] ?? 100)
      expect(none?.[meter]).toBeGreaterThan(nobody[meter])
      expect(bad?.[meter]).toBeLessThan(nobody[meter])
    }
  })

  it('that is kept by a first name alone, as it used to be, counts as before', () => {
    expect(meters(['Ana', 'Ben'])).toEqual(meters([{ firstName: 'Ana', thought: null }]))
  })

  it('with an opinion goes before one without, and the latest before the others', () => {
    const { first } = played(
      remembering({
        colleaguesHeard: [
          { firstName: 'Dorothea', thought: 'badly' },
          { firstName: 'Esmeralda', thought: 'well' },
          { firstName: 'Florentine', thought: null },
        ],
      }),
      [],
    )
    expect(first.words).toContain('Esmeralda')
  })
})

describe('something that the rep was to send', () => {
  const promise = "I'll send you our fitting guide by Monday."
  const owing = (daysAgo: number, ...later: EarlierCall[]): Partial<CallMemory> => ({
    earlierCalls: [
      { type: 'cold-call', outcome: 'follow-up', factsGiven: [], promise, held: { daysAgo, weekday: wednesday } },
      ...later,
    ],
  })
  const later = (askedAfterPromise: boolean): EarlierCall => ({
    type: 'discovery',
    outcome: 'open',
    factsGiven: [],
    promise: null,
    held: { daysAgo: 1, weekday: wednesday },
    askedAfterPromise,
  })
  const lines = [again, 'I would like to understand how you work.', 'What takes most of your time?', 'Thank you.']
  const timesAsked = (setup: CallSetup): number => {
    const { first, replies } = played(setup, lines)
    return [first, ...replies].filter(({ words }) => words.includes('fitting guide')).length
  }

  it.each(['discovery', 'objection-handling', 'cold-call'] as const)(
    'is asked after once its day has passed, and once only: %s',
    (type) => {
      for (const temperament of temperaments)
        for (const seed of seeds.slice(0, 2)) {
          expect(timesAsked(remembering(owing(5), { type, temperament, seed }))).toBe(0)
          expect(timesAsked(remembering(owing(6), { type, temperament, seed }))).toBe(1)
        }
    },
  )

  it('is not asked after again in a later call, whatever the answer was', () => {
    for (const seed of seeds) {
      expect(timesAsked(remembering(owing(9, later(false)), { seed }))).toBe(1)
      expect(timesAsked(remembering(owing(9, later(true)), { seed }))).toBe(0)
    }
  })

  const reasons = (setup: CallSetup, said: readonly string[]): string[] =>
    played(setup, said).replies.flatMap(({ changes }) => changes.map(({ reason }) => reason))

  it.each([
    ["You're right, I'm sorry, I haven't sent it yet. You'll have it today.", 'promiseOwned', /owned up/],
    ['Honestly, I forgot. I will send it right after this call.', 'promiseOwned', /owned up/],
    ['I sent it on Monday, did it not arrive?', 'promiseKept', /what became of what you had promised/],
    ['It should be in your inbox since Monday.', 'promiseKept', /what became of what you had promised/],
  ] as const)('is settled by an honest answer: %s', (answer, key, reason) => {
    for (const temperament of temperaments)
      for (const said of [[answer], [again, answer]]) {
        const setup = remembering(owing(9), { temperament })
        const { replies, mind } = played(setup, said)
        expect(says(key, temperament, replies.at(-1)?.words ?? '')).toBe(true)
        expect(replies.at(-1)?.move).not.toMatch(/refuse-next-step|brush-off|agree-next-step/)
        expect(mind.step.agreed).toBeNull()
        expect(reasons(setup, said).join()).toMatch(reason)
      }
  })

  it('costs trust when the rep says nothing of it, and costs it once', () => {
    const heard = reasons(remembering(owing(9)), lines)
    expect(heard.filter((reason) => /did not say what became/.test(reason))).toHaveLength(1)
    expect(reasons(remembering(owing(2)), lines).join()).not.toMatch(/promised/)
  })

  it('is answered beside a worry without going past it', () => {
    const setup = remembering(owing(9), { type: 'objection-handling' })
    const { first, replies, mind } = played(setup, ["I'm sorry, I didn't send it. It goes out tonight."])
    expect(first.objection).toBeDefined()
    expect(replies[0]?.changes.map(({ reason }) => reason).join()).not.toMatch(/went past/)
    expect(mind.pending).toBe(first.objection?.id)
    expect(mind.objections[0]?.brushed).toBe(0)
  })

  it('was not asked after when the rep spoke over the question', () => {
    const setup = remembering(owing(9))
    const { mind, reply } = openCall(setup)
    expect(hasAskedAfterPromise(mind)).toBe(true)
    expect(hasAskedAfterPromise(cutOff(setup, mind, reply, reply.words.slice(0, 5)).mind)).toBe(false)
  })
})
