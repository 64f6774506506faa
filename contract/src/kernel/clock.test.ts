import { expect, it } from 'vitest'
import { formatClock } from './clock.ts'

it('a place or a length in a call is told to the second that has begun, with hours only from an hour on', () => {
  expect([-1, 5_999, 42_900, 402_000, 3_725_600].map(formatClock)).toEqual(['0:00', '0:05', '0:42', '6:42', '1:02:05'])
})
