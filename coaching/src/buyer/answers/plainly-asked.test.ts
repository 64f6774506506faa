import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import type { Mind } from '../index.ts'
import { newWorry } from '../mind.ts'
import { played } from '../played.fixture.ts'
import { plainlyAsked } from './plainly-asked.ts'

const setups = [101, 102, 105, 202, 203, 205].map((seed) => castCall(seed, 'discovery', 'medium'))
const hello = ['Hi, thanks for the time.', 'How do you plan the week today?']

const startOf = (text: string): string => text.replace(/\{.*$/, '').trim().toLowerCase()
const saysOf = (words: string, kind: keyof typeof plainlyAsked): boolean =>
  Object.values(plainlyAsked[kind])
    .flat()
    .some((text) => words.toLowerCase().includes(startOf(text)))

describe('what is asked plainly', () => {
  it.each([
    ['What would a good solution look like to you?', 'solution'],
    ['How would you have to explain that to your boss?', 'tell-boss'],
    ['What do you spend most of your day on?', 'own-day'],
    ['What would it be worth to you if that went away?', 'worth'],
  ] as const)('has its answer: %s', (question, kind) => {
    for (const setup of setups) {
      const { reply } = hear(setup, played(setup, hello).mind, { words: question, elapsedMs: 60_000 })
      const own = plainlyAsked[kind][setup.persona.temperament].map((text) => text.replace(/\{\w+\}/g, '…').split('…'))
      expect(
        own.some((parts) =>
          parts.every((part) => part.length < 4 || reply.words.toLowerCase().includes(part.trim().toLowerCase())),
        ),
      ).toBe(true)
    }
  })

  it.each([
    ['When does it calm down at yours?', 'calmer'],
    ['When does it get quieter?', 'calmer'],
    ['And if we took care of that, would you sign?', 'if-settled'],
    ['Anything else that worries you?', 'one-first'],
  ] as const)('goes past no worry that stands: %s', (question, kind) => {
    for (const setup of [105, 107, 203, 205].map((seed) => castCall(seed, 'closing', 'medium'))) {
      const { mind } = played(setup, hello)
      const [worry] = setup.persona.objections
      const open: Mind = {
        ...mind,
        phase: 'talking',
        pending: worry?.id ?? null,
        objections: [newWorry(worry?.id ?? '')],
      }
      const { reply, mind: after } = hear(setup, open, { words: question, elapsedMs: 60_000 })
      expect(saysOf(reply.words, kind)).toBe(true)
      expect(after.pending).toBe(worry?.id)
      expect(reply.changes.map(({ reason }) => reason)).not.toContain('You went past their objection')
    }
  })

  it('is answered in words that belong to one temperament', () => {
    const all = Object.values(plainlyAsked).flatMap((voices) =>
      temperaments.flatMap((temperament) => voices[temperament]),
    )
    expect(new Set(all).size).toBe(all.length)
  })
})
