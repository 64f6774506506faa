import type { Metric, MetricKey, Review } from '@ringside/contract'

type Evidence = { turn: number; quote: string }

/** A review as the command prints it. */
export type ReviewJson = {
  metrics: Record<string, Pick<Metric, 'value' | 'unit' | 'range' | 'applies'>>
  scores: { criterion: string; state: string; level: number | null; weight: number; evidence: Evidence[] }[]
  /** null, with the reason beside it, for a call too short to score. */
  total: number | null
  outcome: string
  reason?: string
  /** Sentences that counted for nothing because they speak to the scorer; absent when there are none. */
  notCounted?: { turn: number; words: string }[]
}

export function reviewJson(review: Review): ReviewJson {
  const notCounted = review.notCounted.map(({ turn, quote }) => ({ turn, words: quote }))
  const metrics: Partial<Record<MetricKey, ReviewJson['metrics'][string]>> = {}
  for (const { key, value, unit, range, applies } of review.metrics) metrics[key] = { value, unit, range, applies }
  const { result } = review
  const scores = result.state === 'scored' ? result.scores : []
  return {
    metrics,
    scores: scores.map(({ criterion, state, level, weight, evidence }) => ({
      criterion,
      state,
      level,
      weight,
      evidence: evidence.map(({ turn, quote }) => ({ turn, quote })),
    })),
    total: result.state === 'scored' ? result.total : null,
    outcome: review.outcome,
    ...(result.state === 'too-short' ? { reason: result.reason } : {}),
    ...(notCounted.length > 0 ? { notCounted } : {}),
  }
}
