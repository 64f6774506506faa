import { objectionFamilySchema, type ObjectionFamily } from '@ringside/contract'
import { callTypeTraits } from '../../call-types/call-types.ts'
import { buyerActs } from '../../buyer-acts/buyer-acts.ts'
import { buyerActLikelihoods } from '../../buyer-acts/likely-buyer-acts.ts'
import { discoveryActs, does } from './acts-done.ts'
import { leastFor } from '../../shown/shown-model.ts'
import { shownByEar } from './by-ear.ts'
import { easesIn } from './easing.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { isPressing } from './pressing.ts'
import type { Span } from './words.ts'

/** A plain question, or a sign that they want it, whatever it is about. */
const noWorry = new Set<string>(['asks', 'wants'])

/** `share`: how much of all that sounds like some worry sounds like this one. */
type Sounding = { readonly family: ObjectionFamily; readonly likelihood: number; readonly share: number }

/** The family of worry that some words sound most like; null where they sound more like a question than like any of them. */
function likeliestFamily(words: string): Sounding | null {
  const likely = buyerActLikelihoods(words)
  const families = buyerActs.flatMap((act, i): Omit<Sounding, 'share'>[] => {
    const family = objectionFamilySchema.safeParse(act)
    return family.success ? [{ family: family.data, likelihood: likely[i] ?? 0 }] : []
  })
  const worry = families.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const asks = buyerActs.reduce((sum, act, i) => sum + (noWorry.has(act) ? (likely[i] ?? 0) : 0), 0)
  const [first] = families.toSorted((a, b) => b.likelihood - a.likelihood)
  return first === undefined || asks > worry ? null : { ...first, share: first.likelihood / worry }
}

/** A line that is less surely a worry by its place in the call is one where its own words are likelier that worry than not. */
const leastByPlace = 0.4
const leastByWords = 0.5
/** A family is named where it is likely by itself, or likelier than all others together. */
const leastNamed = 0.2
const leastShare = 0.6

/**
 * A worry that no words of worrying tell, and that sounds like one after what the rep had said. What is told of their own
 * work because the rep asked for it is none, nor is what a push is met with.
 */
export function worryByEar(
  call: HeardCall,
  turn: HeardTurn,
): { span: Span; family: ObjectionFamily; unsure?: true } | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker === 'rep' && (isPressing(before) || does(before, discoveryActs) !== null)) return null
  if (easesIn(call, turn)) return null
  const shown = shownByEar(call)
  const byPlace = shown?.surest('objections.worry').find(({ at }) => at === turn.at)?.likelihood ?? 0
  if (shown === null || byPlace < leastByPlace) return null
  const likeliest = likeliestFamily(turn.heard)
  if (likeliest === null) return null
  const { family, likelihood, share } = likeliest
  if (byPlace < leastFor('objections.worry') && likelihood < leastByWords) return null
  const span = shown.place('objections.worry', turn.at) ?? { start: 0, end: turn.heard.length }
  if (asksWhatItDoes.test(turn.heard.slice(span.start, span.end))) return null
  const { customer, aboutNames } = callTypeTraits[call.type]
  // What goes wrong with a customer since they bought is held against whoever sold it to them.
  if (customer && !aboutNames && soundsLikeTrouble(turn.heard, likelihood)) return { span, family: 'complaint' }
  return likelihood >= leastByWords || (likelihood >= leastNamed && share >= leastShare)
    ? { span, family }
    : { span, family, unsure: true }
}

/** "Does it do the reverse charge?": a plain question about what is sold. */
const asksWhatItDoes =
  /^\W*(?:(?:and|so|but|okay|right|yeah),? )*(?:does|can|could|will|would) (?:it|that|this|you) (?:also )?(?:do|handle|show|print|read|export|support|connect|integrate|work with|cope with|have)\b[^?]*\?\W*$/iu

const trouble = buyerActs.indexOf('trouble')
const soundsLikeTrouble = (words: string, worry: number): boolean => (buyerActLikelihoods(words)[trouble] ?? 0) > worry
