import type { Model } from './model.ts'

/** The label that a model finds likeliest in some words, with its raw probability. Throws on a model of no label at all. */
export function likeliestOf<Label extends string>(
  { distribution }: Pick<Model, 'distribution'>,
  labels: readonly Label[],
  words: string,
): { act: Label; confidence: number } {
  const likely = distribution(words)
  let best = 0
  for (let i = 1; i < likely.length; i++) if ((likely[i] ?? 0) > (likely[best] ?? 0)) best = i
  const act = labels[best]
  if (act === undefined) throw new Error('A model that tells nothing apart hears nothing.')
  return { act, confidence: likely[best] ?? 0 }
}
