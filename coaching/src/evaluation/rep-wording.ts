import { pick, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { names } from '../generation/content/content.ts'
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

const firstNames = new Set(Object.values(names.pools).flatMap(({ she, he }) => [...she, ...he]))

/** A line that goes on after an opener begins small, but for "I", names, what has its own capitals and what is filled in. */
export const carriedOn = (text: string): string =>
  /^(?:I\b|\{|[A-Z]{2,}|[A-Z]\w*[A-Z])/.test(text) || firstNames.has(text.split(/[ ']/)[0] ?? '') ? text : lower(text)

const figureAlone =
  /^(?:(?:about|around|roughly|some|call it|somewhere round) .+|(?:[\w,-]+ ){1,6}(?:a|each|every) (?:month|week|year)\b[^.]*)$/i
const hasVerb =
  /\b(?:is|are|was|were|have|has|had|do|does|did|go|goes|lose|loses|lost|saves?|spend|takes?|comes?|costs?)\b/i

/** "Ten hours a week that nobody spends on it now" are there, and cost nothing. */
const spared = /^[\w-]+ hours a week that (?:nobody|we|you)\b/i
/** A figure alone is no sentence: "about five thousand a month" is what it comes to. */
const asClause = (note: string): string => (spared.test(note) ? `there are ${note}` : plainClause(note))
const plainClause = (note: string): string =>
  figureAlone.test(note) && !hasVerb.test(note)
    ? `it comes to ${/^(?:about|around|roughly|some|somewhere)/i.test(note) ? '' : 'about '}${note.replace(/^call it /i, '')}`
    : note

const joins = [', and on top of that ', ', and ', '. And '] as const

/** What was noted, as one says it back: two things, joined, and not read out as a list. */
export function inOneBreath(dice: Dice, notes: readonly string[]): string {
  const [first, second] = notes.map((note) => asClause(carriedOn(note)))
  if (first === undefined) return ''
  if (second === undefined) return sentence(first)
  return `${sentence(first).slice(0, -1)}${pick(dice, joins)}${second}.`
}

const ties = ['You said earlier that', 'What stays with me is that', 'You told me that']
/** Where it has just been said back, or there is nothing to say back. */
const bareTies = ['That is where we come in.', "That's the bit we could help with.", "So here's where we'd come in."]

/** What the offer is tied to, as a sentence before it; without a note it says that much. */
export function tieTo(dice: Dice, note: string | undefined): string {
  return note === undefined ? pick(dice, bareTies) : `${pick(dice, ties)} ${asClause(carriedOn(note))}.`
}

const heard = ['Okay.', 'Right.', 'I see.', 'Got it.'] as const
/** The longest that somebody says back before they ask on: a whole sentence read out again is nobody's way to listen. */
const mostEchoed = 9
/** How often what is short enough is said back. */
const echoes = 0.5

/** The last thing they told, said back before the next question. A weak rep only says that they have heard something. */
export function echoOf(kind: RepKind, dice: Dice, note: string | undefined): string {
  if (note === undefined || kind === 'weak') return 'Okay.'
  const isShort = note.split(' ').length <= mostEchoed
  return isShort && roll(dice) < echoes ? `So ${asClause(carriedOn(note))}.` : pick(dice, heard)
}
