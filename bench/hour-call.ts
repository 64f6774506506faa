import { ritasCall } from '@ringside/coaching/call/rita.fixture'
import { runCall } from '@ringside/coaching/evaluation/index'
import { reviewCall } from '@ringside/coaching/scoring/index'
import type { Turn } from '@ringside/contract'

const hourMs = 60 * 60_000

/** An hour of talk: calls of a good rep with one buyer, one after the other, told as a single one. */
function hourOfTurns(): Turn[] {
  const turns: Turn[] = []
  let startMs = 0
  for (let seed = 1; startMs < hourMs; seed += 1) {
    const played = runCall(ritasCall({ seed }), 'excellent', seed)
    for (const turn of played.turns) {
      turns.push({ ...turn, turn: turns.length, startMs: turn.startMs + startMs, endMs: turn.endMs + startMs })
    }
    startMs += played.durationMs
  }
  return turns
}

/** Reviews the hour five times; the times in milliseconds. */
export function reviewOfAnHour(): { turns: number; took: number[] } {
  const turns = hourOfTurns()
  const { persona } = ritasCall()
  const took: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    reviewCall({
      turns,
      type: 'discovery',
      outcome: 'meeting',
      facts: persona.facts,
      objections: persona.objections,
      mindStart: null,
      buyerName: persona.firstName,
    })
    took.push(performance.now() - started)
  }
  return { turns: turns.length, took }
}
