import { describe, expect, it } from 'vitest'
import { perceive } from '../perceive.ts'
import { putsOff } from './putting-off.ts'

const heard = (words: string): boolean => putsOff(perceive(words, 60_000))

describe('what is too much now is put off', () => {
  it.each([
    'Nothing starts before January, we would only talk on Thursday.',
    'What has to be over first, and shall we put thirty minutes in for the week after?',
    "Let's do it after peak then. First week of December, Tuesday at ten?",
    'When is peak over? We could meet the week after.',
    'Could we come back to it once the audit is done?',
  ])('when it is to be later: %s', (words) => {
    expect(heard(words)).toBe(true)
  })

  it.each([
    'When is your peak over?',
    'What happens after peak season?',
    'Could we meet on Tuesday at ten?',
    "I can't wait until you see it.",
    'Is it always like that until the season ends?',
  ])('not when it is asked about, or wanted now: %s', (words) => {
    expect(heard(words)).toBe(false)
  })
})
