import { describe, expect, it } from 'vitest'
import { deniedIn, noNumberWays, noTroubleWays, saysSoThemselves } from './opposite.ts'

describe('a sum of what is not there', () => {
  it.each(Object.keys(noTroubleWays))('says that nothing is wrong: so %s', (way) => {
    for (const words of [`So ${way}.`, `Okay, it sounds like ${way} at all, right?`])
      expect(deniedIn(words)).toBe('trouble')
  })

  it.each(Object.keys(noNumberWays))('says that nobody knows what it comes to: so %s', (way) => {
    for (const words of [`So ${way}.`, `Thanks. Right, so ${way} yet?`]) expect(deniedIn(words)).toBe('number')
  })

  it.each([
    'Nobody has a problem with it.',
    'So nobody has a problem with it until noon.',
    'So nobody has a problem with the invoices.',
    'So nobody has a problem with it except the drivers.',
    'So nobody has put a number on the returns.',
    'So if nothing goes wrong you are home by six.',
    'So why has nobody put a number on it?',
    'So has nobody put a number on it?',
    'With us everybody is happy with it.',
    'So what goes wrong with it?',
  ])('is none where it is a claim, a question, or of something else: %s', (words) => {
    expect(deniedIn(words)).toBeNull()
  })

  it('may be what they said themselves', () => {
    for (const words of [
      'Nobody minds, really.',
      'It works fine for us.',
      'We’ve never counted it.',
      'No idea what it costs.',
    ])
      expect(saysSoThemselves(words)).toBe(true)
    expect(saysSoThemselves('It is wrong by noon and costs us eleven thousand a month.')).toBe(false)
  })
})
