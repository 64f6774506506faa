import { describe, expect, it } from 'vitest'
import { perceive } from '../perceive.ts'
import { sharedStems } from './shared-stems.ts'

const shared = (last: string, words: string): number => sharedStems(last, perceive(words, 0))

describe('what comes back of the words of a buyer', () => {
  it.each([
    ['We make two hundred calls for eight loads.', 'Our app is number one in the market.'],
    ['It costs about nine thousand a month.', 'We have four hundred partners.'],
    ['Three drivers left in the spring.', 'There are twelve new features.'],
  ])('is no other number: “%s” and “%s”', (last, words) => {
    expect(shared(last, words)).toBe(0)
  })

  it.each([
    ['It costs about nine thousand a month.', 'Nine thousand, every month?'],
    ['We make two hundred calls for eight loads.', 'Two hundred calls is a lot.'],
    ['Three drivers left in the spring.', 'And three drivers gone.'],
  ])('is the same number: “%s” and “%s”', (last, words) => {
    expect(shared(last, words)).toBeGreaterThanOrEqual(2)
  })
})
