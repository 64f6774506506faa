import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { Turn } from '@ringside/contract/simulations/turn'
import { callName } from '../../domain-ui/call-labels.ts'
import type { ReviewedTurn } from '../../domain-ui/review/reviewed-turn.ts'
import { formatDay } from '../../lib/time-format.ts'

/** "Discovery call with Dana Whitfield" */
export function callTitle({ type, persona }: Simulation): string {
  return `${callName(type)} with ${buyerNameOf(persona)}`
}

/** Whose mind a review speaks of: "Ross", or "Dana and Ross" where Dana answered and put the rep through. */
export function mindsOf(turns: readonly Turn[], { firstName, gatekeeper }: Simulation['persona']): string {
  const theirs = turns.filter((turn) => turn.speaker === 'buyer')
  if (!gatekeeper || theirs.every(({ by }) => by === undefined)) return firstName
  return theirs.every(({ by }) => by !== undefined) ? gatekeeper.firstName : `${gatekeeper.firstName} and ${firstName}`
}

/** Turns as the review shows them: the rep is "You" to themselves and has their name to others. */
export function reviewedTurns(
  turns: readonly Turn[],
  { firstName, gatekeeper }: Simulation['persona'],
  rep: string,
): ReviewedTurn[] {
  return turns.map(({ turn, speaker, words, startMs, endMs, ...rest }) => ({
    turn,
    speaker,
    words,
    startMs,
    endMs,
    name: speaker === 'rep' ? rep : 'by' in rest && gatekeeper ? gatekeeper.firstName : firstName,
    cut: 'cut' in rest && rest.cut,
  }))
}

/** How long a call lasted, also when it was never ended properly. */
export const lengthOf = (simulation: Simulation, turns: readonly Turn[]): number =>
  Math.max(simulation.durationMs ?? 0, ...turns.map((turn) => turn.endMs))

/** Why there is nothing to listen to. */
export function captionsNote(turns: readonly Turn[]): string {
  const spoken = turns.some((turn) => turn.speaker === 'rep' && turn.mode === 'voice')
  return spoken ? 'Captions only. This call was not recorded.' : 'Captions only. This call was typed.'
}

/**
 * What a change of the score is measured from: "since 13 Nov", the buyer where it was another one, or the call that this
 * one took up again.
 */
export function sinceWords(
  { forkedFrom, persona }: Simulation,
  before: { endedAt: string; buyerName: string },
): string {
  if (forkedFrom) return 'since the try before'
  const day = `since ${formatDay(before.endedAt)}`
  return before.buyerName === buyerNameOf(persona) ? day : `${day}, with ${before.buyerName}`
}
