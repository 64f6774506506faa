import { fitSettings, type FitSettings } from '../acts/fit.ts'
import { likeliestOf } from '../acts/likeliest.ts'
import type { Model } from '../acts/model.ts'
import { buyerActs, type BuyerAct } from './buyer-acts.ts'

/** Fewer lines than the rep's ear has, so fewer features say anything. */
export const buyerFitSettings: FitSettings = { ...fitSettings, mostFeatures: 6_000 }

/** The act that a model finds likeliest in some words, with its raw probability. */
export const likeliest = (model: Model, words: string): { act: BuyerAct; confidence: number } =>
  likeliestOf(model, buyerActs, words)
