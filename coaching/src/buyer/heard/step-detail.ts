import { sentencesIn } from '../../speech/said.ts'
import { onceForWords } from '../../speech/once-for-words.ts'
import { nextStepDetail } from '../../acts/details.ts'

/** What a proposed next step holds: a day or time, and what would happen then. */
export type StepDetail = { readonly when: string | null; readonly what: string | null }

/** Times that fix nothing: "how is it done today", "in four months", "the end of the month", "on Fridays". */
const loose =
  /\btoday\b|^this (?:morning|afternoon|evening|week|month)|^in |\bend of\b|^the (?:first|second|third)$|days$/i

/** A clock time that stands alone is one only after "at" or with its hours marked: "about four to one" is none. */
const marked = /\d ?(?:am|pm|a\.m\.|p\.m\.)|o'?clock|:|past|quarter|noon|midday/i

/** Where several days are named, the one that is asked for counts: "You'll have it on Monday. Could we sign on Wednesday?" */
export const ofTheAsk = onceForWords((words: string): string => {
  const dated = sentencesIn(words).filter((sentence) => nextStepDetail(sentence).day !== undefined)
  const asked = dated.filter((sentence) => sentence.endsWith('?'))
  return dated.length > 1 && asked.length === 1 ? (asked[0] ?? words) : words
})

/** Finds the detail of a next step in a turn's words. Both parts null when the words propose nothing definite. */
export const stepDetailIn = onceForWords((words: string): StepDetail => {
  const plain = words.slice(0, 2000).replaceAll(/[\u2018\u2019`]/g, "'")
  const asked = ofTheAsk(plain)
  const { day, time } = nextStepDetail(asked)
  const { what } = nextStepDetail(plain)
  const fixedDay = day === undefined || loose.test(day.text) ? null : day.text
  const isClock =
    time !== undefined && (marked.test(time.text) || /\b(?:at|say) $/i.test(asked.slice(0, time.start).slice(-5)))
  const fixedTime = isClock ? time.text : null
  const when = fixedDay !== null && fixedTime !== null ? `${fixedDay} ${fixedTime}` : (fixedDay ?? fixedTime)
  return { when, what: what?.text ?? null }
})
