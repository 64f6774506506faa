import type { CallEvent, ServerMessage } from '@ringside/contract/simulations/call-protocol'
import type { Outcome } from '@ringside/contract/simulations/vocabulary'
import { joinRecord, recordEvent, type CallRecord, type RepLine } from './call-record.ts'

/** Why a call can't be shown here. Trying again by itself would change nothing. */
export type Refusal = 'signed-out' | 'forbidden' | 'not-found' | 'page-too-old' | 'open-elsewhere'

/** What the call screen shows. Each state carries only what is true in it. */
export type CallView =
  | { state: 'connecting' }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'ringing'; call: CallRecord }
  | { state: 'live'; call: CallRecord }
  /** `lostAt` is the browser's clock when the connection went. */
  | { state: 'reconnecting'; call: CallRecord; lostAt: number }
  | {
      state: 'ended'
      call: CallRecord
      outcome: Outcome
      endedBy: Extract<CallEvent, { type: 'ended' }>['endedBy']
      atMs: number
    }

/** What can happen to a call in this page. `now` is the browser's clock in milliseconds. */
export type CallInput =
  | { kind: 'message'; message: ServerMessage; now: number }
  | { kind: 'lost'; now: number }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'said'; line: RepLine }
  /** The server has these notes. */
  | { kind: 'notes-saved'; notes: string }

export const connecting: CallView = { state: 'connecting' }

const ongoing = (call: CallRecord): CallView => ({ state: call.pickedUpAt === null ? 'ringing' : 'live', call })

/** The call in any state that has one. */
export const callOf = (view: CallView): CallRecord | null => ('call' in view ? view.call : null)

function onEvent(view: CallView, call: CallRecord, event: CallEvent, now: number): CallView {
  if (event.seq <= call.lastSeq) return view
  const next = recordEvent(call, event, now)
  if (event.type !== 'ended') return view.state === 'ended' ? { ...view, call: next } : ongoing(next)
  return { state: 'ended', call: next, outcome: event.outcome, endedBy: event.endedBy, atMs: event.atMs }
}

function onMessage(view: CallView, message: ServerMessage, now: number): CallView {
  if (message.type === 'joined') return view.state === 'ended' ? view : ongoing(joinRecord(callOf(view), message, now))
  if (!('call' in view)) return view
  const { call } = view
  switch (message.type) {
    case 'event':
      return onEvent(view, call, message.event, now)
    case 'thinking':
      return view.state === 'live' ? { ...view, call: { ...call, thinkingSince: now } } : view
    case 'watchers':
      return { ...view, call: { ...call, watchers: message.names } }
    case 'refused':
      return {
        ...view,
        call: {
          ...call,
          notice: message.message,
          unacknowledged: call.unacknowledged.filter((line) => line.lineId !== message.lineId),
        },
      }
    case 'notes-saved':
    case 'pong':
      return view
  }
}

/** The next view of a call. Pure: an event that was seen before changes nothing, so a replay after a break is harmless. */
export function callView(view: CallView, input: CallInput): CallView {
  switch (input.kind) {
    case 'message':
      return onMessage(view, input.message, input.now)
    case 'refused':
      return view.state === 'ended' ? view : { state: 'refused', refusal: input.refusal }
    case 'lost':
      if (view.state !== 'live' && view.state !== 'ringing') return view
      return { state: 'reconnecting', call: { ...view.call, thinkingSince: null }, lostAt: input.now }
    case 'notes-saved':
      return 'call' in view ? { ...view, call: { ...view.call, notes: input.notes } } : view
    case 'said': {
      if (!('call' in view) || view.state === 'ended') return view
      const { call } = view
      const known = call.unacknowledged.some((line) => line.lineId === input.line.lineId)
      if (known) return view
      const said = { ...call, unacknowledged: [...call.unacknowledged, input.line], notice: null, toSay: null }
      return { ...view, call: said }
    }
  }
}
