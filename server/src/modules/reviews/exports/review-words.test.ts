import { expect, it } from 'vitest'
import type { Metric } from '@ringside/contract'
import { cutWords, rangeWords } from './review-words.ts'

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

it('a text is cut between words, or between letters where a word alone is too long', () => {
  expect(cutWords('How do you plan', 15)).toBe('How do you plan')
  expect(cutWords('How do you plan the work', 15)).toBe('How do you plan …')
  expect(cutWords('How do you plan the work', 14)).toBe('How do you …')
  expect(cutWords(`a ${'b'.repeat(40)}`, 10)).toBe('a bbbbbbbb…')
  expect(cutWords('山'.repeat(12), 10)).toBe(`${'山'.repeat(10)}…`)
})

it('a letter of several signs is never cut in two', () => {
  const [family, accented] = ['👩‍👩‍👧', 'e\u0301']
  expect(cutWords(family.repeat(4), 10)).toBe(`${family}…`)
  expect(cutWords(accented.repeat(10), 9)).toBe(`${accented.repeat(4)}…`)
})
