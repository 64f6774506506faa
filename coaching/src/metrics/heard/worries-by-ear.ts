import { objectionFamilySchema, type ObjectionFamily } from '@ringside/contract'
import { buyerActs } from '../../buyer-acts/buyer-acts.ts'
import { buyerActLikelihoods } from '../../buyer-acts/likely-buyer-acts.ts'
import { discoveryActs, does } from './acts-done.ts'
import { leastFor } from '../../shown/shown-model.ts'
import { shownByEar } from './by-ear.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { isPressing } from './pressing.ts'
import type { Span } from './words.ts'

/** A plain question, or a sign that they want it, whatever it is about. */
const noWorry = new Set<string>(['asks', 'wants'])

type Sounding = { readonly family: ObjectionFamily; readonly likelihood: number }

/** The family of worry that some words sound most like; null where they sound more like a question than like any of them. */
function likeliestFamily(words: string): Sounding | null {
  const likely = buyerActLikelihoods(words)
  const families = buyerActs.flatMap((act, i) => {
    const family = objectionFamilySchema.safeParse(act)
    return family.success ? [{ family: family.data, likelihood: likely[i] ?? 0 }] : []
  })
  const worry = families.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const asks = buyerActs.reduce((sum, act, i) => sum + (noWorry.has(act) ? (likely[i] ?? 0) : 0), 0)
  const [first] = families.toSorted((a, b) => b.likelihood - a.likelihood)
  return first === undefined || asks > worry ? null : first
}

/** A line that is less surely a worry by its place in the call is one where its own words are likelier that worry than not. */
const leastByPlace = 0.4
const leastByWords = 0.5

/**
 * A worry that no words of worrying tell, and that sounds like one after what the rep had said. What is told of their own
 * work because the rep asked for it is none, nor is what a push is met with.
 */
export function worryByEar(call: HeardCall, turn: HeardTurn): { span: Span; family: ObjectionFamily } | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker === 'rep' && (isPressing(before) || does(before, discoveryActs) !== null)) return null
  const shown = shownByEar(call)
  const byPlace = shown?.surest('objections.worry').find(({ at }) => at === turn.at)?.likelihood ?? 0
  if (shown === null || byPlace < leastByPlace) return null
  const likeliest = likeliestFamily(turn.heard)
  if (likeliest === null) return null
  const { family, likelihood } = likeliest
  if (byPlace < leastFor('objections.worry') && likelihood < leastByWords) return null
  return { family, span: shown.place('objections.worry', turn.at) ?? { start: 0, end: turn.heard.length } }
}
