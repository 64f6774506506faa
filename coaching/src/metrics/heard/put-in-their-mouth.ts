import type { Quote } from '@ringside/contract'
import { recapOf } from '../../acts/recap.ts'
import { meansYes } from './confirming.ts'
import type { CallEvidence } from './evidence.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { speaksOfTrouble } from './needs.ts'
import { spanQuote } from './spans.ts'
import { contentWords, heardSentences, stemsOf } from './words.ts'

/** Concludes, in however few words: "so that hurts every month", "sounds like you're losing people over it". */
const concludes =
  /^\W*(?:(?:ok|okay|right|ah|oh|and|yes|yeah|i see|cool|sure)[,.]? )*(?:so|then|which means|that means|(?:it )?(?:sounds|seems|looks) like)\b,? (?!(?:what|how|why|who|when|where|which|do|does|did|are|can|could|would|will|shall|have|far|quick)\b)/iu

const hurting =
  /\b(?:hurts?|hurting|tired|fed up|sick of|stress\w*|suffer\w*|burn(?:s|ing|t)? out|drives? you|kills? you|eats? (?:up|into)|desperate|unhappy|worr(?:y|ies|ied))\b/iu

/** Of ours, or of what the rep thinks and feels: no word is put in anybody's mouth. */
const ofOurs = /\b(?:we|we['’]\w+|our|ours|us|i|i['’]\w+|my)\b/iu

/** A word of theirs beside it makes no claim of a trouble theirs. */
const mostTheirs = 1

/** A sentence that sums up a trouble which the buyer has told in no such word. */
export function claimsUntold({ buyer }: HeardCall, { at }: HeardTurn, sentence: string): boolean {
  if (!concludes.test(sentence) && !recapOf(sentence)) return false
  if (ofOurs.test(sentence) || !(speaksOfTrouble(sentence) || hurting.test(sentence))) return false
  const before = buyer.filter((turn) => turn.at < at)
  if (before.some(({ heard }) => hurting.test(heard)) && hurting.test(sentence)) return false
  const theirs = stemsOf(before)
  return new Set(contentWords(sentence).flatMap(({ stem }) => (theirs.has(stem) ? [stem] : []))).size <= mostTheirs
}

/** A trouble was told just before, and the buyer says yes to how the rep words it: said in other words, it is theirs. */
function isParaphrase({ call, needs }: Pick<CallEvidence, 'call' | 'needs'>, { at }: HeardTurn): boolean {
  const told = needs.some(({ turn, weight }) => turn.at === at - 1 && weight > 0)
  return told && meansYes(call.turns[at + 1])
}

/**
 * The first line that sums up such a trouble and is no summary, whatever was said to it; null where there is none. What was
 * worded anew, and confirmed, may be no summary and is put in nobody's mouth.
 */
export function putInTheirMouth(evidence: Pick<CallEvidence, 'call' | 'recaps' | 'needs'>): Quote | null {
  const { call, recaps } = evidence
  for (const turn of call.rep.slice(1)) {
    if (recaps.some((recap) => recap.turn === turn) || isParaphrase(evidence, turn)) continue
    const span = heardSentences(turn).find(({ start, end }) => claimsUntold(call, turn, turn.heard.slice(start, end)))
    const quote = span === undefined ? null : spanQuote(turn, span.start)
    if (quote !== null) return quote
  }
  return null
}
