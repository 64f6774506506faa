import { describe, expect, it } from 'vitest'
import { play } from '../evaluation/play-all.ts'
import { stampOf, withoutStamp } from './stamps.ts'

describe('the word a reply opens with before it says anything', () => {
  it.each([
    ['Okay. If QuickBooks stays, I can listen.', 'okay', 'If QuickBooks stays, I can listen.'],
    ['Right, okay, got it.', 'right', 'Got it.'],
    ['Hm, let me think. It is remakes.', 'hm', 'It is remakes.'],
    ['Good question. Who worked that out?', 'good question', 'Who worked that out?'],
    ['Alright, then. Do ring.', 'alright', 'Do ring.'],
  ])('is found: %s', (text, said, rest) => {
    expect(stampOf(text)).toBe(said)
    expect(withoutStamp(text)).toBe(rest)
  })

  it.each([
    'Right now there is nobody free.',
    'Good people get tired of that.',
    'Well over a hundred.',
    'Hang on, who told you that?',
    "That's a good question, and I don't know.",
    'Yes, on Thursdays.',
  ])('is none where it is meant: %s', (text) => {
    expect(stampOf(text)).toBeNull()
    expect(withoutStamp(text)).toBe(text)
  })
})

describe('in a call', () => {
  const calls = ([3, 4, 5, 6, 8, 11, 12, 17] as const).flatMap((seed) =>
    (['discovery', 'cold-call', 'objection-handling', 'closing', 'negotiation'] as const).map((type) =>
      play(type, 'hard', 'good', seed),
    ),
  )
  const repliesOf = ({ call }: (typeof calls)[number]): string[] =>
    call.turns.flatMap((turn) => (turn.speaker === 'buyer' && turn.by === undefined ? [turn.words] : [])).slice(1)

  it('at most two replies in five open with one', () => {
    for (const call of calls) {
      const stamped = repliesOf(call).filter((words) => stampOf(words) !== null && withoutStamp(words) !== '')
      expect(stamped.length).toBeLessThanOrEqual(Math.ceil(repliesOf(call).length * 0.4))
    }
  })

  it('none opens two of them', () => {
    for (const call of calls) {
      const said = repliesOf(call).flatMap((words) => (withoutStamp(words) === '' ? [] : (stampOf(words) ?? [])))
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it('somebody formal opens fewer with one than somebody in a hurry or blunt', () => {
    const shareOf = (temperaments: readonly string[]): number => {
      const lines = calls
        .filter(({ setup }) => temperaments.includes(setup.persona.temperament))
        .flatMap((call) => repliesOf(call))
      return lines.filter((words) => stampOf(words) !== null).length / lines.length
    }
    expect(shareOf(['formal', 'analytical'])).toBeLessThan(shareOf(['direct', 'harried']))
  })
})
