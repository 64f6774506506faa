import { expect, it } from 'vitest'
import { callName, callsOfType, callsWith } from './call-labels.ts'

it.each([
  ['cold-call', 'cold calls'],
  ['discovery', 'discovery calls'],
  ['check-in', 'check-in calls'],
] as const)('the calls of the kind %s are "%s"', (type, words) => {
  expect(callsOfType(type)).toBe(words)
})

it.each([
  ['cold-call', 'Cold call'],
  ['discovery', 'Discovery call'],
] as const)('one call of the kind %s is a "%s"', (type, words) => {
  expect(callName(type)).toBe(words)
})

it.each([
  [0, 'Not called yet'],
  [1, '1 call'],
  [4, '4 calls'],
])('%i calls with somebody are "%s"', (calls, words) => {
  expect(callsWith(calls)).toBe(words)
})
