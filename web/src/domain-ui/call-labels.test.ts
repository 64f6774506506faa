import { expect, it } from 'vitest'
import { callsOfType } from './call-labels.ts'

it.each([
  ['cold-call', 'cold calls'],
  ['discovery', 'discovery calls'],
  ['check-in', 'check-in calls'],
] as const)('the calls of the kind %s are "%s"', (type, words) => {
  expect(callsOfType(type)).toBe(words)
})
