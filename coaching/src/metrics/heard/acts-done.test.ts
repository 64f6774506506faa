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

describe('what is different with the seller', () => {
  const offered = (words: string) => offersIn(callOf('q_pain', words, 0).rep)

  it.each([
    'With us nobody can open a file that is not theirs.',
    'With us the crew sees the job on one page.',
    'And with ours you never log in.',
    'Well, with our people there is always somebody who picks up.',
    'At our end it’s the same person every time.',
    'So with us, your planner has the list at six.',
  ])('is an offer: %s', (words) => {
    expect(offered(words)).toHaveLength(1)
  })

  it.each([
    'With us on Thursday you would be three.',
    'With you the planner does it at night.',
    'With all that going on, when do you sleep?',
    'With our own list we never knew.',
    'With us nobody can open it, would that do?',
  ])('is said of the seller, and is no question: %s', (words) => {
    expect(offered(words)).toEqual([])
  })
})
