import { describe, expect, it } from 'vitest'
import { uptakeAsked } from './uptake.ts'

describe('a customer is asked how it caught on', () => {
  it.each([
    ['what do you put that down to?', 'made-it'],
    ['how did you pull it off?', 'made-it'],
    ["what's your secret?", 'made-it'],
    ["and what's keeping them off?", 'kept-from'],
    ["why aren't the others in it?", 'kept-from'],
    ['how could i get the rest on board?', 'bring-in'],
    ['is there anything to do so that they use it too?', 'bring-in'],
  ])('%s', (question, uptake) => {
    expect(uptakeAsked(question)).toBe(uptake)
  })

  it.each(['what difference did it make in hours?', 'what holds you back from signing?', 'how did you find us?'])(
    'and not here: %s',
    (question) => {
      expect(uptakeAsked(question)).toBeNull()
    },
  )
})
