import { sentencesIn } from '../../speech/said.ts'
import { sureFrom } from '../../acts/confidence.ts'
import { isWayOut } from './ask-put.ts'
import { countOf } from '../mind.ts'
import { isAsking } from '../perceive.ts'
import type { Scene } from '../scene.ts'

const length =
  /\b(?:\d+|five|ten|fifteen|twenty|thirty|forty-five)[- ]min|\b(?:half )?an? hour\b|\bquarter of an hour\b/
/** Minutes that somebody's work takes or would save are no meeting. */
const ofTheirWork =
  /\b(?:tak(?:es|ing)|took|sav(?:e|es|ed|ing)|costs?|los(?:e|es|t|ing)|wast\w+|spend\w*|late|early|waits?|waiting)\b|\b(?:minutes?|hours?|min) (?:a|an|per|each|every|of (?:work|overtime|delay)|late|back) ?(?:day|week|month|shift|order|job|person|call)?\b/
const closes =
  /\b(?:could|can|shall|should) we (?:do|try|agree on|settle on|say) (?:that|it|this|so)\b|\bwould (?:that|it|this) (?:work|do|suit(?: you)?|be (?:ok|okay|alright|all right|fair|possible|fine|worth (?:it|a (?:look|try))))\b|\bworth (?:it|that|a (?:look|try|go)|your (?:time|while))\?|\b(?:up|game) for (?:that|it)\?|\bdeal\?|\bwhat do you say\?|\bgive (?:it|me|that) (?:a (?:go|try|chance)|that (?:much|long))\b/

const soonAfter = 2
const asksSomethingElse =
  /^(?:(?:and|so|but|okay|ok|right)[,.]? )*(?:how|what|who|when|where|why|which)\b(?! do you say)/

/** The sentence puts the meeting itself: how long it is, or whether it will do. */
function putsIt(text: string, whileOpen: boolean): boolean {
  if (asksSomethingElse.test(text)) return false
  // While a worry stands, "would that work?" asks whether the answer to it does.
  return (length.test(text) && !ofTheirWork.test(text)) || (!whileOpen && (closes.test(text) || isWayOut(text)))
}

/**
 * After an ask that has not been granted, the offer put again: "it's just twenty minutes, on one of your own jobs", "and
 * if it's nothing, you say so. Worth it?" It asks for the same meeting, whatever act the ear makes of it.
 */
export function asksAnew({ heard, mind }: Scene): boolean {
  if (mind.step.agreed !== null || mind.step.asks === 0) return false
  if (countOf(mind, 'asked-at') < mind.turn - soonAfter) return false
  const refused = countOf(mind, 'refused-at') > 0
  const sentences = sentencesIn(heard.plain).map((text) => text.trim())
  const put = sentences.filter((text) => putsIt(text, mind.pending !== null || !refused))
  if (put.some((text) => text.endsWith('?'))) return true
  return put.length > 0 && !heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
}
