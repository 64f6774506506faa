export { formatClock } from '@ringside/contract/kernel/clock'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Where this browser is, as "Europe/Oslo"; UTC where its system does not say or gives a bare offset. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return /^[a-z]/iu.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC'
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** British month names have four letters in September; tables want three. */
const short = (text: string) => text.replace('Sept', 'Sep')

/** The day of a moment where it is read: "13 Nov", and in another year than now "13 Nov 2025". */
export function formatDay(time: string, now: Date = new Date()): string {
  const date = new Date(time)
  return short((date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date))
}

/** A day of the calendar ("2026-11-13"), which is the same day wherever it is read: "13 Nov". */
export const formatDate = (date: string, now: Date = new Date()): string => formatDay(`${date}T12:00:00`, now)

/** "14:05" */
export const formatTime = (time: string): string => clock.format(new Date(time))

/** "20 Nov, 14:05" */
export const formatMoment = (time: string, now: Date = new Date()): string =>
  `${formatDay(time, now)}, ${formatTime(time)}`

/** "Thursday 20 November" */
export const formatLongDay = (date: Date): string => longDay.format(date).replace(',', '')

/** "Now", "2 min ago", "1 h ago", "Yesterday", then the day. */
export function formatAgo(time: string, now: Date = new Date()): string {
  const date = new Date(time)
  const passed = now.getTime() - date.getTime()
  if (passed < minuteMs) return 'Now'
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} min ago`
  if (date.toDateString() === now.toDateString()) return `${Math.floor(passed / hourMs)} h ago`
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return date.toDateString() === yesterday.toDateString() ? 'Yesterday' : formatDay(time, now)
}

/** "Good morning" until noon, "Good afternoon" until six, "Good evening" after. */
export function greetingAt(date: Date): string {
  const hour = date.getHours()
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
