import type { Quote, Review } from '@ringside/contract'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'

/** A review quotes words that were not said, or not by the one it names. It must not be stored. */
export class FalseQuoteError extends Error {
  readonly quote: Quote
  constructor(quote: Quote) {
    // The words themselves stay out of the message: it may be logged.
    super(`Turn ${quote.turn} of the ${quote.speaker} does not say what a review quotes.`)
    this.name = 'FalseQuoteError'
    this.quote = quote
  }
}

/** Every quote anywhere in a review. */
export function quotesIn(review: Review): Quote[] {
  const scores = review.result.state === 'scored' ? review.result.scores : []
  const all: (Quote | null)[] = [
    ...scores.flatMap((score) => [...score.evidence, ...score.checks.map((check) => check.quote)]),
    ...review.blockers.map((blocker) => blocker.quote),
    ...review.metrics.map((metric) => metric.at),
    ...review.moments.map((moment) => moment.quote),
    ...(review.mind?.steps ?? []).map((step) => step.quote),
    ...review.nextSteps.map((step) => step.quote),
    ...review.notCounted,
  ]
  return all.filter((quote) => quote !== null)
}

function isTimeOf(turn: ReviewTurn, ms: number): boolean {
  const times = 'wordTimes' in turn ? (turn.wordTimes ?? []) : []
  return turn.startMs === ms || times.some(([startMs]) => startMs === ms)
}

/**
 * Checks each quote of a review against the turns: the turn exists, the speaker said it, the words are an exact span of
 * it and the time is the turn's or that of one of its words. Throws `FalseQuoteError` on the first that is not so.
 */
export function verifyQuotes(review: Review, turns: readonly ReviewTurn[]): void {
  const said = new Map<string, ReviewTurn[]>()
  for (const turn of turns) {
    const key = `${turn.turn} ${turn.speaker}`
    said.set(key, [...(said.get(key) ?? []), turn])
  }
  for (const quote of quotesIn(review)) {
    const candidates = said.get(`${quote.turn} ${quote.speaker}`) ?? []
    if (!candidates.some((turn) => turn.words.includes(quote.quote) && isTimeOf(turn, quote.startMs))) {
      throw new FalseQuoteError(quote)
    }
  }
}
