import type { BuyerTurn } from '@ringside/contract'
import type { BuyerReply } from '../buyer/scene.ts'

/** What a reply becomes once it is said: a turn of the buyer's, without what only the mind needs. Times in milliseconds of the call. */
export function buyerTurnOf(
  { words, by, move, meters, changes, facts, objection }: BuyerReply,
  said: Pick<BuyerTurn, 'turn' | 'startMs' | 'endMs' | 'cut'>,
): BuyerTurn {
  const { turn, startMs, endMs, cut } = said
  return {
    words,
    move,
    meters,
    changes,
    facts,
    ...(objection ? { objection } : {}),
    speaker: 'buyer',
    ...(by ? { by } : {}),
    turn,
    startMs,
    endMs,
    cut,
  }
}
