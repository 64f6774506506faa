import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import { played } from '../played.fixture.ts'

/** Buyers whose patience is spent, after these lines of the rep. */
const spent = (lines: readonly string[]) =>
  Array.from({ length: 12 }, (_, index) => index + 1).map((seed) => {
    const setup = castCall(seed, 'discovery', 'hard')
    const { mind } = played(setup, lines)
    const tired = { ...mind, meters: { ...mind.meters, patience: 0 } }
    return hear(setup, tired, { words: 'Right, okay.', elapsedMs: 90_000 }).reply
  })

describe('a buyer who has no patience left', () => {
  it('says goodbye to whoever has asked about them and never pushed', () => {
    for (const { move, ends } of spent(['Hi, thanks for the time.', 'How do you plan the week today?']))
      expect({ move, ends }).toEqual({ move: 'goodbye', ends: true })
  })

  it('hangs up on whoever has asked nothing', () => {
    for (const { move, ends } of spent(['Hi, thanks for the time.', 'We have the best platform on the market.']))
      expect({ move, ends }).toEqual({ move: 'hang-up', ends: true })
  })

  it('hangs up on whoever has pushed for a yes, whatever they asked', () => {
    const pushed = ['Hi, thanks for the time.', 'How do you plan the week?', 'It is now or never, can we sign today?']
    for (const { move, ends } of spent(pushed)) expect({ move, ends }).toEqual({ move: 'hang-up', ends: true })
  })
})
