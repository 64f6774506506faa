import { nextStepDetail } from '../../acts/details.ts'
import { figuresIn } from '../heard/figures.ts'

/** As dates count them: 0 Sunday. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const friday = 5
/** A date of the calendar lies no further ahead than this when people promise something for it. */
const mostOfAMonth = 31
const daysIn = { day: 1, week: 7, fortnight: 14, month: mostOfAMonth } as const

/** Days from a weekday (0 Sunday) to the next of another; a week when they are the same. */
export const daysUntil = (from: number, to: number): number => (to - from + 7) % 7 || 7

const fewDays = 4

/** "In two weeks", "in a couple of days". */
function afterAWhile(text: string): number | null {
  const [, unit] = /\bin .*\b(day|week|month|fortnight)/.exec(text) ?? []
  if (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'fortnight') return null
  const times = /\bfew\b/.test(text) ? fewDays : /\bcouple\b/.test(text) ? 2 : (figuresIn(text)[0] ?? 1)
  return times * daysIn[unit]
}

/**
 * How many days after a call something was promised for, by the words of the promise: "by Monday", said on a Friday, gives
 * 3. `weekday` is that of the call, 0 Sunday. A day that can be read in two ways is the later one, and a date without its
 * month is taken as a month away: nobody is asked too early. Null when no day was named.
 */
export function promisedFor(promise: string, weekday: number): number | null {
  if (/\b(?:tonight|this evening|right after this|straight after this)\b/i.test(promise)) return 0
  const text = nextStepDetail(promise).day?.text.toLowerCase()
  if (text === undefined) return null
  if (/\btoday\b|\bthis (?:morning|afternoon|evening)\b/.test(text)) return 0
  if (/\btomorrow\b/.test(text)) return text.includes('day after') ? 2 : 1
  const named = weekdays.findIndex((day) => text.includes(day))
  if (named >= 0) return daysUntil(weekday, named) + (text.includes('next') || text.includes('week') ? 7 : 0)
  const whiles = afterAWhile(text)
  if (whiles !== null) return whiles
  if (/\bweek after next\b/.test(text)) return daysUntil(weekday, friday) + 14
  if (/\bnext week\b/.test(text)) return daysUntil(weekday, friday) + 7
  if (/\bweek\b/.test(text)) return daysUntil(weekday, friday)
  return mostOfAMonth
}
