import { describe, expect, it } from 'vitest'
import { asksWhoOfIt } from './who-of-it.ts'

describe('a question for a person', () => {
  it.each([
    'and who took the flak?',
    'who has to clean up the mess?',
    'so who hears about it first?',
    'who is left holding the bag?',
    'who picked up the slack?',
  ])('goes on from what was talked of: %s', (question) => {
    expect(asksWhoOfIt(question)).toBe(true)
  })

  it.each(['who won the cup?', 'who painted the walls?', 'how do you sort it?', 'who signs the contract?'])(
    'names something else: %s',
    (question) => {
      expect(asksWhoOfIt(question)).toBe(false)
    },
  )
})
