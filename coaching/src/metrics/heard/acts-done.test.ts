import { describe, expect, it } from 'vitest'
import { sureFrom } from '../../acts/confidence.ts'
import { allDoing, offersIn } from './acts-done.ts'
import { heardCall } from './heard-call.ts'

const callOf = (act: 'q_pain' | 'pitch', words: string, confidence: number) =>
  heardCall(
    [
      {
        turn: 0,
        speaker: 'rep',
        words,
        startMs: 0,
        endMs: 2000,
        mode: 'voice',
        acts: [{ act, confidence, start: 0, end: words.length }],
      },
    ],
    'cold-call',
  )

describe('an act that the ear is less sure of than evidence needs', () => {
  const below = sureFrom - 0.01

  it('was not done', () => {
    const words = 'And the mornings, what are they like?'
    expect(allDoing(callOf('q_pain', words, below).rep, ['q_pain'])).toEqual([])
    expect(allDoing(callOf('q_pain', words, sureFrom).rep, ['q_pain'])).toHaveLength(1)
  })

  it('is no offer, unless plain words make it one', () => {
    const vague = 'There is a thing on the screen for it.'
    expect(offersIn(callOf('pitch', vague, below).rep)).toEqual([])
    expect(offersIn(callOf('pitch', vague, sureFrom).rep)).toHaveLength(1)
    expect(offersIn(callOf('pitch', 'Our software does that.', below).rep)).toHaveLength(1)
  })
})
