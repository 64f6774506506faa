import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { inFull } from '../formal-speech.ts'
import { hear } from '../index.ts'
import type { BuyerReply } from '../index.ts'
import { played } from '../played.fixture.ts'
import { unanswered } from './unanswered.ts'

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)

/** Buyers of every temperament who have just asked something, and what they say to an answer. */
const asked = (question: string, answer: string): { reply: BuyerReply; again: readonly string[] }[] =>
  seeds.map((seed) => {
    const setup = castCall(seed, 'demo', 'medium')
    const { mind } = played(setup, ['Hi, thanks for the time.', 'Let me show you the first screen.'])
    const piece = { text: question, fact: null, objection: null, agreed: false }
    const waiting = { ...mind, pending: null, pieces: [piece], question: { kind: 'own' as const, turn: mind.turn } }
    const { reply } = hear(setup, waiting, { words: answer, elapsedMs: 60_000 })
    const again = Object.values(unanswered).flatMap((voiced) => voiced[setup.persona.temperament] ?? [])
    return { reply, again: again.flatMap((text) => [text, inFull(text)]) }
  })

describe('what a buyer asked', () => {
  it.each([
    [
      'How long did it take to set that up before you called me?',
      'It comes from your own entries and can be opened line by line.',
    ],
    ['How long do I wait for my data, if I go?', 'It is all very well documented on our side, honestly.'],
    ['Who was that, are you allowed to say?', 'It reads your exports and puts the day on a screen for you.'],
    ['Where does all our data go?', 'It reads your exports and shows you the day as it unfolds.'],
  ])('is asked again where the answer says nothing of it: %s', (question, answer) => {
    const replies = asked(question, answer)
    expect(replies.filter(({ reply, again }) => !again.includes(reply.words)).map(({ reply }) => reply.words)).toEqual(
      [],
    )
  })

  it.each([
    ['How long did it take to set that up before you called me?', 'About twenty minutes, from your own exports.'],
    ['Who was that, are you allowed to say?', 'A customer of ours in the same trade, Harmon and Sons.'],
    ['Where does all our data go?', 'It stays on servers in this country, and only you can open it.'],
  ])('is not asked again once it is told: %s', (question, answer) => {
    for (const { reply, again } of asked(question, answer)) expect(again).not.toContain(reply.words)
  })
})
