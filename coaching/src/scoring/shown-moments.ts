import type { CriterionScore, Quote } from '@ringside/contract'
import { isBlamed } from '../metrics/heard/credits.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { Draft } from './draft.ts'

/** The line that showed the criterion best: the first the rep is quoted with. */
export function shownMoment({ label, criterion, checks }: CriterionScore, { call }: CallEvidence): Draft | null {
  const quotes = checks.flatMap(({ met, quote }) => (met && quote !== null ? [quote] : []))
  const isModel = (quote: Quote): boolean =>
    quote.speaker === 'rep' && call.rep.some((turn) => turn.turn === quote.turn && !isBlamed(call, turn))
  const quote = quotes.find(isModel) ?? quotes[0]
  const turn =
    quote === undefined ? undefined : call.turns.find((one) => one.turn === quote.turn && one.speaker === quote.speaker)
  if (quote === undefined || turn === undefined) return null
  return {
    kind: 'criterion',
    caught: true,
    turn,
    label: `${label}. Shown`,
    quote,
    sayItBetter: null,
    criteria: [criterion],
  }
}
