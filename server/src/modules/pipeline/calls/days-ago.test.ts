import { expect, it } from 'vitest'
import { daysAgo } from './days-ago.ts'

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`)

it.each([
  ['20T23:50', '21T00:10', 1],
  ['20T00:10', '20T23:50', 0],
  ['20T23:50', '22T00:10', 2],
  ['20T09:00', '19T09:00', 0],
])('from %s to %s days are counted by midnights, and never below none', (then, now, days) => {
  expect(daysAgo(at(then), at(now))).toBe(days)
})
