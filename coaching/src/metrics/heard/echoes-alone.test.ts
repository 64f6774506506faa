import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { offersIn } from './acts-done.ts'
import { echoesAlone } from './echoes-alone.ts'
import { heardCall } from './heard-call.ts'

describe('a few words', () => {
  it.each([
    ['Nine of ten, gosh.', 'I’d say nine of ten.'],
    ['Eight thousand. Okay.', 'So, what, nearly eight thousand.'],
  ])('that were all said just before are an echo: %s', (words, before) => {
    expect(echoesAlone(words, before)).toBe(true)
  })

  it.each([
    ['Nine of ten of our customers save a day.', 'I’d say nine of ten.'],
    ['Okay, right.', 'I’d say nine of ten.'],
    ['Four of ten.', 'I’d say nine of ten.'],
  ])('that add something, or hold nothing, are none: %s', (words, before) => {
    expect(echoesAlone(words, before)).toBe(false)
  })

  it('that echo a figure offer nothing', () => {
    const call = heardCall(
      spokenCall(
        'R: How many do you ring again?\nB: I’d say nine of ten.\nR: Nine of ten, gosh. And what is missing?\nB: Photos.',
      ),
      'discovery',
    )
    expect(offersIn(call.rep)).toEqual([])
  })
})
