import { expect, it } from 'vitest'
import { perceive } from './perceive.ts'

it.each(['Could we meet on Tuesday at 9.30?', 'Is 9.30 or 10.30 better for you?', 'Would 2.5 per cent be enough?'])(
  'a point inside a number ends no question: %s',
  (words) => {
    const heard = perceive(words, 1000)
    expect(heard.questionCount).toBe(1)
    expect(heard.question).toBe(words.toLowerCase())
  },
)
