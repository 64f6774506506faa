import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { inFull } from './formal-speech.ts'
import { isOfSeason } from './heard/time-asked.ts'
import type { Easing } from './heard/time-asked.ts'
import { hear } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'
import { newWorry } from './mind.ts'
import { played } from './played.fixture.ts'
import { whatMoved } from './policy/what-moved.ts'
import { tunings } from './tuning.ts'

type Met = { setup: CallSetup; mind: Mind }

/** Buyers of every temperament who are near a yes, and have nothing left against it but their time. */
function nearYes(difficulty: Difficulty): Met[] {
  const near = tunings[difficulty].stepThreshold + 3
  return Array.from({ length: 30 }, (_, index) => index + 1).map((seed) => {
    const setup = castCall(seed, 'discovery', difficulty)
    const { mind } = played(setup, ['Hi, thanks for the time.', 'How do you plan it today?', 'What tends to go wrong?'])
    const others = setup.persona.objections.filter(({ family }) => family !== 'timing')
    return {
      setup: {
        ...setup,
        persona: { ...setup.persona, objections: setup.persona.objections.filter(({ family }) => family === 'timing') },
      },
      mind: {
        ...mind,
        turn: 8,
        phase: 'talking' as const,
        pending: null,
        meters: { trust: near, interest: near, patience: 90 },
        facts: setup.persona.facts.slice(0, 12).map(({ id }) => ({ id, depth: 'plain' as const })),
        objections: others.slice(0, 1).map(({ id }) => ({ ...newWorry(id), state: 'resolved' as const })),
        counts: { ...mind.counts, haggled: 1 },
      },
    }
  })
}

const says = ({ setup, mind }: Met, words: string): Met & { reply: BuyerReply } => ({
  setup,
  ...hear(setup, mind, { words, elapsedMs: 90_000 }),
})
const pleads = ({ reply }: { reply: BuyerReply }): boolean => reply.objection?.family === 'timing'
const refusedFor = (difficulty: Difficulty, ask: string): number =>
  nearYes(difficulty).filter((met) => pleads(says(met, ask))).length

const short = 'Could we take fifteen minutes on Tuesday at two?'
const half = 'Could we take half an hour on Tuesday at two?'
const withReason = "Could we take half an hour on Tuesday at two? I'll work through one of your own bad days with you."
const project = 'Could we meet on Tuesday at two with your whole team and plan a pilot for a month?'

describe('a buyer who is asked for their time', () => {
  it('says that they have none the more often, the more of it is asked for', () => {
    const [least, some, most] = [short, half, project].map((ask) => refusedFor('hard', ask))
    expect(least).toBe(0)
    expect(some).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(some ?? 0)
  })

  it('says so less often to whoever has said what it is good for', () => {
    expect(refusedFor('medium', withReason)).toBeLessThan(refusedFor('medium', half))
  })

  it('says so less often where they want it more', () => {
    const keen = nearYes('medium').map(({ setup, mind }) => ({
      setup,
      mind: { ...mind, meters: { trust: 80, interest: 80, patience: 90 } },
    }))
    expect(keen.filter((met) => pleads(says(met, half))).length).toBeLessThan(refusedFor('medium', half))
  })

  it('says so no less often the harder they are', () => {
    const counts = (['easy', 'medium', 'hard', 'expert'] as const).map((difficulty) => refusedFor(difficulty, half))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })
})

/** What fills a wording may be anything short. */
const patternOf = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[?.]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.{3,25}'), 'i')
const patterns = (kind: keyof typeof whatMoved): RegExp[] =>
  temperaments.flatMap((temperament) =>
    whatMoved[kind][temperament].flatMap((text) => [text, inFull(text)]).map(patternOf),
  )
const saysOneOf = (words: string, kind: keyof typeof whatMoved): boolean =>
  patterns(kind).some((pattern) => pattern.test(words))

