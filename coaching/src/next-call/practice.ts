import type { CallType, SkillKey } from '@ringside/contract'

/** True of the call types in which a skill gets most practice. Every call ends with a step to ask for. */
export function practises(skill: SkillKey, type: CallType): boolean {
  if (skill === 'objections') return type === 'objection-handling'
  if (skill === 'value') return type === 'demo' || type === 'discovery'
  if (skill === 'opening') return type === 'cold-call' || type === 'gatekeeper'
  return skill === 'next-step' || type === 'discovery' || type === 'check-in'
}
