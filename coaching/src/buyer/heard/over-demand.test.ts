import { expect, it } from 'vitest'
import { perceive } from '../perceive.ts'
import { overDemandIn } from './over-demand.ts'

const asked = (words: string) => overDemandIn(perceive(words, 4000))

it.each([
  'What would make this work for you?',
  'Fine, what could you live with then?',
  'Where do we need to land?',
  'Which figure could you take to your board?',
  "What's the least you'd accept?",
  'What would get us over the line?',
])('asks what would do: “%s”', (words) => {
  expect(asked(words)).toBe('would-do')
})

it.each(['Which one is more important to you?', 'If you could only have one, which would it be?'])(
  'asks which counts most: “%s”',
  (words) => {
    expect(asked(words)).toBe('first')
  },
)

it.each([
  'Ah, so your boss wants to see that you got something?',
  "So it's mainly that you can't go back empty-handed?",
  'Is it that finance would ask?',
])('guesses at what lies behind it: “%s”', (words) => {
  expect(asked(words)).toBe('guessed')
})

it.each(['So you have twelve people on it?', 'So you sign yourself?', 'Is that everything?', 'I can do five.'])(
  'asks none of it: “%s”',
  (words) => {
    expect(asked(words)).toBeNull()
  },
)
