import { expect, it } from 'vitest'
import { sameSlot } from './counter-answer.ts'

it.each(['Tuesday', 'this Tuesday', 'on Tuesday', 'This coming Tuesday'])(
  '“%s” is the Tuesday that was turned down',
  (said) => {
    expect(sameSlot(said, 'Tuesday')).toBe(true)
  },
)

it.each([['next Tuesday'], ['Wednesday']])('“%s” is another day', (said) => {
  expect(sameSlot(said, 'Tuesday')).toBe(false)
})

it('where no day was spoken of there is none to come back to', () => {
  expect(sameSlot('Tuesday', undefined)).toBe(false)
})
