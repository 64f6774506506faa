import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import type { BuyerReply, CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'

const seeds = [3, 7, 12, 21, 30]

function answersTo(setup: CallSetup, lines: readonly string[]): BuyerReply[] {
  const { first, replies } = played(setup, lines)
  return [first, ...replies]
}

const hello = 'Hi, Marcus from Routewell. Thanks for taking the time.'
const howItWorks = 'How do you do the work today?'

describe('a question that no fact answers', () => {
  it.each(['Do you ever lose files?', 'Does anything get lost on the way?', 'Have you had delays in the mail room?'])(
    'about trouble is never denied: %s',
    (words) => {
      for (const seed of seeds) {
        const reply = answersTo(castCall(seed, 'discovery', 'medium'), [hello, howItWorks, words]).at(-1)
        expect(reply?.words).not.toMatch(/^(?:no\b|not\b|never\b|i doubt|i don't think)/iu)
        expect(reply?.facts).toEqual([])
      }
    },
  )

  it.each([
    'Why is the archive in the basement?',
    'When was the lift put in?',
    'How many keys does the office have?',
    'Do you write minutes of your meetings?',
    'How do they choose the music?',
    'Could I use your name when I ring them?',
  ])('is answered in its own kind, with nobody named for it: %s', (words) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'medium')
      const reply = answersTo(setup, [hello, howItWorks, words]).at(-1)
      expect(['unknown-answer', 'react']).toContain(reply?.move)
      expect(reply?.facts).toEqual([])
      const names = setup.persona.colleagues.map(({ name }) => name.split(' ')[0] ?? name)
      expect(names.filter((name) => reply?.words.includes(name) === true)).toEqual([])
    }
  })

  it('asking to come by is not granted in passing', () => {
    for (const seed of seeds) {
      const replies = answersTo(castCall(seed, 'discovery', 'medium'), [hello, 'Shall I come and talk to them?'])
      expect(replies.at(-1)?.words).not.toMatch(/fine|of course|no objection|don't mind|yes/iu)
    }
  })
})

it('a guess put as a statement is met, not asked back about', () => {
  for (const words of [
    'I imagine they like that.',
    'You probably do it all on paper.',
    'Let me guess, it was a Monday.',
  ]) {
    for (const seed of seeds) {
      const reply = answersTo(castCall(seed, 'discovery', 'medium'), [hello, howItWorks, words]).at(-1)
      expect(reply?.move).not.toBe('ask-meaning')
      expect(reply?.words.split(' ').length).toBeLessThan(16)
    }
  }
})
