export interface DayOfCalls {
  date: string
  calls: number
}

/** Calls since Monday, of those on these days. */
export function callsThisWeek(called: readonly DayOfCalls[], now: Date): number {
  const sinceMonday = (now.getDay() + 6) % 7
  return lastDays(called, now, sinceMonday + 1).reduce((sum, { calls }) => sum + calls, 0)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day of the calendar on which a moment is where it is read. */
const dateOf = (at: Date) => [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')

/** The last days up to today, oldest first, with nought where nobody called. Days are those of whoever reads them. */
export function lastDays(called: readonly DayOfCalls[], now: Date, count: number): DayOfCalls[] {
  const callsOn = new Map(called.map(({ date, calls }) => [date, calls]))
  return Array.from({ length: count }, (_, index) => {
    // Noon is there on every day, also where the clock is changed.
    const date = dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index), 12))
    return { date, calls: callsOn.get(date) ?? 0 }
  })
}
