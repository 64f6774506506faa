import type { CallType } from './vocabulary.ts'

export const callTypeLabels: Record<CallType, string> = {
  'cold-call': 'Cold call',
  gatekeeper: 'Gatekeeper',
  discovery: 'Discovery',
  demo: 'Demo',
  'objection-handling': 'Objection handling',
  negotiation: 'Negotiation',
  closing: 'Closing',
  'check-in': 'Check-in',
  referral: 'Referral',
}
