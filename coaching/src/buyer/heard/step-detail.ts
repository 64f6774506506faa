import { nextStepDetail } from '../../acts/details.ts'

/** What a proposed next step holds: a day or time, and what would happen then. */
export type StepDetail = { when: string | null; what: string | null }

/** Times that fix nothing: "how is it done today", "in four months", "the end of the month", "on Fridays". */
const loose =
  /\btoday\b|^this (?:morning|afternoon|evening|week|month)|^in |\bend of\b|^the (?:first|second|third)$|days$/i

/** A clock time that stands alone is one only after "at" or with its hours marked: "about four to one" is none. */
const marked = /\d ?(?:am|pm|a\.m\.|p\.m\.)|o'?clock|:|past|quarter|noon|midday/i

/** Finds the detail of a next step in a turn's words. Both parts null when the words propose nothing definite. */
export function stepDetailIn(words: string): StepDetail {
  const { day, time, what } = nextStepDetail(words.slice(0, 2000).replaceAll(/[\u2018\u2019`]/g, "'"))
  const fixedDay = day === undefined || loose.test(day.text) ? null : day.text
  const isClock =
    time !== undefined && (marked.test(time.text) || /\b(?:at|say) $/i.test(words.slice(0, time.start).slice(-5)))
  const fixedTime = isClock ? time.text : null
  const when = fixedDay !== null && fixedTime !== null ? `${fixedDay} ${fixedTime}` : (fixedDay ?? fixedTime)
  return { when, what: what?.text ?? null }
}
