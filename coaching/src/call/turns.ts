import type { BuyerTurn, PerceivedAct, RepTurn } from '@ringside/contract'
import { liveBuyerTurn, liveRepTurn } from '@ringside/contract/simulations/turn'
import { isPublic } from '../buyer/findable.ts'
import { cutOff } from '../buyer/index.ts'
import type { Mind } from '../buyer/mind.ts'
import type { BuyerReply } from '../buyer/scene.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { tunings } from '../buyer/tuning.ts'
import { buyerTurnOf } from './buyer-turn.ts'
import type { Call, CallState, Happening } from './call.ts'
import type { Draft } from './draft.ts'
import { firstWords, speakingMs } from './timing.ts'

type Live = Extract<CallState, { at: 'listening' | 'thinking' | 'speaking' }>

/** The buyer is on the line. */
export function isLive(state: CallState): state is Live {
  return state.at === 'listening' || state.at === 'thinking' || state.at === 'speaking'
}

function nextTurn(call: Call): number {
  return call.lastTurn === null ? 0 : call.lastTurn.turn + 1
}

/** A rep can't have begun before the buyer did, nor end before beginning. Unmeasured lines are timed by their words. */
function startOf(call: Call, words: string, startMs: number | undefined, atMs: number): number {
  const earliest = call.lastTurn?.startMs ?? 0
  const quietSince = call.lastTurn?.endMs ?? 0
  const guess = Math.max(quietSince, atMs - speakingMs(words, 0.5))
  return Math.min(atMs, Math.max(earliest, startMs ?? guess))
}

/** Keeps what the rep said and acknowledges it. */
export function takeLine(draft: Draft, line: Extract<Happening, { type: 'line' }>, acts: PerceivedAct[]): void {
  const { call } = draft
  const turn: RepTurn = {
    speaker: 'rep',
    turn: nextTurn(call),
    words: line.words,
    startMs: startOf(call, line.words, line.startMs, call.atMs),
    endMs: call.atMs,
    acts,
    mode: line.mode,
  }
  draft.effects.push({ type: 'keep-turn', turn, lineId: line.lineId })
  const event = draft.tell({ type: 'rep-turn', lineId: line.lineId, turn: liveRepTurn(turn) })
  draft.change({ lastTurn: turn, lines: new Map(call.lines).set(line.lineId, event) })
}

const voiceOf = ({ gatekeeper, persona }: CallSetup, { by }: BuyerReply): CallSetup['persona']['voice'] =>
  by === undefined ? persona.voice : (gatekeeper ?? persona).voice

/** The buyer begins to say a reply. */
export function speak(draft: Draft, mind: Mind, reply: BuyerReply, atMs: number): void {
  const { setup } = draft.call
  const turn = buyerTurnOf(reply, {
    turn: nextTurn(draft.call),
    startMs: atMs,
    endMs: atMs + speakingMs(reply.words, voiceOf(setup, reply).pace),
    cut: false,
  })
  draft.change({ lastTurn: turn })
  draft.enter({ at: 'speaking', mind, reply, turn })
  draft.effects.push({ type: 'keep-turn', turn, mind, reply })
  const mood = tunings[setup.difficulty].showsMood ? reply.mood : null
  draft.tell({ type: 'buyer-turn', turn: liveBuyerTurn(turn), mood })
}

/**
 * The buyer's turn is over, all of it said. Reported by the browser it gives the turn its true length; otherwise the
 * turn lasted as long as its words take, or until now.
 */
export function said(draft: Draft, report: { turn?: number; atMs: number }): void {
  const { state } = draft.call
  if (state.at !== 'speaking') return
  if (report.turn !== undefined && report.turn !== state.turn.turn) return
  const atMs = draft.passTo(report.atMs)
  const endMs = Math.max(state.turn.startMs, report.turn === undefined ? Math.min(state.turn.endMs, atMs) : atMs)
  finish(draft, state, { ...state.turn, endMs })
}

/** The rep cut in: the buyer said only the first words, and what was not said was not told. */
export function cutShort(draft: Draft, report: Extract<Happening, { type: 'interrupt' }>): void {
  const { state, setup } = draft.call
  if (state.at !== 'speaking' || report.turn !== state.turn.turn) return
  const { words } = state.turn
  const begun = firstWords(words, report.wordsSaid)
  if (begun.length >= words.trimEnd().length) return said(draft, report)
  const atMs = draft.passTo(report.atMs)
  const { mind, reply } = cutOff(setup, state.mind, state.reply, begun)
  const { turn: number, startMs } = state.turn
  const turn = buyerTurnOf(reply, { turn: number, startMs, endMs: Math.max(startMs, atMs), cut: true })
  finish(draft, { ...state, mind, reply }, turn)
  draft.tell({ type: 'buyer-cut', turn: liveBuyerTurn(turn) })
}

/** Goes back to listening, and tells the facts that really came across. */
function finish(draft: Draft, state: Extract<CallState, { at: 'speaking' }>, turn: BuyerTurn): void {
  const { mind, reply } = state
  draft.enter({ at: 'listening', mind })
  if (turn.endMs !== state.turn.endMs || turn.cut) draft.effects.push({ type: 'change-turn', turn, mind, reply })
  draft.change({ lastTurn: turn })
  for (const factId of turn.facts.filter((fact) => !draft.call.found.includes(fact))) {
    const { facts, company } = draft.call.setup.persona
    const fact = facts.find(({ id }) => id === factId)
    draft.change({ found: [...draft.call.found, factId] })
    if (fact !== undefined && isPublic(fact, company)) continue
    draft.tell({ type: 'fact-found', item: { factId, label: fact?.label ?? factId, foundAtMs: turn.startMs } })
  }
}
