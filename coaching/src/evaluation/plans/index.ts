import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { checkIn } from './check-in.ts'
import { closing } from './closing.ts'
import { coldCall } from './cold-call.ts'
import { demo } from './demo.ts'
import { discovery } from './discovery.ts'
import { negotiation } from './negotiation.ts'
import { referral } from './referral.ts'
import { objectionHandling } from './objection-handling.ts'
import type { Plans } from './plan.ts'

export const plans: Record<PlayableCallType, Plans> = {
  'cold-call': coldCall,
  // With the person they were put through to; what is said at the desk is `desk-rep.ts`.
  gatekeeper: coldCall,
  discovery,
  demo,
  'objection-handling': objectionHandling,
  negotiation,
  closing,
  'check-in': checkIn,
  referral,
}
