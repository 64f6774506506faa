import { describe, expect, it } from 'vitest'
import { asksOddly } from './odd-questions.ts'

describe('a question that has nothing to do with work', () => {
  it.each([
    'If your depot were a car, what would it be?',
    'Which superhero would you be on a Monday?',
    'What is nine plus four?',
    'Are you actually a real person?',
    'Do you think I should give up selling?',
  ])('is odd: %s', (line) => {
    expect(asksOddly(line)).toBe(true)
  })

  it.each([
    'If your warehouse was full by noon, what would you do?',
    'If you were to change one thing, what would it be?',
    'What is your fill rate times the price of a pallet?',
    'Are you really short on the night shift?',
    'Should I leave the contract with you?',
  ])('is one about the work: %s', (line) => {
    expect(asksOddly(line)).toBe(false)
  })
})
