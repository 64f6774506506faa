import { connect, hear, isConnecting, openCall, timeLimitMs } from '../buyer/index.ts'
import type { Mind } from '../buyer/mind.ts'
import type { Call, EndedBy, Happening, Step } from './call.ts'
import { ending } from './ending.ts'
import { Draft } from './draft.ts'
import { connectsByMs, nearlyUpMs, patienceAfterTimeMs } from './timing.ts'
import { cutShort, isLive, said, speak, takeLine } from './turns.ts'

/**
 * The rules of a call: what is now, what happens, what follows. Pure: the same call and the same happening give the same
 * step. A happening that does not fit the state changes nothing; late messages are normal on a network.
 *
 * | state     | join | pick-up  | line     | answer-ready | interrupt | spoken    | time-passed  | whisper | hang-up, abandon |
 * |-----------|------|----------|----------|--------------|-----------|-----------|--------------|---------|------------------|
 * | idle      | ring | -        | refused  | -            | -         | -         | -            | -       | ended            |
 * | ringing   | ring | speaking | refused  | -            | -         | -         | -            | -       | ended            |
 * | listening | -    | -        | thinking | -            | -         | -         | told / ended | told    | ended            |
 * | thinking  | -    | -        | refused  | speaking*    | -         | -         | told / ended | told    | ended            |
 * | speaking  | -    | -        | thinking | -            | listening | listening | told / ended | told    | ended            |
 * | ended     | -    | -        | refused  | -            | -         | -         | -            | -       | -                |
 *
 * Of a rep who is being put through, `interrupt`, `spoken` and `time-passed` end in the persona speaking, and a line is answered
 * by the persona picking up.
 *
 * (*) or ended, when the answer is a goodbye. A line said while the buyer speaks means the buyer had been heard out:
 * a rep who cuts in says so with `interrupt` first.
 */
export function step(call: Call, happening: Happening): Step {
  const draft = new Draft(call)
  happen(draft, happening)
  return draft.step()
}

function happen(draft: Draft, happening: Happening): void {
  switch (happening.type) {
    case 'join':
      return join(draft)
    case 'pick-up':
      return pickUp(draft)
    case 'line':
      return line(draft, happening)
    case 'answer-ready':
      return answer(draft, happening)
    case 'interrupt':
      cutShort(draft, happening)
      return pickUpNext(draft)
    case 'spoken':
      said(draft, happening)
      return pickUpNext(draft)
    case 'time-passed':
      return timePassed(draft, happening.atMs)
    case 'whisper':
      return whisper(draft, happening)
    case 'hang-up':
      return ending(draft, 'rep', happening.atMs)
    case 'abandon':
      return ending(draft, 'abandoned', happening.atMs)
  }
}

function join(draft: Draft): void {
  const { at } = draft.call.state
  if (at !== 'idle' && at !== 'ringing') return
  draft.enter({ at: 'ringing' })
  draft.effects.push({ type: 'ring' })
}

function pickUp(draft: Draft): void {
  if (draft.call.state.at !== 'ringing') return
  const { mind, reply } = openCall(draft.call.setup)
  draft.tell({ type: 'picked-up', atMs: 0 })
  speak(draft, mind, reply, 0)
}

/** The rep was put through, and the words that said so have been said: the persona picks up. */
function pickUpNext(draft: Draft): void {
  const { state, setup, atMs } = draft.call
  if (state.at !== 'listening' || !isConnecting(state.mind)) return
  const { mind, reply } = connect(setup, state.mind, atMs)
  speak(draft, mind, reply, atMs)
}

const refusals = {
  idle: 'The call has not begun.',
  ringing: 'Wait until they pick up.',
  thinking: 'They are still answering your last line.',
  ended: 'The call is over.',
} as const

function line(draft: Draft, happening: Extract<Happening, { type: 'line' }>): void {
  const before = draft.call.lines.get(happening.lineId)
  if (before) {
    draft.effects.push({ type: 'tell-again', event: before })
    return
  }
  const { state, setup } = draft.call
  if (state.at !== 'listening' && state.at !== 'speaking') {
    draft.effects.push({ type: 'refuse', message: refusals[state.at], lineId: happening.lineId })
    return
  }
  said(draft, { atMs: happening.atMs })
  const atMs = draft.passTo(happening.atMs)
  const { mind, acts, reply } = hear(setup, state.mind, { words: happening.words, elapsedMs: atMs })
  takeLine(draft, happening, acts)
  draft.enter({ at: 'thinking', mind, reply })
  draft.effects.push({ type: 'answer' })
}

function answer(draft: Draft, { atMs: reported, words }: Extract<Happening, { type: 'answer-ready' }>): void {
  const { state, lastTurn } = draft.call
  if (state.at !== 'thinking') return
  const atMs = draft.passTo(reported)
  // Turn 0 is the buyer picking up, turn 1 the rep's first: answering that one makes it a call.
  if (lastTurn?.turn === 1) draft.effects.push({ type: 'answered-first' })
  speak(draft, state.mind, words === undefined ? state.reply : { ...state.reply, words }, atMs)
  if (state.reply.ends) ending(draft, whoEnded(state.mind), draft.call.lastTurn?.endMs ?? atMs)
}

/** A goodbye answers the rep's own; everything else that ends a call was the buyer's doing, or their time's. */
function whoEnded(mind: Mind): EndedBy {
  if (mind.endedBecause === 'goodbye') return 'rep'
  return mind.endedBecause === 'time' ? 'time' : 'buyer'
}

function timePassed(draft: Draft, reported: number): void {
  if (!isLive(draft.call.state)) return
  const connects = connectsByMs(draft.call)
  const atMs = draft.passTo(reported)
  if (connects !== null && atMs >= connects) {
    said(draft, { atMs })
    return pickUpNext(draft)
  }
  const time = timeLimitMs(draft.call.setup)
  if (atMs >= time + patienceAfterTimeMs) return ending(draft, 'time', atMs)
  if (draft.call.toldTimeNearlyUp || atMs < time - nearlyUpMs) return
  draft.tell({ type: 'time-nearly-up', atMs, leftMs: Math.max(0, time - atMs) })
  draft.change({ toldTimeNearlyUp: true })
}

function whisper(draft: Draft, { id, from, text, atMs }: Extract<Happening, { type: 'whisper' }>): void {
  if (!isLive(draft.call.state)) return
  draft.passTo(atMs)
  draft.tell({ type: 'whisper', id, from, text })
}
