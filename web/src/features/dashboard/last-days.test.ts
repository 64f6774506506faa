import { describe, expect, it } from 'vitest'
import { callsThisWeek, lastDays } from './last-days.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('the calls of the week', () => {
  const days = [
    { date: '2026-11-15', calls: 4 },
    { date: '2026-11-16', calls: 1 },
    { date: '2026-11-20', calls: 2 },
  ]

  it('are those since Monday', () => {
    expect(callsThisWeek(days, now)).toBe(3)
    expect(callsThisWeek(days, new Date('2026-11-16T00:30:00Z'))).toBe(1)
  })

  it('are still those of the week on its Sunday', () => {
    expect(callsThisWeek(days, new Date('2026-11-15T23:00:00Z'))).toBe(4)
    expect(callsThisWeek(days, new Date('2026-11-22T23:00:00Z'))).toBe(3)
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

  it('stand there for somebody new, all empty', () => {
    expect(lastDays([], now, 14).every((day) => day.calls === 0)).toBe(true)
  })
})
