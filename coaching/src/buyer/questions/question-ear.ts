import { loadModel, modelFileSchema } from '../../acts/model.ts'
import { likeliestOf } from '../../acts/likeliest.ts'
import { heardKinds, type HeardKind, type QuestionKind } from './question-kinds.ts'
import weights from './weights.json' with { type: 'json' }

const model = loadModel(modelFileSchema.parse(weights), heardKinds)

/** The question that some words ask, or that they ask none of these, with the calibrated confidence in it, 0..1. */
export function questionIn(words: string): { kind: HeardKind; confidence: number } {
  const { act, confidence } = likeliestOf(model, heardKinds, words)
  return { kind: act, confidence: model.confidence(confidence) }
}

/** The question that some words ask, where the ear is at least this sure of it. */
export function questionHeard(words: string, from: number): QuestionKind | null {
  const { kind, confidence } = questionIn(words)
  return kind === 'none' || confidence < from ? null : kind
}
