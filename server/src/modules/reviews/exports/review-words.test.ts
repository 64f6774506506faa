import { expect, it } from 'vitest'
import type { Metric } from '@ringside/contract'
import { rangeWords } from './review-words.ts'

const range = (unit: Metric['unit'], low: number | null, high: number | null): string =>
  rangeWords({ unit, range: [low, high] } as Metric)

it('a recommended range is said in words, its unit once', () => {
  expect(range('ratio', 0.4, 0.6)).toBe('40% to 60%')
  expect(range('per-minute', 3, 12)).toBe('3 to 12 a min')
  expect(range('seconds', 0, 60)).toBe('up to 1:00')
  expect(range('score', -0.1, null)).toBe('at least −0.1')
  expect(range('words-per-minute', 130, 175)).toBe('130 to 175 wpm')
  expect(range('count', null, null)).toBe('')
})
