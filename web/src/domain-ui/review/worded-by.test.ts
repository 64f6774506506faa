import { describe, expect, it } from 'vitest'
import { wordedBy } from './worded-by.ts'

const call = { model: 'fast-1', worded: 9, kept: 0, cost: 0.004, stoppedBy: null }

describe('who found the buyer’s words', () => {
  it.each([
    [{}, 'Worded by fast-1, 0.4 cents'],
    [{ cost: 0 }, 'Worded by fast-1, at no cost'],
    [{ cost: 0.0001 }, 'Worded by fast-1, less than 0.1 cents'],
    [{ cost: 0.01 }, 'Worded by fast-1, 1 cent'],
    [{ cost: 0.123 }, 'Worded by fast-1, 12 cents'],
    [{ cost: 1.2 }, 'Worded by fast-1, 1.20 dollars'],
    [{ kept: 3 }, '9 of 12 lines worded by fast-1, 0.4 cents'],
    [
      { worded: 0, kept: 3 },
      'Worded without a language model: none of the 3 lines asked of fast-1 could be said, 0.4 cents',
    ],
    [{ stoppedBy: 'call' as const }, 'Worded by fast-1, 0.4 cents; the limit for one call was reached'],
    [
      { worded: 0, cost: 0, stoppedBy: 'month' as const },
      'Worded without a language model; the organisation’s limit for the month was reached',
    ],
  ])('%j: %s', (changed, words) => {
    expect(wordedBy({ ...call, ...changed })).toBe(words)
  })
})
