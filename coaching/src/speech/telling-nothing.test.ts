import { expect, it } from 'vitest'
import { folded } from './said.ts'
import { nothingToldWays, tellsNothing } from './telling-nothing.ts'

it.each(Object.entries(nothingToldWays))('an answer that tells nothing is known by its example: %s', (example, way) => {
  expect(way.test(folded(example))).toBe(true)
  expect(tellsNothing(example)).toBe(true)
})

it('what a clause adds of their own tells something', () => {
  expect(tellsNothing('There’s always something, mostly the printer.')).toBe(false)
})
