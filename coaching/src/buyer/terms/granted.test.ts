import { describe, expect, it } from 'vitest'
import { bargainIn } from '../../speech/bargaining.ts'
import { newDemand, type DemandMemory } from './bargain.ts'
import { demandNamed, listeningFor } from './demands.ts'
import { granted } from './granted.ts'

const given = (id: string, size: number, words: string, rest: Partial<DemandMemory> = {}) => {
  const demand = demandNamed(id)
  return granted(demand, { ...newDemand(id, size, null), ...rest }, bargainIn(words, listeningFor(demand)))
}

describe('what is granted of a demand', () => {
  it.each([
    "I'll hold the price for two years if you sign for two years.",
    'I can keep the price for two years in return for two years signed.',
  ])('is not all of it where the length given is the length wanted: “%s”', (words) => {
    expect(given('price-lock', 3, words)).toBe(2)
  })

  it.each(['What if we meet in the middle?', "Let's split the difference.", 'Could we meet halfway?'])(
    'lies between where the two stand: “%s”',
    (words) => {
      expect(given('way-out', 12, words, { offered: 24 })).toBe(18)
      expect(given('way-out', 12, words, { pocketed: 18, offered: 18 })).toBe(15)
    },
  )

  it('is nothing new where it was given before', () => {
    const words = 'Like I said, I can give you eighteen months.'
    expect(given('way-out', 12, words, { pocketed: 18 })).toBeNull()
    expect(given('way-out', 12, `${words} In return you pay the year up front.`, { pocketed: 18 })).toBe(18)
  })

  it('is no figure of what falls away or is wanted', () => {
    expect(given('discount', 10, 'I give you eight, you commit to two years, and we forget the way out. Deal?')).toBe(8)
  })
})
