import { nextStepDetail } from '../../acts/details.ts'
import { line } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import type { Piece } from '../mind.ts'
import { onlySends, stepDetailIn } from '../heard/step.ts'

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
  const { day, time } = nextStepDetail(promise)
  const named = day?.text.replace(/^(?:on|this|coming) /i, '')
  if (named === undefined || time === undefined) return named ?? (time === undefined ? null : time.text)
  return named.includes(time.text) ? named : `${named} at ${time.text}`
}

/**
 * The buyer recalls what was agreed or promised when the two last spoke. Null when nothing was, or when this is the
 * first time. What is recalled are words of the rep: only the thing and the time are taken from them.
 */
export function recallPromise(scene: Scene): Piece | null {
  const { earlierCalls } = scene.setup.memory
  const last = earlierCalls.findLast(({ promise }) => promise !== null && promise.trim() !== '')
  if (last?.promise === undefined || last.promise === null) return null
  const { promise } = last
  // A call later it is no longer next week's.
  const when = whenNamed(promise)?.replace(/^next /i, '') ?? null
  const sends = onlySends(promise) || (sent.test(promise) && last.outcome !== 'meeting')
  const text = sends
    ? line(scene, 'promiseSent', { promised: thingSent(promise) })
    : when !== null
      ? line(scene, 'promiseMet', { promised: when })
      : line(scene, 'promiseOther')
  return text === null ? null : plainPiece(text)
}
