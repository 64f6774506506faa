import type { BlockerResult } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { Rubric } from '../rubrics/rubric.ts'

/** What the rubric says a call must have in it, and whether this one has. */
export function blockersOf({ blockers }: Rubric, evidence: CallEvidence): BlockerResult[] {
  return blockers.map(({ key, text, find, reason }) => {
    const finding = find(evidence)
    const isMet = finding.state !== 'unmet'
    const quote = finding.state === 'met' ? (finding.quotes[0] ?? null) : null
    return { key, text, met: isMet, quote, reason: isMet ? '' : reason(evidence) }
  })
}
