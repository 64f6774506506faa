import { loadModel, modelFileSchema } from '../acts/model.ts'
import { buyerActs } from './buyer-acts.ts'
import weights from './weights.json' with { type: 'json' }

const model = loadModel(modelFileSchema.parse(weights), buyerActs)

/** How likely each act is of some words of a buyer, in the order of `buyerActs`: raw, not calibrated; they sum to 1. */
export const buyerActLikelihoods = (words: string): ArrayLike<number> => model.distribution(words)
