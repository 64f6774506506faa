import { fitSettings, type FitSettings } from '../acts/fit.ts'
import type { Model } from '../acts/model.ts'
import { buyerActs, type BuyerAct } from './buyer-acts.ts'

/** Fewer lines than the rep's ear has, so fewer features say anything. */
export const buyerFitSettings: FitSettings = { ...fitSettings, mostFeatures: 6_000 }

/** The act that a model finds likeliest in some words, with its raw probability. */
export function likeliest(model: Model, words: string): { act: BuyerAct; confidence: number } {
  const distribution = model.distribution(words)
  let best = 0
  for (let i = 1; i < distribution.length; i++) if ((distribution[i] ?? 0) > (distribution[best] ?? 0)) best = i
  // An index of the distribution always names an act; the fallback satisfies the compiler.
  return { act: buyerActs[best] ?? 'tells', confidence: distribution[best] ?? 0 }
}
