import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import { slotKindsOf } from './heard/matching.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

describe('“when”', () => {
  it.each([
    'When does the contract run out?',
    'And when would you need it?',
    'Do you know when the budget is decided?',
    'By when does it have to be in place?',
    'When exactly did that start?',
    "When's the renewal?",
    'Since when?',
    'Could you tell me when the season begins?',
  ])('asks for a time in “%s”', (question) => {
    expect(slotKindsOf(question)).toContain('when')
  })

  it.each([
    'What goes wrong with that when it gets busy?',
    'What happens when somebody calls in sick?',
    'How do you cope when the numbers come in late?',
    'What does it cost you when that happens?',
    'When it all comes at once, what breaks first?',
    'Where does it hurt most when you grow?',
  ])('asks for none in “%s”, which says in which case', (question) => {
    expect(slotKindsOf(question)).not.toContain('when')
  })

  it.each([
    'What goes wrong with that when it gets busy?',
    'What is the hardest part of it when people are out?',
    'Where does that break down when somebody is ill?',
  ])('a buyer asked “%s” tells their trouble', (question) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'easy')
      const opened = openCall(setup)
      const first = hear(setup, opened.mind, {
        words: 'How do you plan the work of your people today?',
        elapsedMs: 9_000,
      })
      const { reply } = hear(setup, first.mind, { words: question, elapsedMs: 30_000 })
      expect(reply, `${seed}: ${reply.words}`).toMatchObject({ move: 'reveal-fact' })
    }
  })
})
