import { acts, type PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { judge } from './judge.ts'
import { loadModel, modelFileSchema } from './model.ts'
import { onceForWords } from '../speech/once-for-words.ts'
import { segmentsOf } from './segments.ts'
import weights from './weights.json' with { type: 'json' }

/** A call of an hour has so many pieces, and what they do is asked for again when it is looked at as a whole. */
const piecesKept = 1024

const loaded = loadModel(modelFileSchema.parse(weights), acts)
const model = { ...loaded, distribution: onceForWords(loaded.distribution, piecesKept) }

/**
 * The acts that a rep's turn does, surest first. Each carries its confidence (0..1, calibrated with caution: a wrong
 * answer counts five times, so of those at 0.5 five in six are right) and the span of the words that do it.
 * Neighbouring pieces that do the same are one act. Words without a letter or digit do nothing, so the list is then
 * empty. Pure, and bounded in work: of a turn longer than 12,000 characters the beginning counts.
 */
export function classifyTurn(words: string): PerceivedAct[] {
  const found: PerceivedAct[] = []
  for (const { start, end } of segmentsOf(words)) {
    const { act, confidence } = judge(model, words.slice(start, end))
    const before = found.at(-1)
    if (before?.act === act) {
      found[found.length - 1] = { ...before, end, confidence: Math.max(before.confidence, confidence) }
    } else found.push({ act, confidence, start, end })
  }
  return found.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start)
}

/**
 * The one act that the whole of some words does most, or null when there are none. Judged on all the words at once, so
 * it can differ from the first of `classifyTurn`, which judges piece by piece.
 */
export function mainAct(words: string): PerceivedAct | null {
  const segments = segmentsOf(words)
  const start = segments[0]?.start
  const end = segments.at(-1)?.end
  if (start === undefined || end === undefined) return null
  return { ...judge(model, words.slice(start, end)), start, end }
}

/** How likely each act is of the whole of some words, in the order of `acts`: raw, not calibrated; they sum to 1. */
export const actLikelihoods = (words: string): ArrayLike<number> => model.distribution(words)
