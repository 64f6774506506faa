import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'
import { toldAlready } from './told-already.ts'

const lines = [
  'Hi, Marcus from Routewell, thanks for making the time.',
  'How do you do it today?',
  'What goes wrong most?',
  'I can see that. What does it cost you?',
  'Have you tried to solve that before?',
  'I see. Why did it fail, from where you sat?',
]
const pointers = Object.values(toldAlready).flat()

describe('an attempt that was told of', () => {
  it.each([1, 2, 3, 5, 8, 17])('asked again why it ended, they say why and do not point back (seed %i)', (seed) => {
    const { replies } = played(castCall(seed, 'discovery', 'easy'), lines)
    for (const { words } of replies.slice(5)) {
      expect(pointers).not.toContain(words)
      expect(words.length).toBeGreaterThan(10)
    }
  })
})

describe('a statement that begins as a question might', () => {
  it.each([
    'And what you have today stays, nobody touches it.',
    'What you told me is that it takes an hour.',
    'How they do it is up to them.',
  ])('asks nothing: %s', (words) => {
    expect(perceive(words, 3000).questionCount).toBe(0)
  })

  it.each(['what do you have today', 'and what you have today stays?', 'how they do it now', 'who do you buy it from'])(
    'and a question still asks: %s',
    (words) => {
      expect(perceive(words, 3000).asks).toBe(true)
    },
  )
})
