import { describe, expect, it } from 'vitest'
import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { presumesDate, takesLeave } from './leave-taking.ts'
import { perceive } from '../perceive.ts'
import { voices } from '../words/lines.ts'

const seeds = Array.from({ length: 10 }, (_, index) => index + 1)
const refusedAsk: readonly string[] = [
  'Hello, this is Marcus from Routewell, we help with planning. Thanks for the time.',
  'Could we meet on Monday at ten so that I can show you everything?',
]

const after = (type: PlayableCallType, seed: number, lines: readonly string[]) =>
  played(castCall(seed, type, 'medium'), lines)

const corrections = Object.values(voices).flatMap(({ notAgreed }) => notAgreed)

describe('a goodbye', () => {
  it.each([
    "Perfect, I'll send the invite now. Bye for now.",
    'Great, talk on Monday then. Bye bye, and thanks for your time!',
    "Okay, I've put Monday at ten in your calendar. Goodbye.",
    'Right, so Tuesday at three it is. Cheers, bye.',
    'Understood. I will drop you a calendar invite anyway. Take care.',
    'Fair enough. Thanks for your time, have a lovely day.',
    "No problem, I'll let you get on.",
    'Alright then, goodbye, Sam.',
  ])('ends the call after a no, whatever else is in the turn: “%s”', (words) => {
    for (const type of ['discovery', 'cold-call', 'objection-handling'] as const)
      for (const seed of seeds.slice(0, 4)) {
        const { mind, replies } = after(type, seed, [...refusedAsk, words])
        expect(replies.at(-1)?.ends).toBe(true)
        expect(mind.endedBecause).toBe('goodbye')
      }
  })

  it('that takes a date for granted is put right in the last line', () => {
    for (const seed of seeds) {
      const { mind, replies } = after('discovery', seed, [
        ...refusedAsk,
        "Perfect, I'll send the invite for Monday now. Bye for now.",
      ])
      expect(corrections.filter((text) => replies.at(-1)?.words.includes(text))).toHaveLength(1)
      expect(mind.step.agreed).toBeNull()
    }
  })

  it('costs nothing more, for a call that is over', () => {
    for (const seed of seeds) {
      const { replies } = after('discovery', seed, [...refusedAsk, "I'll send the invite for Monday. Goodbye."])
      expect(replies.at(-1)?.changes.map(({ reason }) => reason)).not.toContain('You asked again with nothing new')
    }
  })

  it.each([
    'Thanks Warren, enjoy it. I was hoping to hear how hiring works at your firm, would that be okay?',
    'Before we say goodbye, what does that cost you?',
    'Have you had a good day so far?',
    'How do you say goodbye to a customer who leaves?',
    'Do people take care of that by hand?',
    'Who stands by the orders when it gets busy?',
    "Nobody likes a long goodbye party, do they? What's yours like?",
  ])('is not heard in “%s”', (words) => {
    expect(takesLeave(perceive(words, 0))).toBe(false)
  })
})

describe('taking a date for granted', () => {
  it.each([
    "Perfect, I'll send the invite now.",
    "I'll put you down for Tuesday.",
    "Great, I'm booking the meeting for ten.",
    'See you on Thursday, then.',
    'Great, the invite is on its way.',
    'Thank you, I shall send the invitation.',
    'We will pop something in the diary.',
    "Let me put that in your calendar. I'll bring the figures.",
  ])('is heard: “%s”', (words) => {
    expect(presumesDate(perceive(words, 0))).toBe(true)
  })

  it.each([
    'Shall I send you an invite for Tuesday?',
    'Could I put something in the diary?',
    'We send every customer a monthly report.',
    "I'll look into that for you.",
    'Do you talk on Mondays?',
  ])('is not heard in “%s”', (words) => {
    expect(presumesDate(perceive(words, 0))).toBe(false)
  })

  it('is corrected once and briefly while the call goes on', () => {
    for (const seed of seeds) {
      const { replies } = after('discovery', seed, [...refusedAsk, "Perfect, I'll send the invite for Monday now."])
      const last = replies.at(-1)
      expect(last?.move).toBe('refuse-next-step')
      expect(corrections).toContain(last?.words.replaceAll(/^It's [^.]+\. /g, ''))
    }
  })
})
