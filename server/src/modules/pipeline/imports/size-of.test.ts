import { describe, expect, it } from 'vitest'
import { sizeOf } from './size-of.ts'

describe('a number of employees', () => {
  it.each([
    ['5', '1-10'],
    ['240 employees', '201-500'],
    ['1.200', '1001-5000'],
    ['1 200', '1001-5000'],
    ['201-500', '201-500'],
    ['5,001-10,000', '5001-10,000'],
    ['11-50 employees', '11-50'],
    ['12k', '10,001-50,000'],
    ['1.5k', '1001-5000'],
    ['60000+', '50,001+'],
    ['1.2M', '50,001+'],
    ['240 Mitarbeiter', '201-500'],
    ['~240', '201-500'],
  ])('%s is a size of %s', (words, size) => {
    expect(sizeOf(words)).toBe(size)
  })

  it.each([
    ['1000+', '1001-5000'],
    ['500+', '501-1000'],
    ['10,000+ employees', '10,001-50,000'],
    ['>50000', '50,001+'],
    ['> 50', '51-200'],
    ['over 1,000', '1001-5000'],
    ['more than 200 people', '201-500'],
    ['200 or more', '201-500'],
  ])('that is only said to be above, %s, is in the size above it: %s', (words, size) => {
    expect(sizeOf(words)).toBe(size)
  })

  it.each([
    ['10K-50K', '10,001-50,000'],
    ['1-5k', '1001-5000'],
    ['200 - 500', '201-500'],
    ['60 to 100 employees', '51-200'],
    ['between 20 and 50', '11-50'],
    ['fewer than 51', '11-50'],
  ])('with an end, %s, is in the size that holds the end: %s', (words, size) => {
    expect(sizeOf(words)).toBe(size)
  })

  it.each(['', 'many', '0', '<1', '500-200', '240 (2023)', '12-11-2026', '1.2B'])('is not told by “%s”', (words) => {
    expect(sizeOf(words)).toBeNull()
  })
})
