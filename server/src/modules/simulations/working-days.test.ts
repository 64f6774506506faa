import { describe, expect, test } from 'vitest'
import { streaks } from './working-days.ts'

const [monday, tuesday, wednesday, thursday, friday] = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
]
const [saturday, nextMonday, nextTuesday] = ['2026-11-21', '2026-11-23', '2026-11-24']

describe('a streak', () => {
  test('counts working days in a row up to today', () => {
    expect(streaks([monday, tuesday, wednesday], wednesday)).toEqual({ streak: 3, longestStreak: 3 })
  })

  test('still stands on a day that has no call yet, and is gone the day after', () => {
    expect(streaks([monday, tuesday], wednesday).streak).toBe(2)
    expect(streaks([monday, tuesday], thursday)).toEqual({ streak: 0, longestStreak: 2 })
  })

  test('goes over a weekend without calls', () => {
    expect(streaks([thursday, friday, nextMonday], nextTuesday)).toEqual({ streak: 3, longestStreak: 3 })
  })

  test('takes a call on a Saturday for the Friday before it', () => {
    expect(streaks([thursday, saturday], nextMonday)).toEqual({ streak: 2, longestStreak: 2 })
  })

  test('is nothing without calls', () => {
    expect(streaks([], monday)).toEqual({ streak: 0, longestStreak: 0 })
  })
})
