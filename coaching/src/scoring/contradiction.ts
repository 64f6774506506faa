import { priceMentioned } from '../acts/details.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { toldIn } from '../metrics/heard/evidence.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import type { Won } from './verdict.ts'

/** What a found fact is about, by its label, and what can then not be said to have gone unasked. */
const askedBy: readonly (readonly [string, RegExp])[] = [
  ['discovery.process', /^how\b|process|works?\b|today|system|done\b|handled/iu],
  ['discovery.pain', /wrong|trouble|problem|pain|hard|hurts?|complain|breaks?|lose|late|fail/iu],
  ['discovery.impact', /\bcosts?\b|money|spend|lose|hours|worth|price/iu],
  [
    'discovery.buying',
    /who (decides|signs|approves|watches|holds|pays|says)|decid|\bsign|approv|budget|\bwhen\b|date|deadline/iu,
  ],
]

const ofTheStep = new Set(['next-step.asked', 'next-step.when', 'next-step.agreed'])

/** Whether a reader who has just read what was won would take the loss for its opposite. */
export function contradicts(key: string, won: Won, evidence: CallEvidence): boolean {
  if (won.step && ofTheStep.has(key)) return true
  if (won.objection && key.startsWith('objections.')) return evidence.objections.every(({ settled }) => settled)
  if (askedBy.some(([check, label]) => check === key && won.facts.some((fact) => label.test(fact)))) return true
  const need = mainNeed(evidence.needs)
  if (won.need && key === 'discovery.pain') return need !== null && need.weight > 0
  // What a sum of money costs is no question.
  return key === 'discovery.impact' && need !== null && priceMentioned(toldIn(need)) !== null
}
