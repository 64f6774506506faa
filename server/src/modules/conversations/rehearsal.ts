import { castCall } from '@ringside/coaching/evaluation/casting'
import { runCall } from '@ringside/coaching/evaluation/run-call'
import type { Review } from '@ringside/contract'
import { reviewOf } from '../simulations/index.ts'

/**
 * Plays one call that nobody hears and reviews it. The engine compiles its patterns and unpacks its weights when it first
 * needs them; on the first line after a start that keeps every other call waiting for a third of a second.
 */
export function rehearse(): Review {
  const setup = castCall(1, 'discovery', 'medium')
  const { turns, outcome } = runCall(setup, 'excellent', 1)
  return reviewOf(setup, turns, outcome, 'coachable')
}
