import type { BuyerTurn, CallEvent, RepTurn } from '@ringside/contract'
import { hear } from '../buyer/index.ts'
import type { Mind } from '../buyer/mind.ts'
import type { BuyerReply } from '../buyer/scene.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { newCall } from './call.ts'
import type { Call, CallState } from './call.ts'

/** What is kept of a call: every event in order, and the turns, the buyer's with the state of mind after them. */
export type CallRecord = {
  readonly setup: CallSetup
  readonly events: readonly CallEvent[]
  readonly turns: readonly KeptTurn[]
}
export type KeptTurn =
  { readonly turn: RepTurn } | { readonly turn: BuyerTurn; readonly mind: Mind; readonly reply: BuyerReply }

/** The call as it was when its last event was kept, whoever ran it then. */
export function restoreCall({ setup, events, turns }: CallRecord): Call {
  const last = turns.at(-1)
  const lastEvent = events.at(-1)
  if (!last || !lastEvent) return newCallOrEnded(setup, lastEvent)
  return {
    setup,
    state: endOf(lastEvent) ?? stateAfter(setup, last, turns),
    seq: lastEvent.seq,
    lastTurn: last.turn,
    atMs: 'mind' in last && !last.turn.cut ? last.turn.startMs : last.turn.endMs,
    found: events.flatMap((event) => (event.type === 'fact-found' ? [event.item.factId] : [])),
    lines: new Map(events.flatMap((event) => (event.type === 'rep-turn' ? [[event.lineId, event] as const] : []))),
    toldTimeNearlyUp: events.some((event) => event.type === 'time-nearly-up'),
  }
}

function newCallOrEnded(setup: CallSetup, event: CallEvent | undefined): Call {
  const call = newCall(setup)
  const state = event && endOf(event)
  return state ? { ...call, state, seq: event.seq } : call
}

function endOf(event: CallEvent): CallState | null {
  if (event.type !== 'ended') return null
  const { outcome, endedBy, atMs } = event
  return { at: 'ended', outcome, endedBy, atMs }
}

function stateAfter(setup: CallSetup, last: KeptTurn, turns: readonly KeptTurn[]): CallState {
  if (!('mind' in last)) return answering(setup, last.turn, turns)
  const { turn, mind, reply } = last
  return turn.cut ? { at: 'listening', mind } : { at: 'speaking', mind, reply, turn }
}

/** The rep's line was kept and its answer was not: the same mind hears it again, and answers the same. */
function answering(setup: CallSetup, turn: RepTurn, turns: readonly KeptTurn[]): CallState {
  const before = turns.findLast((kept) => 'mind' in kept)
  if (!before || !('mind' in before)) throw new Error('A call with a rep turn has a buyer turn before it.')
  const { mind, reply } = hear(setup, before.mind, { words: turn.words, elapsedMs: turn.endMs })
  return { at: 'thinking', mind, reply }
}
