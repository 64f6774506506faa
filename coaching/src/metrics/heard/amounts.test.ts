import { describe, expect, it } from 'vitest'
import { amountsIn } from './amounts.ts'

describe('an amount', () => {
  it.each([
    ['about one hundred and seventy thousand a month', [170_000]],
    ['170k', [170_000]],
    ['$170,000 a month', [170_000]],
    ['nineteen thousand a month across the four homes', [19_000]],
    ['twenty-five grand, sometimes thirty', [25_000, 30]],
    ['two thousand five hundred', [2500]],
    ['1.2 million', [1_200_000]],
    ['eleven hundred', [1100]],
    ['sixty times one eighty', [60, 180]],
    ['three twenty a month', [320]],
    ['two, three times a week', []],
    ['three homes and four people', []],
    ['nothing at all', []],
  ])('is the same in every spelling: %s', (words, amounts) => {
    expect(amountsIn(words)).toEqual(amounts)
  })
})
