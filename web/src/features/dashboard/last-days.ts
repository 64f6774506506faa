const dayMs = 24 * 60 * 60 * 1000

export interface DayOfCalls {
  date: string
  calls: number
}

/** Calls since Monday. */
export function callsThisWeek(days: readonly DayOfCalls[], now: Date): number {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return lastDays(days, now, sinceMonday + 1).reduce((sum, { calls }) => sum + calls, 0)
}

/** The last days up to today, oldest first, with nought where nobody called. Days are UTC, as the server counts them. */
export function lastDays(days: readonly DayOfCalls[], now: Date, count: number): DayOfCalls[] {
  const calls = new Map(days.map((day) => [day.date, day.calls]))
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10)
    return { date, calls: calls.get(date) ?? 0 }
  })
}
