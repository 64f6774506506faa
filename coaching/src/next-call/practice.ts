import type { CallType, CriterionKey } from '@ringside/contract'

/** True of the call types in which a criterion gets most practice. Every call ends with a step to ask for. */
export function practises(criterion: CriterionKey, type: CallType): boolean {
  if (criterion === 'objections') return type === 'objection-handling'
  if (criterion === 'value') return type === 'demo' || type === 'discovery'
  if (criterion === 'opening') return type === 'cold-call'
  return criterion === 'next-step' || type === 'discovery'
}
