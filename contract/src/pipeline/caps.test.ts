import { expect, it } from 'vitest'
import { limitWords } from './caps.ts'

it('what a plan caps is called as people call it, with how much room there is for a part of what is wanted', () => {
  expect(limitWords('personas', { there: 1000, amount: 1 })).toBe(
    'You have 1,000 people, the most a plan allows. Archive some to add more.',
  )
  expect(limitWords('personas', { there: 999, amount: 2 })).toBe(
    'You have 999 of the 1,000 people a plan allows, and 2 more are too many. Archive some to add more.',
  )
})
