import { describe, expect, it } from 'vitest'
import { acknowledgementIn } from './acknowledging.ts'

describe('a worry that the rep shares', () => {
  it.each([
    'I wouldn’t want you carrying two contracts either.',
    'Nobody wants to get a second no for it.',
    'Being stuck with it is no fun.',
    'Sorry, I talked right over that.',
    'We would not like to start in the busy month either.',
  ])('was heard: %s', (line) => {
    expect(acknowledgementIn(line, [])).not.toBeNull()
  })

  it.each([
    'Nobody wants a spreadsheet any more.',
    'I would like to see it either on Monday or on Friday.',
    'Would you want your people to do it?',
    'I went through the figures last night.',
    'Our app is fun.',
  ])('was not: %s', (line) => {
    expect(acknowledgementIn(line, [])).toBeNull()
  })
})
