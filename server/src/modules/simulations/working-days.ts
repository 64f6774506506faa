const dayMs = 24 * 3_600_000

/** The day of a time in a zone, as the Swedish write it: "2026-11-21". */
export const dayIn = (zone: string, at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: zone })

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const dayBefore = (day: string): string => dayIn('UTC', new Date(Date.parse(`${day}T00:00:00Z`) - dayMs))

/** The working day before a day. A weekend breaks no streak, and a call made on one counts for it. */
function workdayBefore(day: string): string {
  let before = dayBefore(day)
  while (!isWorkday(before)) before = dayBefore(before)
  return before
}

/**
 * Runs of working days with at least one call each. Calls of a weekend count for the Friday before it. Today counts when
 * there was a call; without one the run up to the last working day still stands.
 */
export function streaks(days: readonly string[], today: string): { streak: number; longestStreak: number } {
  const called = new Set(days.map((day) => (isWorkday(day) ? day : workdayBefore(day))))
  const runFrom = (last: string): number => {
    let length = 0
    for (let day = last; called.has(day); day = workdayBefore(day)) length += 1
    return length
  }
  const current = isWorkday(today) ? today : workdayBefore(today)
  const streak = called.has(current) ? runFrom(current) : runFrom(workdayBefore(current))
  return { streak, longestStreak: Math.max(0, ...[...called].map(runFrom)) }
}
