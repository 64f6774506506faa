import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsThisWeek, lastDays } from './last-days.ts'

const now = new Date('2026-11-21T10:00:00Z')

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

describe('the calls of the week', () => {
  const called = [
    { date: '2026-11-15', calls: 4 },
    { date: '2026-11-16', calls: 1 },
    { date: '2026-11-20', calls: 2 },
  ]

  it('are those since Monday', () => {
    expect(callsThisWeek(called, now)).toBe(3)
    expect(callsThisWeek(called, new Date('2026-11-16T00:30:00Z'))).toBe(1)
  })

  it('are still those of the week on its Sunday', () => {
    expect(callsThisWeek(called, new Date('2026-11-15T23:00:00Z'))).toBe(4)
    expect(callsThisWeek(called, new Date('2026-11-22T23:00:00Z'))).toBe(3)
  })

  it.each([
    ['America/New_York', '2026-11-15', 0],
    ['UTC', '2026-11-16', 1],
    ['Pacific/Auckland', '2026-11-16', 1],
  ])('begin with the Monday of whoever reads them, in %s too', (zone, date, calls) => {
    vi.stubEnv('TZ', zone)
    expect(callsThisWeek([{ date, calls: 1 }], new Date('2026-11-16T18:00:00Z'))).toBe(calls)
  })
})

describe('the days of the streak', () => {
  it('end today and leave no day out', () => {
    expect(lastDays([{ date: '2026-11-20', calls: 2 }], now, 3)).toEqual([
      { date: '2026-11-19', calls: 0 },
      { date: '2026-11-20', calls: 2 },
      { date: '2026-11-21', calls: 0 },
    ])
  })

  it('stand there once each where the clock is changed', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const days = lastDays([{ date: '2026-11-01', calls: 1 }], new Date('2026-11-03T04:30:00Z'), 3)
    expect(days).toEqual([
      { date: '2026-10-31', calls: 0 },
      { date: '2026-11-01', calls: 1 },
      { date: '2026-11-02', calls: 0 },
    ])
  })

  it('stand there for somebody new, all empty', () => {
    expect(lastDays([], now, 14).every((day) => day.calls === 0)).toBe(true)
  })
})
