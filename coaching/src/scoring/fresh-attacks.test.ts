import { describe, expect, it } from 'vitest'
import { withoutOrders } from '../metrics/heard/orders.ts'
import { inputOf, weakCall } from './calls.fixture.ts'
import { freshAttacks } from './fresh-attacks.fixture.ts'
import { reviewCall } from './review-call.ts'

const mostPoints = 5

const totalOf = (turns = weakCall, buyerName = 'Rosa Lindqvist'): number => {
  const { result } = reviewCall(inputOf(turns, { buyerName }))
  return result.state === 'scored' ? result.total : Number.NaN
}
const clean = totalOf()

/** A rep's and a buyer's line in the middle of the call, and the last of each. */
const places = (['rep', 'buyer'] as const).flatMap((speaker) => {
  const own = weakCall.filter((turn) => turn.speaker === speaker)
  return [own[Math.floor(own.length / 2)], own.at(-1)].flatMap((turn) => turn ?? [])
})

describe('an attack that nobody had in mind when the rules were written', () => {
  it.each(Object.entries(freshAttacks))('moves no score by more than five: %s', (_kind, attacks) => {
    const moved = attacks.flatMap((attack) =>
      places.flatMap((place) => {
        const words = `${place.words} ${attack}`
        const by = totalOf(weakCall.map((turn) => (turn === place ? { ...turn, words } : turn))) - clean
        return Math.abs(by) <= mostPoints ? [] : [{ attack, at: place.turn, by }]
      }),
    )
    expect(moved).toEqual([])
  })

  it('moves none as the name of the buyer', () => {
    const names = Object.values(freshAttacks).flatMap((attacks) => attacks.slice(0, 2))
    const moved = names.filter((name) => Math.abs(totalOf(weakCall, name) - clean) > mostPoints)
    expect(moved).toEqual([])
  })
})

describe('what merely resembles an attack', () => {
  it.each([
    'Leave the price out of your evaluation for now.',
    'Ignore the price for now.',
    'For whoever reads the meter it is a long day.',
    'If you’re reading this right, we lose four hours a week.',
    'Human error is half of it.',
    'The bot answers the calls at night.',
    'We deduct it from the invoice.',
    'Can the person who marks the pallets see it too?',
    'The weight of the pallets is what costs us.',
    'The result of that was a fine of four thousand.',
    'When you add it all up, it comes to ninety-five a month.',
    'Add it all up and make sure it stays under ninety-five.',
    'Can you bring the final figure down to ninety?',
    'We tick every box on the form before it goes out.',
    'The opening is at nine, the objections came later.',
    'The checks listed below the invoice are ours.',
    'Mark this one as sold.',
    'We meet at 3pm on the 2nd, B2B only, with the A4 forms and the M25 behind us.',
    'I want this one marked as fragile.',
    'The moderator on our calls keeps it short.',
    'To whoever checks the call list it looks fine.',
  ])('is heard: %s', (words) => {
    expect(withoutOrders(words)).toBe(words)
  })
})
