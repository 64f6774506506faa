import { describe, expect, it } from 'vitest'
import { manners } from '../generation/content/content.ts'
import { castCall } from '../evaluation/casting.ts'
import { habits } from './habits.ts'
import { played } from './played.fixture.ts'

const talk = [
  'Hi, thanks for the time.',
  'How do you plan the week today?',
  'What tends to go wrong?',
  'What does that cost you?',
  'What else goes wrong there?',
  'Which system do you use?',
  'How many people are on it?',
  'Who decides about it?',
]
const calls = Array.from({ length: 60 }, (_, index) => index + 1).map((seed) => {
  const setup = castCall(seed, 'discovery', 'easy')
  const own = habits.find(({ card }) => new RegExp(card, 'i').test(setup.persona.manner))
  return { own, words: played(setup, talk).replies.map(({ words }) => words) }
})
const timesOf = (words: readonly string[], says: readonly string[]): number =>
  words.filter((reply) => says.some((text) => reply.includes(text))).length

describe('a habit that is noted on the card', () => {
  it('belongs to a note that some card has', () => {
    const notes = Object.values(manners.temperaments)
      .flat()
      .join('\n')
      .replaceAll('{their}', 'their')
      .replaceAll('{them}', 'them')
    for (const { card } of habits) expect(notes).toMatch(new RegExp(card, 'i'))
  })

  it('is heard in the talk, once at most', () => {
    const heard = calls.flatMap(({ own, words }) => (own?.on === 'told' ? [timesOf(words, own.says)] : []))
    expect(heard.length).toBeGreaterThan(3)
    expect(heard.filter((times) => times === 1).length).toBeGreaterThan(heard.length / 2)
    expect(Math.max(...heard)).toBe(1)
  })

  it('is heard of nobody else', () => {
    for (const { own, words } of calls)
      for (const { says } of habits.filter((one) => one !== own)) expect(timesOf(words, says)).toBe(0)
  })
})
