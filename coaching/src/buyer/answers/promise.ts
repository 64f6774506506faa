import { nextStepDetail } from '../../acts/details.ts'
import { doubtContent } from '../doubts/content.ts'
import { line, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { countOf } from '../mind.ts'
import type { Mind, Piece } from '../mind.ts'
import type { CallMemory, EarlierCall } from '../setup.ts'
import { promisedFor } from './due-day.ts'
import { onlySends, stepDetailIn } from '../heard/step.ts'
import { ofTheAsk } from '../heard/step-detail.ts'

const sent =
  /\b(?:send|e-?mail|forward|share|mail|get) (?:you |over |across |me )*((?:the|a|an|some|our|my|that|those|this|your) [a-z' -]{3,60})/i

/** Where what was to be sent ends and when or why it was to be sent begins. */
const goesOn =
  /\s+(?:and|so|by|on|tomorrow|today|tonight|this|next|later|before|after|then|over|within|first|right|if|as|for you|to you|with you|in (?:the|a|an|your)|at|that|which|when|once|about|around|via|early|where|we|i)\b.*$/i

/** What the rep was to send, as the buyer says it: "our case study" is now "your case study". */
function thingSent(promise: string): string {
  const thing = sent.exec(promise)?.[1]?.replace(goesOn, '').trim() ?? ''
  const theirs = thing.replace(/^(?:our|my)\b/i, 'your').replace(/^(?:that|those|this)\b/i, 'the')
  return theirs.split(' ').length > 1 ? theirs.charAt(0).toLowerCase() + theirs.slice(1) : 'something to read'
}

/** The day and time of a meeting as two people say them back: "Thursday at ten". Null when none was named. */
export function whenNamed(promise: string): string | null {
  if (stepDetailIn(promise).when === null) return null
  const { day, time } = nextStepDetail(ofTheAsk(promise))
  const named = day?.text.replace(/^(?:on|this|coming) /i, '')
  if (named === undefined || time === undefined) return named ?? (time === undefined ? null : time.text)
  return named.includes(time.text) ? named : `${named} at ${time.text}`
}

/** The promise of a call was to send something, and not to meet. */
const isToSend = ({ promise, outcome }: EarlierCall): boolean =>
  promise !== null && (onlySends(promise) || (sent.test(promise) && outcome !== 'meeting'))

/** The time that was named for it is over. Where none was named it is, by the next call. */
function isDue({ promise, held }: EarlierCall): boolean {
  const days = promise === null || held === undefined ? null : promisedFor(promise, held.weekday)
  return days === null || held === undefined || held.daysAgo > days
}

/** What the rep was to send, whose time has passed and after which this buyer has not asked yet. */
function overdue({ earlierCalls }: CallMemory): string | null {
  const at = earlierCalls.findLastIndex(isToSend)
  const call = earlierCalls[at]
  if (call === undefined || !isDue(call)) return null
  return earlierCalls.slice(at + 1).some(({ askedAfterPromise }) => askedAfterPromise === true) ? null : call.promise
}

/** The repair whose day has passed and after which this customer has not asked yet, with the complaint it was promised for. */
export function overdueRepair({
  setup,
  traits,
}: Pick<Scene, 'setup' | 'traits'>): { id: string; words: string } | null {
  const { earlierCalls } = setup.memory
  const at = earlierCalls.findLastIndex(({ objections = [] }) => objections.some(({ repair }) => repair !== undefined))
  const call = earlierCalls[at]
  const found = call?.objections?.find(({ repair }) => repair !== undefined)
  if (!traits.customer || call === undefined || found?.repair === undefined) return null
  if (!isDue({ ...call, promise: found.repair })) return null
  const isAsked = earlierCalls.slice(at + 1).some(({ askedAfterPromise }) => askedAfterPromise === true)
  return isAsked ? null : { id: found.id, words: found.repair }
}

function questionAfter(scene: Scene): string | null {
  const repair = overdueRepair(scene)
  if (repair !== null) return unsaid(scene, doubtContent.repairAsked, { promised: whenNamed(repair.words) ?? 'a day' })
  const promise = overdue(scene.setup.memory)
  return promise === null ? null : line(scene, 'promiseSent', { promised: thingSent(promise) })
}

/**
 * The buyer asks what became of a repair, or of something that was to be sent: once, whatever the answer. Null when there is
 * nothing to ask.
 */
export function askAfterPromise(scene: Scene): Piece | null {
  const { mind } = scene
  if (hasAskedAfterPromise(mind)) return null
  const text = questionAfter(scene)
  if (text === null) return null
  mind.counts[asked] = mind.turn + 1
  return { ...plainPiece(text), promise: true }
}

/** Where the turn of the question, counted from 1 for the first words of the call, and that of its answer are kept. */
const asked = 'promise-asked'
const answered = 'promise-answered'

/** The buyer has asked in this call what became of an earlier promise. */
export function hasAskedAfterPromise(mind: Mind): boolean {
  return countOf(mind, asked) > 0
}

/** The rep spoke over the question: it was not asked. */
export function takeBackAsking(mind: Mind): void {
  mind.counts[asked] = 0
}

/** How many turns ago the buyer asked; null when they did not, or have their answer. */
export function promiseOpenFor(mind: Mind): number | null {
  if (!hasAskedAfterPromise(mind) || countOf(mind, answered) > 0) return null
  return mind.turn - (countOf(mind, asked) - 1)
}

export function keepPromiseAnswered(mind: Mind): void {
  mind.counts[answered] = mind.turn
}

/** This turn of the rep says what became of the promise. */
export function isPromiseAnswered(mind: Mind): boolean {
  return mind.turn > 0 && countOf(mind, answered) === mind.turn
}

/**
 * What was agreed when the two last spoke, said by the buyer; null when nothing was, and when it was only to send something.
 * What is recalled are words of the rep: only the time is taken from them.
 */
export function recallAgreed(scene: Scene): Piece | null {
  const last = scene.setup.memory.earlierCalls.at(-1)
  if (last === undefined || last.promise === null || last.promise.trim() === '' || isToSend(last)) return null
  // A call later it is no longer next week's.
  const when = whenNamed(last.promise)?.replace(/^next /i, '') ?? null
  const text = when === null ? line(scene, 'promiseOther') : line(scene, 'promiseMet', { promised: when })
  return text === null ? null : plainPiece(text)
}
