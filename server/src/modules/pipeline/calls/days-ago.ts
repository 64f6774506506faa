const dayMs = 86_400_000
const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs)

/** How many days lie between, counted in UTC from midnight to midnight: a call of last night was held a day ago, to the buyer who speaks of it. */
export const daysAgo = (then: Date, now: Date): number => Math.max(0, dayOf(now) - dayOf(then))

/**
 * How many days before now something was, to somebody in a zone: counted from midnight to midnight there, so that a call of this evening
 * was today wherever they are. One for many times: a zone's clock is costly to make.
 */
export function daysBefore(now: Date, zone: string): (then: Date) => number {
  // As the Swedish write a day: "2026-11-21".
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  const dayThere = (at: Date): Date => new Date(`${days.format(at)}T00:00:00Z`)
  const today = dayThere(now)
  return (then) => daysAgo(dayThere(then), today)
}
