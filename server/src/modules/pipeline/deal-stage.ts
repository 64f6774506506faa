import { dealStages, type CallType, type DealStage, type Outcome } from '@ringside/contract'

/** What a finished call says about the deal. */
export interface CallResult {
  type: CallType
  outcome: Outcome
  /** The rep got to know something in this call. */
  learned: boolean
}

export interface StageMove {
  to: DealStage
  reason: string
}

/** Where a call that ends in a meeting brings the deal: the meeting is for the step after this one. */
const afterMeeting: Record<CallType, DealStage> = {
  'cold-call': 'discovery',
  gatekeeper: 'discovery',
  referral: 'discovery',
  discovery: 'evaluation',
  demo: 'evaluation',
  'objection-handling': 'evaluation',
  'check-in': 'evaluation',
  negotiation: 'negotiation',
  // A day for the decision is no decision.
  closing: 'negotiation',
}

/** The buyer said yes to what comes next. */
const won: ReadonlySet<Outcome> = new Set<Outcome>(['meeting', 'terms-agreed', 'terms-conceded', 'signed'])

const order = (stage: DealStage): number => dealStages.indexOf(stage)

/**
 * Moves a deal on after a call; null when it stays. A deal only moves forward: a bad call does not undo what was reached,
 * except that a closing call the buyer ends loses it. Won stays won; a lost deal opens again with a meeting.
 */
export function stageAfter(stage: DealStage, call: CallResult): StageMove | null {
  if (call.outcome === 'abandoned' || stage === 'won') return null
  const move = reached(call)
  if (stage === 'lost') return won.has(call.outcome) ? move : null
  if (move.to === 'lost') return move
  return order(move.to) > order(stage) ? move : null
}

function reached({ type, outcome, learned }: CallResult): StageMove {
  const sentAway = outcome === 'brush-off' || outcome === 'hung-up' || outcome === 'turned-away'
  if (outcome === 'clear-no' || (type === 'closing' && sentAway)) {
    return { to: 'lost', reason: 'The buyer said no at the close' }
  }
  if (outcome === 'signed') return { to: 'won', reason: 'The buyer agreed to sign' }
  if (outcome === 'renewed') return { to: 'won', reason: 'The customer renewed' }
  if (outcome === 'meeting') {
    return {
      to: afterMeeting[type],
      reason: type === 'closing' ? 'A day for the decision was agreed' : 'A meeting was agreed',
    }
  }
  if (outcome === 'terms-agreed' || outcome === 'terms-conceded') {
    return { to: 'negotiation', reason: 'The terms were agreed' }
  }
  if (outcome === 'undecided') return { to: 'negotiation', reason: 'A decision was asked for' }
  if (type === 'negotiation' && !sentAway) {
    return { to: 'negotiation', reason: 'Terms were talked about' }
  }
  if (outcome === 'objection-settled') return { to: 'evaluation', reason: 'The objection was settled' }
  if (learned && !sentAway) return { to: 'discovery', reason: 'The buyer told something new' }
  const whoAnswered: readonly Outcome[] = ['call-back', 'message-taken', 'turned-away']
  return { to: 'contacted', reason: whoAnswered.includes(outcome) ? 'Somebody there was reached' : 'They were reached' }
}
