import { describe, expect, it } from 'vitest'
import { isNamed, namesSelf } from './naming.ts'

describe('a name is said', () => {
  it.each([
    ['Hi, this is Al from Routewell.', 'Al'],
    ['hi its ann here', 'Ann'],
    ['Добрый день, это Ольга.', 'Ольга'],
    ['Hi, this is Zoë.', 'Zoë'],
    ['Hi, this is Zoe\u0308.', 'Zoë'],
    ['This is Siobhán O’Neill.', "O'Neill"],
    ['I am with Tally  Port.', 'Tally Port'],
    ['We are C++ Works (Leeds).', 'C++ Works (Leeds)'],
  ])('in “%s”: %s', (words, name) => {
    expect(isNamed(words, name)).toBe(true)
  })

  it.each([
    ['I wanted to call about the yard.', 'Al'],
    ['I cannot say yet.', 'Ann'],
    ['Zoëtrope hire, is it?', 'Zoë'],
    ['Will you have a minute, or will I call back?', 'Will'],
    ['Hello there.', ''],
    ['Hello there.', '  '],
    ['Hello there.', '–'],
  ])('not in “%s”: %s', (words, name) => {
    expect(isNamed(words, name)).toBe(false)
  })
})

describe('who is calling is said', () => {
  it.each(['Hi, this is Marcus.', 'I’m Zoë.', 'Ольга from Routewell here.', 'Marcus at Routewell, good morning.'])(
    'in “%s”',
    (words) => {
      expect(namesSelf(words)).toBe(true)
    },
  )

  it.each(['Thursday at ten?', 'I am calling about the yard.', 'this is about the yard'])('not in “%s”', (words) => {
    expect(namesSelf(words)).toBe(false)
  })
})
