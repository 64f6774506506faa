import { expect, it } from 'vitest'
import { namedAmong } from './family-named.ts'

it('of several things a question names it is the one that the worry is called by', () => {
  expect(namedAmong('is it the money, the timing or something else?', 'timing')).toBe('the timing')
  expect(namedAmong('is it more about the price or about the work?', 'price')).toBe('the price')
  expect(namedAmong('budget or time, which one?', 'price')).toBe('the budget')
})

it('one thing alone is no choice, and another than the worry is not it', () => {
  expect(namedAmong('is it the money?', 'price')).toBeNull()
  expect(namedAmong('is it the money or the contract?', 'timing')).toBeNull()
})
