import { expect, it } from 'vitest'
import { daysAgo, daysBefore } from './days-ago.ts'

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`)

it.each([
  ['20T23:50', '21T00:10', 1],
  ['20T00:10', '20T23:50', 0],
  ['20T23:50', '22T00:10', 2],
  ['20T09:00', '19T09:00', 0],
])('from %s to %s days are counted by midnights, and never below none', (then, now, days) => {
  expect(daysAgo(at(then), at(now))).toBe(days)
})

it.each([
  // Eight in the evening, and twenty minutes later, in New York.
  ['21T00:50', '21T01:10', 'America/New_York', 0],
  ['20T23:50', '21T00:10', 'America/New_York', 0],
  ['20T23:50', '21T00:10', 'UTC', 1],
  ['20T10:50', '20T11:10', 'Pacific/Auckland', 1],
  ['20T12:00', '21T10:00', 'Pacific/Auckland', 0],
  ['20T09:00', '19T09:00', 'Europe/Oslo', 0],
  // The clock was put back in between.
  ['01T03:30', '02T05:30', 'America/New_York', 2],
])('from %s to %s as they are in %s days are counted by the midnights there', (then, now, zone, days) => {
  expect(daysBefore(at(now), zone)(at(then))).toBe(days)
})
