import { describe, expect, it } from 'vitest'
import { lastDays } from './last-days.ts'

const now = new Date('2026-11-21T10:00:00Z')

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
