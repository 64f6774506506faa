import { describe, expect, it } from 'vitest'
import { inputOf, goodCall, spokenCall } from '../../scoring/calls.fixture.ts'
import { reviewCall } from '../../scoring/review-call.ts'
import type { ReviewInput } from '../../scoring/review-input.ts'
import { heardCall } from './heard-call.ts'
import { straysHeard } from './strays.ts'

const strayWords = (lines: readonly string[]): string[] =>
  straysHeard(heardCall(spokenCall(lines.map((line) => `R: ${line}\nB: Hm.`).join('\n')), 'discovery')).map(
    ({ words }) => words,
  )

/** A line of nothing after every second one of the rep. */
const filled = (turns: ReviewInput['turns']): ReviewInput['turns'] =>
  turns
    .flatMap((turn, i) => {
      if (turn.speaker !== 'rep' || i % 4 !== 1) return [turn]
      return [
        turn,
        { ...turn, speaker: 'buyer' as const, words: 'Sorry?' },
        { ...turn, words: 'asdf jkl qwer zxcv hjkl' },
      ]
    })
    .map((turn, at) => ({ ...turn, turn: at }))

describe('lines that say nothing', () => {
  it('are those nobody could make out', () => {
    const lines = ['asdf jkl qwer', 'lkjh poiu mnbv rewq']
    expect(strayWords(lines)).toEqual(lines)
  })

  it('are forgiven once', () => {
    expect(strayWords(['asdf jkl qwer', 'How do you fill an open shift today?'])).toEqual([])
  })

  it.each(['Routewell.', 'Yes.', 'Hm.', 'Rosa Lindqvist, Meridian Foods.', 'CRM, ERP, WMS?', 'um', ''])(
    'are not short answers, names and initials: %s',
    (line) => {
      expect(strayWords([line, line, line])).toEqual([])
    },
  )

  it('lower every level by their share, and the verdict says so', () => {
    const reviewed = (turns: ReviewInput['turns']) => reviewCall(inputOf(turns))
    const total = (turns: ReviewInput['turns']) => {
      const { result } = reviewed(turns)
      return result.state === 'scored' ? result.total : 0
    }
    const some = filled(goodCall)
    const whole = total(goodCall)
    expect(total(some)).toBeLessThan(whole * 0.75)
    expect(reviewed(some).verdict).toMatch(/\d+ of your \d+ lines could not be followed/u)
  })
})
