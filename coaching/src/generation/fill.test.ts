import { describe, expect, it } from 'vitest'
import { inThirdPerson } from './fill.ts'

describe('what a buyer says of their side, told by others', () => {
  it.each([
    ['We overpay our carriers.', 'They overpay their carriers.'],
    ['Where-is-my-order calls: we hear it last.', 'Where-is-my-order calls: They hear it last.'],
    ['A do-it-for-me culture, and nobody tells us.', 'A do-it-for-me culture, and nobody tells them.'],
    ['One client in the US asks me daily.', 'One client in the US asks them daily.'],
  ])('is about them, and leaves names made of several words alone: %s', (said, told) => {
    expect(inThirdPerson(said)).toBe(told)
  })
})
