import type { KeptTurn } from '@ringside/coaching/call/index'
import type { CallEvent } from '@ringside/contract'

/** The record of a call up to just before one of its rep turns, numbered as a call of its own. */
export interface ForkedRecord {
  readonly turns: readonly KeptTurn[]
  readonly events: readonly CallEvent[]
}

/**
 * Cuts a call's record before rep turn `turn`; null when that is not a turn of the rep. What the buyer had said stays said,
 * with the mind as it then was; whispers belonged to the first try.
 */
export function forkRecord(
  turns: readonly KeptTurn[],
  events: readonly CallEvent[],
  turn: number,
): ForkedRecord | null {
  if (turns[turn]?.turn.speaker !== 'rep') return null
  const at = events.findIndex((event) => event.type === 'rep-turn' && event.turn.turn === turn)
  if (at < 0) return null
  const kept = events.slice(0, at).filter(({ type }) => type !== 'whisper')
  return { turns: turns.slice(0, turn), events: kept.map((event, index) => ({ ...event, seq: index + 1 })) }
}
