import type { BlockerResult } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { Rubric } from '../rubrics/rubric.ts'

/** What the rubric says a call must have in it or must not, and whether this one is so. */
export function blockersOf({ blockers }: Rubric, evidence: CallEvidence): BlockerResult[] {
  return blockers.map(({ key, text, find, reason, forbidden }) => {
    const finding = find(evidence)
    const isMet = finding.state !== 'unmet'
    const quote = finding.state === 'no-occasion' ? null : (finding.quotes[0] ?? null)
    const kind = forbidden ? { forbidden } : {}
    return { key, text, met: isMet, quote, reason: isMet ? '' : reason(evidence), ...kind }
  })
}
