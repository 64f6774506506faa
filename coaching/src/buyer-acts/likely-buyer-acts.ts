import { loadModel, modelFileSchema } from '../acts/model.ts'
import { onceForWords } from '../speech/once-for-words.ts'
import { buyerActs } from './buyer-acts.ts'
import weights from './weights.json' with { type: 'json' }

/** The lines of a buyer and their pieces; each is asked for again when the call is looked at as a whole. */
const piecesKept = 512

const distribution = onceForWords(loadModel(modelFileSchema.parse(weights), buyerActs).distribution, piecesKept)

/** How likely each act is of some words of a buyer, in the order of `buyerActs`: raw, not calibrated; they sum to 1. */
export const buyerActLikelihoods = (words: string): ArrayLike<number> => distribution(words)
