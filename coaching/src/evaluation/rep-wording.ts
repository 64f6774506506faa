import { isFirstName } from '../acts/lexicon.ts'
import { pick } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { RepKind } from './scripted-reps.ts'

/** What a rep proposes first; another day than this only the buyer names. */
export const meetingDays = [
  { day: 'Thursday', when: 'Thursday at ten' },
  { day: 'Tuesday', when: 'Tuesday at two' },
  { day: 'Wednesday', when: 'Wednesday at nine' },
] as const
/** The day, and the day with its hour. */
export type MeetingDay = { readonly day: string; readonly when: string }

export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!]+$/, '')}.`
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A line that goes on after an opener begins small, but for "I", names, what has its own capitals and what is filled in. */
export const carriedOn = (text: string): string =>
  /^(?:I\b|\{|[A-Z]{2,}|[A-Z]\w*[A-Z])/.test(text) || isFirstName(text.split(' ')[0]?.toLowerCase() ?? '')
    ? text
    : lower(text)

/** A figure alone is no sentence: "about five thousand a month" is what it comes to. */
const asClause = (note: string): string =>
  /^(?:about|around|roughly|some|call it) /i.test(note) ? `it comes to ${note.replace(/^call it /i, '')}` : note

/** What was noted, as one says it back: joined, not read out as a list. */
export function inOneBreath(notes: readonly string[]): string {
  const [first, second, third] = notes.map((note) => asClause(carriedOn(note)))
  if (first === undefined) return ''
  if (second === undefined) return sentence(first)
  const two = `${sentence(first).slice(0, -1)}, and ${second}`
  return third === undefined ? `${two}.` : `${two}. On top of that, ${third}.`
}

const ties = ['You said earlier that', 'What stays with me is that', 'You told me that']

/** What the offer is tied to, as a sentence before it; without a note it says that much. */
export function tieTo(dice: Dice, note: string | undefined): string {
  return note === undefined ? 'That is where we come in.' : `${pick(dice, ties)} ${asClause(carriedOn(note))}.`
}

/** The last thing they told, said back before the next question. A weak rep only says that they have heard something. */
export function echoOf(kind: RepKind, note: string | undefined): string {
  return note === undefined || kind === 'weak' ? 'Okay.' : `So ${asClause(carriedOn(note))}.`
}
