import { describe, expect, it } from 'vitest'
import { asksHowItIsDecided } from './decided-how.ts'

describe('a question how something is decided', () => {
  it.each([
    'How do the routes for the morning get decided?',
    'Who decides which trucks go to which door?',
    'How is the menu of a week agreed with the kitchen?',
    'Who says how many people come in on a Saturday?',
    'How was yesterday’s running order chosen?',
  ])('asks how they work, where it is one of every day: %s', (line) => {
    expect(asksHowItIsDecided(line)).toBe(true)
  })

  it.each([
    'How does a purchase like that get decided?',
    'Who decides about something like this?',
    'How is money for a new system approved?',
    'Who signs the contract in the end?',
    'How are decisions about suppliers made?',
  ])('asks how they buy, where it is about buying: %s', (line) => {
    expect(asksHowItIsDecided(line)).toBe(false)
  })
})
