import { acts, type Act } from '@ringside/contract/simulations/vocabulary'
import { hasAttack, hasInsult, hasStrangeMatter } from './evidence.ts'
import type { Distribution, Model } from './model.ts'
import { presumes, recapOf } from './recap.ts'
import { plainText } from './tokens.ts'

/** What one piece of words does, with the calibrated confidence in it. */
export type Judgement = { readonly act: Act; readonly confidence: number }

/** An attempt to break the simulation is known by its words; no training line could make it surer. */
const attackConfidence = 0.95

/** Saying the buyer's own matter back sounds like any act at all; how it opens gives it away. */
const recapConfidence = 0.85

/** Least probability the model must give to a costly act that the words allow. */
const costlyLeast = 0.4

/**
 * Judges one piece of words: the model decides, except that `rude` and `off_topic` also need words that show it,
 * because a false one warns or hangs up on a rep who did nothing wrong.
 */
export function judge(model: Model, words: string): Judgement {
  const plain = plainText(words)
  const raw = model.distribution(words)
  if (hasAttack(plain) && !strongly(raw, 'rude')) return { act: 'off_topic', confidence: attackConfidence }
  if (recapOf(plain) && !strongly(raw, 'next_step')) return { act: 'clarify', confidence: recapConfidence }
  const allowed = withoutUnproved(raw, plain)
  let best = 0
  for (let i = 1; i < allowed.length; i++) if ((allowed[i] ?? 0) > (allowed[best] ?? 0)) best = i
  // An index below `acts.length` always names an act; the fallback satisfies the compiler.
  return { act: acts[best] ?? 'ack', confidence: model.confidence(allowed[best] ?? 0) }
}

/** Above this the model is so sure of an act that words which usually mean another one do not outweigh it. */
const strong = 0.8

function strongly(distribution: Distribution, act: Act): boolean {
  return (distribution[acts.indexOf(act)] ?? 0) > strong
}

/** Takes out the costly acts where words or model don't support them, and the asking of one who presumes. The rest isn't scaled up: doubt stays doubt. */
function withoutUnproved(raw: Distribution, plain: string): Distribution {
  const allowed = Float64Array.from(raw)
  for (const [act, shown] of [
    ['rude', hasInsult],
    ['off_topic', hasStrangeMatter],
  ] as const) {
    const i = acts.indexOf(act)
    // What the model does not support need not be looked for in the words, which takes longer.
    if ((allowed[i] ?? 0) < costlyLeast || !shown(plain)) allowed[i] = 0
  }
  // "So you'd be interested, right?" asks nobody to say more.
  if (presumes(plain)) allowed[acts.indexOf('clarify')] = 0
  return allowed
}
