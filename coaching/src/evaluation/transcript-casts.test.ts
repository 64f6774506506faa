import { expect, it } from 'vitest'
import { castCall } from './casting.ts'
import { casts } from './transcript-casts.ts'

it('the twelve written calls are with twelve people, no two of one first name, at companies that begin differently', () => {
  const people = casts.map(({ seed, type, difficulty }) => castCall(seed, type, difficulty).persona)
  expect(people.length).toBe(12)
  expect(new Set(people.map(({ firstName }) => firstName)).size).toBe(12)
  expect(new Set(people.map(({ company }) => company.name.split(' ')[0])).size).toBe(12)
})
