import type { CallEvent, RepTurn, Speaker } from '@ringside/contract'
import { liveBuyerTurn, liveRepTurn } from '@ringside/contract/simulations/turn'
import { hear, openCall } from '../buyer/index.ts'
import type { Mind } from '../buyer/mind.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { tunings } from '../buyer/tuning.ts'
import { buyerTurnOf } from './buyer-turn.ts'
import type { Unnumbered } from './draft.ts'
import { asWasSaid, toldIn, type Answered } from './really-said.ts'
import type { CallRecord, KeptTurn } from './restore.ts'

/** A line of a real call. */
export interface RealLine {
  readonly speaker: Speaker
  readonly words: string
  readonly startMs: number
  readonly endMs: number
}

/** What one of the two says until the other speaks is one turn, as in any practice call; nobody is over before they began. */
function inTurns(lines: readonly RealLine[]): RealLine[] {
  const turns: RealLine[] = []
  for (const line of lines) {
    const before = turns.at(-1)
    const startMs = Math.max(line.startMs, before?.startMs ?? 0)
    const endMs = Math.max(line.endMs, before?.endMs ?? 0, startMs)
    if (before?.speaker === line.speaker)
      turns.splice(-1, 1, { ...before, words: `${before.words} ${line.words}`, endMs })
    else turns.push({ ...line, startMs, endMs })
  }
  return turns
}

/** As much of a long call is gone through line by line; of what came before it only what the buyer told stays. */
const mostTurns = 80

interface TakenUpCall {
  readonly setup: CallSetup
  /** What was said, up to a line of the rep's. */
  readonly lines: readonly RealLine[]
  readonly mode: RepTurn['mode']
  /** A new id for each line of the rep's. */
  readonly lineId: () => string
}

/**
 * The record of a practice call that goes on from what was really said. The buyer's mind is worked out line by line from the
 * rep's words, as in any call; what the buyer said, told and objected to is what was really said, to the letter. The setup
 * gives them the time of a whole call from there on. Where nothing was said before, it is a call from its beginning. Not for
 * calls that somebody else answers.
 */
export function takenUp({ setup, lines, mode, lineId }: TakenUpCall): CallRecord {
  const said = inTurns(lines)
  if (said.at(-1)?.speaker === 'rep') said.pop()
  const last = said.at(-1)
  if (last === undefined) return { setup, events: [], turns: [] }
  const goesOn: CallSetup = { ...setup, pastMs: last.endMs }
  const turns: KeptTurn[] = []
  const opened = openCall(goesOn)
  let mind = afterWords(goesOn, opened.mind, said.slice(0, -mostTurns))
  let answered: Answered = { mind, reply: { ...opened.reply, changes: [] } }
  for (const [turn, { speaker, words, startMs, endMs }] of said.slice(-mostTurns).entries()) {
    if (speaker === 'rep') {
      const heard = hear(goesOn, mind, { words, elapsedMs: endMs })
      answered = heard
      turns.push({ turn: { turn, startMs, endMs, speaker, words, acts: heard.acts, mode } })
    } else {
      const after = asWasSaid(goesOn, mind, answered, words)
      mind = after.mind
      turns.push({ ...after, turn: buyerTurnOf(after.reply, { turn, startMs, endMs, cut: false }) })
    }
  }
  return { setup: goesOn, events: eventsOf(goesOn, turns, lineId), turns }
}

function afterWords(setup: CallSetup, mind: Mind, turns: readonly RealLine[]): Mind {
  const words = turns.filter(({ speaker }) => speaker === 'buyer').map((turn) => turn.words)
  return words.reduce((now, each) => ({ ...now, facts: [...now.facts, ...toldIn(setup, now, each)] }), mind)
}

/** The events that would have told of these turns. */
function eventsOf({ persona, difficulty }: CallSetup, turns: readonly KeptTurn[], lineId: () => string): CallEvent[] {
  const { showsMood } = tunings[difficulty]
  const told = turns.flatMap((kept): Unnumbered<CallEvent>[] => {
    if (!('mind' in kept)) return [{ type: 'rep-turn', lineId: lineId(), turn: liveRepTurn(kept.turn) }]
    const { turn, reply } = kept
    const found = persona.facts.filter(({ id }) => turn.facts.includes(id))
    return [
      { type: 'buyer-turn', turn: liveBuyerTurn(turn), mood: showsMood ? reply.mood : null },
      ...found.map(({ id, label }) => ({
        type: 'fact-found' as const,
        item: { factId: id, label, foundAtMs: turn.startMs },
      })),
    ]
  })
  const pickedUp: Unnumbered<CallEvent> = { type: 'picked-up', atMs: 0 }
  return [pickedUp, ...told].map((event, index) => ({ ...event, seq: index + 1 }))
}
