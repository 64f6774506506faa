const dayMs = 86_400_000
const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs)

/**
 * How many days lie between, counted in UTC from midnight to midnight: a call of last night was held a day ago, to the buyer who speaks
 * of it as to the rep who reads of it.
 */
export const daysAgo = (then: Date, now: Date): number => Math.max(0, dayOf(now) - dayOf(then))
