import { describe, expect, it } from 'vitest'
import { promisedFor } from './due-day.ts'

const wednesday = 3

describe('the day that something was promised for, said on a Wednesday', () => {
  it.each([
    ["I'll send you the papers by Monday.", 5],
    ["I'll send you the papers by Friday.", 2],
    ["I'll send you the papers by Wednesday.", 7],
    ["I'll send you the papers next Friday.", 9],
    ['You get the case study tomorrow.', 1],
    ["I'll forward it the day after tomorrow.", 2],
    ["I'll email you our case study tonight.", 0],
    ["I'll email you our case study later today.", 0],
    ["I'll send you the offer in two weeks.", 14],
    ["I'll send you the offer in a couple of days.", 2],
    ["I'll send you the offer this week.", 2],
    ["I'll send you the offer next week.", 9],
    ["I'll send you the offer on March 3.", 31],
  ])('%s', (words, days) => {
    expect(promisedFor(words, wednesday)).toBe(days)
  })

  it('is none where none was named', () => {
    expect(promisedFor("I'll send you our case study.", wednesday)).toBeNull()
  })
})