describe('a buyer who has said no to an ask for want of time', () => {
  const refused = (ask: string) =>
    nearYes('hard')
      .map((met) => says(met, ask))
      .filter(pleads)

  it('does not say yes to the same again, and says that it is the same', () => {
    const again = refused(half).map((met) =>
      says(met, 'I understand. Could we still take half an hour on Tuesday at two?'),
    )
    expect(again.filter(({ mind }) => mind.step.agreed !== null)).toEqual([])
    expect(again.filter(({ reply }) => saysOneOf(reply.words, 'same')).length).toBe(again.length)
  })

  it.each<[Easing, string]>([
    ['smaller', "I understand, you've enough on. Could we take fifteen minutes on Tuesday at two instead?"],
    ['day', 'I understand, that is a bad day then. Could we take half an hour on Friday at ten, when it is quieter?'],
    ['alone', "I understand. It's half an hour on Tuesday at two with you alone. Could we do that?"],
    [
      'later',
      'I understand. Half an hour on Tuesday at two, and nothing starts before the busy weeks are over. Could we do that?',
    ],
    ['off-work', 'I understand. Half an hour on Tuesday at two, and nobody leaves the floor for it. Could we do that?'],
  ])('says yes to what the rep has changed, and what it was: %s', (easing, words) => {
    // Whoever speaks of a season is moved by nothing that leaves it as it is.
    const leavesSeason = easing === 'day' || easing === 'alone'
    const asked = refused(project).filter((met) => !leavesSeason || !speaksOfSeason(met))
    expect(asked.length).toBeGreaterThan(4)
    const changed = asked.map((met) => says(met, words))
    const yes = changed.filter(({ mind }) => mind.step.agreed !== null)
    expect(yes.length).toBeGreaterThan(changed.length / 2)
    const kinds = easing === 'smaller' ? (['smaller'] as const) : (['smaller', easing] as const)
    const unsaid = yes.filter(({ reply }) => !kinds.some((kind) => saysOneOf(reply.words, kind)))
    expect(unsaid.map(({ reply }) => reply.words)).toEqual([])
  })
})

const speaksOfSeason = ({ setup }: Met): boolean =>
  setup.persona.objections.some((objection) => isOfSeason(setup, objection))

describe('a buyer who will not start before a busy season', () => {
  const inSeason = (): Met[] =>
    nearYes('hard')
      .filter(speaksOfSeason)
      .map((met) => says(met, project))
      .filter(pleads)

  it.each([
    'I understand. Could we meet on Tuesday at two with you alone and plan a pilot for a month?',
    'I understand, you have enough on. What about Friday at ten, with you alone?',
    "I understand, and you're the one person there who gets this done. Could we take Tuesday at two, just you?",
  ])('is not moved by what leaves the season as it is: %s', (words) => {
    const asked = inSeason()
    expect(asked.length).toBeGreaterThan(3)
    const answered = asked.map((met) => says(met, words))
    expect(answered.filter(({ mind }) => mind.step.agreed !== null).map(({ reply }) => reply.words)).toEqual([])
    expect(answered.filter(({ reply }) => saysOneOf(reply.words, 'season')).length).toBeGreaterThan(answered.length / 2)
  })

  it('is moved by waiting with the rest, and says that it was that, whatever else is spared them', () => {
    const answered = inSeason().map((met) =>
      says(
        met,
        'I understand. Half an hour on Tuesday at two with you alone, and nothing starts before the busy weeks are over.',
      ),
    )
    const yes = answered.filter(({ mind }) => mind.step.agreed !== null)
    expect(yes.length).toBeGreaterThan(answered.length / 2)
    expect(yes.filter(({ reply }) => saysOneOf(reply.words, 'alone'))).toEqual([])
  })
})

describe('what moved a buyer', () => {
  it('is said in words that belong to one temperament', () => {
    const all = Object.values(whatMoved).flatMap((voices) => Object.values(voices).flat())
    expect(new Set(all).size).toBe(all.length)
  })
})
