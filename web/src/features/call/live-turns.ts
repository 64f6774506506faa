import type { SpokenTurn } from '../../domain-ui/trace-bars.ts'

interface TimedTurn extends SpokenTurn {
  turn: number
}

/**
 * Turns with the times they really had in this page. A buyer turn comes with the time it would take to say; it ended
 * when it was said here (`endedAt`, milliseconds of the call by turn), and at the latest when the next one began.
 */
export function liveTurns(turns: readonly TimedTurn[], endedAt: ReadonlyMap<number, number>): SpokenTurn[] {
  return turns.map((turn, index) => {
    const next = turns[index + 1]?.startMs ?? Infinity
    const endMs = Math.max(turn.startMs, Math.min(endedAt.get(turn.turn) ?? turn.endMs, next))
    return { speaker: turn.speaker, words: turn.words, startMs: turn.startMs, endMs }
  })
}
