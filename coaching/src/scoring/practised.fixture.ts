import type { BuyerTurn } from '@ringside/contract'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'
import { spokenCall } from './calls.fixture.ts'

/** What the mind of a practice buyer did in a turn of theirs, where it did more than react. */
export type Minded = Partial<Pick<BuyerTurn, 'move' | 'facts' | 'objection' | 'meters'>> & {
  /** Why the meters moved, each by a little. */
  reasons?: readonly string[]
}

/** Turns of a practice call from lines like those of `spokenCall`; `minds` by the number of the buyer's turn. */
export function practisedCall(lines: string, minds: Readonly<Record<number, Minded>> = {}): ReviewTurn[] {
  return spokenCall(lines).map((turn): ReviewTurn => {
    if (turn.speaker === 'rep') return turn
    const { reasons = [], ...mind } = minds[turn.turn] ?? {}
    return {
      turn: turn.turn,
      speaker: 'buyer',
      words: turn.words,
      startMs: turn.startMs,
      endMs: turn.endMs,
      move: turn.turn === 0 ? 'pick-up' : 'react',
      meters: { trust: 40, interest: 40, patience: 60 },
      facts: [],
      cut: false,
      ...mind,
      changes: reasons.map((reason) => ({ reason, trust: 2, interest: 2, patience: 2 })),
    }
  })
}
