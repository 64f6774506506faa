import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import { needsBeforeOffers } from './offered.ts'

/** What the buyer had told of before anything was offered, in their words. */
export function needWords(evidence: CallEvidence): string | null {
  const need = mainNeed(needsBeforeOffers(evidence))
  return need === null ? null : toldIn(need)
}

/** Advice on an offer with the buyer's name for % and, where they had told of a need before it, their words for &. */
export const withNeed =
  (untold: string, told: string) =>
  (evidence: CallEvidence): string => {
    const words = needWords(evidence)
    const advice = words === null ? untold : told
    return advice.replaceAll(/[%&]/gu, (slot) => (slot === '%' ? evidence.buyerName : (words ?? '')))
  }
