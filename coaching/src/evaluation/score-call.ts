import type { CallSetup } from '../buyer/setup.ts'
import { openingMeters } from '../buyer/index.ts'
import { toldBefore } from '../buyer/shared-past.ts'
import { reviewCall } from '../scoring/index.ts'
import type { PlayedCall } from './run-call.ts'

/** The review's score of a played call, 0..100; null when it was too short to score. */
export function scoreOf(call: PlayedCall, setup: CallSetup): number | null {
  const { persona, type } = setup
  const review = reviewCall({
    turns: call.turns,
    type,
    outcome: call.outcome,
    facts: persona.facts,
    toldBefore: toldBefore(setup).map(({ summary }) => summary),
    objections: persona.objections,
    mindStart: openingMeters(setup),
    buyerName: persona.firstName,
    ...(setup.gatekeeper ? { gatekeeperName: setup.gatekeeper.firstName } : {}),
  })
  return review.result.state === 'scored' ? review.result.total : null
}
